// SPDX-License-Identifier: MIT
//! What is counted, when to speak of it, and every byte dd puts on standard error.

pub mod alarm;
mod bar;
pub mod epilogue;
pub mod expectation;
mod json;
pub mod lines;
pub mod report;
pub mod stats;
mod stderr;
mod terminal;

use std::time::Duration;

/// How much is said on standard error, and how.
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
    /// As [`Status::Full`], and a bar on a terminal; elsewhere as [`Status::Progress`].
    Bar,
    /// All of it as JSON, an object a line.
    Json,
}

impl Status {
    /// How often progress is shown; `None` where it is not.
    fn period(self) -> Option<Duration> {
        match self {
            Self::Full | Self::None | Self::NoXfer => None,
            Self::Progress | Self::Json => Some(Duration::from_secs(1)),
            Self::Bar => Some(Duration::from_millis(200)),
        }
    }
}

/// What dd is doing.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Phase {
    /// Opening both ends.
    Opening,
    /// Moving to where the copy starts, and copying.
    Copying,
    /// Having the output on its device (`conv=fdatasync`, `conv=fsync`).
    Syncing,
    /// Reading the output back (`conv=verify`).
    Verifying,
}

impl Phase {
    /// As it is shown.
    fn name(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Copying => "copying",
            Self::Syncing => "syncing",
            Self::Verifying => "verifying",
        }
    }
}
