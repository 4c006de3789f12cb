// SPDX-License-Identifier: MIT
//! Any conversions of any input, however it is cut.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| coreutils_dd_fuzz::pipeline(data));
