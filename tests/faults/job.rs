// SPDX-License-Identifier: MIT
//! A job for dd: what is copied from where to where; and one run of it, watched to its end.

use crate::common::{Dd, noise};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{Mode, OFlags};
use serde_json::Value;
use std::ffi::OsString;
use std::fs::File;
use std::io::{Read as _, Write as _};
use std::os::fd::{AsFd as _, OwnedFd};
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// A run that takes longer than this hangs: each job takes milliseconds.
const DEADLINE: Duration = Duration::from_secs(120);

/// More than any job moves, so that no pipe fills up.
const PIPE_LEN: usize = 1 << 20;

/// What dd reads.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Source {
    /// What the operands name; standard input is /dev/null.
    Operand,
    /// The file `in` as standard input.
    File,
    /// A pipe that holds all of the input.
    Pipe,
    /// The FIFO `fifo`, which holds all of the input.
    Fifo,
}

/// Where standard output leads.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Target {
    /// The operands name the file `out`.
    Operand,
    /// The file `out` as standard output.
    File,
    /// A pipe that takes all of the output.
    Pipe,
    /// Not kept.
    Nowhere,
}

/// What is copied, and what is known of it beforehand.
#[derive(Clone, Debug)]
pub struct Job {
    /// For the report.
    pub name: &'static str,
    /// As on the command line, divided by blanks.
    pub operands: &'static str,
    /// What dd reads.
    pub source: Source,
    /// Where it writes.
    pub target: Target,
    /// The content of `in`, or of the pipe.
    pub input: Vec<u8>,
    /// The content of `out` before.
    pub prior: Vec<u8>,
    /// Where in the output the copy begins, in bytes.
    pub seek: usize,
    /// Whether what was behind that place stays.
    pub keeps: bool,
    /// The bytes to copy if they come out as they went in: the input from here on.
    pub identity_from: Option<usize>,
}

/// What can be seen of a run.
#[derive(Debug)]
pub struct Seen {
    /// How it ended; `None` if it had to be killed.
    pub status: Option<ExitStatus>,
    /// All of standard error.
    pub stderr: String,
    /// What the output holds afterwards.
    pub output: Vec<u8>,
}

/// Standard error; what is JSON there (`status=json`) in the words of the other levels.
pub fn as_text(stderr: &[u8]) -> String {
    let mut was_opened = true;
    let text = |line: &str| {
        let Ok(object) = serde_json::from_str::<Value>(line) else {
            return line.to_owned();
        };
        let is_early = ["open", "stat"]
            .iter()
            .any(|name| object["operation"] == *name);
        was_opened &= object["event"] != "error" || !is_early;
        // The other levels have no statistics of a copy that never began.
        match was_opened || object["event"] != "summary" {
            true => line_of(&object),
            false => String::new(),
        }
    };
    let stderr = String::from_utf8_lossy(stderr);
    stderr.split_inclusive('\n').map(text).collect()
}

fn line_of(object: &Value) -> String {
    match object["event"].as_str() {
        Some("progress" | "digest" | "verified" | "rescued") => String::new(),
        Some("warning" | "error") => {
            format!("dd: {}\n", object["message"].as_str().unwrap_or_default())
        }
        _ => {
            let records = |name| {
                let records: &Value = &object[name];
                format!("{}+{}", records["full"], records["partial"])
            };
            format!(
                "{} records in\n{} records out\n{} bytes copied, {} s\n",
                records("records_in"),
                records("records_out"),
                object["bytes"],
                object["seconds"]
            )
        }
    }
}

impl Seen {
    /// The number of bytes it said it had copied, if it said so.
    pub fn reported(&self) -> Option<u64> {
        let end = self.stderr.rfind(" copied, ")?;
        let line = self.stderr[..end].rfind('\n').map_or(0, |at| at + 1);
        self.stderr[line..end].split(' ').next()?.parse().ok()
    }

    /// The exit status; a signal as the shell counts it; -1 for a hang.
    pub fn code(&self) -> i32 {
        self.status.map_or(-1, |status| {
            let signal = status.signal().map(|signal| 128 + signal);
            status.code().or(signal).unwrap_or(-1)
        })
    }
}

impl Job {
    /// A copy of `len` bytes from `in` to `out`.
    pub fn new(name: &'static str, operands: &'static str, len: usize) -> Self {
        Self {
            name,
            operands,
            source: Source::Operand,
            target: Target::Operand,
            input: noise(len),
            prior: noise(700),
            seek: 0,
            keeps: false,
            identity_from: Some(0),
        }
    }

    /// With another source.
    pub fn from(self, source: Source) -> Self {
        Self { source, ..self }
    }

    /// With another target.
    pub fn to(self, target: Target) -> Self {
        let prior = match target {
            Target::Operand | Target::File => self.prior,
            Target::Pipe | Target::Nowhere => Vec::new(),
        };
        Self {
            target,
            prior,
            ..self
        }
    }

    /// With this input.
    pub fn of(self, input: Vec<u8>) -> Self {
        Self { input, ..self }
    }

    /// That writes from this offset on, and perhaps keeps what is behind.
    pub fn at(self, seek: usize, keeps: bool) -> Self {
        Self {
            seek,
            keeps,
            ..self
        }
    }

    /// That leaves out so many bytes of the input.
    pub fn skipping(self, bytes: usize) -> Self {
        Self {
            identity_from: Some(bytes),
            ..self
        }
    }

    /// Whose bytes change on the way.
    pub fn converting(self) -> Self {
        Self {
            identity_from: None,
            ..self
        }
    }

    /// Whether a run without faults put the right bytes in their place, where they are known.
    pub fn is_copied(&self, seen: &Seen) -> bool {
        let (Some(from), true) = (self.identity_from, self.target != Target::Nowhere) else {
            return true;
        };
        let copied = seen.output.get(self.seek..).unwrap_or_default();
        let source = self.input.get(from..).unwrap_or_default();
        match seen.reported() {
            Some(len) => usize::try_from(len).is_ok_and(|len| {
                copied
                    .get(..len)
                    .is_some_and(|copied| source.starts_with(copied))
            }),
            None => copied == source,
        }
    }

    /// Makes the files it needs; what an earlier run left is gone.
    pub fn prepare(&self, folder: &Path) {
        let write = |name: &str, content: &[u8]| {
            std::fs::write(folder.join(name), content).expect("a file can be written");
        };
        let _ = std::fs::remove_file(folder.join("m")); // the map of a rescue
        write("in", &self.input);
        write("out", &self.prior);
    }

    /// Runs it in a prepared folder, by `dd` behind `wrapper`.
    pub fn run(&self, dd: &Dd, wrapper: &[OsString], folder: &Path) -> Seen {
        let words = wrapper.iter().chain(&dd.command).cloned();
        let words: Vec<OsString> = words
            .chain(self.operands.split_whitespace().map(OsString::from))
            .collect();
        let mut command = Command::new(&words[0]);
        command
            .args(&words[1..])
            .current_dir(folder)
            .env("LC_ALL", "C")
            .env_remove("POSIXLY_CORRECT")
            .process_group(0);
        self.run_command(command, folder)
    }

    /// Runs a command, which is or calls dd with this job's operands, in a prepared folder.
    pub fn run_command(&self, mut command: Command, folder: &Path) -> Seen {
        let mut held_open = None;
        command.stdin(match self.source {
            Source::Operand => Stdio::null(),
            Source::File => File::open(folder.join("in")).expect("it is there").into(),
            Source::Pipe => self.filled_pipe().into(),
            Source::Fifo => {
                held_open = Some(self.filled_fifo(folder));
                Stdio::null()
            }
        });
        let mut captured = None;
        command.stdout(match self.target {
            Target::File => File::options()
                .read(true)
                .write(true)
                .open(folder.join("out"))
                .expect("it is there")
                .into(),
            Target::Pipe => {
                let (reader, writer) = pipe();
                captured = Some(reader);
                writer.into()
            }
            Target::Operand | Target::Nowhere => Stdio::null(),
        });
        let (errors, writer) = pipe();
        command.stderr(writer);
        let mut child = command.spawn().expect("the program can be started");
        drop(command); // and with it our ends of the pipes
        let id = rustix::process::Pid::from_child(&child);
        let deadline = Instant::now() + DEADLINE;
        let mut ends = [Drain::new(Some(errors)), Drain::new(captured)];
        let mut hung = false;
        while ends.iter().any(|end| end.file.is_some()) {
            drain(&mut ends, held_open.is_some());
            // A FIFO ends for its reader when the last writer is gone.
            if held_open.as_ref().is_some_and(is_empty) {
                held_open = None;
            }
            if Instant::now() > deadline {
                hung = true;
                let _ = rustix::process::kill_process_group(id, rustix::process::Signal::KILL);
                let _ = rustix::process::kill_process(id, rustix::process::Signal::KILL);
                break;
            }
        }
        let status = child.wait().expect("a child can be waited for");
        let [errors, captured] = ends;
        let output = match self.target {
            Target::Operand | Target::File => {
                std::fs::read(folder.join("out")).expect("the output can be read")
            }
            Target::Pipe => captured.bytes,
            Target::Nowhere => Vec::new(),
        };
        Seen {
            status: (!hung).then_some(status),
            stderr: as_text(&errors.bytes),
            output,
        }
    }

    fn filled_pipe(&self) -> OwnedFd {
        let (reader, writer) = pipe();
        File::from(writer)
            .write_all(&self.input)
            .expect("a pipe takes it all");
        reader
    }

    fn filled_fifo(&self, folder: &Path) -> OwnedFd {
        let path = folder.join("fifo");
        // A new one: what was left in another stays as long as a process that is just being started
        // elsewhere holds a copy of our end.
        let _ = std::fs::remove_file(&path); // there may be none
        rustix::fs::mkfifoat(rustix::fs::CWD, &path, Mode::RUSR | Mode::WUSR)
            .expect("a FIFO can be made");
        let both = rustix::fs::open(&path, OFlags::RDWR | OFlags::CLOEXEC, Mode::empty())
            .expect("a FIFO can be opened");
        rustix::pipe::fcntl_setpipe_size(&both, PIPE_LEN).expect("a pipe can grow");
        let mut file = File::from(both);
        file.write_all(&self.input).expect("a FIFO takes it all");
        file.into()
    }
}

fn pipe() -> (OwnedFd, OwnedFd) {
    let (reader, writer) =
        rustix::pipe::pipe_with(rustix::pipe::PipeFlags::CLOEXEC).expect("pipes can be made");
    rustix::pipe::fcntl_setpipe_size(&writer, PIPE_LEN).expect("a pipe can grow");
    (reader, writer)
}

fn is_empty(fifo: &OwnedFd) -> bool {
    rustix::io::ioctl_fionread(fifo).expect("pipes know FIONREAD") == 0
}

/// A pipe that is read as it fills.
struct Drain {
    /// `None` behind its end.
    file: Option<File>,
    bytes: Vec<u8>,
}

impl Drain {
    fn new(end: Option<OwnedFd>) -> Self {
        Self {
            file: end.map(File::from),
            bytes: Vec::new(),
        }
    }
}

/// Waits a moment for any of the pipes, and reads what is there.
fn drain(ends: &mut [Drain], is_watched: bool) {
    let millis = if is_watched { 1 } else { 200 };
    let timeout = Timespec {
        tv_sec: 0,
        tv_nsec: millis * 1_000_000,
    };
    let open: Vec<&mut Drain> = ends.iter_mut().filter(|end| end.file.is_some()).collect();
    let mut polled: Vec<PollFd<'_>> = open
        .iter()
        .filter_map(|end| end.file.as_ref())
        .map(|file| PollFd::from_borrowed_fd(file.as_fd(), PollFlags::IN))
        .collect();
    let _ = poll(&mut polled, Some(&timeout)); // an interruption is looked at like a timeout
    let ready: Vec<bool> = polled.iter().map(|fd| !fd.revents().is_empty()).collect();
    drop(polled);
    for (end, _) in open.into_iter().zip(ready).filter(|(_, ready)| *ready) {
        let mut piece = vec![0; 1 << 16];
        let len = end
            .file
            .as_mut()
            .map_or(0, |file| file.read(&mut piece).expect("a pipe can be read"));
        end.bytes.extend_from_slice(&piece[..len]);
        if len == 0 {
            end.file = None;
        }
    }
}

/// Text in lines of many lengths, for the conversions of records.
fn text(len: usize) -> Vec<u8> {
    let words = noise(len);
    words
        .iter()
        .map(|byte| match byte % 23 {
            0 => b'\n',
            1..=4 => b' ',
            other => b'a' + other,
        })
        .collect()
}

/// The matrix of jobs: every kind of end, every way through the loop, every conversion.
pub fn jobs() -> Vec<Job> {
    let file = |name, operands, len| Job::new(name, operands, len);
    let mut half_zero = noise(20_480);
    half_zero[4096..12_288].fill(0);
    half_zero[16_384..].fill(0);
    vec![
        file("file to file", "if=in of=out", 5000),
        file("file to file, bs=", "if=in of=out bs=700", 5000),
        file("file to file, long", "if=in of=out", 700_000),
        file("file to file, long, bs=", "if=in of=out bs=64K", 700_000),
        file("redirected", "bs=512", 5000)
            .from(Source::File)
            .to(Target::File)
            .at(0, true),
        file("pipe to file", "of=out bs=1000", 5000).from(Source::Pipe),
        file(
            "pipe to file, fullblock",
            "of=out bs=3000 iflag=fullblock",
            9500,
        )
        .from(Source::Pipe),
        file("pipe to file, long", "of=out", 200_000).from(Source::Pipe),
        file("file to pipe", "if=in bs=800", 5000).to(Target::Pipe),
        file("file to pipe, long", "if=in", 200_000).to(Target::Pipe),
        file("pipe to pipe", "", 5000)
            .from(Source::Pipe)
            .to(Target::Pipe),
        file("FIFO to file", "if=fifo of=out ibs=900 obs=1500", 5000).from(Source::Fifo),
        file("file to /dev/null", "if=in of=/dev/null", 5000).to(Target::Nowhere),
        file("/dev/zero to file", "if=/dev/zero of=out count=9", 0).of(vec![0; 4608]),
        file(
            "direct",
            "if=in of=out bs=4096 iflag=direct oflag=direct",
            20_480,
        ),
        file(
            "direct with a tail",
            "if=in of=out bs=4096 oflag=direct",
            17_000,
        ),
        file("sparse", "if=in of=out bs=4096 conv=sparse", 0).of(half_zero.clone()),
        file(
            "sparse, re-blocked",
            "if=in of=out ibs=1000 obs=2048 conv=sparse,notrunc",
            0,
        )
        .of(half_zero)
        .at(0, true),
        file("sync", "ibs=1000 obs=1500 of=out conv=sync", 5300)
            .from(Source::Pipe)
            .converting(),
        file(
            "notrunc and seek",
            "if=in of=out bs=100 seek=2 conv=notrunc",
            350,
        )
        .at(200, true),
        file("seek", "if=in of=out bs=100 seek=3", 1050).at(300, false),
        file("seek in a pipe", "if=in bs=100 seek=1B oflag=append", 550)
            .to(Target::File)
            .at(700, true),
        file("skip", "if=in of=out bs=512 skip=3 count=5", 6000).skipping(1536),
        file("skip in a pipe", "of=out bs=512 skip=3", 5000)
            .from(Source::Pipe)
            .skipping(1536),
        file(
            "bytes",
            "if=in of=out bs=500 skip=777B count=3333B seek=599B",
            6000,
        )
        .skipping(777)
        .at(599, false),
        file(
            "append",
            "if=in of=out bs=999 oflag=append conv=notrunc",
            4000,
        )
        .at(700, true),
        file(
            "re-blocking, small to large",
            "if=in of=out ibs=7 obs=1000",
            3000,
        ),
        file(
            "re-blocking, large to small",
            "if=in of=out ibs=1000 obs=7",
            400,
        ),
        file("noerror", "if=in of=out bs=500 conv=noerror", 4000),
        file(
            "noerror and sync",
            "if=in of=out bs=500 conv=noerror,sync",
            4000,
        ),
        file("fsync", "if=in of=out bs=1500 conv=fsync", 4000),
        file("fdatasync", "if=in of=out bs=1500 conv=fdatasync", 4000),
        file(
            "synchronous",
            "if=in of=out bs=1500 oflag=sync iflag=dsync",
            4000,
        ),
        file(
            "nocache",
            "if=in of=out bs=1500 iflag=nocache oflag=nocache",
            4000,
        ),
        file("progress", "if=in of=out bs=1500 status=progress", 4000),
        file("json", "if=in of=out bs=1500 status=json conv=fsync", 4000),
        file("quiet", "if=in of=out bs=1500 status=none", 4000),
        file(
            "nonblock",
            "if=in of=out bs=1500 iflag=nonblock oflag=nonblock",
            4000,
        ),
        file(
            "open flags",
            "if=in of=out bs=1500 conv=nocreat iflag=noatime,nofollow,noctty oflag=nofollow,dsync",
            4000,
        ),
        file("count=0", "if=in of=out count=0", 4000).of(Vec::new()),
        file("ucase", "if=in of=out conv=ucase", 0)
            .of(text(4000))
            .converting(),
        file("lcase and swab", "if=in of=out bs=999 conv=lcase,swab", 0)
            .of(text(4001))
            .converting(),
        file("block", "if=in of=out cbs=20 conv=block", 0)
            .of(text(4000))
            .converting(),
        file("unblock", "if=in of=out cbs=20 conv=unblock", 0)
            .of(text(4000))
            .converting(),
        file("ascii", "if=in of=out ibs=700 cbs=20 conv=ascii", 4000).converting(),
        file("ebcdic", "if=in of=out obs=700 cbs=20 conv=ebcdic", 0)
            .of(text(4000))
            .converting(),
        file("ibm", "if=in of=out bs=700 conv=ibm", 4000).converting(),
        file("hash", "if=in of=out bs=1500 hash=sha256,md5", 4000),
        file("hash, long", "if=in of=out hash=sha256", 700_000),
        file("hash of a pipe", "of=out bs=700 hash=blake3,sha1", 5000).from(Source::Pipe),
        file("verify", "if=in of=out bs=1500 conv=verify", 4000),
        file(
            "verify, long, in JSON",
            "if=in of=out conv=verify status=json",
            700_000,
        ),
        file("changed", "if=in of=out bs=100 conv=changed,notrunc", 4000).at(0, true),
        file(
            "changed and seek",
            "if=in of=out bs=100 seek=2 conv=notrunc,changed,fsync",
            350,
        )
        .at(200, true),
        file("speed", "if=in of=out bs=1000 speed=10M", 4000),
        file("untilfull", "if=in of=out bs=1000 conv=untilfull", 4000),
        file("rescue", "if=in of=out bs=1000 conv=rescue", 4000),
        file("rescue with a map", "if=in of=out conv=rescue map=m", 4000),
    ]
}
