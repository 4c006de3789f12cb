// SPDX-License-Identifier: MIT
//! What `conv=` makes of bytes, against the reference files and by example.

use crate::common::{Folder, outcome, skip, statistics};
use std::process::Command;

fn fixture(name: &str) -> Vec<u8> {
    let path = format!(
        "{}/src/uu/dd/tests/fixtures/conv/{name}",
        env!("CARGO_MANIFEST_DIR")
    );
    std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn all_bytes_are_converted_as_by_gnu() {
    let folder = Folder::new();
    folder.write("in", fixture("all256.bin"));
    let bytes = statistics("1+0", "1+0", "256 bytes");
    for conv in [
        "ascii",
        "ascii,lcase",
        "ascii,swab",
        "ascii,ucase",
        "ebcdic",
        "ebcdic,lcase",
        "ebcdic,swab",
        "ebcdic,ucase",
        "ibm",
        "ibm,lcase",
        "ibm,ucase",
        "lcase",
        "swab",
        "ucase",
    ] {
        let expected = fixture(&format!("{conv}.bin"));
        folder
            .run(&format!("if=in bs=256 conv={conv}"))
            .is(0, &expected, &bytes);
        // Any other cut gives the same bytes.
        folder
            .run(&format!("if=in ibs=7 obs=11 conv={conv} status=none"))
            .is(0, &expected, "");
    }
}

#[test]
fn case_follows_the_locale() {
    let folder = Folder::new();
    folder.write("in", fixture("all256.bin"));
    let mut localedef = Command::new("localedef");
    localedef
        .args(["-i", "de_DE", "-f", "ISO-8859-1"])
        .arg(folder.path("de_DE.ISO-8859-1"));
    if !localedef
        .output()
        .is_ok_and(|output| output.status.success())
    {
        skip(
            "case_follows_the_locale",
            "localedef cannot make a Latin-1 locale",
        );
        return;
    }
    for conv in ["lcase", "ucase"] {
        let mut command = folder.command(["if=in", "status=none", &format!("conv={conv}")]);
        command
            .env("LOCPATH", folder.path(""))
            .env("LC_ALL", "de_DE.ISO-8859-1");
        outcome(command).is(0, fixture(&format!("{conv}.latin1.bin")), "");
    }
    let mut command = folder.command(["if=in", "status=none", "conv=ucase"]);
    command.env("LC_ALL", "C.UTF-8");
    outcome(command).is(0, fixture("ucase.bin"), "");
}

#[test]
fn lines_become_records_and_records_lines() {
    let folder = Folder::new();
    let text = b"ab\ncdefgh\n\nx";
    let counts = |bytes: &str, more: &str| {
        statistics("0+1", "0+1", bytes).replace("out\n", &format!("out\n{more}"))
    };
    folder.run_on("conv=block cbs=4", text).is(
        0,
        "ab  cdef    x   ",
        &counts("16 bytes", "1 truncated record\n"),
    );
    folder.run_on("conv=unblock cbs=4", b"ab  cdef    x").is(
        0,
        "ab\ncdef\n\nx\n",
        &counts("11 bytes", ""),
    );
    let many = folder.run_on("conv=block cbs=1", b"ab\ncd\nef\ng\n");
    many.is(0, "aceg", &counts("4 bytes", "3 truncated records\n"));
    folder
        .run_on("conv=block", text)
        .is(0, text, &counts("12 bytes", ""));
}

#[test]
fn charsets_bring_records_with_them() {
    let folder = Folder::new();
    let block = folder.run_on("conv=ebcdic cbs=4 status=none", b"a\nbc\n");
    block.is(0, b"\x81\x40\x40\x40\x82\x83\x40\x40", "");
    let unblock = folder.run_on(
        "conv=ascii cbs=4 status=none",
        b"\x81\x40\x40\x40\x82\x83\x40\x40",
    );
    unblock.is(0, "a\nbc\n", "");
}

#[test]
fn short_records_are_padded_by_sync() {
    let folder = Folder::new();
    folder.run_on("ibs=4 conv=sync", b"abcde").is(
        0,
        "abcde\0\0\0",
        &statistics("1+1", "0+1", "8 bytes"),
    );
    folder
        .run_on("ibs=4 conv=sync,block cbs=3 status=none", b"a\nb")
        .is(0, "a  b  ", "");
}

#[test]
fn an_odd_byte_waits_for_its_twin() {
    let folder = Folder::new();
    folder
        .run_on("ibs=3 conv=swab status=none iflag=fullblock", b"abcdefg")
        .is(0, "badcfeg", "");
}

#[test]
fn a_line_of_unblock_ends_when_there_is_more_behind_its_record() {
    let folder = Folder::new();
    let message = "dd: writing to '/dev/full': No space left on device\n";
    for (input, operands, records_in) in [
        ("ababab", "ibs=2 obs=3 cbs=2", "2+0"),
        ("abababab", "ibs=2 obs=6 cbs=2", "3+0"),
    ] {
        let outcome = folder.run_on(
            &format!("of=/dev/full conv=unblock {operands}"),
            input.as_bytes(),
        );
        let counts = statistics(records_in, "0+0", "0 bytes");
        outcome.is(1, "", &format!("{message}{counts}"));
    }
}
