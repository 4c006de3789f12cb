// SPDX-License-Identifier: MIT
//! `conv=rescue` where nothing is bad: its files. Bad sectors are in `tests/faults`.

use crate::common::{Folder, noise, wait_until};
use std::process::Stdio;

#[test]
fn a_part_that_is_done_once_more_does_not_cut_what_is_behind() {
    let folder = Folder::new();
    let data = noise(1_000_000);
    folder.write("in", &data);
    folder.write("out", vec![1; 2_000_000]);
    assert_eq!(folder.run("if=in of=out conv=rescue map=m").code(), 0);
    assert_eq!(folder.read("out"), data);
    for part in ["count=10", "skip=100 seek=100 count=10", "count=0"] {
        let outcome = folder.run(&format!("if=in of=out conv=rescue map=m {part}"));
        assert_eq!(outcome.code(), 0, "{outcome:?}");
        assert_eq!(folder.read("out"), data, "{part}");
    }
}

#[test]
fn an_input_that_becomes_shorter_is_told() {
    let folder = Folder::new();
    let data = noise(3_000_000);
    folder.write("in", &data);
    let operands = [
        "if=in",
        "of=out",
        "conv=rescue",
        "map=m",
        "bs=64K",
        "speed=1M",
    ];
    let mut command = folder.command(operands);
    let child = command
        .stderr(Stdio::piped())
        .spawn()
        .expect("dd can be started");
    let len = || std::fs::metadata(folder.path("out")).map_or(0, |metadata| metadata.len());
    wait_until("something is rescued", || len() > 100_000);
    let file = std::fs::OpenOptions::new()
        .write(true)
        .open(folder.path("in"));
    file.and_then(|file| file.set_len(500_000))
        .expect("it can be cut");
    let outcome = crate::common::finish(child);
    assert_eq!(outcome.code(), 1, "{outcome:?}");
    let message = "dd: error reading 'in': No data available\n";
    assert!(outcome.stderr.starts_with(message), "{outcome:?}");
    assert!(
        outcome.stderr.ends_with(" bytes lost, 1 bad area\n"),
        "{outcome:?}"
    );
}

#[test]
fn neither_end_is_taken_for_the_map_on_its_way() {
    let folder = Folder::new();
    folder.write("x.new", "abc");
    let message = |name: &str| format!("dd: '{name}' is read or written, and cannot be map= too\n");
    let outcome = folder.run("if=x.new of=out conv=rescue map=x");
    outcome.is(1, "", &message("x.new"));
    folder.write("y.new", "kept");
    folder
        .run("if=x.new of=y.new conv=rescue map=y")
        .is(1, "", &message("y.new"));
    assert_eq!(folder.read("x.new"), b"abc");
    assert_eq!(folder.read("y.new"), b"kept");
    folder
        .run("if=x.new of=z.new conv=rescue map=z")
        .is(1, "", &message("z.new"));
    // What an interrupted run has left is in nobody's way; what it leads to is left alone.
    std::os::unix::fs::symlink("y.new", folder.path("m.new")).expect("it can be made");
    assert_eq!(folder.run("if=x.new of=out conv=rescue map=m").code(), 0);
    assert_eq!(folder.read("y.new"), b"kept");
    assert!(!folder.path("m.new").exists());
}

#[test]
fn an_appending_output_is_refused() {
    let folder = Folder::new();
    folder.write("in", "abc");
    folder.write("out", "kept");
    for conv in ["rescue", "changed"] {
        let outcome = folder.shell(&format!("dd if=in conv={conv} >>out"));
        let message = format!(
            "dd: 'standard output' is open for appending, which does not go with conv={conv}\n"
        );
        outcome.is(1, "", &message);
    }
    assert_eq!(folder.read("out"), b"kept");
}

#[test]
fn what_is_no_file_is_refused() {
    let folder = Folder::new();
    folder.write("in", "abc");
    let message = |name: &str| {
        format!("dd: '{name}' is no regular file or block device, as conv=rescue needs\n")
    };
    folder
        .run_on("of=out conv=rescue", b"abc")
        .is(1, "", &message("standard input"));
    folder
        .run("if=in conv=rescue")
        .is(1, "", &message("standard output"));
    folder
        .run("if=/dev/zero of=out conv=rescue")
        .is(1, "", &message("/dev/zero"));
    folder
        .run("if=/proc/version of=out conv=rescue")
        .is(1, "", &message("/proc/version"));
    assert!(!folder.path("out").exists());
}

#[test]
fn a_map_that_cannot_be_kept_is_told_before_anything_is_done() {
    let folder = Folder::new();
    folder.write("in", "abc");
    folder.write("out", "kept");
    let message = "dd: failed to open 'no/map': No such file or directory\n";
    folder
        .run("if=in of=out conv=rescue map=no/map")
        .is(1, "", message);
    assert_eq!(folder.read("out"), b"kept");
}

#[test]
fn a_link_to_a_map_is_kept() {
    let folder = Folder::new();
    folder.write("in", "abc");
    std::fs::create_dir(folder.path("maps")).expect("it can be made");
    std::os::unix::fs::symlink("maps/m", folder.path("m")).expect("it can be made");
    for _ in 0..2 {
        assert_eq!(folder.run("if=in of=out conv=rescue map=m").code(), 0);
        assert!(folder.path("m").is_symlink());
        assert!(String::from_utf8_lossy(&folder.read("maps/m")).contains("0x00000003  +"));
    }
}
