// SPDX-License-Identifier: MIT
//! Too little of everything a process is given: memory, stack, descriptors, threads, and somewhere
//! to speak.

use crate::common::{is_root, skip};
use crate::invariant::{Fault, check};
use crate::job::{Job, Seen, Source, Target};
use crate::report::{Ending, Report, dd, for_each, is_long};
use rustix::process::Signal;
use std::os::unix::process::ExitStatusExt as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// A job by a shell that runs `set_up` before it becomes dd.
struct Cell {
    row: &'static str,
    set_up: String,
    job: usize,
}

fn jobs() -> Vec<Job> {
    vec![
        Job::new("small", "if=in of=out", 5000),
        Job::new("large block", "if=in of=out bs=1M", 300_000),
        Job::new("re-blocking", "if=in of=out ibs=100 obs=70000", 300_000),
        Job::new("progress", "if=in of=out status=progress bs=10000", 50_000),
        Job::new("ascii", "if=in of=out cbs=20 conv=ascii", 5000).converting(),
        Job::new("from a pipe", "of=out", 50_000).from(Source::Pipe),
    ]
}

fn cells(jobs: usize) -> Vec<Cell> {
    let step = if is_long() { 1 } else { 4 };
    let mut cells = Vec::new();
    let mut add = |row, set_up: String| {
        cells.extend((0..jobs).map(|job| Cell {
            row,
            set_up: set_up.clone(),
            job,
        }));
    };
    // With less than this the kernel cannot map the program, and kills what it was to become.
    for kib in (2000..7000).step_by(15 * step) {
        add("address space", format!("ulimit -v {kib}"));
    }
    for kib in (100..700).step_by(2 * step) {
        add("data", format!("ulimit -d {kib}"));
    }
    // Arguments, environment and the loader take some of it, at random.
    for kib in [64, 80, 100, 200, 1000] {
        add("stack", format!("ulimit -s {kib}"));
    }
    for count in 0..12 {
        add("descriptors", format!("ulimit -n {count}"));
    }
    cells
}

/// A shell that does `set_up` and becomes dd, so that nothing else is limited.
fn shell(set_up: &str, job: &Job, folder: &Path) -> Command {
    let path = dd().command[0].to_string_lossy().into_owned();
    let mut command = Command::new("bash");
    command
        .arg("-c")
        .arg(format!("{set_up}; exec {path} {}", job.operands))
        .env("LC_ALL", "C")
        .env_remove("POSIXLY_CORRECT")
        .current_dir(folder);
    command
}

/// As elsewhere; and the loader, which comes before dd, may say that it cannot load it.
fn judge(job: &Job, expected: &Seen, seen: &Seen) -> Result<Ending, String> {
    let loader = [
        "error while loading shared libraries",
        "cannot allocate TLS data structures",
        "cannot create shared object descriptor",
        "cannot execute: ",
    ];
    if matches!(seen.code(), 126 | 127) && loader.iter().any(|words| seen.stderr.contains(words)) {
        return Ok(Ending::Told);
    }
    check(job, expected, seen, Fault::ANY)?;
    Ok(match seen.code() {
        0 => Ending::Complete,
        _ => Ending::Told,
    })
}

/// Whether glibc's loader, which comes before dd, crashes also when it only lists what it would load:
/// it does where it has no memory to say so.
fn loader_crashes(set_up: &str, job: &Job, folder: &Path) -> bool {
    let listing = format!("{set_up}; export LD_TRACE_LOADED_OBJECTS=1");
    let status = shell(&listing, job, folder).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.signal() == Some(Signal::SEGV.as_raw()))
}

fn expected(job: &Job, folder: &Path) -> Seen {
    job.prepare(folder);
    let seen = job.run_command(shell(":", job, folder), folder);
    assert_eq!(seen.code(), 0, "{}", seen.stderr);
    seen
}

#[test]
fn too_little_of_anything_is_told() {
    let jobs = jobs();
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let wanted: Vec<Seen> = jobs
        .iter()
        .map(|job| expected(job, folder.path()))
        .collect();
    let report = Report::new("resource");
    for_each(&cells(jobs.len()), |cell, folder| {
        let job = &jobs[cell.job];
        job.prepare(folder);
        let seen = job.run_command(shell(&cell.set_up, job, folder), folder);
        let name = || format!("{}: {}; {:?}", cell.set_up, job.operands, seen.stderr);
        let ending = if seen.code() == 139 && loader_crashes(&cell.set_up, job, folder) {
            Ok(Ending::Told)
        } else {
            judge(job, &wanted[cell.job], &seen)
        };
        report.add(cell.row, name, ending);
    });
    threads(&report);
    report.finish(150);
}

/// A user who may have no further thread.
fn threads(report: &Report) {
    let has_setpriv = Command::new("setpriv").arg("--version").output().is_ok();
    if !is_root() || !has_setpriv {
        skip("threads refused", "it takes root and setpriv");
        return;
    }
    // A folder and a binary that another user may reach.
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let path = folder.path();
    let script = format!(
        "chmod 755 . && cp -L {} dd && chmod 755 dd && chown 65534 in out",
        dd().command[0].to_string_lossy()
    );
    let mut job = Job::new("progress", "if=in of=out status=progress bs=10000", 50_000);
    let wanted = expected(&job, path);
    job.prepare(path);
    let status = Command::new("sh")
        .args(["-c", &script])
        .current_dir(path)
        .status();
    assert!(status.is_ok_and(|status| status.success()));
    let mut command = Command::new("setpriv");
    let run = format!("ulimit -u 1; exec ./dd {}", job.operands);
    command
        .args(["--reuid=65534", "--clear-groups", "bash", "-c", &run])
        .env("LC_ALL", "C")
        .current_dir(path);
    job.prior.clear(); // and the files are there
    let seen = job.run_command(command, path);
    let name = || format!("no thread: {:?}", seen.stderr);
    report.add("threads", name, judge(&job, &wanted, &seen));
}

/// Descriptors 0, 1 and 2 closed in all combinations, and standard error that takes nothing.
#[test]
fn closed_descriptors_are_never_an_end_of_file_nor_a_sink() {
    let report = Report::new("descriptors 0, 1, 2");
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let folder = folder.path();
    let path = dd().command[0].to_string_lossy().into_owned();
    let input = crate::common::noise(5000);
    for (operands, reads_stdin, writes_stdout) in [
        ("if=in of=out", false, false),
        ("if=in", false, true),
        ("of=out", true, false),
        ("", true, true),
        ("if=in of=out bs=700 conv=notrunc,fsync", false, false),
        ("if=in of=out status=progress", false, false),
        ("of=out count=3 skip=1 status=none", true, false),
    ] {
        for closed in 0..8 {
            std::fs::write(folder.join("in"), &input).expect("a file can be written");
            std::fs::write(folder.join("out"), b"").expect("a file can be written");
            let close = |bit: u32, words: &'static str, else_words: &'static str| {
                if closed & 1 << bit != 0 {
                    words
                } else {
                    else_words
                }
            };
            let script = format!(
                "exec {} {} {}; {path} {operands}; echo $? >status",
                close(0, "<&-", "<in"),
                close(1, ">&-", ">out"),
                close(2, "2>&-", "2>err"),
            );
            let status = Command::new("bash")
                .args(["-c", &format!("( {script} )")])
                .env("LC_ALL", "C")
                .current_dir(folder)
                .status();
            assert!(status.is_ok(), "bash can be run");
            let read = |name: &str| std::fs::read(folder.join(name)).unwrap_or_default();
            let code = String::from_utf8_lossy(&read("status")).trim().to_owned();
            let must_fail = reads_stdin && closed & 1 != 0 || writes_stdout && closed & 2 != 0;
            // A message that was not heard is a failure too; with status=none there is none.
            let is_unheard = closed & 4 != 0 && !operands.contains("none");
            let output = read("out");
            let whole = if operands.contains("skip") {
                &input[512..512 * 4]
            } else {
                &input[..]
            };
            let ending = match &*code {
                "0" if must_fail || is_unheard => Err("status 0".to_owned()),
                "0" if output != whole => Err("status 0 and a wrong output".to_owned()),
                "0" => Ok(Ending::Complete),
                "1" if must_fail && output.is_empty() => Ok(Ending::Told),
                "1" if is_unheard && output == whole => Ok(Ending::Told),
                other => Err(format!("status {other}, {} bytes", output.len())),
            };
            report.add("closed", || format!("{closed:03b} {operands}"), ending);
        }
    }
    for (row, redirection) in [
        ("standard error full", "2>/dev/full"),
        ("standard error a broken pipe", "2>&9"),
    ] {
        for operands in [
            "if=in of=out",
            "if=missing of=out",
            "if=in of=out status=progress bs=1",
        ] {
            std::fs::write(folder.join("in"), &input).expect("a file can be written");
            std::fs::write(folder.join("out"), b"").expect("a file can be written");
            let status = Command::new("bash")
                .args([
                    "-c",
                    // Nobody reads what is written to 9.
                    &format!(
                        "trap '' PIPE; exec 9> >(exec 0<&-; exec true); wait $!; \
                         {path} {operands} {redirection}"
                    ),
                ])
                .env("LC_ALL", "C")
                .current_dir(folder)
                .status()
                .expect("bash can be run");
            let output = std::fs::read(folder.join("out")).expect("it is there");
            let is_right = output == input || operands.contains("missing");
            let ending = match status.code() {
                Some(1) if is_right => Ok(Ending::Told),
                _ => Err(format!("{status}, {} bytes", output.len())),
            };
            report.add(row, || operands.to_owned(), ending);
        }
    }
    report.finish(60);
}

/// What is written where nothing is kept.
#[test]
fn a_full_device_is_told() {
    let report = Report::new("full device");
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    for operands in [
        "if=in of=/dev/full",
        "if=in of=/dev/full bs=1",
        "if=in of=/dev/full ibs=10 obs=700",
        "if=in of=/dev/full conv=sync bs=999",
        "if=in of=/dev/full conv=noerror",
    ] {
        let job = Job::new("full", operands, 5000).to(Target::Nowhere);
        job.prepare(folder.path());
        let seen = job.run(&dd(), &[], folder.path());
        let is_told = seen.stderr.contains("'/dev/full': No space left on device");
        let ending = match (seen.code(), seen.reported(), is_told) {
            (1, Some(0), true) => Ok(Ending::Told),
            _ => Err(format!("{seen:?}")),
        };
        report.add("/dev/full", || operands.to_owned(), ending);
    }
    report.finish(5);
}
