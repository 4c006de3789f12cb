// SPDX-License-Identifier: MIT
//! The tool from outside: what it writes for the programs of the features it is built with.

mod completions;
mod features;
mod names;
mod pages;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

/// A call of the tool, in the C locale and without a date.
fn tool() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_coreutils-docs"));
    command.env("LC_ALL", "C").env_remove("SOURCE_DATE_EPOCH");
    command
}

#[track_caller]
fn text_of(command: &mut Command) -> String {
    let Output {
        status,
        stdout,
        stderr,
    } = command.output().expect("the tool runs");
    let messages = String::from_utf8_lossy(&stderr);
    assert!(status.success() && messages.is_empty(), "{messages}");
    String::from_utf8(stdout).expect("what it prints is UTF-8")
}

/// The programs there are, and the multicall binary.
fn names() -> Vec<String> {
    let list = text_of(tool().arg("list"));
    list.lines().map(str::to_owned).collect()
}

/// Files as they are installed.
struct Installed(TempDir);

impl Installed {
    #[track_caller]
    fn by(command: &mut Command, prefix: &str) -> Self {
        let folder = TempDir::new().expect("a folder can be made");
        command.args(["install", "--prog-prefix", prefix]);
        for kind in ["man", "bash", "zsh", "fish"] {
            command
                .arg(format!("--{kind}"))
                .arg(folder.path().join(kind));
        }
        text_of(command);
        Self(folder)
    }

    fn path(&self, relative: &str) -> PathBuf {
        self.0.path().join(relative)
    }

    #[track_caller]
    fn page(&self, called: &str) -> String {
        let path = self.path(&format!("man/man1/{called}.1"));
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    /// All files, by their paths in it.
    fn files(&self) -> Vec<(PathBuf, String)> {
        let mut files = Vec::new();
        for folder in ["man/man1", "bash", "zsh", "fish"] {
            files.extend(files_of(&self.path(folder)));
        }
        files
    }
}

/// The files of a folder, sorted.
fn files_of(folder: &Path) -> Vec<(PathBuf, String)> {
    let entries = fs::read_dir(folder).expect("the folder was made");
    let paths = entries.map(|entry| entry.expect("it can be read").path());
    let mut files: Vec<(PathBuf, String)> = paths
        .map(|path| {
            let text = fs::read_to_string(&path).expect("it is text");
            let name = PathBuf::from(path.file_name().expect("a file has a name"));
            let folder = folder.file_name().expect("a folder has a name");
            (Path::new(folder).join(name), text)
        })
        .collect();
    files.sort();
    files
}

/// Whether there is such a program; a test that needs it is skipped aloud.
fn has(program: &str) -> bool {
    // mandoc knows no option for its version, but starts all the same.
    let has = Command::new(program).arg("--version").output().is_ok();
    if !has {
        println!("SKIPPED docs: there is no {program}");
    }
    has
}
