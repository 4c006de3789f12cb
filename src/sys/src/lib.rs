// SPDX-License-Identifier: MIT
//! The few calls that no safe crate offers, each behind a safe function.
//!
//! Everything that needs `unsafe` for dd is here, so that dd's own crate can forbid it: signal
//! handlers without `SA_RESTART`, the character classes of the C library's locale, and a thread
//! that gives up its share of the descriptor table. Nothing here knows what dd does.

pub mod ctype;
pub mod signals;
pub mod threads;
