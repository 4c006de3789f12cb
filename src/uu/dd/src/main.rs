// SPDX-License-Identifier: MIT
//! The stand-alone dd.

#![deny(unsafe_code)]

/// What the process was given that the Rust runtime changes before `main`.
mod startup {
    #![allow(
        unsafe_code,
        reason = "the macro puts a function of uucore into a link section; no code here"
    )]
    uucore::init_startup_state_capture!();
}

fn main() {
    std::process::exit(uu_dd::uumain(uucore::args_os()));
}
