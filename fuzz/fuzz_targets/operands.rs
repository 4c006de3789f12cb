// SPDX-License-Identifier: MIT
//! Any list of operands, one on a line: settings or a usage error, never a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt as _;
use uu_dd::settings::Settings;
use uu_dd::settings::operands::{Operands, Request, find_options};

fuzz_target!(|text: &[u8]| {
    let arguments = text
        .split(|&byte| byte == b'\n')
        .map(|line| OsString::from_vec(line.to_vec()));
    if let Ok(Request::Copy(operands)) = find_options(arguments, false) {
        let mut taken = Operands::default();
        if taken.take_all(&operands).is_ok() {
            let _ = Settings::new(taken);
        }
    }
});
