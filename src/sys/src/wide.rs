// SPDX-License-Identifier: MIT
//! Loops over bytes in as wide registers as the processor has: the compiler may assume little of
//! it, so each loop is there twice, and the choice is made when it runs.

/// Makes `$name`, which runs `$plain`, compiled for AVX2 too where the processor has it.
macro_rules! widened {
    ($(#[$doc:meta])* $name:ident, $plain:ident) => {
        $(#[$doc])*
        pub fn $name(bytes: &mut [u8]) {
            #[cfg(target_arch = "x86_64")]
            {
                #[target_feature(enable = "avx2")]
                fn wide(bytes: &mut [u8]) {
                    $plain(bytes);
                }
                if is_x86_feature_detected!("avx2") {
                    // SAFETY: the processor has what the function is compiled for.
                    return unsafe { wide(bytes) };
                }
            }
            $plain(bytes);
        }
    };
}

widened! {
    /// ASCII letters to upper case.
    make_upper_case, upper_case
}
widened! {
    /// ASCII letters to lower case.
    make_lower_case, lower_case
}
widened! {
    /// Swaps the bytes of each pair; an odd last byte stays.
    swap_pairs, pairs
}

#[inline(always)]
fn upper_case(bytes: &mut [u8]) {
    bytes.make_ascii_uppercase();
}

#[inline(always)]
fn lower_case(bytes: &mut [u8]) {
    bytes.make_ascii_lowercase();
}

/// By words, which the compiler puts several of into one register.
#[inline(always)]
fn pairs(bytes: &mut [u8]) {
    const EVEN: u64 = 0x00ff_00ff_00ff_00ff;
    let (words, rest) = bytes.as_chunks_mut::<8>();
    for word in words {
        let old = u64::from_ne_bytes(*word);
        *word = ((old >> 8 & EVEN) | (old & EVEN) << 8).to_ne_bytes();
    }
    for pair in rest.chunks_exact_mut(2) {
        pair.swap(0, 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_loops_do_what_plain_ones_do() {
        let all: Vec<u8> = (0..=255).cycle().take(1000).collect();
        for start in 0..40 {
            for end in (900..1000).step_by(7) {
                for (wide, plain) in [
                    (
                        make_upper_case as fn(&mut [u8]),
                        upper_case as fn(&mut [u8]),
                    ),
                    (make_lower_case, lower_case),
                    (swap_pairs, pairs),
                ] {
                    let (mut a, mut b) = (all[start..end].to_vec(), all[start..end].to_vec());
                    wide(&mut a);
                    plain(&mut b);
                    assert_eq!(a, b);
                }
                let mut upper = all[start..end].to_vec();
                make_upper_case(&mut upper);
                assert_eq!(upper, all[start..end].to_ascii_uppercase());
            }
        }
    }
}
