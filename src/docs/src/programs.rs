// SPDX-License-Identifier: MIT
//! The programs that are documented, and where what is said of them comes from.

use clap::Command;
use std::io;

/// The multicall binary itself.
pub const DISPATCHER: &str = "coreutils";

/// Where a program's documentation comes from.
#[derive(Clone, Copy)]
#[allow(dead_code, reason = "not every set of features has each kind")]
pub enum Source {
    /// Files of our own.
    Ours,
    /// The command line of one of the uutils project's, and the name its messages are found by.
    Uutils(fn() -> Command, &'static str),
}

include!(concat!(env!("OUT_DIR"), "/programs.rs"));

impl Source {
    /// The program's command line with its texts. Once in a process, as uucore keeps the messages of
    /// the first program for all.
    pub fn command(self, name: &str) -> io::Result<Command> {
        let Self::Uutils(command, messages) = self else {
            return Err(io::Error::other(format!("'{name}' has no clap::Command")));
        };
        uucore::locale::setup_localization(messages)
            .map_err(|error| io::Error::other(format!("no messages of '{name}': {error}")))?;
        Ok(command())
    }
}

/// Where the documentation of `name` comes from; `None` for the multicall binary.
pub fn find(name: &str) -> io::Result<Option<Source>> {
    if name == DISPATCHER {
        return Ok(None);
    }
    let found = PROGRAMS.iter().find(|(known, _)| *known == name);
    let (_, source) = found.ok_or_else(|| io::Error::other(format!("unknown program '{name}'")))?;
    Ok(Some(*source))
}

/// All that have a page: the programs, and the multicall binary.
pub fn names() -> impl Iterator<Item = String> {
    let programs = PROGRAMS.iter().map(|(name, _)| *name);
    programs.chain([DISPATCHER]).map(str::to_owned)
}
