// SPDX-License-Identifier: MIT
//! C's `pow`, so that no program has to load the C library's libm for it.
//!
//! indicatif calls it for an estimate that dd does not even show, and that alone would make every
//! start of dd load one more library: a tenth of its time. This one is that of the `libm` crate (musl's
//! algorithm, within one unit in the last place).

/// `base` to the power of `exponent` (C11, 7.12.7.4), but for `errno`, which Rust does not look at.
// SAFETY: its type is that of C's; libm, which has another one, is not linked in but loaded, if at
// all, and comes behind the program's own.
#[unsafe(no_mangle)]
extern "C" fn pow(base: f64, exponent: f64) -> f64 {
    libm::pow(base, exponent)
}

#[cfg(test)]
mod tests {
    #[test]
    fn powers_are_those_of_arithmetic() {
        // By way of the symbol, as everyone calls it.
        let pow = std::hint::black_box(f64::powf);
        assert_eq!(pow(2.0, 10.0), 1024.0);
        assert_eq!(pow(0.25, 0.5), 0.5);
        assert_eq!(pow(3.0, 0.0), 1.0);
        assert!((pow(0.1, 1.0 / 15.0) - 0.857_695_898_590_894_1).abs() < 1e-15);
    }
}
