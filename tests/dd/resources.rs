// SPDX-License-Identifier: MIT
//! Memory and time that a copy may take, and limits it must live with.

use crate::common::{Folder, blocked_in, statistics, wait_until};
use std::io::Write as _;
use std::process::Stdio;
use std::time::Instant;

/// Resident memory at its largest, in KiB.
fn peak_kib(id: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).expect("it runs");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let line = line.expect("the kernel tells").trim();
    line.trim_end_matches(" kB").parse().expect("a number")
}

#[test]
fn a_large_block_over_little_input_stays_small() {
    let folder = Folder::new();
    for operands in [
        "bs=1G",
        "bs=2G",
        "bs=1G conv=swab",
        "obs=11777777 ibs=1111 bs=7177118117 cbs=8818181111",
        "ibs=1111 obs=7177118117",
    ] {
        let mut command = folder.command(operands.split_whitespace());
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("dd can be started");
        let mut stdin = child.stdin.take().expect("it is a pipe");
        stdin
            .write_all(b"0123456789")
            .expect("a pipe takes ten bytes");
        wait_until("the ten bytes are taken", || {
            rustix::io::ioctl_fionread(&stdin).is_ok_and(|pending| pending == 0)
                && blocked_in(child.id()).is_some()
        });
        let peak = peak_kib(child.id());
        assert!(peak <= 4096, "{operands}: {peak} KiB");
        drop(stdin);
        crate::common::finish(child).is(0, "", &statistics("0+1", "0+1", "10 bytes"));
    }
}

#[test]
fn an_empty_fifo_needs_neither_memory_nor_time() {
    let folder = Folder::new();
    let script =
        "mkfifo fifo; exec 3<>fifo; exec 4<fifo; exec 3>&-; dd bs=1G count=1 iflag=nonblock <&4";
    let start = Instant::now();
    folder
        .shell(script)
        .is(0, "", &statistics("0+0", "0+0", "0 bytes"));
    // Most of it is the shell's; a touched gigabyte would take ten times as long.
    assert!(start.elapsed().as_millis() < 2000);
}

#[test]
fn a_limit_of_memory_is_an_error_and_no_abort() {
    let folder = Folder::new();
    folder.write("in", "x");
    let message = "dd: memory exhausted by input buffer of size 1073741824 bytes (1.0 GiB)\n";
    folder
        .shell("ulimit -v 200000; dd if=in bs=1G")
        .is(1, "", message);
}

#[test]
fn an_exhausted_heap_is_told_and_no_abort() {
    let folder = Folder::new();
    folder.write("in", "x");
    // From nothing at all to enough; in between the heap, a thread, or a buffer cannot be had.
    let script = "
        for kib in $(seq 100 10 1500); do
            { (ulimit -d $kib; exec dd if=in of=out bs=100K status=progress 2>err); } 2>crash
            status=$?
            case $status in
            0) [ \"$(cat out)\" = x ] || echo $kib wrong output ;;
            1) grep -q '^dd: memory exhausted' err || echo $kib $(cat err) ;;
            126 | 127) ;; # the loader
            139) # likewise, if it crashes even when it only lists what it would load
                { (ulimit -d $kib; LD_TRACE_LOADED_OBJECTS=1 exec dd) >trace; } 2>crash
                [ $? = 139 ] || echo $kib crashed ;;
            *) echo $kib $status $(cat err) ;;
            esac
        done";
    folder.shell(script).is(0, "", "");
}

#[test]
fn a_copy_that_ends_before_its_clock_starts_does_not_wait_for_it() {
    let folder = Folder::new();
    folder.write("in", "text");
    // The thread of status=progress may come to run only when all is over; then it slept for its
    // first second. A busy machine may take that long now and then.
    let slow = (0..100).filter(|_| {
        let start = Instant::now();
        folder
            .run("if=in of=out status=progress")
            .copied("0+1", "0+1", "4 bytes");
        start.elapsed().as_millis() >= 1000
    });
    assert!(slow.count() < 5);
}
