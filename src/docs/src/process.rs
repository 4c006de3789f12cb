// SPDX-License-Identifier: MIT
//! A process for each program: uucore keeps the messages of the first program it is asked for, takes
//! their language from the environment, and the program's name in them from the command line.

use crate::request::{PREPARED, Request};
use std::env;
use std::ffi::OsString;
use std::io;
use std::os::unix::process::CommandExt as _;
use std::process::{Command, ExitCode};

/// Runs this program again with these arguments, called as `name`, in an environment that changes
/// nothing.
pub fn run(
    name: &str,
    request: &Request,
    arguments: impl IntoIterator<Item = OsString>,
) -> io::Result<ExitCode> {
    let mut command = Command::new(env::current_exe()?);
    command
        .arg0(format!("{}{name}", request.prefix))
        .arg(format!("--{PREPARED}"))
        .args(arguments)
        .env_clear()
        .env("LANG", "C");
    if let Some(date) = env::var_os(crate::date::VARIABLE) {
        command.env(crate::date::VARIABLE, date);
    }
    let status = command.status()?;
    Ok(if status.success() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
