// SPDX-License-Identifier: MIT
//! Which program the multicall binary runs, by the name it is called with and by its arguments.

mod common;

use common::{Folder, Outcome, coreutils, outcome, statistics, wait_until};
use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::symlink;
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Command, Stdio};

const VERSION: &str = concat!("dd (coreutils) ", env!("CARGO_PKG_VERSION"), "\n");

fn run(program: &Path, arguments: &[&str]) -> Outcome {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null());
    outcome(command)
}

#[test]
fn a_link_runs_the_program_it_is_named_after() {
    let folder = Folder::new();
    for name in ["dd", "gdd", "uu-dd", "uu_dd", "gnudd"] {
        symlink(coreutils(), folder.path(name)).expect("a link can be made");
        run(&folder.path(name), &["--version"]).is(0, VERSION, "");
        let message = format!(
            "{name}: unrecognized operand 'x'\nTry '{name} --help' for more information.\n"
        );
        let mut command = Command::new(folder.path(name));
        command.arg("x").env("LC_ALL", "C");
        outcome(command).is(1, "", &message);
    }
}

#[test]
fn a_hard_link_or_copy_runs_the_program_it_is_named_after() {
    let folder = Folder::new();
    // By a process of its own: a descriptor for writing that a child of another test's thread
    // inherits for a moment would make the file too busy to be executed.
    let copy = Command::new("cp")
        .args([coreutils(), folder.path("coreutils")])
        .status();
    assert!(copy.is_ok_and(|status| status.success()));
    std::fs::hard_link(folder.path("coreutils"), folder.path("dd")).expect("it can be linked");
    run(&folder.path("dd"), &["--version"]).is(0, VERSION, "");
    run(&folder.path("coreutils"), &["dd", "--version"]).is(0, VERSION, "");
}

#[test]
fn a_link_to_a_link_is_followed() {
    let folder = Folder::new();
    symlink(coreutils(), folder.path("dd")).expect("a link can be made");
    symlink("dd", folder.path("dummy")).expect("a link can be made");
    run(&folder.path("dummy"), &["--version"]).is(0, VERSION, "");
    let by_path = Command::new("dummy")
        .arg("--version")
        .env("PATH", folder.path(""))
        .output()
        .expect("it can be started");
    assert_eq!(by_path.stdout, VERSION.as_bytes());
}

#[test]
fn an_accident_of_spelling_runs_nothing() {
    let folder = Folder::new();
    for name in ["add", "sudd", "blah"] {
        symlink(coreutils(), folder.path(name)).expect("a link can be made");
        let message = format!("{name}: unknown program '{name}'\n");
        run(&folder.path(name), &["if=/dev/null"]).is(1, "", &message);
    }
}

#[test]
fn the_first_argument_names_the_program() {
    let zero = statistics("0+0", "0+0", "0 bytes");
    run(&coreutils(), &["dd"]).is(0, "", &zero);
    run(&coreutils(), &["--coreutils-prog=dd", "count=0"]).is(0, "", &zero);
    let hint = "Try 'coreutils --help' for more information.\n";
    let cases: [(&[&str], String); 7] = [
        (&[], format!("coreutils: missing argument\n{hint}")),
        (&["nosuch"], "coreutils: unknown program 'nosuch'\n".into()),
        (
            &["coreutils"],
            "coreutils: unknown program 'coreutils'\n".into(),
        ),
        (
            &["--coreutils-prog=blah", "--help"],
            "coreutils: unknown program 'blah'\n".into(),
        ),
        (
            &["--nope"],
            format!("coreutils: unrecognized option '--nope'\n{hint}"),
        ),
        (&["a\nb"], "coreutils: unknown program 'a\\012b'\n".into()),
        (&[""], "coreutils: unknown program ''\n".into()),
    ];
    for (arguments, message) in cases {
        run(&coreutils(), arguments).is(1, "", &message);
    }
}

#[test]
fn messages_of_a_named_program_tell_how_to_get_help() {
    let path = coreutils();
    let outcome = run(&path, &["dd", "--nope"]);
    let hint = format!("Try '{} dd --help' for more information.\n", path.display());
    outcome.is(1, "", &format!("dd: unrecognized option '--nope'\n{hint}"));
}

#[test]
fn the_dispatcher_tells_of_itself() {
    run(&coreutils(), &["--list"]).is(0, "dd\n", "");
    let version = concat!("coreutils ", env!("CARGO_PKG_VERSION"), "\n");
    run(&coreutils(), &["--version"]).is(0, version, "");
    let help = run(&coreutils(), &["--help"]);
    assert_eq!(help.code(), 0);
    let text = String::from_utf8_lossy(&help.stdout).into_owned();
    assert!(
        text.starts_with("Usage: coreutils PROGRAM [ARGUMENT]...\n"),
        "{text}"
    );
    assert!(text.contains("\n  dd\n"), "{text}");
    let mut command = Command::new(coreutils());
    let full = std::fs::File::options()
        .write(true)
        .open("/dev/full")
        .expect("it is there");
    command.arg("--help").stdout(full);
    let child = command
        .stderr(Stdio::piped())
        .spawn()
        .expect("it can be started");
    common::finish(child).is(1, "", "coreutils: write error: No space left on device\n");
}

#[test]
fn help_that_cannot_be_written_is_an_error() {
    let mut command = Command::new(coreutils());
    let read_only = std::fs::File::open("/dev/null").expect("it is there");
    command.arg("--list").stdout(read_only);
    let child = command
        .stderr(Stdio::piped())
        .spawn()
        .expect("it can be started");
    common::finish(child).is(1, "", "coreutils: write error: Bad file descriptor\n");
}

#[test]
fn an_empty_or_unreadable_name_is_that_of_the_file() {
    let folder = Folder::new();
    symlink(coreutils(), folder.path("dd")).expect("a link can be made");
    for name in [&b""[..], b"\xff\xfe", b"-dd"] {
        let mut command = Command::new(folder.path("dd"));
        command.arg0(OsStr::from_bytes(name)).arg("--version");
        outcome(command).is(0, VERSION, "");
    }
    let mut command = Command::new(coreutils());
    command.arg0("").arg("--list");
    outcome(command).is(0, "dd\n", "");
}

#[test]
fn a_shebang_script_names_the_program() {
    let folder = Folder::new();
    let line = format!("#!{} --coreutils-prog-shebang=dd", coreutils().display());
    // Written by a process of its own, as above.
    folder
        .shell(&format!("echo '{line}' >dd && chmod 755 dd"))
        .is(0, "", "");
    run(&folder.path("dd"), &["--version"]).is(0, VERSION, "");
}

#[test]
fn the_process_is_named_after_the_program() {
    let mut child = Command::new(coreutils())
        .arg("dd")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it can be started");
    let comm = format!("/proc/{}/comm", child.id());
    wait_until("the process is called dd", || {
        std::fs::read(&comm).is_ok_and(|name| name == b"dd\n")
    });
    drop(child.stdin.take());
    common::finish(child).copied("0+0", "0+0", "0 bytes");
}
