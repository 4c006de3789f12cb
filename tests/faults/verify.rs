// SPDX-License-Identifier: MIT
//! `conv=verify` on an output that does not keep what it is given, and `conv=changed` on one that
//! counts what it is given.

use crate::common::{has_strace, is_root, noise, skip};
use crate::devices::with_fuse;
use crate::fuse::Flaws;
use crate::report::{dd, is_long};
use crate::signals::Random;
use std::path::Path;
use std::process::{Command, Stdio};

/// Exit status and standard error.
fn run(folder: &Path, operands: &str) -> (Option<i32>, String) {
    let output = dd()
        .command(operands.split_whitespace())
        .current_dir(folder)
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .output()
        .expect("dd can be run");
    let said = String::from_utf8(output.stderr).expect("it is text");
    (output.status.code(), said)
}

#[test]
fn a_flipped_byte_is_found_where_it_is() {
    with_fuse("conv=verify", |fuse, folder| {
        let scratch = tempfile::tempdir().expect("a temporary folder can be made");
        for round in 0..if is_long() { 300 } else { 40 } {
            let mut random = Random::new(round + 9000);
            let len = random.one_of(&[1, 4096, 5000, 300_000, 1_100_000]);
            let data = noise(len);
            std::fs::write(scratch.path().join("in"), &data).expect("it can be written");
            let (operands, block, shift) = random.one_of(&[
                ("", 512, 0),
                ("bs=4096", 4096, 0),
                ("bs=1M", 1 << 20, 0),
                ("obs=1000 ibs=77", 1000, 0),
                ("bs=1000 seek=3", 1000, 3000),
                ("bs=512 conv=swab", 512, 0),
                ("bs=4096 seek=5000B conv=notrunc", 4096, 5000),
            ]);
            let offset = random.below(len as u64) + shift;
            let sink = Flaws {
                flips: Some(offset),
                ..Flaws::default()
            };
            fuse.set_up(Vec::new(), Flaws::default(), sink);
            let sink = folder.join("sink");
            let sink = sink.display();
            let operands = format!("if=in of={sink} conv=verify {operands}");
            let (code, said) = run(scratch.path(), &operands);
            let record = offset / block;
            let expected = format!(
                "dd: '{sink}' differs from what was written at offset {offset} (record {record})\n"
            );
            assert!(
                said.contains(&expected),
                "{operands} {len} {offset}: {said}"
            );
            assert_eq!(code, Some(1), "{operands}: {said}");
            assert!(!said.contains(" verified, "), "{said}");
            assert!(said.contains(" copied, "), "{said}");
        }
    });
}

#[test]
fn a_byte_that_is_changed_on_the_medium_is_found_whatever_the_length() {
    const TEST: &str = "conv=verify on a loop device";
    if !is_root() || !has_strace(TEST) {
        return skip(TEST, "needs root and strace");
    }
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let data = noise(200 << 20);
    std::fs::write(folder.path().join("in"), &data).expect("it can be written");
    // The copy is held up in its fsync, when all is written; then the file below the device is changed.
    let script = r#"
        truncate -s 201M medium
        device=$(losetup -f --show medium) || { echo SKIPPED; exit; }
        trap 'losetup -d $device' EXIT
        try() { # how to read the input, then what to flip
            strace -qqq -o trace -e inject=fsync:delay_enter=700000 \
                bash -c "exec $1 of=$device bs=1M conv=verify" 2>err & copy=$!
            until grep -q fsync trace 2>/dev/null; do sleep 0.01; done
            sync $device
            for at in $2; do printf '\377\376' | "$DD" of=medium bs=1 seek=$at count=$3 conv=notrunc status=none; done
            sync medium
            wait $copy; echo "$? $(grep differs err | sed "s|$device|DEVICE|")"
            rm trace
        }
        try "$DD if=in" 123456789 1
        try "$DD iflag=fullblock < <(cat in)" 5 1
        try "$DD if=in" "200000001 200000100" 2
    "#;
    let output = Command::new("timeout")
        .args(["-k", "5", "120", "bash", "-c", script])
        .env("DD", &dd().command[0])
        .env("LC_ALL", "C")
        .current_dir(folder.path())
        .stdin(Stdio::null())
        .output()
        .expect("bash can be run");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    if said.contains("SKIPPED") {
        return skip(TEST, "no loop device can be had");
    }
    let line = |offset: u64| {
        let record = offset >> 20;
        format!(
            "1 dd: 'DEVICE' differs from what was written at offset {offset} (record {record})\n"
        )
    };
    let expected = [line(123_456_789), line(5), line(200_000_001)].concat();
    assert_eq!(said, expected, "{output:?}");
}

#[test]
fn only_what_differs_is_written() {
    with_fuse("conv=changed", |fuse, folder| {
        let scratch = tempfile::tempdir().expect("a temporary folder can be made");
        for round in 0..if is_long() { 200 } else { 30 } {
            let mut random = Random::new(round + 9900);
            let data = noise(400_000);
            std::fs::write(scratch.path().join("in"), &data).expect("it can be written");
            let block = random.one_of(&[512_usize, 1000, 4096, 65_536, 300_000]);
            let mut old = data.clone();
            let mut differing = Vec::new();
            for _ in 0..random.below(5) {
                let at = usize::try_from(random.below(400_000)).expect("it is small");
                old[at] ^= 1;
                differing.push(at / block);
            }
            differing.sort_unstable();
            differing.dedup();
            let flaws = Flaws {
                pieces: random.one_of(&[&[][..], &[700, 4096, 1]]).to_vec(),
                ..Flaws::default()
            };
            fuse.set_up(Vec::new(), Flaws::default(), flaws);
            fuse.fill_sink(old);
            let sink = folder.join("sink");
            let operands = format!("if=in of={} bs={block} conv=changed", sink.display());
            let (code, said) = run(scratch.path(), &operands);
            assert_eq!(code, Some(0), "{operands}: {said}");
            assert!(fuse.sink() == data, "{operands}");
            let (blocks, rest) = (data.len() / block, data.len() % block);
            let partial = usize::from(rest > 0 && !differing.contains(&blocks));
            let full = blocks - differing.iter().filter(|&&at| at < blocks).count();
            let line = format!("\n{full}+{partial} records unchanged\n");
            assert!(said.contains(&line), "{operands}: {said} {differing:?}");
            let written: Vec<usize> = fuse
                .sink_log()
                .iter()
                .map(|range| usize::try_from(range.start).expect("it is small") / block)
                .collect();
            assert!(
                written.iter().all(|at| differing.contains(at)),
                "{operands}: {written:?}"
            );
        }
    });
}
