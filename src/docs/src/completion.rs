// SPDX-License-Identifier: MIT
//! Completions of the shells.

use crate::handmade;
use crate::programs::{self, Source};
use clap_complete::Shell;
use std::io;

/// The completion of a program, and the name of the shell's file for it. `[` has none, as it is no
/// name of a function, and the multicall binary has none either.
pub fn of(name: &str, shell: Shell, prefix: &str) -> io::Result<Option<String>> {
    let source = match programs::find(name)? {
        None => return Ok(None),
        Some(Source::Ours) => return Ok(handmade::completion(shell, prefix)),
        Some(Source::Uutils(..)) if name == "[" => return Ok(None),
        Some(source) => source,
    };
    let mut command = source.command(name)?;
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, format!("{prefix}{name}"), &mut script);
    String::from_utf8(script)
        .map(Some)
        .map_err(io::Error::other)
}

/// What the file is called in which the shell looks for the completion of `called`.
pub fn file_name(shell: Shell, called: &str) -> String {
    match shell {
        Shell::Zsh => format!("_{called}"),
        Shell::Fish => format!("{called}.fish"),
        _ => called.to_owned(),
    }
}
