// SPDX-License-Identifier: MIT
//! Where a program begins: the C `main`, called by the C library with nothing of Rust's runtime in
//! between.
//!
//! Rust's runtime aborts or panics if it cannot map a stack for its overflow handler, ask for the
//! state of the standard descriptors or set a signal's action. It puts /dev/null in the place of
//! standard descriptors that are closed, which dd must not take for an end of file, and ignores
//! `SIGPIPE`. And it makes a quarter of dd's start-up instructions. So on Linux with glibc, where
//! `std` finds the arguments by itself, programs begin without it; elsewhere with it.

use std::ffi::{CStr, OsStr, OsString, c_char, c_int};
use std::os::unix::ffi::OsStrExt as _;

/// Whether Rust's runtime was there first, and what it changed must be undone.
pub const HAS_RUNTIME: bool = cfg!(not(all(target_os = "linux", target_env = "gnu")));

/// Makes `$main`, a function from the arguments to the exit status, the start of the program. The
/// crate must have `#![cfg_attr(all(target_os = "linux", target_env = "gnu", not(test)), no_main)]`.
#[macro_export]
macro_rules! entry {
    ($main:path) => {
        /// Called by the C library.
        #[cfg(all(target_os = "linux", target_env = "gnu", not(test)))]
        #[allow(unsafe_code, reason = "the code is that of coreutils-sys")]
        // SAFETY: a program has one `main`, this one; its type is that of C's.
        #[unsafe(no_mangle)]
        unsafe extern "C" fn main(
            count: ::std::ffi::c_int,
            words: *const *const ::std::ffi::c_char,
        ) -> ::std::ffi::c_int {
            // SAFETY: these are the arguments that the C library gives to main.
            let arguments = unsafe { $crate::entry::arguments(count, words) };
            ::std::process::exit($main(arguments))
        }

        #[cfg(not(all(target_os = "linux", target_env = "gnu", not(test))))]
        fn main() {
            let arguments: Vec<_> = ::std::env::args_os().collect();
            ::std::process::exit($main(arguments))
        }
    };
}

/// The arguments of C's `main`.
///
/// # Safety
///
/// `words` must hold `count` C strings, as it does for `main` (C11, 5.1.2.2.1).
pub unsafe fn arguments(count: c_int, words: *const *const c_char) -> Vec<OsString> {
    let count = usize::try_from(count).unwrap_or(0);
    (0..count)
        .map(|at| {
            // SAFETY: by the contract, there are `count` strings.
            let word = unsafe { CStr::from_ptr(*words.add(at)) };
            OsStr::from_bytes(word.to_bytes()).to_owned()
        })
        .collect()
}

/// Does what Rust's runtime would have done, for programs that count on it: opens standard descriptors
/// that are closed on /dev/null, so that no file takes their place, and ignores `SIGPIPE`, so that a
/// broken pipe is an error of the write. (uucore's programs take the signal's default action back
/// where it was not ignored before, and remember which descriptors were closed.)
pub fn provide_runtime() {
    if HAS_RUNTIME {
        return;
    }
    // SAFETY: the calls take plain numbers and a string that lives through them.
    unsafe {
        for descriptor in 0..=2 {
            if libc::fcntl(descriptor, libc::F_GETFD) < 0 {
                // The lowest that is free, which is this one.
                libc::open(c"/dev/null".as_ptr(), libc::O_RDWR);
            }
        }
        libc::signal(libc::SIGPIPE, libc::SIG_IGN);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_bytes() {
        let words = [c"dd".as_ptr(), c"if=\xff".as_ptr(), std::ptr::null()];
        // SAFETY: two strings.
        let arguments = unsafe { arguments(2, words.as_ptr()) };
        assert_eq!(arguments, [OsStr::new("dd"), OsStr::from_bytes(b"if=\xff")]);
    }
}
