// SPDX-License-Identifier: MIT
//! Where a copy starts in its input and in its output.

use crate::common::{Folder, is_root, skip, statistics};

const ZERO: (&str, &str, &str) = ("0+0", "0+0", "0 bytes");

fn zero() -> String {
    statistics(ZERO.0, ZERO.1, ZERO.2)
}

#[test]
fn skip_passes_over_the_start_of_the_input() {
    let folder = Folder::new();
    folder.write("in", "0123456789");
    folder
        .run("if=in bs=3 skip=2 status=none")
        .is(0, "6789", "");
    folder
        .run("if=in bs=3 iseek=2 status=none")
        .is(0, "6789", "");
    folder
        .run("if=in bs=3 skip=4B status=none")
        .is(0, "456789", "");
    folder
        .run("if=in bs=3 iflag=skip_bytes skip=4 status=none")
        .is(0, "456789", "");
    folder
        .run_on("bs=3 skip=4B iflag=fullblock status=none", b"0123456789")
        .is(0, "456789", "");
    folder
        .run_on("bs=1 skip=4 status=none", b"0123456789")
        .is(0, "456789", "");
}

#[test]
fn too_far_a_skip_is_remarked_upon() {
    let folder = Folder::new();
    folder.write("in", "0123456789");
    folder.write("empty", "");
    let remark = format!("dd: in: cannot skip to specified offset\n{}", zero());
    folder.run("if=in bs=3 skip=4").is(0, "", &remark);
    folder.run("if=in bs=5 skip=2").is(0, "", &zero());
    folder.run("if=in bs=3 skip=4 status=none").is(0, "", "");
    folder.run("if=empty bs=3 skip=4").is(0, "", &zero());
    let remark = format!(
        "dd: 'standard input': cannot skip to specified offset\n{}",
        zero()
    );
    folder.run_on("bs=3 skip=4", b"0123").is(0, "", &remark);
    folder.shell("dd bs=3 skip=4 <in").is(0, "", &remark);
}

#[test]
fn names_stand_in_quotes_only_where_they_must() {
    let folder = Folder::new();
    for (name, shown) in [
        ("plain", "plain"),
        ("a:b", "'a:b'"),
        ("a'b", "\"a'b\""),
        ("~a", "'~a'"),
    ] {
        folder.write(name, "x");
        let remark = format!("dd: {shown}: cannot skip to specified offset\n{}", zero());
        folder.run(&format!("if={name} skip=9")).is(0, "", &remark);
    }
}

#[test]
fn a_skip_that_no_offset_can_say_is_refused() {
    let folder = Folder::new();
    folder.write("in", "0123456789");
    let refused = format!(
        "dd: in: cannot skip: Value too large for defined data type\n{}",
        zero()
    );
    folder
        .run("if=in bs=2 skip=9223372036854775807")
        .is(1, "", &refused);
    folder
        .run("if=in bs=1k skip=9007199254740992")
        .is(1, "", &refused);
}

#[test]
fn a_skip_past_a_device_is_refused() {
    if !is_root() {
        skip(
            "a_skip_past_a_device_is_refused",
            "no loop devices without root",
        );
        return;
    }
    let folder = Folder::new();
    let script = "
        truncate -s 1M disk
        device=$(losetup --show -f disk) || exit 77
        ln -s $device device
        dd if=device of=/dev/null bs=1M skip=2
        echo $?
        dd if=device of=/dev/null bs=512K skip=1
        echo $?
        losetup -d $device";
    let outcome = folder.shell(script);
    if outcome.code() == 77 {
        skip(
            "a_skip_past_a_device_is_refused",
            "no loop device to be had",
        );
        return;
    }
    let half = statistics("1+0", "1+0", "524288 bytes (524 kB, 512 KiB)");
    let skipped = format!("dd: device: cannot skip: Invalid argument\n{}", zero());
    outcome.is(0, "1\n0\n", &format!("{skipped}{half}"));
}

#[test]
fn seek_cuts_the_output_and_keeps_what_is_before() {
    let folder = Folder::new();
    folder.write("in", "AB");
    for (operands, output) in [
        ("bs=3 seek=2", &b"012345AB"[..]),
        ("bs=3 seek=2 conv=notrunc", b"012345AB89"),
        ("bs=3 seek=4", b"0123456789\0\0AB"),
        // GNU empties the file first if the seek is less than a block.
        ("bs=8 seek=3B", b"012AB"),
        ("bs=8 seek=3B conv=notrunc", b"012AB56789"),
        ("bs=8 seek=3 oflag=seek_bytes", b"012AB"),
        ("bs=512 seek=9B", b"012345678AB"),
        ("bs=3 oseek=8B", b"01234567AB"),
    ] {
        folder.write("out", "0123456789");
        folder.run(&format!("if=in of=out {operands}")).is(
            0,
            "",
            &statistics("0+1", "0+1", "2 bytes"),
        );
        assert_eq!(folder.read("out"), output, "{operands}");
    }
}

#[test]
fn seek_in_standard_output_counts_from_where_it_stands() {
    let folder = Folder::new();
    folder.write("out", "0123456789");
    folder
        .shell("{ printf ab; printf XY | dd bs=2 seek=2 status=none; } 1<>out")
        .is(0, "", "");
    assert_eq!(folder.read("out"), b"ab2345XY89");
}

#[test]
fn a_pipe_cannot_seek() {
    let folder = Folder::new();
    folder.write("in", "x");
    let message = format!(
        "dd: 'standard output': cannot seek: Illegal seek\n{}",
        zero()
    );
    folder.run("if=in seek=1").is(1, "", &message);
    folder.run("if=in seek=1B").is(1, "", &message);
    folder
        .run("if=in seek=0")
        .is(0, "x", &statistics("0+1", "0+1", "1 byte"));
}

#[test]
fn an_output_that_reads_is_read_over_and_filled_up() {
    let folder = Folder::new();
    // A FIFO that is open for reading and writing holds two bytes and no end, so that a seek of
    // two blocks of one byte reads them.
    let script = "
        mkfifo fifo
        exec 3<>fifo
        printf 12 >&3
        printf 345 | dd bs=1 seek=2 1>&3 status=none 2>err; echo $?
        head -c 3 <&3";
    folder.shell(script).is(0, "0\n345", "");
}

#[test]
fn too_large_an_offset_cannot_be_cut_to() {
    let folder = Folder::new();
    folder.write("in", "x");
    folder.write("out", "keep");
    folder.run("if=in of=out bs=2 seek=9223372036854775807").is(
        1,
        "",
        "dd: offset too large: cannot truncate to a length of seek=9223372036854775807 (2-byte) blocks\n",
    );
    assert_eq!(folder.read("out"), b"keep");
    folder.run("if=in of=new seek=9223372036854775807").is(
        1,
        "",
        "dd: offset too large: cannot truncate to a length of seek=9223372036854775807 (512-byte) blocks\n",
    );
    assert!(!folder.path("new").exists(), "nothing was made");
}

#[test]
fn no_seek_is_made_where_none_is_asked_for() {
    let folder = Folder::new();
    folder.write("in", "x");
    let script = "strace -qq -o trace -e trace=lseek dd if=in of=out status=none; cat trace";
    if crate::common::has_strace("no_seek_is_made_where_none_is_asked_for") {
        folder.shell(script).is(0, "", "");
    }
}
