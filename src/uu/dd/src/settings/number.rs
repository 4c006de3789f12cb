// SPDX-License-Identifier: MIT
//! dd's grammar of numbers: `DIGITS[SUFFIX]`, and products `AxBxC…` of them (POSIX, dd, "bs=expr";
//! suffixes as in GNU's manual). Does not know what a number is for.
//!
//! uucore's `parse_size` reads hexadecimal, octal and `%`, and refuses blanks, `+` and the
//! suffixes `c`, `w` and `x`; so dd reads its numbers itself.

/// The largest number an operand may be: offsets are 63 bits wide.
pub const MAX: u64 = i64::MAX as u64;

/// A number as it was written.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Number {
    /// The product; `None` if it is larger than [`MAX`].
    pub value: Option<u64>,
    /// There is a `B`: the number means bytes, not blocks.
    pub means_bytes: bool,
    /// How many factors are written `0x…`, which looks like hexadecimal and is zero.
    pub zero_multipliers: usize,
}

/// The text is no number.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Invalid;

/// What one factor came to.
struct Factor {
    /// `None`: more than 64 bits.
    value: Option<u64>,
    /// Bytes of text it took.
    len: usize,
}

/// Reads a number. Uses a constant amount of stack whatever the count of factors.
pub fn parse(text: &[u8]) -> Result<Number, Invalid> {
    let mut product = Some(1_u64);
    let mut is_zero = false;
    let mut zero_multipliers = 0;
    let mut rest = text;
    loop {
        let factor = parse_factor(rest)?;
        is_zero |= factor.value == Some(0);
        product = match (product, factor.value) {
            (Some(product), Some(value)) => product.checked_mul(value),
            _ => None,
        };
        let after = &rest[factor.len..];
        match after {
            [] => break,
            [b'x', ..] => {
                zero_multipliers += usize::from(rest.starts_with(b"0x"));
                rest = &after[1..];
            }
            // GNU tells of the size before it looks at what follows a single number.
            _ if rest.len() == text.len() && factor.value.is_none_or(|value| value > MAX) => break,
            _ => return Err(Invalid),
        }
    }
    if is_zero {
        product = Some(0);
    }
    Ok(Number {
        value: product.filter(|&value| value <= MAX),
        means_bytes: text.contains(&b'B'),
        zero_multipliers,
    })
}

/// Reads the factor at the start of `text`, up to an `x` or to whatever does not belong to it.
fn parse_factor(text: &[u8]) -> Result<Factor, Invalid> {
    // strtoumax(3) passes over blanks and one sign; a minus is never valid here.
    let blanks = text
        .iter()
        .take_while(|byte| matches!(byte, b' ' | b'\t'..=b'\r'))
        .count();
    let mut at = blanks + usize::from(text.get(blanks) == Some(&b'+'));
    let mut value = Some(0_u64);
    let digits_start = at;
    while let Some(digit @ b'0'..=b'9') = text.get(at) {
        value = value
            .and_then(|value| value.checked_mul(10))
            .and_then(|value| value.checked_add(u64::from(digit - b'0')));
        at += 1;
    }
    let has_digits = at > digits_start;
    if !has_digits {
        // A suffix alone counts as 1 of it, but only at the very start of the factor.
        at = 0;
        value = Some(1);
    }
    let (multiplier, suffix_len) = suffix(&text[at..]);
    if !has_digits && suffix_len == 0 {
        return Err(Invalid);
    }
    at += suffix_len;
    let value = match (value, multiplier) {
        (Some(0), _) => Some(0),
        (Some(value), Some(multiplier)) => value.checked_mul(multiplier),
        _ => None,
    };
    // A `B` after the digits or after a suffix without one says that bytes are meant.
    if text.get(at) == Some(&b'B') && text[..at].last() != Some(&b'B') {
        at += 1;
    }
    Ok(Factor { value, len: at })
}

/// The multiplier at the start of `text` (`None`: more than 64 bits) and the length of its name;
/// 1 and 0 if there is none.
fn suffix(text: &[u8]) -> (Option<u64>, usize) {
    let exponent = match text.first() {
        Some(b'c') => return (Some(1), 1),
        Some(b'w') => return (Some(2), 1),
        Some(b'b') => return (Some(512), 1),
        // Lower-case letters are our extension, but for `k`.
        Some(b'k' | b'K') => 1,
        Some(b'm' | b'M') => 2,
        Some(b'g' | b'G') => 3,
        Some(b't' | b'T') => 4,
        Some(b'p' | b'P') => 5,
        Some(b'e' | b'E') => 6,
        Some(b'z' | b'Z') => 7,
        Some(b'y' | b'Y') => 8,
        Some(b'r' | b'R') => 9,
        Some(b'q' | b'Q') => 10,
        _ => return (Some(1), 0),
    };
    let (base, len): (u64, usize) = match &text[1..] {
        [b'i', b'B', ..] => (1024, 3),
        [b'B', ..] => (1000, 2),
        _ => (1024, 1),
    };
    (base.checked_pow(exponent), len)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn value(text: &str) -> Option<u64> {
        parse(text.as_bytes()).expect(text).value
    }

    #[test]
    fn numbers_follow_the_grammar() {
        let cases: &[(&str, u64)] = &[
            ("0", 0),
            ("1", 1),
            ("007", 7),
            (" +5", 5),
            ("\t5", 5),
            ("1c", 1),
            ("3w", 6),
            ("2b", 1024),
            ("1k", 1024),
            ("1K", 1024),
            ("1kB", 1000),
            ("1KB", 1000),
            ("1KiB", 1024),
            ("1kiB", 1024),
            ("2M", 2 << 20),
            ("2MB", 2_000_000),
            ("2MiB", 2 << 20),
            ("1G", 1 << 30),
            ("1GB", 1_000_000_000),
            ("1T", 1 << 40),
            ("1P", 1 << 50),
            ("1E", 1 << 60),
            ("7E", 7 << 60),
            ("1m", 1 << 20),
            ("1g", 1 << 30),
            ("1t", 1 << 40),
            ("1p", 1 << 50),
            ("1e", 1 << 60),
            ("1mB", 1_000_000),
            ("1miB", 1 << 20),
            ("0z", 0),
            ("0y", 0),
            ("0r", 0),
            ("0q", 0),
            ("0Q", 0),
            ("k", 1024),
            ("M", 1 << 20),
            ("kB", 1000),
            ("cB", 1),
            ("1xM", 1 << 20),
            ("Mx2", 2 << 20),
            ("2x3", 6),
            ("2x3k", 6144),
            ("2x3x4x5", 120),
            ("5B", 5),
            ("1cB", 1),
            ("1bB", 512),
            ("2Bx4", 8),
            ("2x4B", 8),
            ("2x 3", 6),
            ("2x+3", 6),
            ("9223372036854775807", MAX),
        ];
        for (text, expected) in cases {
            assert_eq!(value(text), Some(*expected), "{text}");
        }
    }

    #[test]
    fn what_is_no_number_is_refused() {
        for text in [
            "", " ", "+", "-", "-5", " -5", "+-5", "++5", "+ 5", "5 ", "5\n", "x", "x1", "1x",
            "1xx1", "5x0x", "0x", "B", "BB", "1BB", "1KiBB", "1kBB", "iB", "1i", "1ki", "1ck",
            "1kk", "1D", "1kD", "+k", " k", "1c1", "0xf", "1.5", "1,000", "a", "1o", "\u{661}",
            "1xB", "1x-1", "2x ",
        ] {
            assert_eq!(parse(text.as_bytes()), Err(Invalid), "{text:?}");
        }
    }

    #[test]
    fn a_number_too_large_is_told_apart_from_no_number() {
        for text in [
            "9223372036854775808",
            "18446744073709551616",
            "8E",
            "16E",
            "1Z",
            "1Y",
            "1R",
            "1Q",
            "1z",
            "1q",
            "4Gx4G",
            "99999999999999999999k",
            "99999999999999999999x1",
            "99999999999999999999-",
            "9223372036854775808 ",
            "YMiB0i",
        ] {
            assert_eq!(value(text), None, "{text}");
        }
        assert_eq!(parse(b"99999999999999999999kx"), Err(Invalid));
        assert_eq!(parse(b"1x99999999999999999999-"), Err(Invalid));
    }

    #[test]
    fn one_zero_factor_makes_zero_even_of_too_much() {
        for text in [
            "99999999999999999999x0",
            "0x99999999999999999999",
            "1Yx0",
            "0x1Y",
        ] {
            assert_eq!(value(text), Some(0), "{text}");
        }
    }

    #[test]
    fn factors_that_look_hexadecimal_are_counted() {
        for (text, count) in [
            ("0x5", 1),
            ("1x0x2", 1),
            ("0x0x5", 2),
            ("00x5", 0),
            (" 0x5", 0),
        ] {
            assert_eq!(parse(text.as_bytes()).expect(text).zero_multipliers, count);
        }
    }

    #[test]
    fn any_b_means_bytes() {
        for (text, bytes) in [
            ("5B", true),
            ("1kB", true),
            ("1KiB", true),
            ("1k", false),
            ("2Bx4", true),
            ("2b", false),
        ] {
            assert_eq!(
                parse(text.as_bytes()).expect(text).means_bytes,
                bytes,
                "{text}"
            );
        }
    }

    #[test]
    fn ten_thousand_factors_need_no_stack() {
        let text = format!("7{}", "x1".repeat(10_000));
        assert_eq!(value(&text), Some(7));
    }

    proptest! {
        #[test]
        fn what_is_printed_is_read_back(number in 0..=MAX) {
            prop_assert_eq!(value(&number.to_string()), Some(number));
        }

        #[test]
        fn products_are_those_of_arithmetic(factors in prop::collection::vec(0_u64..5000, 1..8)) {
            let text: Vec<String> = factors.iter().map(u64::to_string).collect();
            let expected = if factors.contains(&0) {
                Some(0)
            } else {
                factors.iter().try_fold(1_u64, |product, &f| product.checked_mul(f)).filter(|&p| p <= MAX)
            };
            prop_assert_eq!(value(&text.join("x")), expected);
        }

        #[test]
        fn any_bytes_are_read_without_panic(text in prop::collection::vec(prop::sample::select(b"0019xkKMBiEbcw +-\x80".to_vec()), 0..12)) {
            let _ = parse(&text);
        }
    }
}
