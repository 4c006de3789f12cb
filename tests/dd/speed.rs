// SPDX-License-Identifier: MIT
//! `speed=`: so many bytes a second. What is measured is at least the time it must take; that it does not
//! take much longer is a matter of the machine, and of the benchmark `util/bench-extras.sh`.

use crate::common::{Folder, finish, noise, signal, wait_until};
use rustix::process::Signal;
use std::process::Stdio;
use std::time::{Duration, Instant};

#[test]
fn no_more_bytes_come_than_were_asked_for() {
    let folder = Folder::new();
    let data = noise(100_000);
    folder.write("in", &data);
    for operands in [
        "bs=1 count=20000 speed=40000",
        "bs=1M speed=200000",
        "speed=200k",
    ] {
        let start = Instant::now();
        let outcome = folder.run(&format!("if=in of=out {operands}"));
        let time = start.elapsed();
        assert_eq!(outcome.code(), 0, "{outcome:?}");
        assert!(time >= Duration::from_millis(480), "{operands}: {time:?}");
        let len = folder.read("out").len();
        assert!(folder.read("out") == data[..len]);
    }
}

#[test]
fn a_large_block_comes_in_slices_and_signals_are_answered() {
    let folder = Folder::new();
    folder.write("in", noise(10_000_000));
    let operands = ["if=in", "of=out", "bs=10M", "speed=100k"];
    let mut command = folder.command(operands);
    let child = command.stderr(Stdio::piped()).spawn();
    let child = child.expect("dd can be started");
    let len = || std::fs::metadata(folder.path("out")).map_or(0, |metadata| metadata.len());
    wait_until("slices arrive", || len() >= 5000);
    let start = Instant::now();
    let before = len();
    wait_until("more arrive", || len() >= before + 5000);
    assert!(start.elapsed() < Duration::from_secs(5));
    signal(&child, Signal::USR1);
    signal(&child, Signal::INT);
    let outcome = finish(child);
    assert!(outcome.stderr.contains("0+1 records in") || outcome.stderr.contains("1+0 records in"));
    assert!(outcome.stderr.contains(" copied, "), "{outcome:?}");
    assert!(start.elapsed() < Duration::from_secs(10));
}
