// SPDX-License-Identifier: MIT
//! `conv=changed`: only what differs is written.

use crate::common::{Folder, has_strace, noise};

fn statistics(records: &str, unchanged: &str, bytes: &str) -> String {
    format!(
        "{records} records in\n{records} records out\n{unchanged} records unchanged\n{bytes} copied, "
    )
}

#[test]
fn blocks_that_are_there_already_are_left_alone() {
    let folder = Folder::new();
    let data = noise(100_000);
    let mut old = data.clone();
    old[5000] ^= 1;
    old[99_999] ^= 1;
    old.extend([9; 5000]);
    folder.write("in", &data);
    for (operands, records, unchanged) in [
        ("bs=4096", "24+1", "23+0"),
        ("bs=1000", "100+0", "98+0"),
        ("", "195+1", "194+0"),
        ("bs=1M", "0+1", "0+0"),
    ] {
        folder.write("out", &old);
        let outcome = folder.run(&format!("if=in of=out conv=changed {operands}"));
        let expected = statistics(records, unchanged, "100000 bytes (100 kB, 98 KiB)");
        assert!(outcome.stderr.starts_with(&expected), "{outcome:?}");
        assert_eq!(outcome.code(), 0);
        assert_eq!(folder.read("out"), data, "{operands}");
        let again = folder.run(&format!("if=in of=out conv=changed {operands}"));
        let expected = statistics(records, records, "100000 bytes (100 kB, 98 KiB)");
        assert!(again.stderr.starts_with(&expected), "{again:?}");
    }
    folder.write("out", &old);
    folder.run("if=in of=out conv=changed,notrunc bs=4096 count=2 seek=1 skip=1");
    let mut expected = old.clone();
    expected[4096..12288].copy_from_slice(&data[4096..12288]);
    assert_eq!(folder.read("out"), expected);
    folder.run("if=in of=new conv=changed bs=4096 seek=1");
    assert_eq!(folder.read("new")[4096..], data);
}

#[test]
fn nothing_is_written_that_is_there_already() {
    if !has_strace("conv=changed writes nothing") {
        return;
    }
    let folder = Folder::new();
    let data = noise(50_000);
    folder.write("in", &data);
    folder.write("out", &data);
    let outcome = folder.shell(
        "strace -qq -o trace -e trace=write,ftruncate,pwrite64,writev dd if=in of=out bs=4096 conv=changed \
         status=none",
    );
    outcome.is(0, "", "");
    assert_eq!(folder.read("trace"), b"");
}

#[test]
fn the_descriptor_stands_behind_what_was_left_alone() {
    let folder = Folder::new();
    folder.write("in", "abcdef");
    folder.write("out", "abcdef...");
    let outcome = folder.shell("{ dd if=in bs=2 conv=changed status=none; printf X >&1; } 1<>out");
    outcome.is(0, "", "");
    assert_eq!(folder.read("out"), b"abcdefX..");
    folder.write("out", "abXdef...");
    let outcome = folder.shell("{ dd if=in bs=2 conv=changed status=none; printf X >&1; } 1<>out");
    outcome.is(0, "", "");
    assert_eq!(folder.read("out"), b"abcdefX..");
}

#[test]
fn after_a_failure_the_old_rest_stays() {
    let folder = Folder::new();
    folder.write("out", [1; 3000]);
    let outcome = folder.run("if=. of=out conv=changed");
    assert_eq!(outcome.code(), 1);
    assert_eq!(folder.read("out"), [1; 3000]);
    let message = "dd: 'standard output' cannot be read back, as conv=changed needs\n";
    folder.run("if=out conv=changed").is(1, "", message);
}
