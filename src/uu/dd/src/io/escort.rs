// SPDX-License-Identifier: MIT
//! The output with what was asked for beside writing: a speed, a look at what is there already,
//! digests of what goes by. A copy that asks for none of it has the bare output.

use super::compare::Present;
use super::output::Output;
use super::pace::Pace;
use super::{Demand, Desk, Sink, Written};
use crate::buffer::Buffer;
use crate::digest::beside::{Beside, Made, Wanted};
use crate::error::{Failure, Fault, Stop};
use crate::progress::stats::Tally;
use rustix::io::Errno;
use std::ffi::OsStr;
use std::ops::{Range, RangeInclusive};
use std::os::fd::BorrowedFd;

/// Blocks of so many bytes are handed on with their memory, and not copied: smaller ones are not worth
/// it, and larger ones would be too much memory.
const HANDED_ON: RangeInclusive<usize> = 64 * 1024..=4 * 1024 * 1024;

/// What is done beside writing.
#[derive(Debug, Default)]
pub struct EscortSpec {
    /// `speed=`, in bytes a second.
    pub speed: Option<u64>,
    /// `conv=changed`: only what differs is written.
    pub compares: bool,
    /// What is made of what is written.
    pub wanted: Wanted,
}

/// An output, and what is done beside writing it.
pub struct Escorted<'o, 'd, D> {
    output: &'o mut Output<'d, D>,
    desk: &'d D,
    tally: &'o Tally,
    pace: Option<Pace>,
    /// A block may be written in slices, and nobody can tell.
    cuts: bool,
    compare: Option<Compare>,
    beside: Option<Beside>,
    /// Why what was written is not all in the digests, or why no more could be written.
    fault: Option<Failure>,
}

struct Compare {
    present: Present,
    /// Where the copy is, in bytes.
    offset: u64,
    /// The output stands there, and not behind the last block that was written.
    stands: bool,
}

impl<'o, 'd, D: Desk> Escorted<'o, 'd, D> {
    /// `output` stands where the copy begins.
    pub fn new(
        spec: &EscortSpec,
        output: &'o mut Output<'d, D>,
        tally: &'o Tally,
        desk: &'d D,
    ) -> Result<Self, Stop> {
        let compare = if spec.compares {
            // A block, or a part of a file less than that.
            let block_len = usize::try_from(output.block_len()).unwrap_or(usize::MAX);
            tally.count_unchanged();
            Some(Compare {
                present: Present::new(block_len)?,
                offset: output.position()?,
                stands: true,
            })
        } else {
            None
        };
        Ok(Self {
            pace: spec.speed.map(Pace::new),
            cuts: output.takes_slices(),
            compare,
            beside: Beside::start(&spec.wanted),
            output,
            desk,
            tally,
            fault: None,
        })
    }

    /// The copy is over: the output stands where it ended, and what was made of it is there.
    pub fn finish(mut self) -> (Made, Result<(), Failure>) {
        let mut result = match self.fault.take() {
            Some(failure) => Err(failure),
            None => Ok(()),
        };
        if let Some(compare) = self.compare.as_ref().filter(|compare| !compare.stands) {
            result = result.and(self.output.stand_at(compare.offset));
        }
        (
            self.beside.take().map(Beside::finish).unwrap_or_default(),
            result,
        )
    }

    /// Writes at the speed that was asked for.
    fn write_paced(&mut self, block: &[u8]) -> Written {
        let Some(pace) = &mut self.pace else {
            return self.output.write(block);
        };
        let slice_len = if self.cuts {
            pace.slice_len()
        } else {
            block.len().max(1)
        };
        let mut bytes = 0;
        for slice in block.chunks(slice_len) {
            if pace.wait(slice.len(), self.desk).is_err() {
                let fault = Some(Fault::Interrupted);
                return Written { bytes, fault };
            }
            let written = self.output.write(slice);
            bytes += written.bytes;
            if let Some(fault) = written.fault {
                let fault = Some(fault);
                return Written { bytes, fault };
            }
        }
        Written { bytes, fault: None }
    }

    /// Leaves `block` out if it is there already; `None` if it must be written.
    fn leave_out(&mut self, block: &[u8]) -> Result<bool, Fault> {
        let Some(compare) = &mut self.compare else {
            return Ok(false);
        };
        let is_there = compare.present.is(block, compare.offset, self.output)?;
        if is_there {
            compare.offset += block.len() as u64;
            compare.stands = false;
            let is_full = block.len() as u64 == self.output.block_len();
            self.tally.add_unchanged(is_full);
        } else if !compare.stands {
            if let Err(failure) = self.output.stand_at(compare.offset) {
                let (.., errno) = failure.parts();
                let fault = Fault::Os(errno.unwrap_or(Errno::IO));
                self.fault.get_or_insert(failure);
                return Err(fault);
            }
            compare.stands = true;
        }
        Ok(is_there)
    }

    fn write_if_new(&mut self, block: &[u8]) -> Written {
        match self.leave_out(block) {
            Err(fault) => Written {
                bytes: 0,
                fault: Some(fault),
            },
            Ok(true) => Written {
                bytes: block.len(),
                fault: None,
            },
            Ok(false) => {
                let written = self.write_paced(block);
                if let Some(compare) = &mut self.compare {
                    compare.offset += written.bytes as u64;
                }
                written
            }
        }
    }

    /// Without memory there is no digest, but there is a copy.
    fn note(&mut self, result: Result<(), Failure>) {
        if let Err(failure) = result {
            self.fault.get_or_insert(failure);
            self.beside = None;
        }
    }
}

impl<D: Desk> Sink for Escorted<'_, '_, D> {
    fn name(&self) -> &OsStr {
        self.output.name()
    }

    fn write(&mut self, block: &[u8]) -> Written {
        let written = self.write_if_new(block);
        if let Some(beside) = &mut self.beside {
            let result = beside.take(&block[..written.bytes]);
            self.note(result);
        }
        written
    }

    fn write_whole_at_once(&mut self, _: &[u8]) -> bool {
        false
    }

    fn note_end(&mut self) {
        self.output.note_end();
    }

    fn demand(&self) -> Demand {
        if self.compare.is_some() {
            Demand::Blocks
        } else {
            self.output.demand()
        }
    }

    fn null_device(&self) -> Option<BorrowedFd<'static>> {
        None
    }

    fn write_part(&mut self, buffer: &mut Buffer, part: Range<usize>) -> Written {
        if !HANDED_ON.contains(&buffer.bytes().len()) {
            return self.write(&buffer.bytes()[part]);
        }
        let written = self.write_if_new(&buffer.bytes()[part.clone()]);
        if let Some(beside) = &mut self.beside {
            let good = part.start..part.start + written.bytes;
            let result = beside.take_buffer(buffer, good);
            self.note(result);
        }
        written
    }

    fn makes_holes(&self) -> bool {
        false
    }

    fn pass_over(&mut self, _: u64) -> bool {
        false
    }
}
