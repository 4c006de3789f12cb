// SPDX-License-Identifier: MIT
//! What failed, on which file, and the words for it. Prints nothing.

pub mod finding;

use crate::words::Words;
use finding::{Finding, What};
use rustix::io::Errno;
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;

/// Death by `SIGINT` was asked for: what is pending is dropped.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Interrupted;

/// Why a call on one of the two ends did not do its work.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Fault {
    /// The system's reason.
    Os(Errno),
    /// The user wants the end.
    Interrupted,
}

impl From<Interrupted> for Fault {
    fn from(_: Interrupted) -> Self {
        Self::Interrupted
    }
}

impl Fault {
    /// As the end of the run: a failed `action` on `file`, or death.
    pub fn stop(self, action: Action, file: &OsStr) -> Stop {
        match self {
            Self::Os(errno) => Stop::Failed(Failure::new(action, file, errno)),
            Self::Interrupted => Stop::Interrupted,
        }
    }
}

/// Why the whole run cannot go on.
#[derive(Debug, Eq, PartialEq)]
pub enum Stop {
    /// Something failed; nothing has been said yet.
    Failed(Failure),
    /// The user wants the end.
    Interrupted,
}

impl From<Interrupted> for Stop {
    fn from(_: Interrupted) -> Self {
        Self::Interrupted
    }
}

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

/// Which of the two ends.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Side {
    /// What is read.
    Input,
    /// What is written.
    Output,
}

impl Side {
    fn word(self) -> &'static str {
        match self {
            Self::Input => "input",
            Self::Output => "output",
        }
    }
}

/// What was being done when something failed.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Action {
    /// open(2) of `if=` or `of=`.
    Open,
    /// fcntl(2) on a standard descriptor.
    SetFlags,
    /// fstat(2).
    Examine,
    /// ftruncate(2) to this many bytes.
    Truncate(u64),
    /// read(2).
    Read,
    /// read(2) of what was written.
    ReadBack,
    /// write(2) of a record or of the last block.
    WriteRecord,
    /// write(2) of a re-blocked block, or of the blocks that stand for a seek.
    WriteBlock,
    /// Moving the input's position before the copy.
    Skip,
    /// Moving the output's position before the copy.
    Seek,
    /// Moving the input's position past a bad record.
    StepOver,
    /// Clearing `O_DIRECT` before a last short block.
    LeaveDirect,
    /// posix_fadvise(2) for a whole file.
    DropCache,
    /// fdatasync(2).
    SyncData,
    /// fsync(2).
    SyncAll,
    /// close(2).
    Close(Side),
}

impl Action {
    /// One word for it, which programs may rely on.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::SetFlags => "set_flags",
            Self::Examine => "stat",
            Self::Truncate(_) => "truncate",
            Self::Read => "read",
            Self::ReadBack => "read_back",
            Self::WriteRecord | Self::WriteBlock => "write",
            Self::Skip => "skip",
            Self::Seek => "seek",
            Self::StepOver => "step_over",
            Self::LeaveDirect => "leave_direct",
            Self::DropCache => "drop_cache",
            Self::SyncData => "fdatasync",
            Self::SyncAll => "fsync",
            Self::Close(_) => "close",
        }
    }
}

/// Something that failed, on which file, and the system's reason.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Failure {
    /// A call on a file.
    File {
        /// What was being done.
        action: Action,
        /// The file's name as it was given, or `standard input`, `standard output`.
        file: OsString,
        /// The system's reason.
        errno: Errno,
    },
    /// A buffer of this many bytes cannot be had.
    Memory {
        /// Whose buffer.
        side: Side,
        /// Its size in bytes.
        len: usize,
    },
    /// `seek=` is beyond what a file can be cut to: blocks, and bytes of a block.
    OffsetTooLarge(u64, usize),
    /// `seek=` is more than 63 bits of bytes, and the output cannot seek or be read on the way.
    SeekTooFar(OsString),
    /// Opening the output would empty the input.
    SameFile(OsString, OsString),
    /// What was found out about a file.
    Found(Box<Finding>),
}

/// Something worth knowing that is no failure; silent with `status=none`.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Remark {
    /// The input ended before the place to skip to.
    SkippedTooFar(OsString),
    /// A record was shorter than a block, and `count=`, `skip=` or direct I/O counts on whole ones.
    PartialRead(usize),
}

impl Failure {
    /// A failed call on the file of that name.
    pub fn new(action: Action, file: &OsStr, errno: Errno) -> Self {
        Self::File {
            action,
            file: file.to_owned(),
            errno,
        }
    }

    /// Something found out about the file of that name.
    pub fn found(file: &OsStr, what: What) -> Self {
        let file = file.to_owned();
        Self::Found(Box::new(Finding { file, what }))
    }

    /// What was being done, on which file, and the system's reason, as far as there are such.
    pub fn parts(&self) -> (&'static str, Option<&OsStr>, Option<Errno>) {
        match self {
            Self::File {
                action,
                file,
                errno,
            } => (action.name(), Some(file), Some(*errno)),
            Self::Memory { .. } => ("allocate", None, Some(Errno::NOMEM)),
            Self::OffsetTooLarge(..) => (Action::Truncate(0).name(), None, None),
            Self::SeekTooFar(file) => (Action::Seek.name(), Some(file), None),
            Self::SameFile(_, output) => (Action::Open.name(), Some(output), None),
            Self::Found(finding) => {
                let what = &finding.what;
                (what.operation(), Some(&finding.file), what.errno())
            }
        }
    }

    /// The message, without the program's name and without a newline.
    pub fn message(&self, words: &Words) -> Vec<u8> {
        let quoting = words.quoting();
        match self {
            Self::File {
                action,
                file,
                errno,
            } => file_message(action, &words.name(file), *errno, words),
            Self::Memory { side, len } => {
                let size = crate::human::iec(*len as u128)
                    .with(words.decimal_separator())
                    .to_string();
                let id = match side {
                    Side::Input => "no-memory-input",
                    Side::Output => "no-memory-output",
                };
                let bytes = len.to_string();
                let arguments = [("bytes", bytes.as_bytes()), ("size", size.as_bytes())];
                words.translate(id, &arguments, None).unwrap_or_else(|| {
                    format!(
                        "memory exhausted by {} buffer of size {len} bytes ({size})",
                        side.word()
                    )
                    .into_bytes()
                })
            }
            Self::OffsetTooLarge(blocks, block_len) => {
                let (blocks, block_len) = (blocks.to_string(), block_len.to_string());
                let arguments = [
                    ("blocks", blocks.as_bytes()),
                    ("size", block_len.as_bytes()),
                ];
                words
                    .translate("offset-too-large", &arguments, None)
                    .unwrap_or_else(|| {
                        format!(
                            "offset too large: cannot truncate to a length of seek={blocks} \
                             ({block_len}-byte) blocks"
                        )
                        .into_bytes()
                    })
            }
            Self::SeekTooFar(file) => {
                let file = quoting.file_if_needed(&words.name(file));
                words
                    .translate("seek-too-far", &[("file", &file)], None)
                    .unwrap_or_else(|| [&file[..], b": cannot seek"].concat())
            }
            Self::SameFile(input, output) => {
                let input = quoting.file(input.as_bytes());
                let output = quoting.file(output.as_bytes());
                let arguments = [("input", &input[..]), ("output", &output)];
                words
                    .translate("same-file", &arguments, None)
                    .unwrap_or_else(|| {
                        [
                            &input[..],
                            b" and ",
                            &output,
                            b" are the same file, which would be emptied; use conv=notrunc",
                        ]
                        .concat()
                    })
            }
            Self::Found(finding) => finding.message(words),
        }
    }
}

fn file_message(action: &Action, file: &[u8], errno: Errno, words: &Words) -> Vec<u8> {
    // GNU's two ways of naming the file: always in quotes, or at the border of a message only
    // where a shell needs them.
    let file = match action {
        Action::Skip
        | Action::Seek
        | Action::StepOver
        | Action::LeaveDirect
        | Action::DropCache => words.quoting().file_if_needed(file),
        _ => words.quoting().file(file),
    };
    let reason = words.reason(errno);
    let bytes = match action {
        Action::Truncate(len) => len.to_string(),
        _ => String::new(),
    };
    let (id, before, after) = match action {
        Action::Open => ("open", "failed to open ", ""),
        Action::SetFlags => ("set-flags", "setting flags for ", ""),
        Action::Examine => ("stat", "cannot fstat ", ""),
        Action::Truncate(_) => ("truncate", "failed to truncate to ", ""),
        Action::Read => ("read", "error reading ", ""),
        Action::ReadBack => ("read-back", "error reading back ", ""),
        Action::WriteRecord => ("write-record", "error writing ", ""),
        Action::WriteBlock => ("write-block", "writing to ", ""),
        Action::Skip => ("skip", "", ": cannot skip"),
        Action::Seek => ("seek", "", ": cannot seek"),
        Action::StepOver => ("step-over", "", ": cannot move past the fault"),
        Action::LeaveDirect => ("leave-direct", "failed to turn off O_DIRECT: ", ""),
        Action::DropCache => ("drop-cache", "failed to discard cache for: ", ""),
        Action::SyncData => ("fdatasync", "fdatasync failed for ", ""),
        Action::SyncAll => ("fsync", "fsync failed for ", ""),
        Action::Close(Side::Input) => ("close-input", "closing input file ", ""),
        Action::Close(Side::Output) => ("close-output", "closing output file ", ""),
    };
    let arguments = [
        ("file", &file[..]),
        ("reason", &reason),
        ("bytes", bytes.as_bytes()),
    ];
    words.translate(id, &arguments, None).unwrap_or_else(|| {
        let middle: &[u8] = match action {
            Action::Truncate(_) => b" bytes in output file ",
            _ => b"",
        };
        [
            before.as_bytes(),
            bytes.as_bytes(),
            middle,
            &file,
            after.as_bytes(),
            b": ",
            &reason,
        ]
        .concat()
    })
}

impl Remark {
    /// What was being done, and on which file.
    pub fn parts(&self) -> (&'static str, Option<&OsStr>) {
        match self {
            Self::SkippedTooFar(file) => (Action::Skip.name(), Some(file)),
            Self::PartialRead(_) => (Action::Read.name(), None),
        }
    }

    /// The message, without the program's name and without a newline.
    pub fn message(&self, words: &Words) -> Vec<u8> {
        match self {
            Self::SkippedTooFar(file) => {
                let file = words.quoting().file_if_needed(&words.name(file));
                words
                    .translate("skipped-too-far", &[("file", &file)], None)
                    .unwrap_or_else(|| [&file[..], b": cannot skip to specified offset"].concat())
            }
            Self::PartialRead(bytes) => {
                let count = *bytes as u64;
                let noun = if count == 1 { "byte" } else { "bytes" };
                let bytes = bytes.to_string();
                words
                    .translate("partial-read", &[("bytes", bytes.as_bytes())], Some(count))
                    .unwrap_or_else(|| {
                        format!("warning: partial read ({bytes} {noun}); suggest iflag=fullblock")
                            .into_bytes()
                    })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_those_of_gnu() {
        let words = Words::english();
        let file = OsStr::new("a b");
        let cases = [
            (
                Action::Open,
                Errno::NOENT,
                "failed to open 'a b': No such file or directory",
            ),
            (
                Action::SetFlags,
                Errno::NOTDIR,
                "setting flags for 'a b': Not a directory",
            ),
            (
                Action::Truncate(7),
                Errno::FBIG,
                "failed to truncate to 7 bytes in output file 'a b': File too large",
            ),
            (
                Action::Read,
                Errno::IO,
                "error reading 'a b': Input/output error",
            ),
            (
                Action::WriteRecord,
                Errno::NOSPC,
                "error writing 'a b': No space left on device",
            ),
            (
                Action::WriteBlock,
                Errno::PIPE,
                "writing to 'a b': Broken pipe",
            ),
            (
                Action::Skip,
                Errno::INVAL,
                "'a b': cannot skip: Invalid argument",
            ),
            (
                Action::Seek,
                Errno::SPIPE,
                "'a b': cannot seek: Illegal seek",
            ),
            (
                Action::LeaveDirect,
                Errno::INVAL,
                "failed to turn off O_DIRECT: 'a b': Invalid argument",
            ),
            (
                Action::SyncData,
                Errno::IO,
                "fdatasync failed for 'a b': Input/output error",
            ),
            (
                Action::Close(Side::Output),
                Errno::DQUOT,
                "closing output file 'a b': Disk quota exceeded",
            ),
        ];
        for (action, errno, expected) in cases {
            let message = Failure::new(action, file, errno).message(&words);
            assert_eq!(String::from_utf8_lossy(&message), expected);
        }
    }

    #[test]
    fn memory_is_told_in_bytes_and_in_powers_of_1024() {
        let failure = Failure::Memory {
            side: Side::Input,
            len: 1_000_000_000_000_000,
        };
        assert_eq!(
            String::from_utf8_lossy(&failure.message(&Words::english())),
            "memory exhausted by input buffer of size 1000000000000000 bytes (909 TiB)"
        );
    }
}
