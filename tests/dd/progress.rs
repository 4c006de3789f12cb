// SPDX-License-Identifier: MIT
//! Progress and statistics in time, whatever dd is blocked in, and without disturbing it.

use crate::common::{
    DEADLINE, Folder, blocked_in, catches_signals, fill, finish, full_pipe, has_strace, is_root,
    noise, normalised, signal, skip, statistics, wait_until,
};
use rustix::process::Signal;
use std::fs::File;
use std::io::{Read as _, Write as _};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// What dd is blocked in.
#[derive(Clone, Copy, Debug)]
enum Block {
    Open,
    Read,
    Write,
}

const BLOCKS: [Block; 3] = [Block::Open, Block::Read, Block::Write];
const STATUSES: [&str; 4] = [
    "status=none,noxfer",
    "status=progress",
    "status=bar",
    "status=json",
];

/// A dd that is blocked, and what ends that.
struct Blocked {
    folder: Folder,
    child: Child,
    block: Block,
}

impl Blocked {
    fn new(block: Block, status: &str) -> Self {
        let folder = Folder::new();
        Self::start(folder, block, status, &[])
    }

    /// `prefix` is a command that runs dd.
    fn start(folder: Folder, block: Block, status: &str, prefix: &[&str]) -> Self {
        rustix::fs::mkfifoat(rustix::fs::CWD, folder.path("fifo"), 0o600.into())
            .expect("it can be made");
        folder.write("in", noise(300_000));
        let (operands, stdin, stdout) = match block {
            Block::Open => ("if=fifo of=out", Stdio::null(), Stdio::null()),
            Block::Read => ("of=out", Stdio::piped(), Stdio::null()),
            Block::Write => ("if=in bs=300000", Stdio::null(), Stdio::piped()),
        };
        let dd = folder.command(operands.split(' ').chain([status]));
        let mut command = match prefix {
            [] => dd,
            [program, arguments @ ..] => {
                let mut command = Command::new(program);
                command
                    .args(arguments)
                    .arg(dd.get_program())
                    .args(dd.get_args())
                    .env("LC_ALL", "C")
                    .current_dir(folder.path(""));
                command
            }
        };
        let child = command
            .stdin(stdin)
            .stdout(stdout)
            .stderr(File::create(folder.path("err")).expect("a file can be made"))
            .spawn()
            .expect("dd can be started");
        Self {
            folder,
            child,
            block,
        }
    }

    fn wait_until_blocked(&self) {
        wait_until("dd catches signals and is blocked", || {
            catches_signals(self.child.id()) && blocked_in(self.child.id()).is_some()
        });
    }

    fn err(&self) -> String {
        normalised(&self.folder.read("err"))
    }

    /// How long the answer to `SIGUSR1` takes.
    fn answer(&self) -> Duration {
        let before = self.folder.read("err").len();
        let start = Instant::now();
        signal(&self.child, Signal::USR1);
        // A line of progress alone is no answer.
        let is_answer = |text: &[u8]| {
            let text = String::from_utf8_lossy(text);
            text.contains("records out\n") || text.contains(r#""statistics""#)
        };
        while !is_answer(&self.folder.read("err")[before..]) {
            assert!(start.elapsed() < DEADLINE, "no answer");
            std::thread::sleep(Duration::from_micros(200));
        }
        start.elapsed()
    }

    fn wait_for_two_seconds_of_progress(&self, status: &str) {
        let is_shown = |text: &str| match status {
            "status=json" => text.matches(r#""event":"progress""#).count() >= 2,
            _ => text.contains(" 1 s, ") && text.contains(" 2 s, "),
        };
        let start = Instant::now();
        loop {
            let text = String::from_utf8(self.folder.read("err")).expect("it is text");
            if is_shown(&text) {
                return;
            }
            let is_late = start.elapsed() > DEADLINE;
            assert!(!is_late, "{:?} {status}: {text:?}", self.block);
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Lets it go on, and looks at what became of the copy.
    fn let_go(mut self) {
        let text = match self.block {
            Block::Open => {
                std::fs::write(self.folder.path("fifo"), "text").expect("a FIFO takes it");
                Some(())
            }
            Block::Read => {
                let mut stdin = self.child.stdin.take().expect("it is a pipe");
                stdin.write_all(b"text").expect("a pipe takes it");
                Some(())
            }
            Block::Write => None,
        };
        if text.is_some() {
            finish(self.child).is(0, "", "");
            assert_eq!(self.folder.read("out"), b"text");
        } else {
            let mut stdout = self.child.stdout.take().expect("it is a pipe");
            let mut output = Vec::new();
            stdout.read_to_end(&mut output).expect("a pipe can be read");
            finish(self.child).is(0, "", "");
            assert!(output == noise(300_000));
        }
    }
}

/// Runs `work` for each of these at once: most of it is waiting.
fn at_once(statuses: &[&'static str], work: impl Fn(Block, &'static str) + Sync) {
    std::thread::scope(|scope| {
        for block in BLOCKS {
            for status in statuses {
                let work = &work;
                scope.spawn(move || work(block, status));
            }
        }
    });
}

#[test]
fn statistics_come_within_50_ms_while_blocked() {
    for block in BLOCKS {
        for status in STATUSES {
            let blocked = Blocked::new(block, status);
            blocked.wait_until_blocked();
            // The machine may be busy; dd is not.
            let times: Vec<_> = (0..5).map(|_| blocked.answer()).collect();
            let best = times.iter().min().expect("there are five");
            assert!(best.as_millis() < 50, "{block:?} {status}: {times:?}");
            blocked.let_go();
        }
    }
}

#[test]
fn progress_comes_each_second_while_blocked() {
    at_once(&["status=progress", "status=json"], |block, status| {
        let blocked = Blocked::new(block, status);
        blocked.wait_for_two_seconds_of_progress(status);
        blocked.let_go();
    });
}

#[test]
fn five_seconds_of_silence_make_four_or_five_lines() {
    let folder = Folder::new();
    let script = "sleep 5 | dd status=progress of=/dev/null 2>err";
    folder.shell(script).is(0, "", "");
    let text = String::from_utf8(folder.read("err")).expect("it is text");
    let (progress, last) = text.split_once('\n').expect("there are lines");
    let lines: Vec<_> = progress.split('\r').skip(1).collect();
    assert!((4..=5).contains(&lines.len()), "{text:?}");
    for (at, line) in lines.iter().enumerate() {
        assert_eq!(*line, format!("0 bytes copied, {} s, 0.0 kB/s", at + 1));
    }
    let all = statistics("0+0", "0+0", "0 bytes");
    assert_eq!(normalised(last.as_bytes()), all);
}

/// Standard error of `dd` under strace(1), which `signal` is sent to while it is blocked.
fn traced(block: Block, status: &str) -> Option<String> {
    if !has_strace("a_report_does_not_disturb_the_blocked_call") {
        return None;
    }
    let folder = Folder::new();
    let strace = [
        "strace",
        "-f",
        "-o",
        "trace",
        "-e",
        "trace=openat,read,write",
    ];
    let blocked = Blocked::start(folder, block, status, &strace);
    // The child is strace; dd is its child.
    let children = format!("/proc/{0}/task/{0}/children", blocked.child.id());
    let mut dd = None;
    wait_until("dd catches signals and is blocked", || {
        let text = std::fs::read_to_string(&children).unwrap_or_default();
        dd = text
            .split_whitespace()
            .find_map(|id| id.parse::<u32>().ok());
        dd.is_some_and(catches_signals)
    });
    let id = rustix::process::Pid::from_raw(dd.expect("it was found").cast_signed());
    // Once it has shown progress there is a thread, and the copy is blocked.
    wait_until("progress", || blocked.err().contains(" copied, "));
    for times in 1..=3 {
        rustix::process::kill_process(id.expect("it is not 0"), Signal::USR1)
            .expect("it can be signalled");
        wait_until("statistics", || {
            blocked.err().matches("records out\n").count() >= times
        });
    }
    let trace = std::fs::read_to_string(blocked.folder.path("trace")).expect("it can be read");
    blocked.let_go();
    Some(trace)
}

#[test]
fn a_report_does_not_disturb_the_blocked_call() {
    for block in BLOCKS {
        let Some(trace) = traced(block, "status=progress") else {
            return;
        };
        assert!(!trace.contains("ERESTART"), "{block:?}: {trace}");
        assert!(!trace.contains("EINTR"), "{block:?}: {trace}");
        let call = match block {
            Block::Open => "openat(AT_FDCWD, \"fifo\"",
            Block::Read => "read(0, ",
            Block::Write => "write(1, ",
        };
        assert_eq!(trace.matches(call).count(), 1, "{block:?}: {trace}");
    }
}

fn threads(id: u32) -> usize {
    std::fs::read_dir(format!("/proc/{id}/task")).map_or(0, Iterator::count)
}

#[test]
fn only_progress_has_a_thread() {
    for (status, expected) in [
        ("status=noxfer", 1),
        ("status=none", 1),
        ("status=progress", 2),
        ("status=bar", 2),
        ("status=json", 2),
    ] {
        let blocked = Blocked::new(Block::Read, status);
        blocked.wait_until_blocked();
        wait_until("as many threads as there should be", || {
            threads(blocked.child.id()) == expected
        });
        blocked.answer_unless_silent(status);
        assert_eq!(threads(blocked.child.id()), expected, "{status}");
        blocked.let_go();
    }
}

impl Blocked {
    fn answer_unless_silent(&self, status: &str) {
        if status != "status=none" {
            self.answer();
        }
    }
}

#[test]
fn where_threads_are_refused_progress_comes_all_the_same() {
    if !has_strace("where_threads_are_refused_progress_comes_all_the_same") {
        return;
    }
    let strace = [
        "strace",
        "-f",
        "-o",
        "/dev/null",
        "-e",
        "trace=clone,clone3",
        "-e",
        "inject=clone,clone3:error=EAGAIN",
    ];
    let statuses = ["status=progress", "status=json", "status=bar"];
    at_once(&statuses, |block, status| {
        let blocked = Blocked::start(Folder::new(), block, status, &strace);
        blocked.wait_for_two_seconds_of_progress(status);
        blocked.let_go();
    });
}

#[test]
fn a_standard_error_that_takes_nothing_does_not_stop_the_copy() {
    let folder = Folder::new();
    let (mut reader, writer, filled) = full_pipe();
    for status in ["status=progress", "status=json"] {
        let mut child = folder
            .command(["of=out", "bs=1", status])
            .stdin(Stdio::piped())
            .stderr(writer.try_clone().expect("it can be doubled"))
            .spawn()
            .expect("dd can be started");
        let mut stdin = child.stdin.take().expect("it is a pipe");
        stdin.write_all(b"a").expect("a pipe takes it");
        let start = Instant::now();
        wait_until("a second of progress that nobody takes", || {
            start.elapsed().as_millis() > 1200
        });
        stdin.write_all(b"bcd").expect("a pipe takes it");
        drop(stdin);
        wait_until("all is copied", || folder.read("out") == b"abcd");
        // Only its last words wait for a reader.
        let mut said = vec![0; filled];
        reader.read_exact(&mut said).expect("a pipe can be read");
        finish(child).is(0, "", "");
        let mut last = vec![0; 4096];
        let len = reader.read(&mut last).expect("a pipe can be read");
        let last = String::from_utf8_lossy(&last[..len]).into_owned();
        assert!(
            last.contains("4 bytes copied, ") || last.contains(r#""bytes":4,"#),
            "{last}"
        );
        fill(&writer);
    }
}

#[test]
fn a_report_that_nobody_takes_does_not_stop_the_copy() {
    let folder = Folder::new();
    let (mut reader, writer, filled) = full_pipe();
    let mut child = folder
        .command(["of=out", "bs=1", "status=progress"])
        .stdin(Stdio::piped())
        .stderr(writer)
        .spawn()
        .expect("dd can be started");
    wait_until("dd catches signals and is blocked", || {
        catches_signals(child.id()) && blocked_in(child.id()).is_some()
    });
    signal(&child, Signal::USR1);
    let mut stdin = child.stdin.take().expect("it is a pipe");
    for byte in b"abcd" {
        let start = Instant::now();
        wait_until("some time", || start.elapsed().as_millis() > 50);
        stdin.write_all(&[*byte]).expect("a pipe takes it");
    }
    wait_until("all is copied", || folder.read("out") == b"abcd");
    // It comes once there is room for it.
    let mut said = vec![0; filled];
    reader.read_exact(&mut said).expect("a pipe can be read");
    let mut report = [0; 4096];
    let len = reader.read(&mut report).expect("a pipe can be read");
    let report = normalised(&report[..len]);
    assert_eq!(report, statistics("4+0", "4+0", "4 bytes"));
    drop(stdin);
    finish(child).is(0, "", "");
}

#[test]
fn an_interrupt_kills_also_where_the_caller_has_blocked_the_nudge() {
    let folder = Folder::new();
    // Standard error is a full pipe, and what gets dd out of a write to it is a signal of its own.
    let script = "
        mkfifo full; exec 3<>full
        head -c 65536 /dev/zero >&3
        env --block-signal=URG dd if=/dev/zero of=/dev/null 2>full &
        until grep -q '^SigCgt:.*[2367abef]..$' /proc/$!/status; do :; done
        kill -INT $!
        wait $!; echo $?";
    // Without job control, the shell ignores SIGINT in the background.
    let script = format!("set -m; {{ {script}; }} 2>/dev/null");
    folder.shell(&script).is(0, "130\n", "");
}

#[test]
fn a_report_does_not_cut_the_records_of_endless_devices() {
    for (device, status) in [
        ("/dev/zero", "status=noxfer"),
        ("/dev/urandom", "status=noxfer"),
        ("/dev/zero", "status=progress"),
        ("/dev/urandom", "status=json"),
    ] {
        let folder = Folder::new();
        let input = format!("if={device}");
        let child = folder.start(
            [&*input, "of=/dev/null", "bs=50M", "count=8", status],
            Stdio::null(),
        );
        wait_until("dd catches signals", || catches_signals(child.id()));
        for _ in 0..5000 {
            // A process that has ended is there until it is waited for.
            signal(&child, Signal::USR1);
        }
        finish(child).is(0, "", "");
        let text = String::from_utf8(folder.read("err")).expect("it is text");
        assert!(!text.contains("partial read"), "{device} {status}: {text}");
        let is_whole = text.contains("8+0 records in\n8+0 records out\n")
            || text.contains(
                r#""records_in":{"full":8,"partial":0},"records_out":{"full":8,"partial":0}"#,
            );
        assert!(
            is_whole,
            "{device} {status}: {}",
            &text[text.len().saturating_sub(300)..]
        );
    }
}

#[test]
fn thousands_of_reports_lose_no_byte() {
    let data = noise(20_000_000);
    for (operands, status) in [
        ("bs=100000", "status=progress"),
        ("ibs=1000 obs=70000", "status=json"),
        ("bs=3000 iflag=fullblock", "status=noxfer"),
    ] {
        let folder = Folder::new();
        let mut child = folder.start(
            operands.split(' ').chain(["of=out", status]),
            Stdio::piped(),
        );
        wait_until("dd catches signals", || catches_signals(child.id()));
        let mut stdin = child.stdin.take().expect("it is a pipe");
        for chunk in data.chunks(5000) {
            stdin.write_all(chunk).expect("a pipe takes it");
            signal(&child, Signal::USR1);
        }
        drop(stdin);
        finish(child).is(0, "", "");
        assert!(folder.read("out") == data, "{operands}");
        let text = String::from_utf8(folder.read("err")).expect("it is text");
        let answers =
            text.matches("records out\n").count() + text.matches(r#""statistics""#).count();
        assert!(
            answers > 100,
            "{operands} {status}: {answers} of 4000 were answered"
        );
    }
}

#[test]
fn reports_do_not_keep_progress_from_coming() {
    for (operands, status) in [
        ("if=/dev/zero of=/dev/null bs=64K", "status=progress"),
        ("of=/dev/null", "status=progress"),
        ("of=/dev/null", "status=json"),
    ] {
        let folder = Folder::new();
        let mut child = folder.start(operands.split(' ').chain([status]), Stdio::piped());
        wait_until("dd catches signals", || catches_signals(child.id()));
        let start = Instant::now();
        while start.elapsed().as_millis() < 3500 {
            signal(&child, Signal::USR1);
            std::thread::sleep(Duration::from_millis(1));
        }
        signal(&child, Signal::INT);
        child.wait().expect("it can be waited for");
        let text = String::from_utf8(folder.read("err")).expect("it is text");
        for second in 1..=3 {
            let is_shown = match status {
                "status=json" => text.lines().any(|line| {
                    line.contains(r#""event":"progress""#)
                        && line.contains(&format!(r#""seconds":{second}."#))
                }),
                _ => text.lines().any(|line| {
                    line.starts_with('\r') && line.contains(&format!(" copied, {second} s, "))
                }),
            };
            assert!(is_shown, "{operands} {status}: no progress at {second} s");
        }
    }
}

#[test]
fn a_stopped_copy_of_an_endless_device_has_whole_records_and_no_warning() {
    let folder = Folder::new();
    let mut child = folder.start(
        ["if=/dev/urandom", "of=/dev/null", "bs=50M", "count=6"],
        Stdio::null(),
    );
    wait_until("dd catches signals", || catches_signals(child.id()));
    while child.try_wait().expect("it can be asked").is_none() {
        signal(&child, Signal::STOP);
        signal(&child, Signal::CONT);
        std::thread::sleep(Duration::from_millis(1));
    }
    let bytes = "314572800 bytes (315 MB, 300 MiB)";
    finish(child).is(0, "", "");
    let text = normalised(&folder.read("err"));
    assert_eq!(text, statistics("6+0", "6+0", bytes));
}

#[test]
fn timeout_ends_a_copy_with_its_statistics() {
    for status in ["noxfer", "progress", "bar", "json"] {
        let folder = Folder::new();
        let script = format!("timeout -s INT 1.3 dd if=/dev/zero of=/dev/null status={status}");
        let outcome = folder.shell(&script);
        assert_eq!(outcome.code(), 124, "{status}");
        let last = outcome.stderr.lines().last().unwrap_or_default();
        let is_last = match status {
            "noxfer" => last.ends_with("+0 records out"),
            "json" => last.ends_with(r#""exit":130,"signal":"SIGINT"}"#),
            _ => last.ends_with(" copied, T"),
        };
        assert!(is_last, "{status}: {:?}", outcome.stderr);
    }
}

#[test]
fn a_jump_of_the_wall_clock_does_not_spoil_the_seconds() {
    let folder = Folder::new();
    // The time of day goes an hour back, and forth, with each question.
    folder.write(
        "jump.c",
        "#define _GNU_SOURCE
        #include <time.h>
        #include <sys/syscall.h>
        #include <unistd.h>
        int clock_gettime(clockid_t clock, struct timespec *time) {
            static int asked;
            int result = syscall(SYS_clock_gettime, clock, time);
            if (clock == CLOCK_REALTIME) time->tv_sec += asked++ % 2 ? 3600 : -3600;
            return result;
        }",
    );
    let script = "cc -shared -fPIC -o jump.so jump.c &&
        sleep 1.5 | LD_PRELOAD=./jump.so dd of=/dev/null status=progress 2>err";
    let outcome = folder.shell(script);
    if outcome.code() == 127 {
        skip("a_jump_of_the_wall_clock", "there is no C compiler");
        return;
    }
    outcome.is(0, "", "");
    let text = String::from_utf8(folder.read("err")).expect("it is text");
    assert!(
        text.starts_with("\r0 bytes copied, 1 s, 0.0 kB/s\n"),
        "{text:?}"
    );
    let last = text.lines().last().expect("there are lines");
    let seconds = last.strip_prefix("0 bytes copied, 1.").expect(last);
    assert!(seconds.ends_with(" s, 0.0 kB/s"), "{last}");
}

#[test]
fn a_user_without_threads_gets_the_copy_and_the_progress() {
    let has_setpriv = Command::new("setpriv").arg("--version").output().is_ok();
    if !is_root() || !has_setpriv {
        skip("a_user_without_threads", "it takes root and setpriv");
        return;
    }
    let folder = Folder::new();
    let script = "chmod 777 . && cp -L \"$(command -v dd)\" dd && chmod 755 dd
        sleep 2.5 | setpriv --reuid=65534 --clear-groups bash -c \\
            'ulimit -u 1; exec ./dd of=/dev/null status=progress' 2>err";
    folder.shell(script).is(0, "", "");
    let text = String::from_utf8(folder.read("err")).expect("it is text");
    let progress = "\r0 bytes copied, 1 s, 0.0 kB/s\r0 bytes copied, 2 s, 0.0 kB/s\n";
    assert!(text.starts_with(progress), "{text:?}");
    let all = statistics("0+0", "0+0", "0 bytes");
    assert!(normalised(text.as_bytes()).ends_with(&all));
}
