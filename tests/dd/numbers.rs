// SPDX-License-Identifier: MIT
//! How numbers are read, and what is said of those that cannot be.

use crate::common::{Folder, statistics};
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt as _;

const TOO_LARGE: &str = ": Value too large for defined data type";

#[test]
fn numbers_that_are_none_are_refused() {
    let folder = Folder::new();
    for (operand, quoted) in [
        ("bs=", "''"),
        ("bs=0", "'0'"),
        ("ibs=x", "'x'"),
        ("obs=1x", "'1x'"),
        ("cbs=1D", "'1D'"),
        ("count=-1", "'-1'"),
        ("skip=1,000", "'1,000'"),
        ("seek=0xff", "'0xff'"),
        ("iseek=1BB", "'1BB'"),
        ("oseek=B", "'B'"),
        ("bs=it's", "\"it's\""),
        ("bs=a\nb", "'a'$'\\n''b'"),
        ("count=0x", "'0x'"),
    ] {
        let message = format!("dd: invalid number: {quoted}\n");
        let mut command = folder.command([operand]);
        crate::common::outcome({
            command.env("LC_ALL", "C");
            command
        })
        .is(1, "", &message);
    }
}

#[test]
fn bytes_that_are_no_text_are_quoted_and_do_no_harm() {
    let folder = Folder::new();
    let mut operand = OsString::from("bs=");
    operand.push(OsStr::from_bytes(b"\xff1"));
    crate::common::outcome(folder.command([operand])).is(
        1,
        "",
        "dd: invalid number: ''$'\\377''1'\n",
    );
}

#[test]
fn numbers_that_are_too_large_say_so() {
    let folder = Folder::new();
    for (operand, number) in [
        ("count=9223372036854775808", "9223372036854775808"),
        ("skip=8E", "8E"),
        ("seek=1Y", "1Y"),
        ("bs=9223372036854775807", "9223372036854775807"),
        ("cbs=1Q", "1Q"),
        ("ibs=4Gx4G", "4Gx4G"),
    ] {
        let message = format!("dd: invalid number: '{number}'{TOO_LARGE}\n");
        folder.run(operand).is(1, "", &message);
    }
}

#[test]
fn small_letters_are_suffixes_too() {
    let folder = Folder::new();
    let big = folder.run("if=/dev/zero of=/dev/null bs=1m count=1");
    big.copied("1+0", "1+0", "1048576 bytes (1.0 MB, 1.0 MiB)");
}

#[test]
fn a_b_means_bytes() {
    let folder = Folder::new();
    folder.write("in", "0123456789");
    folder
        .run("if=in bs=4 skip=1B count=5B status=none")
        .is(0, "12345", "");
    folder
        .run("if=in bs=4 skip=1x2 count=1kB status=none")
        .is(0, "89", "");
    folder
        .run("if=in bs=2 skip=2x2B status=none")
        .is(0, "456789", "");
}

#[test]
fn a_factor_that_looks_hexadecimal_is_warned_of() {
    let folder = Folder::new();
    let warning = "dd: warning: '0x' is a zero multiplier; use '00x' if that is intended\n";
    folder.run("count=0x10 status=none").is(0, "", warning);
    let refused = format!("{warning}dd: invalid number: '0x10'\n");
    folder.run("bs=0x10").is(1, "", &refused);
    let zero = statistics("0+0", "0+0", "0 bytes");
    folder.run("count=00x10").is(0, "", &zero);
}

#[test]
fn ten_thousand_factors_fit_a_small_stack() {
    let folder = Folder::new();
    let script = r#"
        ulimit -s 128
        number=$(printf '1x%.0s' $(seq 10000))5
        exec dd if=/dev/zero bs=1 status=none count="$number"
    "#;
    folder.shell(script).is(0, [0; 5], "");
}
