// SPDX-License-Identifier: MIT
//! The two ends of a copy, and what they need of the world around them. The ends do not know each
//! other, nor conversions, nor how bytes are counted.

pub mod cache;
mod claim;
mod compare;
pub mod escort;
pub mod input;
pub mod output;
pub mod pace;
pub mod sys;

use crate::buffer::Buffer;
use crate::error::{Action, Failure, Fault, Interrupted, Remark, Stop};
use std::ffi::OsStr;
use std::ops::Range;
use std::os::fd::BorrowedFd;

/// Whoever answers signals and passes on what is worth saying.
pub trait Desk {
    /// Answers what is pending; called before each blocking call and whenever one returned
    /// `EINTR`. Fails if the user wants the end.
    fn attend(&self) -> Result<(), Interrupted>;
    /// Whether there is anything to attend to or to show: two loads.
    fn has_news(&self) -> bool;
    /// Shows progress, if it is time; called before each record.
    fn between_records(&self);
    /// Tells of a failure, whatever the status level.
    fn report(&self, failure: &Failure);
    /// Tells of a fault in `action` on `file`; passes on that the user wants the end.
    fn tell(&self, fault: Fault, action: Action, file: &OsStr) -> Result<(), Interrupted> {
        match fault {
            Fault::Os(errno) => {
                self.report(&Failure::new(action, file, errno));
                Ok(())
            }
            Fault::Interrupted => Err(Interrupted),
        }
    }
    /// Tells of a failure that the user asked to live with; silent with `status=none`.
    fn report_tolerated(&self, failure: &Failure);
    /// Tells of something that is no failure; silent with `status=none`.
    fn remark(&self, remark: &Remark);
    /// Prints the statistics of now.
    fn statistics(&self);
}

/// What is read from, as the copy loop sees it.
pub trait Source {
    /// The name for messages.
    fn name(&self) -> &OsStr;
    /// Reads one record of at most `record.len()` bytes. No bytes and no fault is the end.
    fn read(&mut self, record: &mut [u8]) -> Received;
    /// Reads one record by one call, where that is all there is to a record: `true` if it is
    /// whole. If not, nothing is lost: the next [`Source::read`] into the same memory takes over
    /// what came instead. For a loop over whole records, which this is the cheap way through.
    fn read_whole_at_once(&mut self, record: &mut [u8]) -> bool;
    /// Moves past `bytes` that cannot be read. `fault` is the reason read gave.
    fn step_over(&mut self, bytes: usize, fault: rustix::io::Errno) -> Result<Step, Stop>;
    /// Takes note that the end of the input was read.
    fn note_end(&mut self);
    /// What a reader of many records at once may count on.
    fn supply(&self) -> Supply;
    /// Lets a pipe hold more, if it may: whoever writes can run ahead, and the two need not take
    /// turns for each record.
    fn widen_pipe(&self);
    /// Reads as much as there is up to `piece.len()`, whatever that is in records.
    fn read_piece(&mut self, piece: &mut [u8]) -> Received;
    /// Hands up to `len` bytes on to the null device without looking at them: the kernel reads the
    /// file, and copies nothing. `None` where that cannot be done, or fails: reading will tell.
    fn pass_on(&mut self, null: BorrowedFd<'_>, len: usize) -> Option<Received>;
    /// Takes note that the last record of what came in pieces had so many bytes.
    fn note_last_record(&mut self, bytes: usize);
    /// Where it stands, in bytes, if it has a position.
    fn position(&self) -> Option<u64>;
    /// The next data of a regular file at or behind its position: where they begin and end. `None`
    /// where the file system does not tell, or it is no regular file. It then stands where it stood;
    /// if it does not, the next read fails.
    fn next_data(&mut self, position: u64) -> Option<Range<u64>>;
    /// Moves the position on by so many bytes, which need not be read. Where that fails, the next
    /// read does.
    fn move_on(&mut self, bytes: u64);
    /// Puts the position there, where that can be done: a reader of many records at once had read
    /// more, or less, than it accounts for. Whether it stands there.
    fn stand_at(&mut self, position: u64) -> bool;
}

/// What a file is known by, whatever its names.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Identity {
    /// A regular file: its device and inode.
    File(u64, u64),
    /// A block device: its number.
    Device(u64),
}

/// How an input gives its bytes.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Supply {
    /// By records: how they are cut is how they are read.
    Records,
    /// A file whose bytes are there, however they are read.
    File {
        /// Which one.
        identity: Identity,
        /// Where it ends, in bytes.
        end: u64,
    },
    /// A pipe: a read takes what is there.
    Pipe,
}

/// How an output takes its bytes.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Demand {
    /// By blocks: someone may tell how they are cut.
    Blocks,
    /// Any number at once. `None` where nothing can be read back.
    Bytes(Option<Identity>),
}

/// What is written to, as the copy loop sees it.
pub trait Sink {
    /// The name for messages.
    fn name(&self) -> &OsStr;
    /// Writes all of `block`, or says how much of it and why no more.
    fn write(&mut self, block: &[u8]) -> Written;
    /// Writes `block` by one call, where that is all there is to a block: `true` if it is written
    /// whole. If not, the next [`Sink::write`] of the same block takes over from what became of it.
    fn write_whole_at_once(&mut self, block: &[u8]) -> bool;
    /// Takes note that the input came to its end, so that nothing more follows in the output.
    fn note_end(&mut self);
    /// What a writer of many blocks at once may count on.
    fn demand(&self) -> Demand;
    /// The null device, if that is what is written to.
    fn null_device(&self) -> Option<BorrowedFd<'static>>;
    /// Writes a part of `buffer`. In its place there may be another one of that length then: whoever
    /// works on the stream beside the copy may have kept the one with these bytes.
    #[inline]
    fn write_part(&mut self, buffer: &mut Buffer, part: Range<usize>) -> Written {
        self.write(&buffer.bytes()[part])
    }
    /// Whether blocks of NULs become holes, and nobody looks at their bytes.
    fn makes_holes(&self) -> bool;
    /// Passes over so many bytes, which are NULs, as for blocks of them: `false` if it stands where it stood.
    fn pass_over(&mut self, bytes: u64) -> bool;
}

/// What came of reading a record. A fault may come behind bytes: they are good, and the record
/// ends with them.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Received {
    /// How many bytes there are.
    pub bytes: usize,
    /// What came instead of more.
    pub fault: Option<Fault>,
}

impl From<Result<usize, Fault>> for Received {
    fn from(result: Result<usize, Fault>) -> Self {
        match result {
            Ok(bytes) => Self { bytes, fault: None },
            Err(fault) => Self {
                bytes: 0,
                fault: Some(fault),
            },
        }
    }
}

/// How the input goes on after a fault.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Step {
    /// Behind the bytes that could not be read.
    Over,
    /// Where it was: there was nothing yet.
    Again,
}

/// What became of a block.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Written {
    /// How many of its bytes arrived.
    pub bytes: usize,
    /// Why not all of them.
    pub fault: Option<Fault>,
}

/// A distance to skip or seek: whole blocks, and a rest in bytes.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Distance {
    /// Whole blocks.
    pub blocks: u64,
    /// Bytes of a block.
    pub block_len: usize,
    /// Bytes behind the last whole block; fewer than a block.
    pub rest: usize,
}

impl Distance {
    /// In bytes, or `None` if that is more than 63 bits.
    pub fn bytes(self) -> Option<u64> {
        let block_len = u64::try_from(self.block_len).ok()?;
        self.blocks
            .checked_mul(block_len)?
            .checked_add(u64::try_from(self.rest).ok()?)
            .filter(|&bytes| i64::try_from(bytes).is_ok())
    }

    /// Whether there is nowhere to go.
    pub fn is_zero(self) -> bool {
        self.blocks == 0 && self.rest == 0
    }

    /// The length of the next record to read or write on the way; 0 at the goal.
    pub fn next_record(self) -> usize {
        if self.blocks > 0 {
            self.block_len
        } else {
            self.rest
        }
    }

    /// One record less, however many bytes it had.
    pub fn less_a_record(self) -> Self {
        if self.blocks > 0 {
            Self {
                blocks: self.blocks - 1,
                ..self
            }
        } else {
            Self { rest: 0, ..self }
        }
    }
}

/// What to do with pages that were processed.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Cache {
    /// Leave them in the page cache.
    Keep,
    /// Advise the kernel to drop them.
    DropBehind,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_distance_beyond_63_bits_is_none() {
        let distance = |blocks, block_len, rest| Distance {
            blocks,
            block_len,
            rest,
        };
        assert_eq!(distance(3, 512, 7).bytes(), Some(1543));
        assert_eq!(distance(1, usize::MAX, 0).bytes(), None);
        assert_eq!(distance(u64::MAX, 2, 0).bytes(), None);
        let largest = i64::MAX.unsigned_abs();
        assert_eq!(distance(largest, 1, 0).bytes(), Some(largest));
        assert_eq!(distance(largest, 1, 1).bytes(), None);
    }

    #[test]
    fn a_distance_is_covered_record_by_record() {
        let mut distance = Distance {
            blocks: 2,
            block_len: 5,
            rest: 3,
        };
        let mut records = Vec::new();
        while !distance.is_zero() {
            records.push(distance.next_record());
            distance = distance.less_a_record();
        }
        assert_eq!(records, [5, 5, 3]);
        assert_eq!(distance.next_record(), 0);
    }
}
