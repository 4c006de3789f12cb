// SPDX-License-Identifier: MIT
//! Every system call dd makes, made to fail in every way, in every job: by strace's `inject`.

use crate::common::{has_strace, skip};
use crate::invariant::{Fault, Tampering, check};
use crate::job::{Job, Seen, jobs};
use crate::report::{Ending, Report, dd, for_each, is_long};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::Path;

const ERRORS: [&str; 8] = [
    "EIO", "ENOSPC", "EINTR", "EAGAIN", "EBADF", "EDQUOT", "EFBIG", "ENOMEM",
];

/// Calls that are let alone. They cannot fail, or not in a way that strace can show (the kernel's
/// brk answers with an address, and futex has no such errors); or their failing ends a process
/// before dd sees it.
const LEFT_ALONE: [&str; 11] = [
    "execve",
    "exit_group",
    "exit",
    "arch_prctl",
    "set_tid_address",
    "set_robust_list",
    "rseq",
    "rt_sigreturn",
    "munmap",
    "brk",
    "futex",
];

/// In the short form, calls that are not on one of the two ends fail in each of so many jobs: they
/// are much the same in all.
const SHARE: usize = 6;

/// A call of the fault-free run.
#[derive(Clone, Debug)]
struct Call {
    name: String,
    /// Which of its name it is, from the start of the process.
    ordinal: usize,
    /// Its arguments and result, as strace shows them.
    text: String,
}

impl Call {
    /// Whether it is on one of the two ends.
    fn is_on_an_end(&self) -> bool {
        let arguments = self.text.trim_start_matches("AT_FDCWD, ");
        let is_named = [
            "\"in\"",
            "\"out\"",
            "\"fifo\"",
            "\"/dev/zero\"",
            "\"/dev/null\"",
        ]
        .iter()
        .any(|name| arguments.starts_with(name));
        let is_numbered = ["0,", "0)", "1,", "1)", "3, 0", "3, 1"]
            .iter()
            .any(|start| arguments.starts_with(start));
        // An anonymous mapping begins with NULL, and its end is a buffer's.
        is_named || (is_numbered && !["mmap", "brk"].contains(&&*self.name))
    }

    /// Whether it is on standard error, where messages go.
    fn is_on_stderr(&self) -> bool {
        self.text.starts_with("2,") || self.text.starts_with("2)")
    }
}

/// The calls of the first process in a trace, those of the loader left out.
fn calls(trace: &str) -> Vec<Call> {
    let mut ordinals: BTreeMap<&str, usize> = BTreeMap::new();
    let mut calls = Vec::new();
    let mut first = None;
    let mut is_loaded = false;
    for line in trace.lines() {
        let Some((process, line)) = line.split_once(' ') else {
            continue;
        };
        if *first.get_or_insert(process) != process {
            continue;
        }
        let Some((name, text)) = line.trim_start().split_once('(') else {
            continue;
        };
        if !name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_') {
            continue; // `<... resumed>` and what is no call
        }
        let ordinal = ordinals.entry(name).or_default();
        *ordinal += 1;
        if is_loaded && !LEFT_ALONE.contains(&name) {
            calls.push(Call {
                name: name.to_owned(),
                ordinal: *ordinal,
                text: text.to_owned(),
            });
        }
        // The loader's last act is to drop its cache.
        is_loaded |= name == "munmap";
    }
    calls
}

/// A job, a fault, and where it strikes.
struct Cell {
    job: usize,
    call: String,
    /// As strace wants it: `error=EIO` or `retval=1`.
    fault: String,
    /// As strace wants it: `3`, `3+` or `3..5`.
    when: String,
}

/// First, second, middle and last of the calls.
fn positions(calls: &[&Call]) -> Vec<usize> {
    let ordinals: Vec<usize> = calls.iter().map(|call| call.ordinal).collect();
    let Some(last) = ordinals.len().checked_sub(1) else {
        return Vec::new();
    };
    let mut chosen: Vec<usize> = [0, 1, last / 2, last]
        .iter()
        .filter_map(|&at| ordinals.get(at).copied())
        .collect();
    chosen.dedup();
    chosen
}

fn cells_of(job: usize, trace: &str) -> Vec<Cell> {
    let calls = calls(trace);
    // The thread's own calls are the first of their kind.
    let has_thread = trace.contains("unshare(");
    let mut names: Vec<&str> = calls.iter().map(|call| &*call.name).collect();
    names.sort_unstable();
    names.dedup();
    let mut cells = Vec::new();
    for name in names {
        let (on_ends, others): (Vec<&Call>, Vec<&Call>) = calls
            .iter()
            .filter(|call| call.name == name)
            .partition(|call| call.is_on_an_end());
        let mut cell = |fault: &str, when: String| {
            cells.push(Cell {
                job,
                call: name.to_owned(),
                fault: fault.to_owned(),
                when,
            });
        };
        let are_others_told = is_long() || job.is_multiple_of(SHARE) || has_thread;
        let others = if are_others_told {
            positions(&others)
        } else {
            Vec::new()
        };
        for at in positions(&on_ends).into_iter().chain(others) {
            for error in ERRORS {
                cell(&format!("error={error}"), at.to_string());
            }
        }
        for at in positions(&on_ends) {
            if ["read", "write"].contains(&name) {
                for count in [0, 1, 300] {
                    cell(&format!("retval={count}"), at.to_string());
                }
            }
            if is_long() {
                for error in ["EIO", "ENOSPC", "ENOMEM"] {
                    cell(&format!("error={error}"), format!("{at}+"));
                }
                cell("error=EINTR", format!("{at}..{}", at + 3));
                cell("error=EAGAIN", format!("{at}..{}", at + 3));
            }
        }
        if is_long() && job.is_multiple_of(SHARE) {
            // Asked again for some seconds.
            for at in positions(&on_ends).iter().take(1) {
                cell("error=EAGAIN", format!("{at}+"));
            }
        }
    }
    for call in ["unshare", "close_range"] {
        for error in ERRORS.iter().filter(|_| has_thread) {
            cells.push(Cell {
                job,
                call: call.to_owned(),
                fault: format!("error={error}"),
                when: "1".to_owned(),
            });
        }
    }
    cells
}

/// What dd says when this call fails.
fn words(call: &str) -> &'static [&'static str] {
    match call {
        // The map of a rescue is read and written by its name.
        "openat" | "dup2" | "dup3" => {
            &["failed to open '", "error reading 'm'", "error writing 'm'"]
        }
        "read" => &["error reading '"],
        "pread64" => &["error reading '", "error reading back '"],
        "write" => &["error writing '", "writing to '"],
        "lseek" => &[
            "cannot skip",
            "cannot seek",
            "cannot move past",
            "error reading '",
        ],
        "ftruncate" => &["failed to truncate"],
        "newfstatat" | "fstat" | "statx" => {
            &["cannot fstat", "failed to open '", "error reading 'm'"]
        }
        "fcntl" => &["setting flags for", "failed to turn off O_DIRECT"],
        "fsync" => &["fsync failed for", "error writing 'm'"],
        "fdatasync" => &["fdatasync failed for", "fsync failed for"],
        "close" => &[
            "closing input file",
            "closing output file",
            "error writing 'm'",
        ],
        "fadvise64" => &["failed to discard cache for"],
        "mmap" | "mprotect" => &["memory exhausted"],
        _ => &[""],
    }
}

/// strace, to look at all calls, or to tamper with one by a rule.
fn strace(rule: Option<(&str, &str)>) -> Vec<OsString> {
    let mut words = vec!["strace", "-qqq", "-f", "-o", "trace", "-e", "signal=none"];
    let rule = rule.map(|(call, rule)| (format!("trace={call}"), format!("inject={rule}")));
    if let Some((trace, inject)) = &rule {
        words.extend(["--seccomp-bpf", "-e", trace, "-e", inject]);
    }
    words.into_iter().map(OsString::from).collect()
}

fn trace(folder: &Path) -> String {
    let bytes = std::fs::read(folder.join("trace")).expect("strace leaves its trace");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// What the fault was, seen from dd; `None` if it did not strike.
fn tampering(cell: &Cell, trace: &str) -> Option<Tampering> {
    let line = trace.lines().find(|line| line.contains("(INJECTED)"))?;
    let text = line.split_once(&format!("{}(", cell.call))?.1;
    let call = Call {
        name: cell.call.clone(),
        ordinal: 0,
        text: text.to_owned(),
    };
    // A fault that goes on hits the messages too.
    let goes_on = cell.call == "write" && cell.when.contains(['+', '.']);
    if call.is_on_stderr() || goes_on {
        return Some(Tampering::Elsewhere);
    }
    let Some(count) = cell.fault.strip_prefix("retval=") else {
        return Some(Tampering::Error);
    };
    let count: usize = count.parse().expect("it was a number");
    Some(match (&*cell.call, count) {
        ("read", 0) => Tampering::EndOfFile,
        ("read", _) => Tampering::ShortRead(count),
        (_, 0) => Tampering::NoRoom,
        _ => Tampering::ShortWrite(count),
    })
}

/// Whether a count that is said to have gone over is more than was asked for: no system does it.
fn is_beyond(cell: &Cell, trace: &str) -> bool {
    let count = cell.fault.strip_prefix("retval=");
    let Some(count) = count.and_then(|count| count.parse::<usize>().ok()) else {
        return false;
    };
    let line = trace.lines().find(|line| line.contains("(INJECTED)"));
    let asked = line
        .and_then(|line| line.rsplit_once(") = "))
        .and_then(|(call, _)| call.rsplit_once(", "))
        .and_then(|(_, len)| len.trim().parse::<usize>().ok());
    asked.is_none_or(|asked| count > asked)
}

#[test]
fn no_failing_system_call_loses_a_byte_without_a_word() {
    if !has_strace("system-call faults") {
        return;
    }
    let jobs = jobs();
    let dd = dd();
    let report = Report::new("system call");
    let mut expected: Vec<Seen> = Vec::new();
    let mut cells = Vec::new();
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    for (index, job) in jobs.iter().enumerate() {
        job.prepare(folder.path());
        let seen = job.run(&dd, &strace(None), folder.path());
        if std::env::var("DD_FAULTS_JOB").is_ok_and(|only| only != job.name) {
            // One of them is being looked into.
        } else if job.operands.contains("direct") && seen.stderr.contains("Invalid argument") {
            skip(job.name, "the file system does not know direct I/O");
        } else {
            assert_eq!(seen.code(), 0, "{}: {}", job.name, seen.stderr);
            assert!(job.is_copied(&seen), "{}: a wrong copy", job.name);
            cells.extend(cells_of(index, &trace(folder.path())));
        }
        expected.push(seen);
    }
    for_each(&cells, |cell, folder| {
        let job: &Job = &jobs[cell.job];
        let rule = format!("{}:{}:when={}", cell.call, cell.fault, cell.when);
        job.prepare(folder);
        let seen = job.run(&dd, &strace(Some((&cell.call, &rule))), folder);
        let trace = trace(folder);
        let Some(tampering) = tampering(cell, &trace).filter(|_| !is_beyond(cell, &trace)) else {
            return;
        };
        let fault = Fault {
            // What is asked for by conv=untilfull, however it is said.
            tampering: match (tampering, cell.call.as_str(), cell.fault.as_str()) {
                (Tampering::Error, "write", "error=ENOSPC") => Tampering::NoRoom,
                (tampering, ..) => tampering,
            },
            words: words(&cell.call),
            is_single: cell.when.bytes().all(|byte| byte.is_ascii_digit()),
        };
        let ending = check(job, &expected[cell.job], &seen, fault);
        let ending = ending.map(|()| match seen.code() {
            0 => Ending::Complete,
            _ => Ending::Told,
        });
        let name = || format!("{} ({}), {rule}; {:?}", job.name, job.operands, seen.stderr);
        report.add(&cell.call, name, ending);
    });
    report.finish(5000);
}
