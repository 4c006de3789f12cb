// SPDX-License-Identifier: MIT
//! Devices and file systems that fail: bad sectors, short counts, no room, slow and failing syncs
//! by a file system of our own; loop devices, small and read-only file systems by the kernel.

use crate::common::{Dd, catches_signals, is_root, noise, skip};
use crate::fuse::{Flaws, Mounted};
use crate::job::{Job, Seen, Target};
use crate::report::{Ending, Report, dd, is_long};
use crate::signals::Random;
use fuser::Errno;
use rustix::process::{Pid, Signal, kill_process};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const SECTOR: u64 = 512;

/// Runs `work` with the failing file system on a folder, if it can be mounted.
pub fn with_fuse(name: &str, work: impl FnOnce(&Mounted, &Path)) {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    match Mounted::on(folder.path()) {
        Some(mounted) => work(&mounted, folder.path()),
        None => skip(name, "FUSE cannot be used here"),
    }
}

fn run(dd: &Dd, operands: &str, folder: &Path) -> Seen {
    let scratch = tempfile::tempdir().expect("a temporary folder can be made");
    let job = Job {
        operands: "",
        ..Job::new("", "", 0).to(Target::Nowhere)
    };
    let mut dd = dd.clone();
    dd.command.extend(
        operands
            .replace("source", &folder.join("source").to_string_lossy())
            .replace("sink", &folder.join("sink").to_string_lossy())
            .split_whitespace()
            .map(Into::into),
    );
    job.prepare(scratch.path());
    job.run(&dd, &[], scratch.path())
}

fn ensure(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

fn reported(seen: &Seen) -> usize {
    seen.reported().map_or(usize::MAX, |bytes| {
        usize::try_from(bytes).expect("tests copy little")
    })
}

/// Bad sectors, read without mercy, with noerror, and with noerror and sync.
#[test]
fn bad_sectors_lose_nothing_else() {
    with_fuse("bad sectors", |fuse, folder| {
        let dd = dd();
        let report = Report::new("bad sectors");
        let rounds = if is_long() { 600 } else { 100 };
        for round in 0..rounds {
            let mut random = Random::new(round + 1000);
            let data = noise(64 * 512 + if round % 3 == 0 { 100 } else { 0 });
            let mut bad: Vec<u64> = (0..random.below(6) + 1).map(|_| random.below(64)).collect();
            bad.sort_unstable();
            bad.dedup();
            let flaws = Flaws {
                bad: bad
                    .iter()
                    .map(|at| at * SECTOR..(at + 1) * SECTOR)
                    .collect(),
                errno: Some(random.one_of(&[Errno::EIO, Errno::ENXIO, Errno::ETIMEDOUT])),
                ..Flaws::default()
            };
            let first = usize::try_from(bad[0] * SECTOR).expect("it is small");
            for size in [512_usize, 2048] {
                let covers = |record: u64| {
                    let start = record * size as u64;
                    bad.iter()
                        .any(|at| (start..start + size as u64).contains(&(at * SECTOR)))
                };
                for conv in ["", " conv=noerror", " conv=noerror,sync"] {
                    fuse.set_up(data.clone(), flaws.clone(), Flaws::default());
                    let seen = run(&dd, &format!("if=source of=sink bs={size}{conv}"), folder);
                    let sink = fuse.sink();
                    let padded = conv.ends_with("sync");
                    let mut expected = Vec::new();
                    for (record, bytes) in (0..).zip(data.chunks(size)) {
                        let is_bad = covers(record);
                        match (is_bad, padded) {
                            (true, true) => expected.resize(expected.len() + size, 0),
                            (true, false) => {}
                            (false, true) => {
                                expected.extend_from_slice(bytes);
                                expected.resize(expected.len().next_multiple_of(size), 0);
                            }
                            (false, false) => expected.extend_from_slice(bytes),
                        }
                    }
                    let is_named = seen.stderr.contains("error reading '");
                    let result = if conv.is_empty() {
                        let good = &data[..first / size * size];
                        ensure(seen.code() == 1 && is_named, "does not say so")
                            .and_then(|()| ensure(sink == good, "other bytes than were good"))
                    } else {
                        ensure(seen.code() == 0 && is_named, "does not say so")
                            .and_then(|()| ensure(sink == expected, "lost more than was bad"))
                    };
                    let result =
                        result.and_then(|()| ensure(reported(&seen) == sink.len(), "wrong counts"));
                    let cell = || format!("bs={size}{conv}, bad {bad:?}: {seen:?}");
                    report.add(
                        &format!("bs={size}{conv}"),
                        cell,
                        result.map(|()| Ending::Told),
                    );
                }
            }
        }
        for round in 0..rounds / 2 {
            long_copy_of_a_bad_device(fuse, folder, &dd, &report, round);
        }
        report.finish(600);
    });
}

/// A copy long enough to go in large pieces, of a device that fails a whole read for one bad
/// sector: all in front of it is good, and arrives.
fn long_copy_of_a_bad_device(fuse: &Mounted, folder: &Path, dd: &Dd, report: &Report, round: u64) {
    let mut random = Random::new(round + 2000);
    let data = noise(1 << 20);
    let bad = random.below(2048);
    let flaws = Flaws {
        bad: std::iter::once(bad * SECTOR..(bad + 1) * SECTOR).collect(),
        ..Flaws::default()
    };
    let (operands, size) = random.one_of(&[
        ("", 512),
        ("bs=4096", 4096),
        ("bs=64K", 65_536),
        ("ibs=1024 obs=4096", 1024),
    ]);
    fuse.set_up(data.clone(), flaws, Flaws::default());
    // To nowhere, the kernel reads and copies nothing; the counts are the same.
    let to_nowhere = random.below(2) == 0;
    let target = if to_nowhere { "/dev/null" } else { "sink" };
    let seen = run(dd, &format!("if=source of={target} {operands}"), folder);
    let sink = fuse.sink();
    let good = usize::try_from(bad * SECTOR).expect("it is small") / size * size;
    let result = ensure(seen.code() == 1, "does not say so")
        .and_then(|()| ensure(seen.stderr.contains("error reading '"), "does not say so"))
        .and_then(|()| {
            ensure(
                to_nowhere || sink == data[..good],
                "other bytes than were good",
            )
        })
        .and_then(|()| ensure(reported(&seen) == good, "wrong counts"));
    let cell = || {
        format!(
            "long, {operands}, bad {bad}: {} bytes, {seen:?}",
            sink.len()
        )
    };
    report.add("long", cell, result.map(|()| Ending::Told));
}

/// A file system whose server is gone: a copy that goes on behind bad records ends all the same.
#[test]
fn a_file_system_that_is_gone_ends_the_copy() {
    with_fuse("a file system that is gone", |fuse, folder| {
        let dd = dd();
        let report = Report::new("gone");
        for errno in [Errno::ENOTCONN, Errno::ENODEV, Errno::ESTALE, Errno::ENXIO] {
            let flaws = Flaws {
                bad: std::iter::once(10_000..u64::MAX / 2).collect(),
                errno: Some(errno),
                ..Flaws::default()
            };
            fuse.set_up(noise(50_000_000), flaws, Flaws::default());
            let seen = run(&dd, "if=source of=sink bs=1000 conv=noerror,sync", folder);
            let sink = fuse.sink();
            let result = ensure(seen.code() == 1, "does not say so")
                .and_then(|()| ensure(sink.len() < 30_000, "goes on and on"))
                .and_then(|()| ensure(sink[..10_000] == noise(10_000), "a wrong output"));
            report.add(
                "gone",
                || format!("{errno:?}"),
                result.map(|()| Ending::Told),
            );
        }
        report.finish(4);
    });
}

/// Reads and writes that do part of what they were asked for, on both sides.
#[test]
fn short_counts_lose_nothing() {
    with_fuse("short counts", |fuse, folder| {
        let dd = dd();
        let report = Report::new("short counts");
        let rounds = if is_long() { 1000 } else { 150 };
        for round in 0..rounds {
            let mut random = Random::new(round + 5000);
            let len = usize::try_from(random.below(60_000)).expect("it is small");
            let data = noise(len);
            let mut pieces = || -> Vec<usize> {
                let largest = random.one_of(&[3, 600, 5000, 100_000]);
                (0..random.below(7))
                    .map(|_| usize::try_from(random.below(largest)).expect("it is small"))
                    .collect()
            };
            let flaws = |pieces| Flaws {
                pieces,
                ..Flaws::default()
            };
            let (reads, writes) = (pieces(), pieces());
            // Some hundred transfers of a few bytes are enough.
            let len = if reads.iter().chain(&writes).any(|&piece| piece < 3) {
                len.min(2000)
            } else {
                len
            };
            let data = &data[..len];
            let operands = random.one_of(&[
                "bs=1000",
                "bs=64K",
                "",
                "ibs=700 obs=3000",
                "ibs=3000 obs=70",
                "bs=5000 iflag=fullblock",
                "bs=4096 conv=sparse",
                "conv=swab",
                "bs=1000 seek=2",
                "obs=100K",
            ]);
            fuse.set_up(data.to_vec(), flaws(reads.clone()), flaws(writes.clone()));
            let seen = run(&dd, &format!("if=source of=sink {operands}"), folder);
            let mut sink = fuse.sink();
            let mut expected = data.to_vec();
            if operands.contains("swab") {
                expected
                    .chunks_exact_mut(2)
                    .for_each(|pair| pair.swap(0, 1));
            }
            if operands.contains("seek") {
                sink.drain(..sink.len().min(2000));
            }
            let result = ensure(seen.code() == 0, "fails")
                .and_then(|()| ensure(sink == expected, "a wrong output"))
                .and_then(|()| ensure(reported(&seen) == len, "wrong counts"));
            let cell = || format!("{operands} {len} {reads:?} {writes:?}: {seen:?}");
            report.add(operands, cell, result.map(|()| Ending::Complete));
        }
        report.finish(150);
    });
}

/// Writes that fail at a place, with and without the bytes in front of it; and no room.
#[test]
fn what_could_not_be_written_is_told() {
    with_fuse("failing writes", |fuse, folder| {
        let dd = dd();
        let report = Report::new("failing writes");
        let rounds = if is_long() { 800 } else { 150 };
        for round in 0..rounds {
            let mut random = Random::new(round + 9000);
            let data = noise(600_000);
            let at = random.below(400_000);
            let at = random.one_of(&[at, at, 0, at / 4096 * 4096]);
            let (row, errno) = random.one_of(&[
                ("no room", Errno::ENOSPC),
                ("quota", Errno::EDQUOT),
                ("bad place", Errno::EIO),
            ]);
            let sink_flaws = if row == "no room" {
                Flaws {
                    capacity: Some(at),
                    ..Flaws::default()
                }
            } else {
                Flaws {
                    bad: std::iter::once(at..at + 1).collect(),
                    gives_what_is_in_front: random.below(2) == 0,
                    errno: Some(errno),
                    ..Flaws::default()
                }
            };
            let operands = random.one_of(&[
                "bs=1000",
                "bs=64K",
                "",
                "ibs=700 obs=3000",
                "ibs=30000 obs=7000",
                "bs=1M iflag=fullblock",
                "conv=ucase",
                "bs=3000 conv=noerror",
                "bs=512 conv=fsync",
            ]);
            fuse.set_up(data.clone(), Flaws::default(), sink_flaws);
            let seen = run(&dd, &format!("if=source of=sink {operands}"), folder);
            let sink = fuse.sink();
            let mut expected = data;
            if operands.contains("ucase") {
                expected.make_ascii_uppercase();
            }
            let is_named = ["error writing '", "writing to '"]
                .iter()
                .any(|words| seen.stderr.contains(words));
            let result = ensure(seen.code() == 1 && is_named, "does not say so")
                .and_then(|()| ensure(expected.starts_with(&sink), "a wrong output"))
                .and_then(|()| ensure(reported(&seen) == sink.len(), "wrong counts"));
            let cell = || format!("{operands}, at {at}: {} bytes; {seen:?}", sink.len());
            report.add(row, cell, result.map(|()| Ending::Told));
        }
        report.finish(150);
    });
}

/// What fails at the end, and signals while dd is blocked in read, write, fsync and close of a
/// device that is slow.
#[test]
fn slow_and_failing_ends_are_told() {
    with_fuse("slow and failing ends", |fuse, folder| {
        let dd = dd();
        let report = Report::new("slow and failing ends");
        for (row, flaws, operands, words) in [
            (
                "fsync fails",
                Flaws {
                    sync_errno: Some(Errno::EIO),
                    ..Flaws::default()
                },
                "conv=fsync",
                "fsync failed for",
            ),
            (
                "fdatasync fails",
                Flaws {
                    sync_errno: Some(Errno::ENOSPC),
                    ..Flaws::default()
                },
                "conv=fdatasync",
                "fdatasync failed for",
            ),
            (
                "close fails",
                Flaws {
                    close_errno: Some(Errno::EDQUOT),
                    ..Flaws::default()
                },
                "",
                "closing output file",
            ),
            (
                "close fails",
                Flaws {
                    close_errno: Some(Errno::EIO),
                    ..Flaws::default()
                },
                "bs=1000 conv=notrunc",
                "closing output file",
            ),
        ] {
            fuse.set_up(noise(5000), Flaws::default(), flaws);
            let seen = run(&dd, &format!("if=source of=sink {operands}"), folder);
            let result = ensure(
                seen.code() == 1 && seen.stderr.contains(words),
                "does not say so",
            )
            .and_then(|()| ensure(fuse.sink() == noise(5000), "a wrong output"));
            report.add(row, || format!("{seen:?}"), result.map(|()| Ending::Told));
        }
        let rounds = if is_long() { 100 } else { 12 };
        for round in 0..rounds {
            let mut random = Random::new(round + 300);
            let slow = Duration::from_millis(30);
            let (row, reads, writes) = random.one_of(&[
                ("USR1 in a slow read", slow, Duration::ZERO),
                ("USR1 in a slow write", Duration::ZERO, slow),
                ("USR1 in a slow fsync", Duration::ZERO, Duration::ZERO),
            ]);
            let source = Flaws {
                delay: reads,
                ..Flaws::default()
            };
            let sink = Flaws {
                delay: writes,
                sync_delay: slow * 3,
                ..Flaws::default()
            };
            fuse.set_up(noise(5000), source, sink);
            let result = storm(&dd, folder, &mut random).and_then(|stderr| {
                ensure(fuse.sink() == noise(5000), "a wrong output")?;
                let reports = stderr.matches(" copied, ").count();
                ensure(reports > 1, "no signal was answered")?;
                ensure(stderr.contains("5000 bytes"), "wrong counts")
            });
            report.add(
                row,
                || format!("round {round}"),
                result.map(|()| Ending::Complete),
            );
        }
        report.finish(16);
    });
}

/// Sends `SIGUSR1` all the time; what was said.
fn storm(dd: &Dd, folder: &Path, random: &mut Random) -> Result<String, String> {
    let mut child = dd
        .command(["if=source", "of=sink", "bs=1000", "conv=fsync"])
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("dd can be started");
    let stderr = child.stderr.take().expect("it is a pipe");
    let reader = std::thread::spawn(move || std::io::read_to_string(stderr).expect("it is text"));
    let start = Instant::now();
    while child.try_wait().expect("it can be asked").is_none() {
        if catches_signals(child.id()) {
            let _ = kill_process(Pid::from_child(&child), Signal::USR1); // it may just have ended
        }
        std::thread::sleep(Duration::from_micros(random.below(2000)));
        if start.elapsed() > Duration::from_secs(30) {
            let _ = child.kill(); // the test fails anyway
            return Err("hangs".into());
        }
    }
    let status = child.wait().expect("it is dead");
    let stderr = reader.join().expect("the reader does not panic");
    ensure(status.code() == Some(0), &format!("{status}: {stderr}"))?;
    Ok(stderr)
}

/// Runs a script of the shell as root, with the dd under test as `$DD`; each line that it prints
/// is a cell: `row: ok` or `row: what is wrong`.
fn script(class: &'static str, needs: &[&str], text: &str, least: usize) {
    let missing: Vec<&&str> = needs
        .iter()
        .filter(|tool| {
            !Command::new("sh")
                .args(["-c", &format!("command -v {tool}")])
                .stdout(Stdio::null())
                .status()
                .is_ok_and(|status| status.success())
        })
        .collect();
    if !is_root() || !missing.is_empty() {
        skip(class, &format!("needs root and {missing:?}"));
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let output = Command::new("timeout")
        .args(["-k", "5", "600", "bash", "-c", text])
        .env("DD", &dd().command[0])
        .env("ROUNDS", if is_long() { "150" } else { "15" })
        .env("LC_ALL", "C")
        .current_dir(folder.path())
        .stdin(Stdio::null())
        .output()
        .expect("bash can be run");
    let (out, err) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    let report = Report::new(class);
    let mut least = least;
    for line in out.lines() {
        if let Some((what, reason)) = line.split_once(": SKIPPED ") {
            skip(what, reason);
            least = 0;
            continue;
        }
        let (row, verdict) = line.split_once(": ").unwrap_or((line, "no verdict"));
        let ending = match verdict {
            "ok" => Ok(Ending::Complete),
            "told" => Ok(Ending::Told),
            other => Err(other.to_owned()),
        };
        report.add(row, || format!("{row}: {err}"), ending);
    }
    assert!(output.status.success(), "{out}{err}");
    report.finish(least);
}

/// Loop devices that end early, are read-only, shrink or are taken away.
#[test]
fn loop_devices_are_copied_or_told() {
    script("loop devices", &["losetup"], include_str!("loop.sh"), 8);
}

/// File systems that are full, with holes, shared extents and quotas.
#[test]
fn file_systems_are_filled_to_the_brim() {
    script(
        "file systems",
        &["mount", "mkfs.ext4"],
        include_str!("filesystems.sh"),
        4,
    );
}

/// The power goes while dd writes.
#[test]
fn what_was_reported_as_written_is_there_after_a_power_cut() {
    script(
        "power cut",
        &["mount", "mkfs.ext4"],
        include_str!("power.sh"),
        15,
    );
}
