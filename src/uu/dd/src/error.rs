// SPDX-License-Identifier: MIT
//! What failed, on which file, and the words for it. Prints nothing.

use crate::quote::Quoting;
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
        }
    }

    /// The message, without the program's name and without a newline.
    pub fn message(&self, quoting: &Quoting) -> Vec<u8> {
        match self {
            Self::File {
                action,
                file,
                errno,
            } => file_message(action, file.as_bytes(), *errno, quoting),
            Self::Memory { side, len } => {
                let size = crate::human::iec(*len as u128);
                format!(
                    "memory exhausted by {} buffer of size {len} bytes ({size})",
                    side.word()
                )
                .into_bytes()
            }
            Self::OffsetTooLarge(blocks, block_len) => format!(
                "offset too large: cannot truncate to a length of seek={blocks} ({block_len}-byte) blocks"
            )
            .into_bytes(),
            Self::SeekTooFar(file) => {
                [&quoting.file_if_needed(file.as_bytes())[..], b": cannot seek"].concat()
            }
            Self::SameFile(input, output) => [
                &quoting.file(input.as_bytes())[..],
                b" and ",
                &quoting.file(output.as_bytes()),
                b" are the same file, which would be emptied; use conv=notrunc",
            ]
            .concat(),
        }
    }
}

fn file_message(action: &Action, file: &[u8], errno: Errno, quoting: &Quoting) -> Vec<u8> {
    // GNU's two ways of naming the file: always in quotes, or at the border of a message only
    // where a shell needs them.
    let quoted = quoting.file(file);
    let bare = || quoting.file_if_needed(file);
    let mut message = match action {
        Action::Open => [b"failed to open ", &quoted[..]].concat(),
        Action::SetFlags => [b"setting flags for ", &quoted[..]].concat(),
        Action::Examine => [b"cannot fstat ", &quoted[..]].concat(),
        Action::Truncate(len) => [
            format!("failed to truncate to {len} bytes in output file ").as_bytes(),
            &quoted,
        ]
        .concat(),
        Action::Read => [b"error reading ", &quoted[..]].concat(),
        Action::WriteRecord => [b"error writing ", &quoted[..]].concat(),
        Action::WriteBlock => [b"writing to ", &quoted[..]].concat(),
        Action::Skip => [&bare()[..], b": cannot skip"].concat(),
        Action::Seek => [&bare()[..], b": cannot seek"].concat(),
        Action::StepOver => [&bare()[..], b": cannot move past the fault"].concat(),
        Action::LeaveDirect => [b"failed to turn off O_DIRECT: ", &bare()[..]].concat(),
        Action::DropCache => [b"failed to discard cache for: ", &bare()[..]].concat(),
        Action::SyncData => [b"fdatasync failed for ", &quoted[..]].concat(),
        Action::SyncAll => [b"fsync failed for ", &quoted[..]].concat(),
        Action::Close(side) => {
            [format!("closing {} file ", side.word()).as_bytes(), &quoted].concat()
        }
    };
    message.extend_from_slice(b": ");
    message.extend_from_slice(reason(errno).as_bytes());
    message
}

/// The C library's text for an error number.
pub fn reason(errno: Errno) -> String {
    uucore::error::strip_errno(&std::io::Error::from(errno))
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
    pub fn message(&self, quoting: &Quoting) -> Vec<u8> {
        match self {
            Self::SkippedTooFar(file) => [
                &quoting.file_if_needed(file.as_bytes())[..],
                b": cannot skip to specified offset",
            ]
            .concat(),
            Self::PartialRead(1) => {
                b"warning: partial read (1 byte); suggest iflag=fullblock".to_vec()
            }
            Self::PartialRead(bytes) => {
                format!("warning: partial read ({bytes} bytes); suggest iflag=fullblock")
                    .into_bytes()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_those_of_gnu() {
        let quoting = Quoting::c_locale();
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
            let message = Failure::new(action, file, errno).message(&quoting);
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
            String::from_utf8_lossy(&failure.message(&Quoting::c_locale())),
            "memory exhausted by input buffer of size 1000000000000000 bytes (909 TiB)"
        );
    }
}
