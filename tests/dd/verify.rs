// SPDX-License-Identifier: MIT
//! `conv=verify`: what was written is read back. What it finds is in `tests/faults`.

use crate::common::{Folder, finish, noise, skip};
use std::fs::OpenOptions;
use std::process::Stdio;

/// The statistics but for the time, and the line of the verification.
#[track_caller]
fn assert_verified(outcome: &crate::common::Outcome, bytes: usize) {
    assert_eq!(outcome.code(), 0, "{outcome:?}");
    let last = outcome.stderr.lines().last().expect("something is said");
    assert!(last.starts_with(&format!("{bytes} bytes")), "{outcome:?}");
    assert!(last.contains(" verified, "), "{outcome:?}");
}

#[test]
fn what_was_written_is_read_back() {
    let folder = Folder::new();
    let mut data = noise(500_001);
    data[1000..200_000].fill(0);
    folder.write("in", &data);
    for (operands, bytes) in [
        ("", 500_001),
        ("bs=1M", 500_001),
        ("bs=4096 seek=3", 500_001),
        ("bs=1000 seek=7 skip=2 count=11", 11_000),
        ("bs=4096 conv=sparse", 500_001),
        ("bs=4096 oflag=direct", 500_001),
        ("conv=swab,lcase", 500_001),
        ("conv=block cbs=100000 bs=64K", 0),
        ("conv=sync bs=64K", 524_288),
        ("obs=77777 ibs=1001", 500_001),
        ("bs=8K oflag=nocache,dsync", 500_001),
        ("conv=changed bs=4096", 500_001),
        ("count=0", 0),
    ] {
        folder.write("out", [7; 1_000_000]);
        for notrunc in ["", " conv=notrunc"] {
            if operands.contains("sparse") && !notrunc.is_empty() {
                continue; // old bytes stay under the holes
            }
            let outcome = folder.run(&format!("if=in of=out conv=verify {operands}{notrunc}"));
            if operands.contains("cbs") {
                assert_eq!(outcome.code(), 0, "{outcome:?}");
                assert!(outcome.stderr.contains(" verified, "), "{outcome:?}");
            } else {
                assert_verified(&outcome, bytes);
            }
        }
    }
    let outcome = folder.run("if=in of=out conv=verify status=noxfer");
    outcome.is(0, "", "976+1 records in\n976+1 records out\n");
    folder
        .run("if=in of=out conv=verify status=none")
        .is(0, "", "");
}

#[test]
fn old_bytes_under_holes_are_found() {
    let folder = Folder::new();
    folder.write("in", [0; 8192]);
    folder.write("out", [1; 8192]);
    let outcome = folder.run("if=in of=out bs=4096 conv=sparse,notrunc,verify");
    let message = "dd: 'out' differs from what was written at offset 0 (record 0)\n";
    assert!(outcome.stderr.starts_with(message), "{outcome:?}");
    assert_eq!(outcome.code(), 1);
}

#[test]
fn an_output_that_cannot_be_read_back_is_refused() {
    let folder = Folder::new();
    folder.write("in", "abc");
    let refused = |name: &str| format!("dd: '{name}' cannot be read back, as conv=verify needs\n");
    folder
        .run("if=in of=/dev/null conv=verify")
        .is(1, "", &refused("/dev/null"));
    folder
        .run("if=in conv=verify")
        .is(1, "", &refused("standard output"));
    let outcome = folder.shell("mkfifo p; dd if=in of=p conv=verify");
    outcome.is(1, "", &refused("p"));
    folder.write("out", "kept");
    let outcome = folder.shell(
        "dd if=in conv=verify >>out; dd if=in conv=verify >new; dd if=in conv=verify 1<>out",
    );
    let appends =
        "dd: 'standard output' is open for appending, which does not go with conv=verify\n";
    let messages = [appends, &refused("standard output")].concat();
    assert!(outcome.stderr.starts_with(&messages), "{outcome:?}");
    assert_verified(&outcome, 3);
    assert_eq!(
        folder.read("out"),
        b"abct",
        "it was not cut, as it is not dd's"
    );
    let shell = "chmod 200 out; setpriv --reuid 65534 --clear-groups dd if=in of=out conv=verify";
    if crate::common::is_root() {
        let script = format!("chmod 777 .; chown 65534 out; {shell}");
        folder.shell(&script).is(1, "", &refused("out"));
        assert_eq!(folder.read("out"), b"abct");
    } else {
        skip("a file that may be written alone", "needs root");
    }
}

#[test]
fn a_descriptor_is_left_as_it_was() {
    let folder = Folder::new();
    folder.write("in", noise(8192));
    let out = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(folder.path("out"))
        .expect("it can be made");
    let ours = out.try_clone().expect("it is open");
    let mut command = folder.command(["if=in", "conv=verify"]);
    command.stdout(out).stderr(Stdio::piped());
    let child = command.spawn().expect("dd can be started");
    assert_verified(&finish(child), 8192);
    let direct = rustix::fs::OFlags::DIRECT;
    let flags = rustix::fs::fcntl_getfl(&ours).expect("it is open");
    assert!(!flags.contains(direct));
    // Nor is what was set taken away.
    if rustix::fs::fcntl_setfl(&ours, flags | direct).is_err() {
        return skip(
            "a descriptor for direct I/O",
            "the file system does not know it",
        );
    }
    rustix::fs::seek(&ours, rustix::fs::SeekFrom::Start(0)).expect("it is a file");
    let mut command = folder.command(["if=in", "bs=4096", "conv=verify"]);
    let out = ours.try_clone().expect("it is open");
    command.stdout(out).stderr(Stdio::piped());
    let child = command.spawn().expect("dd can be started");
    assert_verified(&finish(child), 8192);
    let flags = rustix::fs::fcntl_getfl(&ours).expect("it is open");
    assert!(flags.contains(direct));
}

#[test]
fn the_reading_back_shows_in_progress_and_in_json() {
    if !crate::common::has_strace("progress of conv=verify") {
        return;
    }
    let folder = Folder::new();
    folder.write("in", noise(8192));
    let slow = "strace -f -qqq -o trace -e signal=none -e inject=pread64:delay_enter=1300000 dd if=in of=out bs=4K";
    let outcome = folder.shell(&format!("{slow} conv=verify status=progress"));
    assert_eq!(outcome.code(), 0, "{outcome:?}");
    assert!(
        outcome.stderr.contains("\r0 bytes verified, 1 s, "),
        "{outcome:?}"
    );
    let outcome = folder.shell(&format!("{slow} conv=verify status=json"));
    let phases: Vec<&str> = outcome
        .stderr
        .lines()
        .filter_map(|line| line.split(r#""phase":""#).nth(1)?.split('"').next())
        .collect();
    assert!(
        phases.contains(&"syncing") && phases.ends_with(&["verifying"; 2]),
        "{outcome:?}"
    );
    assert!(
        outcome.stderr.contains(r#""done":0,"total":8192}"#),
        "{outcome:?}"
    );
    // The time of the copy is that of the copy.
    let summary = outcome.stderr.lines().last().expect("there is a summary");
    let seconds = summary.split(r#""seconds":"#).nth(1).expect("a number");
    let seconds: f64 = seconds
        .split(',')
        .next()
        .and_then(|number| number.parse().ok())
        .expect("a number");
    assert!(seconds < 1.0, "{outcome:?}");
}
