// SPDX-License-Identifier: MIT
//! Any bytes as a number: never a panic, and what is accepted obeys the grammar's bounds.
#![no_main]

use libfuzzer_sys::fuzz_target;
use uu_dd::settings::number::{MAX, parse};

fuzz_target!(|text: &[u8]| {
    if let Ok(number) = parse(text) {
        assert!(number.value.is_none_or(|value| value <= MAX));
        assert_eq!(number.means_bytes, text.contains(&b'B'));
        assert!(!text.contains(&b'-') || number.value.is_none());
    }
});
