// SPDX-License-Identifier: MIT
//! Writes the manual pages and the shells' completions of the programs. Runs on the machine that
//! builds, whatever is built for; the same sources give the same bytes, whoever runs it and when.

#![forbid(unsafe_code)]

mod completion;
mod date;
mod handmade;
mod install;
mod page;
mod process;
mod programs;
mod prose;
mod request;
mod roff;

use request::{Request, Task};
use std::env;
use std::io::{self, Write as _};
use std::process::ExitCode;

fn main() -> ExitCode {
    match run(&Request::from_command_line()) {
        Ok(code) => code,
        Err(error) => {
            let _ = writeln!(io::stderr(), "coreutils-docs: {error}"); // nowhere to tell it
            ExitCode::FAILURE
        }
    }
}

fn run(request: &Request) -> io::Result<ExitCode> {
    let text = match &request.task {
        Task::List => programs::names().map(|name| name + "\n").collect(),
        Task::Install { names, folders } => {
            if !request.is_prepared {
                return install::each(names, folders, request);
            }
            for name in names {
                install::one(name, folders, request)?;
            }
            return Ok(ExitCode::SUCCESS);
        }
        Task::Page(name) | Task::Completion(name, _) if !request.is_prepared => {
            return process::run(name, request, env::args_os().skip(1));
        }
        Task::Page(name) => page::of_program(name, request)?,
        Task::Completion(name, shell) => completion::of(name, *shell, &request.prefix)?
            .ok_or_else(|| io::Error::other(format!("no completion of '{name}' for {shell}")))?,
    };
    io::stdout().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
