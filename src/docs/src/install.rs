// SPDX-License-Identifier: MIT
//! Puts pages and completions in their places.

use crate::request::{Folders, Request};
use crate::{completion, page, process, programs};
use std::ffi::OsString;
use std::fs::{self, Permissions};
use std::io;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::ExitCode;

/// The files of several programs: each in a process of its own.
pub fn each(names: &[String], folders: &Folders, request: &Request) -> io::Result<ExitCode> {
    // All of them are known before anything is written.
    for name in names {
        programs::find(name)?;
    }
    for name in names {
        let mut arguments: Vec<OsString> = vec![
            "--prog-prefix".into(),
            request.prefix.as_str().into(),
            "install".into(),
        ];
        let mut put = |option: &str, folder: &Path| {
            arguments.extend([option.into(), folder.into()]);
        };
        if let Some(folder) = &folders.man {
            put("--man", folder);
        }
        for (shell, folder) in &folders.shells {
            put(&format!("--{shell}"), folder);
        }
        arguments.extend(["--".into(), name.into()]);
        if process::run(name, request, arguments)? != ExitCode::SUCCESS {
            return Ok(ExitCode::FAILURE);
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The files of one program, in a process made for it.
pub fn one(name: &str, folders: &Folders, request: &Request) -> io::Result<()> {
    let called = format!("{}{name}", request.prefix);
    if let Some(folder) = &folders.man {
        let file = folder.join("man1").join(format!("{called}.1"));
        write(&file, &page::of_program(name, request)?)?;
    }
    for (shell, folder) in &folders.shells {
        if let Some(script) = completion::of(name, *shell, &request.prefix)? {
            write(
                &folder.join(completion::file_name(*shell, &called)),
                &script,
            )?;
        }
    }
    Ok(())
}

fn write(file: &Path, text: &str) -> io::Result<()> {
    let with_name = |error: io::Error| {
        io::Error::new(
            error.kind(),
            format!("cannot write '{}': {error}", file.display()),
        )
    };
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).map_err(with_name)?;
    }
    fs::write(file, text).map_err(with_name)?;
    // Whatever the umask is.
    fs::set_permissions(file, Permissions::from_mode(0o644)).map_err(with_name)
}
