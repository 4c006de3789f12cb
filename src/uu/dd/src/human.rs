// SPDX-License-Identifier: MIT
//! Numbers as the statistics show them. Knows only numbers.
//!
//! uucore's `format::human` does not serve: it has no pair of SI and IEC sizes and rounds up.

use std::fmt;

/// Unit letters from the second power on; `R` and `Q` were added to the SI in 2022.
const SI_UNITS: [&str; 11] = [
    "B", "kB", "MB", "GB", "TB", "PB", "EB", "ZB", "YB", "RB", "QB",
];
const IEC_UNITS: [&str; 11] = [
    "B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB", "ZiB", "YiB", "RiB", "QiB",
];

/// What stands before decimals in the C locale.
pub const POINT: &str = ".";

/// A quantity with its unit, rounded to nearest with ties to even: one decimal below 10 (or below
/// 100, for rates), none from there on.
#[derive(Clone, Copy)]
pub struct Human {
    tenths: u128,
    has_decimal: bool,
    unit: &'static str,
    separator: &'static str,
}

impl Human {
    /// The same with this between the whole number and its decimal, in the place of a point.
    pub fn with(self, separator: &'static str) -> Self {
        Self { separator, ..self }
    }
}

impl fmt::Display for Human {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            tenths,
            unit,
            separator,
            ..
        } = self;
        if self.has_decimal {
            write!(f, "{}{separator}{} {unit}", tenths / 10, tenths % 10)
        } else {
            write!(f, "{} {unit}", tenths / 10)
        }
    }
}

/// `bytes` with an SI unit: `6.3 kB`.
pub fn si(bytes: u128) -> Human {
    scaled(bytes, 1, 1000, &SI_UNITS, 0, 10)
}

/// `bytes` with an IEC unit: `6.2 KiB`.
pub fn iec(bytes: u128) -> Human {
    scaled(bytes, 1, 1024, &IEC_UNITS, 0, 10)
}

/// Bytes a second, in kB or more: `51.4 MB/s` without the `/s`. `nanoseconds` is not zero.
pub fn rate(bytes: u128, nanoseconds: u128) -> Human {
    scaled(
        bytes.saturating_mul(1_000_000_000),
        nanoseconds,
        1000,
        &SI_UNITS,
        1,
        100,
    )
}

/// `numerator / denominator` in the largest unit, from `smallest` on, that is not above it.
fn scaled(
    numerator: u128,
    denominator: u128,
    base: u128,
    units: &'static [&'static str; 11],
    smallest: usize,
    decimals_below: u128,
) -> Human {
    let mut power = smallest;
    let mut unit = denominator * base.pow(u32::try_from(smallest).unwrap_or(0));
    loop {
        let next = unit.checked_mul(base);
        let is_last = power + 1 == units.len();
        if let Some(next) = next
            && numerator >= next
            && !is_last
        {
            unit = next;
            power += 1;
            continue;
        }
        if power > 0 {
            let tenths = divide_to_nearest(numerator, 10, unit);
            if tenths < decimals_below * 10 {
                return Human {
                    tenths,
                    has_decimal: true,
                    unit: units[power],
                    separator: POINT,
                };
            }
        }
        let whole = divide_to_nearest(numerator, 1, unit);
        // Rounding may reach the next unit: 999999 is 1.0 MB.
        if whole >= base
            && !is_last
            && let Some(next) = next
        {
            unit = next;
            power += 1;
            continue;
        }
        return Human {
            tenths: whole * 10,
            has_decimal: false,
            unit: units[power],
            separator: POINT,
        };
    }
}

/// `numerator * times / denominator`, rounded to nearest, ties to even.
fn divide_to_nearest(numerator: u128, times: u128, denominator: u128) -> u128 {
    let whole = numerator / denominator * times;
    let rest = numerator % denominator;
    // The rest is below the denominator, which is below 2^128 / 10 for every copy that ends.
    let scaled_rest = rest.saturating_mul(times);
    let quotient = whole + scaled_rest / denominator;
    let remainder = scaled_rest % denominator;
    let twice = remainder.saturating_mul(2);
    if twice > denominator || (twice == denominator && quotient % 2 == 1) {
        quotient + 1
    } else {
        quotient
    }
}

/// Seconds as C's `%g` prints them: six significant digits, no trailing zeros, an exponent below
/// 0.0001 and from 1000000 on. With what stands before decimals.
pub struct Seconds<'a>(pub f64, pub &'a str);

impl fmt::Display for Seconds<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        /// Long enough for `d.ddddde-NNN` and for `0.000dddddd`.
        const LEN: usize = 32;
        let mut scientific = FixedText::<LEN>::new();
        fmt::Write::write_fmt(&mut scientific, format_args!("{:.5e}", self.0))?;
        let text = scientific.as_str();
        let Some((mantissa, exponent)) = text.split_once('e') else {
            return f.write_str(text);
        };
        let exponent: i32 = exponent.parse().unwrap_or(0);
        if (-4..6).contains(&exponent) {
            let decimals = usize::try_from(5 - exponent).unwrap_or(0);
            let mut fixed = FixedText::<LEN>::new();
            fmt::Write::write_fmt(&mut fixed, format_args!("{:.decimals$}", self.0))?;
            return write_with(self.1, without_trailing_zeros(fixed.as_str()), f);
        }
        let sign = if exponent < 0 { '-' } else { '+' };
        write_with(self.1, without_trailing_zeros(mantissa), f)?;
        write!(f, "e{sign}{:02}", exponent.abs())
    }
}

/// `number`, with `separator` in the place of its point.
fn write_with(separator: &str, number: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match number.split_once('.') {
        Some((whole, decimals)) => write!(f, "{whole}{separator}{decimals}"),
        None => f.write_str(number),
    }
}

fn without_trailing_zeros(number: &str) -> &str {
    if number.contains('.') {
        number.trim_end_matches('0').trim_end_matches('.')
    } else {
        number
    }
}

/// Text of a bounded length, without allocation: the clock's thread must not allocate.
pub struct FixedText<const LEN: usize> {
    bytes: [u8; LEN],
    len: usize,
}

impl<const LEN: usize> FixedText<LEN> {
    /// No text yet.
    pub fn new() -> Self {
        Self {
            bytes: [0; LEN],
            len: 0,
        }
    }

    /// The text so far.
    pub fn as_str(&self) -> &str {
        // Only whole `str` pieces are ever stored.
        std::str::from_utf8(self.as_bytes()).unwrap_or_default()
    }

    /// The text so far, as bytes.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.len]
    }
}

impl<const LEN: usize> fmt::Write for FixedText<LEN> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.len + text.len();
        let room = self.bytes.get_mut(self.len..end).ok_or(fmt::Error)?;
        room.copy_from_slice(text.as_bytes());
        self.len = end;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_rounded_to_nearest_with_ties_to_even() {
        let cases = [
            (0, "0 B", "0 B"),
            (999, "999 B", "999 B"),
            (1000, "1.0 kB", "1000 B"),
            (1050, "1.0 kB", "1.0 KiB"),
            (1150, "1.2 kB", "1.1 KiB"),
            (6345, "6.3 kB", "6.2 KiB"),
            (9950, "10 kB", "9.7 KiB"),
            (10500, "10 kB", "10 KiB"),
            (11500, "12 kB", "11 KiB"),
            (999_499, "999 kB", "976 KiB"),
            (999_999, "1.0 MB", "977 KiB"),
            (1_048_575, "1.0 MB", "1.0 MiB"),
            (321_264_640, "321 MB", "306 MiB"),
            (u128::from(u64::MAX), "18 EB", "16 EiB"),
            (2 * 10_u128.pow(30), "2.0 QB", "1.6 QiB"),
            (2 * 10_u128.pow(34), "20000 QB", "15777 QiB"),
        ];
        for (bytes, expected_si, expected_iec) in cases {
            assert_eq!(si(bytes).to_string(), expected_si, "{bytes}");
            assert_eq!(iec(bytes).to_string(), expected_iec, "{bytes}");
        }
    }

    #[test]
    fn rates_never_go_below_kilobytes() {
        let second = 1_000_000_000;
        let cases = [
            (0, second, "0.0 kB"),
            (1, second, "0.0 kB"),
            (300, second, "0.3 kB"),
            (39_100, second, "39.1 kB"),
            (99_940, second, "99.9 kB"),
            (99_960, second, "100 kB"),
            (153_000_000, second, "153 MB"),
            (4_000_000, second, "4.0 MB"),
            (1, 80_000, "12.5 kB"),
            (6345, 123_456, "51.4 MB"),
        ];
        for (bytes, nanoseconds, expected) in cases {
            assert_eq!(rate(bytes, nanoseconds).to_string(), expected);
        }
    }

    #[test]
    fn seconds_are_printed_as_by_percent_g() {
        let cases = [
            (0.0, "0"),
            (8e-5, "8e-05"),
            (0.000_123_456, "0.000123456"),
            (1.5, "1.5"),
            (3.018_72, "3.01872"),
            (100_000.0, "100000"),
            (999_999.5, "1e+06"),
            (1_234_567.0, "1.23457e+06"),
            (687.391, "687.391"),
            (0.000_099_999_99, "0.0001"),
        ];
        for (seconds, expected) in cases {
            assert_eq!(Seconds(seconds, POINT).to_string(), expected);
        }
    }
}
