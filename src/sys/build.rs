// SPDX-License-Identifier: MIT
//! Takes the unwinder (libgcc_eh, beside every gcc) into the programs, where they would otherwise
//! load libgcc_s at each start: a fifth of dd's start-up, for code that no run without a panic
//! reaches. Whole, because its functions are asked for before the linker comes to it.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |key: &str, value: &str| env::var(key).is_ok_and(|found| found == value);
    if is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") {
        println!("cargo::rustc-link-lib=static:+whole-archive,-bundle=gcc_eh");
    }
}
