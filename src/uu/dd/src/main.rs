// SPDX-License-Identifier: MIT
//! The stand-alone dd.

#![cfg_attr(all(target_os = "linux", target_env = "gnu", not(test)), no_main)]
#![deny(unsafe_code)]

use std::ffi::OsString;

#[global_allocator]
static HEAP: coreutils_sys::memory::Heap = coreutils_sys::memory::Heap;

/// What the process was given that the Rust runtime changes, where there is one.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
mod startup {
    #![allow(
        unsafe_code,
        reason = "the macro puts a function of uucore into a link section; no code here"
    )]
    uucore::init_startup_state_capture!();
}

coreutils_sys::entry!(run);

fn run(arguments: Vec<OsString>) -> i32 {
    coreutils_dd::uumain(arguments.into_iter())
}
