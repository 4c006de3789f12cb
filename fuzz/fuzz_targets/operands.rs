// SPDX-License-Identifier: MIT
//! Any list of operands, one on a line.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| coreutils_dd_fuzz::operands(data));
