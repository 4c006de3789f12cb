// SPDX-License-Identifier: MIT
//! `count=`, and what is left for whoever shares the descriptors.

use crate::common::{Folder, noise, statistics};

#[test]
fn count_is_in_records_or_bytes() {
    let folder = Folder::new();
    folder.write("in", "0123456789");
    for (operands, output, counts) in [
        ("bs=3 count=2", "012345", "2+0"),
        ("bs=3 count=7B", "0123456", "2+1"),
        ("bs=3 count=2B", "01", "0+1"),
        ("bs=3 count=9 iflag=count_bytes", "012345678", "3+0"),
        ("bs=3 count=100", "0123456789", "3+1"),
        ("bs=3 count=9223372036854775807", "0123456789", "3+1"),
    ] {
        let bytes = format!("{} bytes", output.len());
        let expected = statistics(counts, counts, &bytes);
        folder
            .run(&format!("if=in {operands}"))
            .is(0, output, &expected);
    }
}

#[test]
fn what_is_not_counted_stays_for_the_next_program() {
    let folder = Folder::new();
    let data = noise(5000);
    folder.write("in", &data);
    let script = "{ dd bs=1000 count=1 of=a status=none; dd bs=700 count=1000B of=b status=none; cat >c; } <in";
    folder.shell(script).is(0, "", "");
    assert_eq!(folder.read("a"), &data[..1000]);
    assert_eq!(folder.read("b"), &data[1000..2000]);
    assert_eq!(folder.read("c"), &data[2000..]);
    let script = "cat in | { dd bs=1 count=3 of=a status=none; dd bs=7 iflag=fullblock count=2 of=b status=none; cat >c; }";
    folder.shell(script).is(0, "", "");
    assert_eq!(folder.read("a"), &data[..3]);
    assert_eq!(folder.read("b"), &data[3..17]);
    assert_eq!(folder.read("c"), &data[17..]);
}

#[test]
fn the_position_of_a_shared_output_is_kept() {
    let folder = Folder::new();
    folder.write("so", "0123456789");
    folder
        .shell("{ printf AB; printf xy | dd status=none; printf CD; } 1<>so")
        .is(0, "", "");
    assert_eq!(folder.read("so"), b"ABxyCD6789");
    folder
        .shell("printf zz | dd status=none >>so")
        .is(0, "", "");
    assert_eq!(folder.read("so"), b"ABxyCD6789zz");
}

#[test]
fn a_partial_record_is_warned_of_where_whole_ones_count() {
    let folder = Folder::new();
    let chunks: [&[u8]; 3] = [b"ab", b"cd", b"e"];
    let warning = "dd: warning: partial read (2 bytes); suggest iflag=fullblock\n";
    let expected = format!("{warning}{}", statistics("0+3", "0+3", "5 bytes"));
    folder
        .run_on_chunks("bs=4 count=3 of=out", &chunks)
        .is(0, "", &expected);
    folder
        .run_on_chunks("bs=4 count=3 of=out status=none", &chunks)
        .is(0, "", "");
    let warning = "dd: warning: partial read (1 byte); suggest iflag=fullblock\n";
    let expected = format!("{warning}0+2 records in\n0+2 records out\n");
    folder
        .run_on_chunks("bs=4 count=3 of=out status=noxfer", &[b"a", b"cd"])
        .is(0, "", &expected);
}

#[test]
fn appending_writes_at_the_end() {
    let folder = Folder::new();
    folder.write("in", "new");
    folder.write("out", "old");
    let three = statistics("0+1", "0+1", "3 bytes");
    folder
        .run("if=in of=out oflag=append conv=notrunc")
        .is(0, "", &three);
    assert_eq!(folder.read("out"), b"oldnew");
    folder.run("if=in of=out oflag=append").is(0, "", &three);
    assert_eq!(folder.read("out"), b"new");
}
