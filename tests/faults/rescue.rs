// SPDX-License-Identifier: MIT
//! `conv=rescue` on a failing input: what is lost, how a run goes on that was ended, and what GNU
//! ddrescue makes of its map, and it of ddrescue's.

use crate::common::{catches_signals, is_root, noise, skip};
use crate::devices::with_fuse;
use crate::fuse::{Flaws, Mounted};
use crate::report::{dd, is_long};
use crate::signals::Random;
use fuser::Errno;
use rustix::process::{Pid, Signal, kill_process};
use std::ops::Range;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const SECTOR: u64 = 512;

/// How a run ended, and what it said.
#[derive(Debug)]
struct Seen {
    code: Option<i32>,
    stderr: String,
}

fn command(folder: &Path, operands: &str) -> Command {
    let mut command = dd().command(operands.split_whitespace());
    command
        .current_dir(folder)
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped());
    command
}

fn finish(child: Child) -> Seen {
    let output = child.wait_with_output().expect("it can be waited for");
    Seen {
        code: output.status.code(),
        stderr: String::from_utf8(output.stderr).expect("it is text"),
    }
}

fn run(folder: &Path, operands: &str) -> Seen {
    finish(
        command(folder, operands)
            .spawn()
            .expect("dd can be started"),
    )
}

fn sectors(bad: &[u64]) -> Vec<Range<u64>> {
    bad.iter()
        .map(|at| at * SECTOR..(at + 1) * SECTOR)
        .collect()
}

/// `data` with NULs where it is bad.
fn with_holes(data: &[u8], bad: &[Range<u64>]) -> Vec<u8> {
    let mut data = data.to_vec();
    for range in bad {
        let end = usize::try_from(range.end).expect("tests are small");
        let end = end.min(data.len());
        let start = usize::try_from(range.start).expect("tests are small");
        data[start..end].fill(0);
    }
    data
}

/// Bytes and stretches that are bad.
fn losses(bad: &[Range<u64>], len: u64) -> (u64, usize) {
    let lost = bad.iter().map(|range| range.end.min(len) - range.start);
    let joined = bad
        .windows(2)
        .filter(|pair| pair[0].end == pair[1].start)
        .count();
    (lost.sum(), bad.len() - joined)
}

fn report_of(bad: &[Range<u64>], len: u64) -> String {
    let (lost, areas) = losses(bad, len);
    let noun = if areas == 1 { "area" } else { "areas" };
    let good = len - lost;
    format!("{good} bytes rescued, {lost} bytes lost, {areas} bad {noun}\n")
}

fn bad_sectors(random: &mut Random, most: u64, sectors: u64) -> Vec<u64> {
    let mut bad: Vec<u64> = (0..random.below(most) + 1)
        .map(|_| random.below(sectors))
        .collect();
    bad.sort_unstable();
    bad.dedup();
    bad
}

/// The states of a mapfile, and the ranges of each.
fn areas(map: &Path) -> Vec<(Range<u64>, char)> {
    let text = std::fs::read_to_string(map).expect("there is a map");
    let number = |word: &str| {
        let digits = word.strip_prefix("0x").expect("it is hexadecimal");
        u64::from_str_radix(digits, 16).expect("it is a number")
    };
    let lines = text.lines().filter(|line| !line.starts_with('#')).skip(1);
    lines
        .map(|line| {
            let words: Vec<&str> = line.split_whitespace().collect();
            let (start, len) = (number(words[0]), number(words[1]));
            let state = words[2].chars().next().expect("there is a state");
            (start..start + len, state)
        })
        .collect()
}

fn rescued(map: &Path) -> Vec<Range<u64>> {
    let areas = areas(map);
    let good = areas.into_iter().filter(|(_, state)| *state == '+');
    good.map(|(range, _)| range).collect()
}

fn overlap(one: &[Range<u64>], other: &[Range<u64>]) -> Option<(Range<u64>, Range<u64>)> {
    one.iter().find_map(|a| {
        let found = other.iter().find(|b| a.start < b.end && b.start < a.end)?;
        Some((a.clone(), found.clone()))
    })
}

#[test]
fn exactly_the_bad_sectors_are_lost() {
    with_fuse("conv=rescue", |fuse, folder| {
        let scratch = tempfile::tempdir().expect("a temporary folder can be made");
        let (source, out) = (folder.join("source"), scratch.path().join("out"));
        for round in 0..if is_long() { 200 } else { 30 } {
            let mut random = Random::new(round + 7000);
            let tail = if round % 3 == 0 { 100 } else { 0 };
            let data = noise(600 * 512 + tail);
            let bad = sectors(&bad_sectors(&mut random, 40, 600));
            let flaws = Flaws {
                bad: bad.clone(),
                gives_what_is_in_front: random.below(2) == 0,
                errno: Some(random.one_of(&[Errno::EIO, Errno::ETIMEDOUT])),
                ..Flaws::default()
            };
            fuse.set_up(data.clone(), flaws, Flaws::default());
            let bs = random.one_of(&["bs=512", "bs=4096", "bs=1M", "bs=3000", ""]);
            let map = random.one_of(&["", " map=m"]);
            let _ = std::fs::remove_file(scratch.path().join("m"));
            std::fs::write(&out, vec![0xff; 1_000_000]).expect("it can be written");
            let operands = format!("if={} of=out conv=rescue {bs}{map}", source.display());
            let seen = run(scratch.path(), &operands);
            let cell = format!("{operands} {bad:?} {seen:?}");
            assert_eq!(seen.code, Some(1), "{cell}");
            assert!(
                seen.stderr.ends_with(&report_of(&bad, data.len() as u64)),
                "{cell}"
            );
            let found = std::fs::read(&out).expect("it is there");
            assert!(found == with_holes(&data, &bad), "{cell}");
        }
    });
}

#[test]
fn a_good_input_is_copied_as_ever_and_nothing_is_padded() {
    with_fuse("conv=rescue of a good input", |fuse, folder| {
        let data = noise(100_000);
        fuse.set_up(data.clone(), Flaws::default(), Flaws::default());
        let seen = run(folder, "if=source of=sink conv=rescue bs=4096");
        assert_eq!(seen.code, Some(0), "{seen:?}");
        assert!(
            seen.stderr
                .starts_with("24+1 records in\n24+1 records out\n100000 bytes")
        );
        assert!(
            seen.stderr
                .ends_with("\n100000 bytes rescued, 0 bytes lost, 0 bad areas\n")
        );
        assert!(fuse.sink() == data);
        // With sync in so many words, the last record is padded as well.
        let seen = run(
            folder,
            "if=source of=sink conv=rescue,sync bs=4096 skip=1 count=30 seek=2",
        );
        assert_eq!(seen.code, Some(0), "{seen:?}");
        let mut expected = data[..8192].to_vec();
        expected.extend_from_slice(&data[4096..]);
        expected.resize(8192 + 24 * 4096, 0);
        assert!(fuse.sink() == expected);
    });
}

/// The last short block was written directly, which cannot be done, and was lost.
#[test]
fn direct_writes_end_before_a_short_block() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let data = noise(300_000);
    std::fs::write(folder.path().join("in"), &data).expect("it can be written");
    for operands in ["bs=4096", "bs=512 iflag=direct", "bs=64K", "bs=1M"] {
        let operands = format!("if=in of=out oflag=direct conv=rescue {operands}");
        let seen = run(folder.path(), &operands);
        if seen
            .stderr
            .contains("failed to open 'out': Invalid argument")
        {
            return skip(
                "conv=rescue oflag=direct",
                "the file system does not know direct I/O",
            );
        }
        assert_eq!(seen.code, Some(0), "{operands}: {seen:?}");
        assert!(std::fs::read(folder.path().join("out")).expect("it is there") == data);
    }
}

#[test]
fn a_sector_that_is_good_at_last_is_not_lost() {
    with_fuse("retries=", |fuse, folder| {
        let data = noise(200 * 512);
        let bad = sectors(&[3, 70, 71, 199]);
        for (retries, lost) in [(1, 4 * 512), (2, 4 * 512), (3, 0), (9, 0)] {
            let flaws = Flaws {
                bad: bad.clone(),
                heals_after: Some(2),
                ..Flaws::default()
            };
            fuse.set_up(data.clone(), flaws, Flaws::default());
            let operands = format!("if=source of=sink conv=rescue bs=64K retries={retries}");
            let seen = run(folder, &operands);
            let report = format!("\n{} bytes rescued, {lost} bytes lost", data.len() - lost);
            assert!(seen.stderr.contains(&report), "{operands} {seen:?}");
            assert_eq!(seen.code, Some(i32::from(lost > 0)));
            let expected = if lost > 0 { &bad[..] } else { &[] };
            assert!(fuse.sink() == with_holes(&data, expected));
            let alone = |at: &Range<u64>| {
                let log = fuse.source_log();
                log.iter().filter(|&asked| asked == at).count()
            };
            let tries = retries.min(3);
            assert!(bad.iter().all(|at| alone(at) == tries), "{operands}");
        }
    });
}

#[test]
fn pieces_are_no_smaller_than_asked() {
    with_fuse("ebs=", |fuse, folder| {
        let data = noise(256 * 1024);
        let flaws = Flaws {
            bad: sectors(&[9, 300]),
            ..Flaws::default()
        };
        fuse.set_up(data.clone(), flaws, Flaws::default());
        let seen = run(folder, "if=source of=sink conv=rescue bs=64K ebs=4K");
        assert_eq!(seen.code, Some(1));
        let lost = [
            4096..8192,
            300 * 512 / 4096 * 4096..(300 * 512 / 4096 + 1) * 4096,
        ];
        assert!(fuse.sink() == with_holes(&data, &lost), "{seen:?}");
        assert!(
            fuse.source_log()
                .iter()
                .all(|asked| asked.end - asked.start >= 4096)
        );
    });
}

/// Starts a slow rescue, and ends it once its map says that something is done.
fn interrupted(fuse: &Mounted, scratch: &Path, operands: &str, signal: Signal) -> Seen {
    let child = command(scratch, operands)
        .spawn()
        .expect("dd can be started");
    let start = Instant::now();
    let map = scratch.join("m");
    while !map.exists() || rescued(&map).is_empty() {
        assert!(
            start.elapsed() < Duration::from_secs(30),
            "nothing is saved"
        );
        std::thread::sleep(Duration::from_millis(5));
    }
    assert!(catches_signals(child.id()));
    kill_process(Pid::from_child(&child), signal).expect("it runs");
    let seen = finish(child);
    assert!(seen.code.is_none(), "{seen:?}");
    let _ = fuse;
    seen
}

#[test]
fn a_run_that_was_ended_goes_on_where_it_was() {
    with_fuse("resumed rescue", |fuse, folder| {
        let scratch = tempfile::tempdir().expect("a temporary folder can be made");
        let scratch = scratch.path();
        let data = noise(3 << 20);
        let bad = sectors(&[100, 2500, 2501, 6000]);
        for signal in [Signal::KILL, Signal::INT, Signal::TERM] {
            let slow = Flaws {
                bad: bad.clone(),
                delay: Duration::from_millis(30),
                ..Flaws::default()
            };
            let _ = std::fs::remove_file(scratch.join("m"));
            fuse.set_up(data.clone(), slow.clone(), Flaws::default());
            let source = folder.join("source");
            let operands = format!("if={} of=out conv=rescue bs=16K map=m", source.display());
            let seen = interrupted(fuse, scratch, &operands, signal);
            if signal == Signal::INT {
                assert!(seen.stderr.contains(" bytes rescued, "), "{seen:?}");
            }
            let done = rescued(&scratch.join("m"));
            fuse.change_source(Flaws {
                delay: Duration::ZERO,
                ..slow
            });
            let seen = run(scratch, &operands);
            assert_eq!(seen.code, Some(1), "{seen:?}");
            assert!(
                seen.stderr.ends_with(&report_of(&bad, data.len() as u64)),
                "{seen:?}"
            );
            let out = std::fs::read(scratch.join("out")).expect("it is there");
            assert!(out == with_holes(&data, &bad), "{signal:?}");
            let again = overlap(&done, &fuse.source_log());
            assert_eq!(again, None, "{signal:?} reads again");
            // And once more: there is nothing left to do.
            fuse.change_source(Flaws::default());
            let seen = run(scratch, &operands);
            assert_eq!(seen.code, Some(1), "{seen:?}");
            assert_eq!(fuse.source_log(), Vec::<Range<u64>>::new());
        }
    });
}

#[test]
fn a_map_without_its_output_is_refused() {
    with_fuse("map without output", |fuse, folder| {
        let scratch = tempfile::tempdir().expect("a temporary folder can be made");
        let data = noise(100_000);
        fuse.set_up(data.clone(), Flaws::default(), Flaws::default());
        let source = folder.join("source");
        let operands = format!("if={} of=out conv=rescue map=m", source.display());
        assert_eq!(run(scratch.path(), &operands).code, Some(0));
        std::fs::remove_file(scratch.path().join("out")).expect("it is there");
        let seen = run(scratch.path(), &operands);
        assert_eq!(seen.code, Some(1));
        let expected = "dd: 'out' is shorter than the map 'm' says; remove the map to begin anew\n";
        assert_eq!(seen.stderr, expected);
        for (content, message) in [
            (&b"hello"[..], "dd: 'm' is no mapfile (line 1)\n"),
            (b"0 ? 1\n0 5 x\n", "dd: 'm' is no mapfile (line 2)\n"),
        ] {
            std::fs::write(scratch.path().join("m"), content).expect("it can be written");
            std::fs::write(scratch.path().join("out"), "kept").expect("it can be written");
            let seen = run(scratch.path(), &operands);
            assert_eq!((seen.code, &*seen.stderr), (Some(1), message));
            assert_eq!(
                std::fs::read(scratch.path().join("out")).ok(),
                Some(b"kept".to_vec())
            );
            assert_eq!(
                std::fs::read(scratch.path().join("m")).ok(),
                Some(content.to_vec())
            );
        }
        let seen = run(scratch.path(), &operands.replace("map=m", "map=/dev/null"));
        let expected = "dd: '/dev/null' is no regular file, as map= needs\n";
        assert_eq!((seen.code, &*seen.stderr), (Some(1), expected));
    });
}

#[test]
fn a_device_that_is_gone_ends_the_run_at_once() {
    with_fuse("vanished while rescued", |fuse, folder| {
        let scratch = tempfile::tempdir().expect("a temporary folder can be made");
        let data = noise(1 << 20);
        let flaws = Flaws {
            bad: std::iter::once(512 * 1024..1 << 20).collect(),
            errno: Some(Errno::ENODEV),
            ..Flaws::default()
        };
        fuse.set_up(data.clone(), flaws, Flaws::default());
        let source = folder.join("source");
        let operands = format!("if={} of=out conv=rescue bs=64K map=m", source.display());
        let seen = run(scratch.path(), &operands);
        assert_eq!(seen.code, Some(1));
        let gone = format!("dd: '{}' is gone: No such device\n", source.display());
        assert!(seen.stderr.starts_with(&gone), "{seen:?}");
        let report = "\n524288 bytes rescued, 524288 bytes lost, 1 bad area\n";
        assert!(seen.stderr.ends_with(report), "{seen:?}");
        assert_eq!(fuse.source_log().len(), 9);
        // It is plugged in again.
        fuse.change_source(Flaws::default());
        let seen = run(scratch.path(), &operands);
        assert_eq!(seen.code, Some(0), "{seen:?}");
        assert!(std::fs::read(scratch.path().join("out")).ok() == Some(data));
        let asked = fuse.source_log();
        assert!(
            asked.iter().all(|asked| asked.start >= 512 * 1024),
            "{asked:?}"
        );
    });
}

fn has_ddrescue() -> bool {
    let found = Command::new("ddrescue").arg("--version").output();
    found.is_ok_and(|output| output.status.success())
}

fn ddrescue(folder: &Path, arguments: &str) {
    let output = Command::new("ddrescue")
        .args(arguments.split_whitespace())
        .current_dir(folder)
        .output()
        .expect("it can be run");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "ddrescue {arguments}: {said}");
}

#[test]
fn ddrescue_carries_on_and_is_carried_on() {
    if !has_ddrescue() {
        return skip("conv=rescue and ddrescue", "gddrescue is not installed");
    }
    with_fuse("conv=rescue and ddrescue", |fuse, folder| {
        let scratch = tempfile::tempdir().expect("a temporary folder can be made");
        let scratch = scratch.path();
        let data = noise(3 << 20);
        let bad = sectors(&[100, 2500, 2501, 6000]);
        let flawed = Flaws {
            bad: bad.clone(),
            ..Flaws::default()
        };
        let source = folder.join("source");
        let source = source.display();
        let mine = format!("if={source} of=out conv=rescue bs=16K map=m");
        let theirs = format!("-d -q {source} out m");
        // What dd has begun.
        let slow = Flaws {
            delay: Duration::from_millis(30),
            ..flawed.clone()
        };
        fuse.set_up(data.clone(), slow, Flaws::default());
        interrupted(fuse, scratch, &mine, Signal::KILL);
        let done = rescued(&scratch.join("m"));
        fuse.change_source(flawed.clone());
        ddrescue(scratch, &theirs);
        assert_eq!(overlap(&done, &fuse.source_log()), None);
        let out = std::fs::read(scratch.join("out")).expect("it is there");
        assert!(out == with_holes(&data, &bad));
        // And dd takes what ddrescue has done for done.
        fuse.change_source(flawed.clone());
        let seen = run(scratch, &mine);
        assert!(
            seen.stderr.ends_with(&report_of(&bad, data.len() as u64)),
            "{seen:?}"
        );
        assert_eq!(fuse.source_log(), Vec::<Range<u64>>::new());
        // What ddrescue has begun: neither trimmed nor scraped.
        std::fs::remove_file(scratch.join("m")).expect("it is there");
        std::fs::remove_file(scratch.join("out")).expect("it is there");
        fuse.change_source(flawed.clone());
        ddrescue(scratch, &format!("-n -N {theirs}"));
        let done = rescued(&scratch.join("m"));
        assert!(done.len() > 1);
        fuse.change_source(flawed.clone());
        let seen = run(scratch, &mine);
        assert!(
            seen.stderr.ends_with(&report_of(&bad, data.len() as u64)),
            "{seen:?}"
        );
        assert_eq!(overlap(&done, &fuse.source_log()), None);
        let out = std::fs::read(scratch.join("out")).expect("it is there");
        assert!(out == with_holes(&data, &bad));
        // What dd has finished is finished.
        fuse.change_source(flawed);
        ddrescue(scratch, &theirs);
        assert_eq!(
            overlap(&rescued(&scratch.join("m")), &fuse.source_log()),
            None
        );
    });
}

#[test]
fn on_a_loop_device_exactly_the_bad_sectors_are_lost() {
    const TEST: &str = "conv=rescue on a loop device";
    if !is_root() {
        return skip(TEST, "needs root");
    }
    with_fuse(TEST, |fuse, folder| {
        let scratch = tempfile::tempdir().expect("a temporary folder can be made");
        let data = noise(8 << 20);
        let bad = sectors(&[0, 777, 4000, 4001, 9999, 16383]);
        let flaws = Flaws {
            bad: bad.clone(),
            ..Flaws::default()
        };
        fuse.set_up(data.clone(), flaws, Flaws::default());
        let output = Command::new("losetup")
            .args(["-r", "-f", "--show"])
            .arg(folder.join("source"))
            .output();
        let Some(output) = output.ok().filter(|output| output.status.success()) else {
            return skip(TEST, "no loop device can be had");
        };
        let device = String::from_utf8(output.stdout).expect("it is text");
        let device = device.trim();
        let seen = run(
            scratch.path(),
            &format!("if={device} of=out conv=rescue map=m bs=1M"),
        );
        let detached = Command::new("losetup").args(["-d", device]).status();
        assert!(detached.is_ok_and(|status| status.success()));
        assert_eq!(seen.code, Some(1), "{seen:?}");
        assert!(
            seen.stderr.ends_with(&report_of(&bad, data.len() as u64)),
            "{seen:?}"
        );
        let out = std::fs::read(scratch.path().join("out")).expect("it is there");
        assert!(out == with_holes(&data, &bad));
        let lost: Vec<_> = areas(&scratch.path().join("m"))
            .into_iter()
            .filter(|(_, state)| *state != '+')
            .collect();
        let expected = [0..512, 777 * 512..778 * 512, 4000 * 512..4002 * 512];
        for (found, range) in lost.iter().zip(expected) {
            assert_eq!(*found, (range, '-'));
        }
        assert_eq!(lost.len(), 5);
    });
}

/// Bytes lost and time taken on an input with 1,000 bad areas, beside ddrescue:
/// `cargo test --release --test faults beside_ddrescue -- --ignored --nocapture`.
#[test]
#[ignore = "a benchmark"]
fn beside_ddrescue() {
    with_fuse("beside ddrescue", |fuse, folder| {
        let scratch = tempfile::tempdir().expect("a temporary folder can be made");
        let data = noise(256 << 20);
        let mut random = Random::new(1);
        let bad: Vec<_> = (0..1000_u64)
            .map(|at| {
                let start = (at * 524 + random.below(400)) * SECTOR;
                start..start + (random.below(8) + 1) * SECTOR
            })
            .collect();
        let lost: u64 = bad.iter().map(|range| range.end - range.start).sum();
        let source = folder.join("source");
        for delay in [0, 2] {
            for round in 0..3 {
                for tool in ["dd", "ddrescue"] {
                    let flaws = Flaws {
                        bad: bad.clone(),
                        bad_delay: Duration::from_millis(delay),
                        ..Flaws::default()
                    };
                    fuse.set_up(data.clone(), flaws, Flaws::default());
                    let _ = std::fs::remove_file(scratch.path().join("m"));
                    let _ = std::fs::remove_file(scratch.path().join("out"));
                    let start = Instant::now();
                    let source = source.display();
                    if tool == "dd" {
                        let operands = format!("if={source} of=out conv=rescue bs=64K map=m");
                        assert_eq!(run(scratch.path(), &operands).code, Some(1));
                    } else {
                        ddrescue(scratch.path(), &format!("-d -q {source} out m"));
                    }
                    let time = start.elapsed();
                    let out = std::fs::read(scratch.path().join("out")).expect("it is there");
                    let good: u64 = rescued(&scratch.path().join("m"))
                        .iter()
                        .map(|range| range.end - range.start)
                        .sum();
                    println!(
                        "{tool}, {delay} ms a bad read, round {round}: {time:.1?}, {} reads, {} bytes \
                         lost of {lost} that are bad, output {}",
                        fuse.source_log().len(),
                        data.len() as u64 - good,
                        if out == with_holes(&data, &bad) {
                            "right"
                        } else {
                            "wrong"
                        },
                    );
                }
            }
        }
    });
}
