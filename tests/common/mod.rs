// SPDX-License-Identifier: MIT
//! What the black-box tests share: the binaries under test, an empty folder, a run with its
//! outcome, and waiting for conditions.

#![allow(dead_code, reason = "each test binary uses its own part")]

pub mod case;
pub mod terminal;

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{PipeReader, PipeWriter, Write as _};
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How long a condition may take before the test fails. Generous: the machine may be busy.
pub const DEADLINE: Duration = Duration::from_secs(20);

/// A way to call dd.
#[derive(Clone, Debug)]
pub struct Dd {
    /// For messages of tests.
    pub label: &'static str,
    /// The program and the arguments before the operands.
    pub command: Vec<OsString>,
}

impl Dd {
    /// A command that runs it with `operands`, in the C locale.
    pub fn command<S: AsRef<OsStr>>(&self, operands: impl IntoIterator<Item = S>) -> Command {
        let mut command = Command::new(&self.command[0]);
        command
            .args(&self.command[1..])
            .args(operands)
            .env("LC_ALL", "C")
            .env_remove("POSIXLY_CORRECT");
        command
    }
}

/// The multicall binary.
pub fn coreutils() -> PathBuf {
    PathBuf::from(env!("CARGO_BIN_EXE_coreutils"))
}

/// `coreutils dd`.
pub fn multicall() -> Dd {
    Dd {
        label: "coreutils dd",
        command: vec![coreutils().into(), OsString::from("dd")],
    }
}

/// A link `dd` to the multicall binary, as distributions install it. What most tests use.
pub fn linked() -> Dd {
    static LINKS: OnceLock<TempDir> = OnceLock::new();
    let links = LINKS.get_or_init(|| {
        let directory = tempfile::tempdir().expect("a temporary folder can be made");
        std::os::unix::fs::symlink(coreutils(), directory.path().join("dd"))
            .expect("a link can be made");
        directory
    });
    Dd {
        label: "dd -> coreutils",
        command: vec![links.path().join("dd").into()],
    }
}

/// The stand-alone dd, which cargo puts beside the multicall binary.
pub fn standalone() -> Dd {
    let path = coreutils().with_file_name("dd");
    assert!(
        path.exists(),
        "{} is missing: run the tests of the whole workspace",
        path.display()
    );
    Dd {
        label: "dd",
        command: vec![path.into()],
    }
}

/// The system's dd and its version, if it is GNU's.
pub fn gnu() -> Option<(Dd, (u32, u32))> {
    let path = "/usr/bin/dd";
    let output = Command::new(path).arg("--version").output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let version = text.lines().next()?.strip_prefix("dd (coreutils) ")?;
    if !text.contains("Free Software Foundation") {
        return None;
    }
    let (major, minor) = version.split_once('.')?;
    let minor = minor.split(|c: char| !c.is_ascii_digit()).next()?;
    let dd = Dd {
        label: "GNU dd",
        command: vec![path.into()],
    };
    Some((dd, (major.parse().ok()?, minor.parse().ok()?)))
}

/// Says on the test's output, for all to see, that a test could not be run here.
pub fn skip(test: &str, reason: &str) {
    // Not the captured output of a passing test: whoever runs the suite must see it.
    let line = format!("SKIPPED {test}: {reason}\n");
    let written = std::fs::OpenOptions::new()
        .write(true)
        .open("/dev/stderr")
        .and_then(|mut stderr| stderr.write_all(line.as_bytes()));
    if written.is_err() {
        eprint!("{line}");
    }
}

/// Whether strace can be used here; says so if not.
pub fn has_strace(test: &str) -> bool {
    let works = Command::new("strace")
        .args(["-qq", "-o", "/dev/null", "true"])
        .status()
        .is_ok_and(|status| status.success());
    if !works {
        skip(test, "strace cannot be used here");
    }
    works
}

/// Whether the tests may mount and make devices.
pub fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

/// An empty folder and dd in it.
pub struct Folder {
    directory: TempDir,
    /// The dd that is called.
    pub dd: Dd,
}

/// What a finished process left.
#[derive(Debug)]
pub struct Outcome {
    /// How it ended.
    pub status: ExitStatus,
    /// All of its standard output.
    pub stdout: Vec<u8>,
    /// All of its standard error, with the times and rates replaced by `T`.
    pub stderr: String,
}

impl Folder {
    /// An empty folder.
    pub fn new() -> Self {
        Self {
            directory: tempfile::tempdir().expect("a temporary folder can be made"),
            dd: linked(),
        }
    }

    /// The path of `name` in it.
    pub fn path(&self, name: impl AsRef<Path>) -> PathBuf {
        self.directory.path().join(name)
    }

    /// Makes a file.
    pub fn write(&self, name: impl AsRef<Path>, content: impl AsRef<[u8]>) {
        std::fs::write(self.path(name), content).expect("a file can be written");
    }

    /// The content of a file.
    pub fn read(&self, name: impl AsRef<Path>) -> Vec<u8> {
        let path = self.path(name);
        std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    /// A command that runs dd here with these operands, its standard input empty.
    pub fn command<S: AsRef<OsStr>>(&self, operands: impl IntoIterator<Item = S>) -> Command {
        let mut command = self.dd.command(operands);
        command
            .current_dir(self.directory.path())
            .stdin(Stdio::null());
        command
    }

    /// Starts dd here, its standard error in the file `err`.
    pub fn start<S: AsRef<OsStr>>(
        &self,
        operands: impl IntoIterator<Item = S>,
        stdin: impl Into<Stdio>,
    ) -> Child {
        self.command(operands)
            .stdin(stdin)
            .stderr(File::create(self.path("err")).expect("a file can be made"))
            .spawn()
            .expect("dd can be started")
    }

    /// Runs dd here with operands divided by blanks.
    pub fn run(&self, operands: &str) -> Outcome {
        outcome(self.command(operands.split_whitespace()))
    }

    /// Runs dd here with operands divided by blanks, fed through a pipe.
    pub fn run_on(&self, operands: &str, input: &[u8]) -> Outcome {
        let mut command = self.command(operands.split_whitespace());
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("dd can be started");
        let mut stdin = child.stdin.take().expect("it is a pipe");
        let input = input.to_vec();
        let feeder = std::thread::spawn(move || {
            let _ = stdin.write_all(&input); // dd may want less than all
        });
        let outcome = finish(child);
        feeder.join().expect("the feeder does not panic");
        outcome
    }

    /// Runs dd here, fed one chunk at a time, the next only after dd has taken the one before.
    pub fn run_on_chunks(&self, operands: &str, chunks: &[&[u8]]) -> Outcome {
        let (reader, writer) =
            rustix::pipe::pipe_with(rustix::pipe::PipeFlags::CLOEXEC).expect("pipes can be made");
        let mut command = self.command(operands.split_whitespace());
        command
            .stdin(reader)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command.spawn().expect("dd can be started");
        drop(command); // and with it our end of the pipe
        let chunks: Vec<Vec<u8>> = chunks.iter().map(|chunk| chunk.to_vec()).collect();
        case::feed_exactly(&mut child, writer, &chunks);
        finish(child)
    }

    /// Runs a shell script here, with `dd` being the dd under test.
    pub fn shell(&self, script: &str) -> Outcome {
        let links = self.path(".bin");
        if !links.exists() {
            std::fs::create_dir(&links).expect("a folder can be made");
            std::os::unix::fs::symlink(&self.dd.command[0], links.join("dd"))
                .expect("a link can be made");
        }
        let path = std::env::var_os("PATH").unwrap_or_default();
        let mut all = OsString::from(&links);
        all.push(":");
        all.push(path);
        let mut command = Command::new("bash");
        command
            .arg("-c")
            .arg(script)
            .env("PATH", all)
            .env("LC_ALL", "C")
            .env_remove("POSIXLY_CORRECT")
            .current_dir(self.directory.path())
            .stdin(Stdio::null());
        outcome(command)
    }
}

/// Runs a command to its end.
pub fn outcome(mut command: Command) -> Outcome {
    let child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program can be started");
    finish(child)
}

/// Waits for a process, within the deadline, and takes what it wrote.
pub fn finish(child: Child) -> Outcome {
    let id = rustix::process::Pid::from_child(&child);
    let (sender, receiver) = std::sync::mpsc::channel();
    let waiter = std::thread::spawn(move || {
        let output = child.wait_with_output().expect("a child can be waited for");
        let _ = sender.send(()); // nobody waits after the deadline
        output
    });
    if receiver.recv_timeout(DEADLINE * 3).is_err() {
        let _ = rustix::process::kill_process(id, rustix::process::Signal::KILL);
        panic!("the program did not end in time");
    }
    let output = waiter.join().expect("the waiter does not panic");
    Outcome {
        status: output.status,
        stdout: output.stdout,
        stderr: normalised(&output.stderr),
    }
}

/// Standard error with times and rates replaced, and the name of the program shortened.
pub fn normalised(stderr: &[u8]) -> String {
    let mut text = String::new();
    for line in String::from_utf8_lossy(stderr).split_inclusive('\n') {
        let (line, end) = match line.strip_suffix('\n') {
            Some(line) => (line, "\n"),
            None => (line, ""),
        };
        let line = match line.find(" copied, ") {
            Some(at) => format!("{} copied, T", &line[..at]),
            None => line.to_owned(),
        };
        text.push_str(&line);
        text.push_str(end);
    }
    text
}

impl Outcome {
    /// The exit status; a signal counts as the shell counts it.
    pub fn code(&self) -> i32 {
        self.status
            .code()
            .unwrap_or_else(|| 128 + self.status.signal().unwrap_or(0))
    }

    /// Asserts all that can be seen from outside.
    #[track_caller]
    pub fn is(&self, code: i32, stdout: impl AsRef<[u8]>, stderr: &str) -> &Self {
        let seen = (
            self.code(),
            String::from_utf8_lossy(&self.stdout),
            &*self.stderr,
        );
        let wanted = (code, String::from_utf8_lossy(stdout.as_ref()), stderr);
        assert_eq!(seen, wanted);
        assert!(
            self.stdout == stdout.as_ref(),
            "the output differs in bytes"
        );
        self
    }

    /// Asserts success, with these statistics; the output goes elsewhere.
    #[track_caller]
    pub fn copied(&self, records_in: &str, records_out: &str, bytes: &str) -> &Self {
        self.is(0, "", &statistics(records_in, records_out, bytes))
    }
}

/// The statistics as they are printed.
pub fn statistics(records_in: &str, records_out: &str, bytes: &str) -> String {
    format!("{records_in} records in\n{records_out} records out\n{bytes} copied, T\n")
}

/// Waits until `condition` holds, or fails the test at the deadline.
#[track_caller]
pub fn wait_until(what: &str, mut condition: impl FnMut() -> bool) {
    let start = Instant::now();
    while !condition() {
        assert!(start.elapsed() < DEADLINE, "waited in vain: {what}");
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// The system call a process is blocked in, as a number; `None` while it runs.
pub fn blocked_in(id: u32) -> Option<i64> {
    let text = std::fs::read_to_string(format!("/proc/{id}/syscall")).ok()?;
    text.split_whitespace().next()?.parse().ok()
}

/// Whether the handler of `SIGUSR1` is in place.
pub fn catches_signals(id: u32) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{id}/status"));
    let caught = status
        .iter()
        .flat_map(|status| status.lines())
        .find_map(|line| line.strip_prefix("SigCgt:\t"))
        .and_then(|mask| u64::from_str_radix(mask, 16).ok());
    caught.is_some_and(|mask| mask & (1 << (rustix::process::Signal::USR1.as_raw() - 1)) != 0)
}

/// Sends a signal.
pub fn signal(child: &Child, signal: rustix::process::Signal) {
    rustix::process::kill_process(rustix::process::Pid::from_child(child), signal)
        .expect("a child can be signalled");
}

/// A pipe that nobody reads and that takes no more, and how much is in it.
pub fn full_pipe() -> (PipeReader, PipeWriter, usize) {
    let (reader, writer) = std::io::pipe().expect("pipes can be made");
    let filled = fill(&writer);
    (reader, writer, filled)
}

/// Writes to a pipe until it takes no more; how much that was.
pub fn fill(writer: &PipeWriter) -> usize {
    rustix::io::ioctl_fionbio(writer, true).expect("it can be set");
    let mut filled = 0;
    while let Ok(written) = rustix::io::write(writer, &[b'x'; 4096]) {
        filled += written;
    }
    rustix::io::ioctl_fionbio(writer, false).expect("it can be set");
    filled
}

/// Bytes without a pattern that a mistake could hide in.
pub fn noise(len: usize) -> Vec<u8> {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    (0..len)
        .map(|_| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state.to_le_bytes()[5]
        })
        .collect()
}
