// SPDX-License-Identifier: MIT
//! Reads pieces of a failing input, wherever they are; around the page cache once pieces are small,
//! as that reads and fails by whole pages. Does not know what is done with them.

use crate::buffer::Buffer;
use crate::error::{Failure, Fault, Side};
use crate::io::{Desk, sys};
use rustix::io::Errno;
use std::ops::Range;
use std::os::fd::BorrowedFd;

/// What direct reads begin and end at, in bytes, where a device's block is not enough.
const LARGE_BLOCK: u64 = 4096;

/// An input, read in pieces.
pub struct Reader<'d, D> {
    fd: BorrowedFd<'static>,
    desk: &'d D,
    buffer: Buffer,
    /// What direct reads begin and end at, if they are direct.
    alignment: Option<u64>,
    /// Whether reads were direct before; `None` if nobody has changed that.
    was_direct: Option<bool>,
}

impl<'d, D: Desk> Reader<'d, D> {
    /// For pieces of up to `most` bytes. `alignment` is that of an input that was opened for direct
    /// reads.
    pub fn new(
        fd: BorrowedFd<'static>,
        most: usize,
        alignment: Option<u64>,
        desk: &'d D,
    ) -> Result<Self, Failure> {
        let room = most.saturating_add(2 * LARGE_BLOCK as usize);
        Ok(Self {
            fd,
            desk,
            buffer: Buffer::new(room, Side::Input)?,
            alignment,
            was_direct: None,
        })
    }

    /// From here on, the device is read in blocks of `alignment` bytes, if it can be.
    pub fn read_directly(&mut self, alignment: u64) {
        if self.alignment.is_none()
            && self.was_direct.is_none()
            && let Ok(before) = sys::set_direct(self.fd, true)
        {
            self.was_direct = Some(before);
            self.alignment = Some(alignment);
        }
    }

    /// Others may have the same descriptor: it is left as it was.
    pub fn leave(&mut self) {
        if let Some(before) = self.was_direct {
            let _ = sys::set_direct(self.fd, before); // nothing was written by it
        }
    }

    /// Reads the start of a range, as much as the system gives; nothing is the end of the input.
    pub fn read(&mut self, range: Range<u64>) -> Result<&[u8], Fault> {
        loop {
            let (start, end) = match self.alignment {
                Some(block) => (
                    range.start - range.start % block,
                    range
                        .end
                        .checked_next_multiple_of(block)
                        .unwrap_or(range.end),
                ),
                None => (range.start, range.end),
            };
            // At most the buffer, whose length is a usize.
            let len = ((end - start) as usize).min(self.buffer.bytes().len());
            let (fd, buffer) = (self.fd, &mut self.buffer);
            let result = sys::uninterrupted(self.desk, || {
                sys::read_at(fd, &mut buffer.bytes_mut()[..len], start)
            });
            match (result, self.alignment) {
                // The end of a device is no place where a read stops in front of what was asked for.
                (Ok(bytes), Some(_)) if (1..=range.start - start).contains(&(bytes as u64)) => {
                    return Err(Fault::Os(Errno::IO));
                }
                (Ok(bytes), _) => {
                    let (from, to) = (range.start - start, range.end - start);
                    let to = (bytes as u64).min(to).max(from);
                    return Ok(&self.buffer.bytes()[from as usize..to as usize]);
                }
                // Not every file can be read directly, and not in every device's blocks.
                (Err(Fault::Os(Errno::INVAL)), Some(block)) if block < LARGE_BLOCK => {
                    self.alignment = Some(LARGE_BLOCK);
                }
                (Err(Fault::Os(Errno::INVAL)), Some(_)) => {
                    self.alignment = None;
                    let before = sys::set_direct(self.fd, false).map_err(Fault::Os)?;
                    self.was_direct.get_or_insert(before);
                }
                (Err(fault), _) => return Err(fault),
            }
        }
    }
}
