// SPDX-License-Identifier: MIT
//! What is counted, when to speak of it, and every byte dd puts on standard error.

pub mod alarm;
pub mod report;
pub mod stats;

/// How much is said on standard error.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Status {
    /// Errors and the final statistics.
    #[default]
    Full,
    /// Errors alone.
    None,
    /// As [`Status::Full`] without the line of bytes and rate.
    NoXfer,
    /// As [`Status::Full`], and a line each second.
    Progress,
}
