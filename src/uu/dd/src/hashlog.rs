// SPDX-License-Identifier: MIT
//! `hashlog=`: the file that digests are written to. Does not know how they are made.

use crate::error::finding::What;
use crate::error::{Action, Failure, Fault, Stop};
use crate::io::{Desk, sys};
use rustix::fs::OFlags;
use rustix::io::Errno;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::Write as _;
use std::os::fd::{AsFd as _, BorrowedFd};

/// The file, open.
pub struct HashLog {
    name: OsString,
    file: File,
}

impl HashLog {
    /// Opens it, or makes it; what is in it stays until [`HashLog::empty`].
    pub fn open(name: &OsStr, desk: &impl Desk) -> Result<Self, Stop> {
        let fail = |fault: Fault| fault.stop(Action::Open, name);
        let flags = OFlags::WRONLY | OFlags::CREATE | OFlags::CLOEXEC;
        let opened = sys::open(desk, name, flags, 0o666).map_err(fail)?;
        // Not in the place of a standard descriptor that was closed: what is meant for that would
        // go there.
        let file = rustix::io::fcntl_dupfd_cloexec(&opened, 3);
        sys::close_spare(opened);
        let file = file.map_err(|errno| fail(Fault::Os(errno)))?;
        Ok(Self {
            name: name.to_owned(),
            file: File::from(file),
        })
    }

    /// Nothing is in it that an earlier run has left. It must be neither of the `ends`, nor where
    /// messages go: what is written to one file by two descriptors overwrites each other.
    pub fn empty(&self, ends: [BorrowedFd<'_>; 2]) -> Result<(), Failure> {
        let examine = |errno| Failure::new(Action::Examine, &self.name, errno);
        let stat = sys::stat(self.file.as_fd()).map_err(examine)?;
        let mut others = vec![
            sys::stat(ends[0]).map_err(examine)?,
            sys::stat(ends[1]).map_err(examine)?,
        ];
        others.extend(sys::stat(rustix::stdio::stderr()).ok()); // it may be closed
        if others.iter().any(|other| sys::are_one(&stat, other)) {
            return Err(Failure::found(&self.name, What::IsAnEnd("hashlog=")));
        }
        match rustix::fs::ftruncate(&self.file, 0) {
            // A pipe or a terminal has no length.
            Ok(()) | Err(Errno::INVAL) => Ok(()),
            Err(errno) => Err(Failure::new(Action::Truncate(0), &self.name, errno)),
        }
    }

    /// Writes the lines, and has them on their device as far as others would notice.
    pub fn write(mut self, lines: &[u8]) -> Result<(), Failure> {
        let result = self.file.write_all(lines);
        let Self { name, file } = self;
        result.map_err(|error| {
            let errno = Errno::from_io_error(&error).unwrap_or(Errno::IO);
            Failure::new(Action::WriteRecord, &name, errno)
        })?;
        let file = std::os::fd::OwnedFd::from(file);
        sys::close_own(file).map_err(|errno| Failure::new(Action::WriteRecord, &name, errno))
    }
}
