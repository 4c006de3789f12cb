// SPDX-License-Identifier: MIT
//! A run of dd that can be repeated exactly: operands, input, where standard input and output
//! lead; and all that can be seen of it afterwards.

use super::{DEADLINE, Dd, normalised};
use rustix::fs::{OFlags, SeekFrom};
use std::collections::BTreeMap;
use std::fmt;
use std::fs::File;
use std::io::{Read as _, Write as _};
use std::os::fd::{AsFd as _, OwnedFd};
use std::process::{Child, Stdio};
use std::time::Instant;

/// Where standard input leads.
#[derive(Clone)]
pub enum Stdin {
    /// /dev/null.
    Null,
    /// The file `in`, from this offset on.
    File(u64),
    /// A pipe, fed one chunk at a time, the next only after dd has taken the one before.
    Pipe(Vec<Vec<u8>>),
}

/// Where standard output leads.
#[derive(Clone, Debug)]
pub enum Stdout {
    /// A pipe that is read to its end.
    Capture,
    /// The file `so`, opened read-write.
    File {
        /// With `O_APPEND`.
        append: bool,
        /// From this offset on.
        offset: u64,
    },
}

/// A run of dd.
#[derive(Clone)]
pub struct Case {
    /// As on the command line.
    pub operands: Vec<String>,
    /// The content of the file `in`, which `lnk` is a link to.
    pub input: Vec<u8>,
    /// Where standard input leads.
    pub stdin: Stdin,
    /// Where standard output leads.
    pub stdout: Stdout,
    /// Files that are there before.
    pub existing: BTreeMap<String, Vec<u8>>,
}

/// What can be seen of a run.
#[derive(Clone, Eq, PartialEq)]
pub struct Observed {
    /// The exit status.
    pub exit: i32,
    /// With times, and the line `Try …`, replaced.
    pub stderr: String,
    /// Captured standard output.
    pub stdout: Option<Vec<u8>>,
    /// Where standard output stands, if it is a file.
    pub stdout_position: Option<u64>,
    /// Where standard input stands, if it is a file.
    pub stdin_position: Option<u64>,
    /// All files left but `in` and `lnk`.
    pub files: BTreeMap<String, Vec<u8>>,
}

impl Case {
    /// Runs `dd` in a folder of its own.
    pub fn run(&self, dd: &Dd) -> Observed {
        let directory = spacious_folder();
        let path = |name: &str| directory.path().join(name);
        std::fs::write(path("in"), &self.input).expect("a file can be written");
        std::os::unix::fs::symlink("in", path("lnk")).expect("a link can be made");
        for (name, content) in &self.existing {
            std::fs::write(path(name), content).expect("a file can be written");
        }
        let mut stdin_file = None;
        let mut feed = None;
        let stdin = match &self.stdin {
            Stdin::Null => Stdio::null(),
            Stdin::File(offset) => {
                let file = File::open(path("in")).expect("it was written");
                rustix::fs::seek(&file, SeekFrom::Start(*offset)).expect("a file can be seeked");
                let copy = file.try_clone().expect("descriptors can be copied");
                stdin_file = Some(copy);
                file.into()
            }
            Stdin::Pipe(chunks) => {
                let (reader, writer) = rustix::pipe::pipe_with(rustix::pipe::PipeFlags::CLOEXEC)
                    .expect("pipes can be made");
                feed = Some((writer, chunks.clone()));
                reader.into()
            }
        };
        let mut stdout_file = None;
        let mut capture = None;
        let stdout = match self.stdout {
            Stdout::Capture => {
                let (reader, writer) = rustix::pipe::pipe_with(rustix::pipe::PipeFlags::CLOEXEC)
                    .expect("pipes can be made");
                capture = Some(File::from(reader));
                Stdio::from(writer)
            }
            Stdout::File { append, offset } => {
                let mut flags = OFlags::RDWR | OFlags::CREATE | OFlags::CLOEXEC;
                flags.set(OFlags::APPEND, append);
                let file = rustix::fs::open(path("so"), flags, 0o666.into())
                    .expect("a file can be opened");
                rustix::fs::seek(&file, SeekFrom::Start(offset)).expect("a file can be seeked");
                let file = File::from(file);
                stdout_file = Some(file.try_clone().expect("descriptors can be copied"));
                file.into()
            }
        };
        let mut command = dd.command(&self.operands);
        command
            .current_dir(directory.path())
            .stdin(stdin)
            .stdout(stdout)
            .stderr(Stdio::piped());
        let mut child = command.spawn().expect("dd can be started");
        drop(command); // and with it our ends of the pipes
        let reader = capture.map(|mut file| {
            std::thread::spawn(move || {
                let mut bytes = Vec::new();
                file.read_to_end(&mut bytes).expect("a pipe can be read");
                bytes
            })
        });
        let mut stderr_pipe = child.stderr.take().expect("it is a pipe");
        let stderr_reader = std::thread::spawn(move || {
            let mut bytes = Vec::new();
            stderr_pipe
                .read_to_end(&mut bytes)
                .expect("a pipe can be read");
            bytes
        });
        if let Some((writer, chunks)) = feed {
            feed_exactly(&mut child, writer, &chunks);
        }
        let status = child.wait().expect("a child can be waited for");
        let stderr = stderr_reader.join().expect("the reader does not panic");
        let position = |file: Option<File>| {
            file.map(|file| rustix::fs::tell(&file).expect("a file has a position"))
        };
        let mut files = BTreeMap::new();
        for entry in std::fs::read_dir(directory.path()).expect("the folder is there") {
            let entry = entry.expect("it can be listed");
            let name = entry.file_name().to_string_lossy().into_owned();
            if name != "in" && name != "lnk" {
                let content = content(&entry.path());
                files.insert(name, content);
            }
        }
        Observed {
            exit: status.code().unwrap_or(-1),
            stderr: with_short_name(&without_hint(&normalised(&stderr)), dd),
            stdout: reader.map(|reader| reader.join().expect("the reader does not panic")),
            stdout_position: position(stdout_file),
            stdin_position: position(stdin_file),
            files,
        }
    }
}

/// A folder on a file system whose files may be as long as an offset can say: the reference
/// results were made on one, and ext4 ends at 16 TiB.
fn spacious_folder() -> tempfile::TempDir {
    tempfile::tempdir_in("/dev/shm")
        .or_else(|_| tempfile::tempdir())
        .expect("a temporary folder can be made")
}

/// A file's content; of one with a hole that no memory holds, the length.
fn content(path: &std::path::Path) -> Vec<u8> {
    let len = std::fs::metadata(path).expect("the file is there").len();
    if len > 64 << 20 {
        return format!("{len} bytes").into_bytes();
    }
    std::fs::read(path).expect("a file can be read")
}

/// Bytes as a reader of a failure wants them: the start, in ASCII.
fn shown(bytes: &[u8]) -> String {
    let start = &bytes[..bytes.len().min(100)];
    format!("{} bytes \"{}\"", bytes.len(), start.escape_ascii())
}

fn shown_files(files: &BTreeMap<String, Vec<u8>>) -> String {
    files
        .iter()
        .map(|(name, content)| format!(" {name}: {}", shown(content)))
        .collect()
}

impl fmt::Debug for Stdin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Null => f.write_str("Null"),
            Self::File(offset) => write!(f, "File({offset})"),
            Self::Pipe(chunks) => {
                let lens: Vec<usize> = chunks.iter().map(Vec::len).collect();
                write!(f, "Pipe{lens:?}")
            }
        }
    }
}

impl fmt::Debug for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} in: {} <{:?} >{:?} before:{}",
            self.operands,
            shown(&self.input),
            self.stdin,
            self.stdout,
            shown_files(&self.existing)
        )
    }
}

impl fmt::Debug for Observed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "exit {} {:?} stdout {:?} at {:?} stdin at {:?} after:{}",
            self.exit,
            self.stderr,
            self.stdout.as_deref().map(shown),
            self.stdout_position,
            self.stdin_position,
            shown_files(&self.files)
        )
    }
}

/// GNU's messages begin with the path it was called by, ours with its last part.
fn with_short_name(stderr: &str, dd: &Dd) -> String {
    let long = format!("{}: ", dd.command[0].to_string_lossy());
    stderr
        .split_inclusive('\n')
        .map(|line| match line.strip_prefix(&long) {
            Some(text) => format!("dd: {text}"),
            None => line.to_owned(),
        })
        .collect()
}

fn without_hint(stderr: &str) -> String {
    stderr
        .split_inclusive('\n')
        .map(|line| {
            if line.starts_with("Try '") {
                "Try help\n"
            } else {
                line
            }
        })
        .collect()
}

/// Writes each chunk once the pipe is empty, so that every read of dd gets exactly one.
pub fn feed_exactly(child: &mut Child, writer: OwnedFd, chunks: &[Vec<u8>]) {
    let mut writer = File::from(writer);
    let start = Instant::now();
    for chunk in chunks {
        if !wait_for_empty_pipe(child, &writer, start) {
            return;
        }
        if writer.write_all(chunk).is_err() {
            return; // dd had enough
        }
    }
    wait_for_empty_pipe(child, &writer, start);
}

/// `false` if dd has ended.
fn wait_for_empty_pipe(child: &mut Child, writer: &File, start: Instant) -> bool {
    while rustix::io::ioctl_fionread(writer.as_fd()).expect("pipes know FIONREAD") > 0 {
        if child.try_wait().expect("a child can be asked").is_some() {
            return false;
        }
        assert!(start.elapsed() < DEADLINE, "dd does not read its input");
        std::thread::yield_now();
    }
    true
}
