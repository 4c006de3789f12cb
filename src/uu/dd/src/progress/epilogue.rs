// SPDX-License-Identifier: MIT
//! What is said after the statistics: digests, what was verified, what was rescued. Knows neither
//! clock nor where it goes.

use super::json::{Event, Transfer};
use super::lines::{self, Deed, WholeSeconds};
use crate::digest::Digest;
use crate::rescue::Rescued;
use crate::words::Words;
use std::ffi::OsString;
use std::os::unix::ffi::OsStrExt as _;
use std::time::Duration;

/// A word at the end.
#[derive(Clone, Debug)]
pub enum Epilogue {
    /// What was written to this file has this digest.
    Digest {
        /// The file's name as it was given, or `-`.
        file: OsString,
        /// Its digest.
        digest: Digest,
        /// It is written elsewhere: only programs are told of it here.
        is_logged: bool,
    },
    /// So many bytes were read back, in so much time, and were as they should be.
    Verified {
        /// Bytes.
        bytes: u64,
        /// The time it took.
        elapsed: Duration,
    },
    /// What is rescued.
    Rescued(Rescued),
}

impl Epilogue {
    /// Whether it is said even by a dd that is to be silent.
    pub fn is_asked_for(&self) -> bool {
        match self {
            Self::Digest { .. } => true,
            Self::Verified { .. } => false,
            Self::Rescued(rescued) => rescued.lost > 0,
        }
    }

    /// Whether it is a line of bytes and rate.
    pub fn is_transfer(&self) -> bool {
        matches!(self, Self::Verified { .. })
    }

    /// For eyes: its line; nothing where it is written elsewhere.
    pub fn text(&self, words: &Words) -> Vec<u8> {
        let mut line = match self {
            Self::Digest { is_logged, .. } if *is_logged => return Vec::new(),
            Self::Digest { file, digest, .. } => digest.tagged(file.as_bytes()),
            Self::Verified { bytes, elapsed } => {
                lines::transfer(Deed::Verified, *bytes, *elapsed, WholeSeconds::No, words)
            }
            Self::Rescued(rescued) => rescued_text(rescued, words),
        };
        line.push(b'\n');
        line
    }

    /// For programs.
    pub fn event(&self) -> Event<'static> {
        match self {
            Self::Digest { file, digest, .. } => Event::digest(file, digest),
            Self::Verified { bytes, elapsed } => Event::Verified(Transfer::new(*bytes, *elapsed)),
            Self::Rescued(rescued) => Event::Rescued {
                rescued: rescued.rescued,
                lost: rescued.lost,
                bad_areas: rescued.bad_areas,
            },
        }
    }
}

fn rescued_text(rescued: &Rescued, words: &Words) -> Vec<u8> {
    let (good, lost) = (rescued.rescued.to_string(), rescued.lost.to_string());
    let areas = rescued.bad_areas.to_string();
    let arguments = [
        ("rescued", good.as_bytes()),
        ("lost", lost.as_bytes()),
        ("areas", areas.as_bytes()),
    ];
    words
        .translate("rescued", &arguments, Some(rescued.bad_areas))
        .unwrap_or_else(|| {
            let noun = if rescued.bad_areas == 1 {
                "area"
            } else {
                "areas"
            };
            format!("{good} bytes rescued, {lost} bytes lost, {areas} bad {noun}").into_bytes()
        })
}
