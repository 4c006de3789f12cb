// SPDX-License-Identifier: MIT
//! The multicall binary: finds out which program was called, and runs it. Decides nothing itself.

#![cfg_attr(all(target_os = "linux", target_env = "gnu", not(test)), no_main)]
#![deny(unsafe_code)]

#[path = "../dispatch.rs"]
mod dispatch;
#[path = "../messages.rs"]
mod messages;

use dispatch::{Choice, DISPATCHER, World, choose};
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{Read as _, Write as _};
use std::os::fd::AsFd as _;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

/// A program's entry: its arguments, from its name on, to its exit status.
type Main = fn(std::vec::IntoIter<OsString>) -> i32;

/// A program that is built in.
#[allow(dead_code, reason = "not every set of features has each kind")]
enum Program {
    /// One of our own.
    Ours(Main),
    /// One of the uutils project's, and the name its messages are found by.
    Uutils(Main, &'static str),
}

include!(concat!(env!("OUT_DIR"), "/programs.rs"));

#[global_allocator]
static HEAP: coreutils_sys::memory::Heap = coreutils_sys::memory::Heap;

/// What the process was given that the Rust runtime changes, where there is one.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
mod startup {
    #![allow(
        unsafe_code,
        reason = "the macro puts a function of uucore into a link section; no code here"
    )]
    uucore::init_startup_state_capture!();
}

const FAILURE: i32 = 1;

coreutils_sys::entry!(start);

fn start(arguments: Vec<OsString>) -> i32 {
    act(choose(arguments, &System))
}

fn act(choice: Choice) -> i32 {
    match choice {
        Choice::Run {
            program,
            arguments,
            by_argument,
        } => run(&program, arguments, by_argument),
        Choice::List => print(&list()),
        Choice::Help => print(&help()),
        Choice::Version => print(concat!("coreutils ", env!("CARGO_PKG_VERSION"), "\n")),
        Choice::Missing => complain(&[b"missing argument"], true),
        Choice::Unknown(caller, name) => {
            say(&caller, &[b"unknown program '", &printable(&name), b"'"])
        }
        Choice::UnrecognizedOption(option) => {
            complain(&[b"unrecognized option '", &printable(&option), b"'"], true)
        }
    }
}

fn run(program: &str, arguments: Vec<OsString>, by_argument: bool) -> i32 {
    let Some(found) = PROGRAMS.get(program) else {
        // `choose` only names programs that are there.
        return FAILURE;
    };
    if by_argument {
        uucore::set_utility_is_second_arg();
    }
    name_process(program);
    match *found {
        Program::Ours(main) => main(arguments.into_iter()),
        Program::Uutils(main, messages) => {
            coreutils_sys::entry::provide_runtime();
            if let Err(error) = messages::set_up(messages) {
                return complain(&[b"no messages: ", error.to_string().as_bytes()], false);
            }
            main(arguments.into_iter())
        }
    }
}

/// Gives the process the program's name, so that `pkill -USR1 dd` finds `coreutils dd`.
fn name_process(program: &str) {
    #[cfg(target_os = "linux")]
    if let Ok(name) = std::ffi::CString::new(program) {
        let _ = rustix::thread::set_name(&name); // a convenience
    }
    #[cfg(not(target_os = "linux"))]
    let _ = program;
}

/// The system as [`choose`] asks about it.
struct System;

impl World for System {
    fn has(&self, name: &str) -> bool {
        PROGRAMS.contains_key(name)
    }

    fn own_prefix(&self) -> Option<&str> {
        option_env!("PROG_PREFIX").filter(|prefix| !prefix.is_empty())
    }

    fn executed_file(&self) -> Option<PathBuf> {
        #[cfg(target_os = "linux")]
        {
            let name = OsStr::from_bytes(rustix::param::linux_execfn().to_bytes());
            let path = PathBuf::from(name);
            let mut start = [0; 2];
            let is_script = File::open(&path)
                .and_then(|mut file| file.read_exact(&mut start))
                .is_ok_and(|()| start == *b"#!");
            (!is_script).then_some(path)
        }
        #[cfg(not(target_os = "linux"))]
        None
    }

    fn link_target(&self, path: &Path) -> Option<PathBuf> {
        std::fs::read_link(path).ok()
    }
}

/// The names of the programs, sorted, one on a line.
fn list() -> String {
    let mut names: Vec<&str> = PROGRAMS.keys().copied().collect();
    names.sort_unstable();
    names.iter().flat_map(|name| [name, "\n"]).collect()
}

fn help() -> String {
    let names = columns(&list(), 79);
    format!(
        "Usage: {DISPATCHER} PROGRAM [ARGUMENT]...\n  or:  {DISPATCHER} OPTION\n\
         Run one of the built-in programs. A link to {DISPATCHER} runs the program it is named \
         after.\n\n\
         Options are:\n\n\
         \x20     --coreutils-prog=PROGRAM  run PROGRAM, which the messages call by its name alone\n\
         \x20     --list                    print the names of the programs and exit\n\
         \x20     --help                    print this help and exit\n\
         \x20     --version                 print the version and exit\n\n\
         Programs are:\n\n{names}\n\
         '{DISPATCHER} PROGRAM --help' tells more of each.\n"
    )
}

/// The lines of `list` side by side, to be read downwards, in lines of at most `width` columns.
fn columns(list: &str, width: usize) -> String {
    let names: Vec<&str> = list.lines().collect();
    let longest = names.iter().map(|name| name.len()).max().unwrap_or(0);
    let column = longest + 2;
    let rows = names.len().div_ceil((width / column).max(1)).max(1);
    let mut text = String::new();
    for row in 0..rows {
        let mut line = String::new();
        for name in names.iter().skip(row).step_by(rows) {
            line.push_str("  ");
            line.push_str(&format!("{name:<longest$}"));
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// Prints what was asked for on standard output.
fn print(text: &str) -> i32 {
    // Not through `std::io::stdout`, which takes a descriptor that cannot be written for a
    // deliberate silence.
    let result = if uucore::signals::stdout_was_closed() {
        Err(rustix::io::Errno::BADF.into())
    } else {
        std::io::stdout()
            .as_fd()
            .try_clone_to_owned()
            .and_then(|stdout| File::from(stdout).write_all(text.as_bytes()))
    };
    match result {
        Ok(()) => 0,
        Err(error) => {
            let reason = uucore::error::strip_errno(&error);
            complain(&[b"write error: ", reason.as_bytes()], false)
        }
    }
}

/// A message of the dispatcher's own, and perhaps a hint at its help text.
fn complain(text: &[&[u8]], with_hint: bool) -> i32 {
    say(OsStr::new(DISPATCHER), text);
    if with_hint {
        let hint = format!("Try '{DISPATCHER} --help' for more information.\n");
        let _ = std::io::stderr().write_all(hint.as_bytes()); // nowhere to tell it
    }
    FAILURE
}

fn say(caller: &OsStr, text: &[&[u8]]) -> i32 {
    let message = [&[&printable(caller)[..], b": "], text, &[b"\n"]]
        .concat()
        .concat();
    let _ = std::io::stderr().write_all(&message); // nowhere to tell it
    FAILURE
}

/// A name with its control characters escaped: it may come from anywhere.
fn printable(name: &OsStr) -> Vec<u8> {
    name.as_bytes()
        .iter()
        .flat_map(|&byte| match byte {
            0..b' ' | 0x7f => format!("\\{byte:03o}").into_bytes(),
            _ => vec![byte],
        })
        .collect()
}
