// SPDX-License-Identifier: MIT
//! `--help`, `--version`, and what is no operand.

use crate::common::{Folder, standalone};
use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt as _;

const HINT: &str = "Try 'dd --help' for more information.\n";

#[test]
fn help_and_version_are_found_among_operands() {
    let folder = Folder::new();
    let version = concat!("dd (coreutils) ", env!("CARGO_PKG_VERSION"), "\n");
    for operands in [
        "--version",
        "--v",
        "if=nosuch --vers",
        "foo --version --bogus",
    ] {
        folder.run(operands).is(0, version, "");
    }
    let help = folder.run("--he");
    assert_eq!((help.code(), &*help.stderr), (0, ""));
    let text = String::from_utf8_lossy(&help.stdout).into_owned();
    assert!(
        text.starts_with("Usage: dd [OPERAND]...\n  or:  dd OPTION\n"),
        "{text}"
    );
    for word in [
        "conv=CONVS",
        "fdatasync",
        "nofollow",
        "progress",
        "USR1",
        "--version",
    ] {
        assert!(text.contains(word), "{word}: {text}");
    }
    let lines: Vec<&str> = text.lines().filter(|line| line.len() > 79).collect();
    assert!(lines.is_empty(), "{lines:?}");
}

#[test]
fn what_is_no_operand_is_named() {
    let folder = Folder::new();
    for (operands, message) in [
        ("foo", "unrecognized operand 'foo'"),
        ("foo=1", "unrecognized operand 'foo=1'"),
        ("-", "unrecognized operand '-'"),
        ("-- --help", "unrecognized operand '--help'"),
        ("IF=x", "unrecognized operand 'IF=x'"),
        ("--foo", "unrecognized option '--foo'"),
        ("--help=3", "option '--help' doesn't allow an argument"),
        (
            "--=",
            "option '--=' is ambiguous; possibilities: '--help' '--version'",
        ),
        ("-x", "invalid option -- 'x'"),
        ("conv=x", "invalid conversion: 'x'"),
        ("conv=swab,", "invalid conversion: ''"),
        ("iflag=nolinks", "invalid input flag: 'nolinks'"),
        ("iflag=binary", "invalid input flag: 'binary'"),
        ("oflag=text", "invalid output flag: 'text'"),
        ("oflag=fullblock", "invalid output flag: 'fullblock'"),
        ("status=default", "invalid status level: 'default'"),
    ] {
        folder
            .run(operands)
            .is(1, "", &format!("dd: {message}\n{HINT}"));
    }
}

#[test]
fn what_cannot_be_combined_is_said_without_a_hint() {
    let folder = Folder::new();
    for (operands, message) in [
        ("conv=ascii,ebcdic", "any two of {ascii,ebcdic,ibm}"),
        ("conv=block,unblock cbs=1", "block and unblock"),
        ("conv=ascii,block cbs=1", "block and unblock"),
        ("conv=lcase conv=ucase", "lcase and ucase"),
        ("conv=excl,nocreat", "excl and nocreat"),
        ("oflag=direct,nocache", "direct and nocache"),
    ] {
        folder
            .run(operands)
            .is(1, "", &format!("dd: cannot combine {message}\n"));
    }
    folder
        .run("conv=block,unblock count=0 status=none")
        .is(0, "", "");
}

#[test]
fn posixly_correct_ends_options_at_the_first_operand() {
    let folder = Folder::new();
    let mut command = folder.command(["count=0", "--version"]);
    command.env("POSIXLY_CORRECT", "1");
    let message = format!("dd: unrecognized operand '--version'\n{HINT}");
    crate::common::outcome(command).is(1, "", &message);
}

#[test]
fn words_are_quoted_as_the_locale_does() {
    let folder = Folder::new();
    let mut command = folder.command(["conv=ä"]);
    command.env("LC_ALL", "C.UTF-8");
    crate::common::outcome(command).is(1, "", &format!("dd: invalid conversion: ‘ä’\n{HINT}"));
    folder.run("conv=ä").is(
        1,
        "",
        &format!("dd: invalid conversion: '\\303\\244'\n{HINT}"),
    );
}

#[test]
fn a_locale_that_is_not_there_is_the_c_locale() {
    let folder = Folder::new();
    let mut command = folder.command(["conv=x"]);
    command.env("LC_ALL", "xx_XX.UTF-8");
    crate::common::outcome(command).is(1, "", &format!("dd: invalid conversion: 'x'\n{HINT}"));
}

#[test]
fn output_that_cannot_be_written_is_an_error() {
    let folder = Folder::new();
    let full = "dd: write error: No space left on device\n";
    folder.shell("dd --help >/dev/full").is(1, "", full);
    folder.shell("dd --version >/dev/full").is(1, "", full);
    folder
        .shell("dd --help >&-")
        .is(1, "", "dd: write error: Bad file descriptor\n");
    folder
        .shell("dd --help 1</dev/null")
        .is(1, "", "dd: write error: Bad file descriptor\n");
    folder.shell("dd --version 2>&- >/dev/null").is(0, "", "");
    folder
        .shell("dd --help 2>/dev/full >/dev/null")
        .is(0, "", "");
}

#[test]
fn file_names_are_bytes() {
    let folder = Folder::new();
    let name = |name: &[u8]| OsString::from_vec(name.to_vec());
    folder.write(name(b"\xff\xfe in"), "text");
    let operands = [
        name(b"if=\xff\xfe in"),
        name(b"of=\x80out"),
        name(b"status=none"),
    ];
    crate::common::outcome(folder.command(operands)).is(0, "", "");
    assert_eq!(folder.read(name(b"\x80out")), b"text");
    let missing = [name(b"if=\xffno")];
    crate::common::outcome(folder.command(missing)).is(
        1,
        "",
        "dd: failed to open ''$'\\377''no': No such file or directory\n",
    );
}

#[test]
fn messages_begin_with_the_name_without_its_folder() {
    let mut folder = Folder::new();
    folder.dd = standalone();
    folder.run("if=nosuch").is(
        1,
        "",
        "dd: failed to open 'nosuch': No such file or directory\n",
    );
    folder
        .run("nosuch")
        .is(1, "", &format!("dd: unrecognized operand 'nosuch'\n{HINT}"));
}
