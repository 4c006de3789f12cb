// SPDX-License-Identifier: MIT
//! The few calls that no safe crate offers, each behind a safe function.
//!
//! Everything that needs `unsafe` for dd is here, so that dd's own crate can forbid it: signal
//! handlers without `SA_RESTART`, the character classes of the C library's locale, a thread that
//! gives up its share of the descriptor table, the start of a program without Rust's runtime, a heap
//! whose end is told, and loops in the processor's widest registers. Nothing here knows what dd does.

pub mod ctype;
pub mod entry;
pub mod locale;
#[cfg(all(
    target_os = "linux",
    target_env = "gnu",
    not(target_feature = "crt-static")
))]
mod math;
pub mod memory;
pub mod signals;
pub mod threads;
pub mod wide;
