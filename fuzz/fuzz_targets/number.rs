// SPDX-License-Identifier: MIT
//! Any bytes as a number.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| coreutils_dd_fuzz::number(data));
