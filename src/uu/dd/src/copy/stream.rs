// SPDX-License-Identifier: MIT
//! Many records by one call, where nobody can tell: from a file or a pipe to a file, without
//! conversion. Records and blocks are counted by arithmetic. Does not know when that is allowed;
//! [`route`] is told what both ends are like.

use super::{IsClean, Limit};
use crate::buffer::Buffer;
use crate::error::{Action, Fault, Side, Stop};
use crate::io::{Demand, Desk, Identity, Received, Sink, Source, Supply, Written};
use crate::progress::stats::Tally;

/// How much is moved by one call, in bytes: it fits the processor's cache, and more pays no more.
const PIECE: usize = 512 * 1024;

/// A record up to this length, in bytes, is one piece.
const WHOLE_RECORD_MAX: usize = 1024 * 1024;

/// Shorter copies go record by record: there is nothing to gain, and whoever traces one sees what
/// was asked for.
const LONG: u64 = 256 * 1024;

/// So many whole records from a pipe make a long copy of it.
pub const LONG_PIPE_RECORDS: u64 = 128;

/// How much is taken from a pipe by one call, in bytes: what a pipe holds by default.
const PIPE_PIECE: usize = 64 * 1024;

/// Blocks of a copy from a pipe are collected only up to this size, in bytes.
const PIPE_BLOCK_MAX: usize = 32 * 1024;

/// What is to be moved.
#[derive(Clone, Copy)]
pub struct Blocks {
    /// `ibs=`, in bytes.
    pub input: usize,
    /// `obs=`, in bytes.
    pub output: usize,
    /// `count=`.
    pub limit: Limit,
    /// Records are written as they are read (`bs=`).
    pub as_read: bool,
}

/// The way a copy can go.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Route {
    /// Record by record.
    Records,
    /// Through a file, from `start` on.
    File {
        /// Where the input stands, in bytes.
        start: u64,
        /// Where it ends.
        end: u64,
    },
    /// Record by record, and once it is long, from a pipe at once.
    Pipe,
}

/// Finds the way by what both ends are like. Not within one file or device: an overlapping copy
/// smears record by record, and scripts rely on it.
pub fn route(blocks: Blocks, source: &impl Source, sink: &impl Sink) -> Route {
    if blocks.limit_bytes() < LONG {
        return Route::Records;
    }
    // The input first: most of those that will not do are told by one look at them.
    match source.supply() {
        Supply::Records => Route::Records,
        Supply::Pipe => {
            // Larger blocks would show in the counts: a read takes all that a pipe holds.
            if (PIPE_PIECE / 2..=PIPE_PIECE).contains(&blocks.input) {
                source.widen_pipe();
            }
            let is_small = blocks.input == blocks.output && blocks.input <= PIPE_BLOCK_MAX;
            match is_small.then(|| sink.demand()) {
                Some(Demand::Bytes(_)) => Route::Pipe,
                Some(Demand::Blocks) | None => Route::Records,
            }
        }
        Supply::File { end, .. } if end < LONG => Route::Records,
        Supply::File { identity, end } => {
            let Demand::Bytes(output) = sink.demand() else {
                return Route::Records;
            };
            let may_overlap = match (identity, output) {
                // One may be a part of the other.
                (Identity::Device(_), Some(Identity::Device(_))) => true,
                (input, output) => output == Some(input),
            };
            if may_overlap {
                return Route::Records;
            }
            // Asked last: a short copy seeks nowhere.
            match source.position() {
                Some(start) if end.saturating_sub(start) >= LONG => Route::File { start, end },
                Some(_) | None => Route::Records,
            }
        }
    }
}

/// The bytes of a copy so far.
#[derive(Default)]
struct Total {
    read: u64,
    written: u64,
}

impl Blocks {
    /// The most bytes to read.
    fn limit_bytes(self) -> u64 {
        self.limit.bytes(self.input).unwrap_or(u64::MAX)
    }

    fn count(self, total: &Total, tally: &Tally) {
        let (input, output) = (self.input as u64, self.output as u64);
        let partial = |bytes: u64, block: u64| u64::from(!bytes.is_multiple_of(block));
        tally.set_in(total.read / input, partial(total.read, input));
        tally.set_out(
            total.written / output,
            partial(total.written, output),
            total.written,
        );
    }

    /// What fails when a block fails that starts at or before `written`, if the input has
    /// `available` bytes in all.
    fn action(self, written: u64, available: u64) -> Action {
        let block_end = self.block_end(written);
        if self.as_read || block_end > available {
            Action::WriteRecord
        } else {
            Action::WriteBlock
        }
    }

    fn block_end(self, written: u64) -> u64 {
        let output = self.output as u64;
        (written / output + 1).saturating_mul(output)
    }

    /// How much of the input a copy record by record would have read when the block at `written`
    /// was being written.
    fn consumed(self, written: u64, available: u64) -> u64 {
        let input = self.input as u64;
        let needed = self.block_end(written).min(available);
        needed.div_ceil(input).saturating_mul(input).min(available)
    }
}

/// How far a copy in pieces went.
pub enum Way {
    /// To its end.
    Ended(IsClean),
    /// To a read that gave less than there should have been, or failed. Mostly that is the end of
    /// the file; but a file may grow, some give less with every read, and some fail as a whole
    /// where one record is bad, so that what follows is a matter of records.
    Short,
}

/// Copies a file from `start` on, in pieces that have nothing to do with records.
pub fn file<S: Source, K: Sink>(
    blocks: Blocks,
    (start, end): (u64, u64),
    (source, sink): (&mut S, &mut K),
    tally: &Tally,
    desk: &impl Desk,
) -> Result<Way, Stop> {
    // Whole records in a piece, so that what is shown on the way is whole too.
    let piece_len = match PIECE / blocks.input {
        0 if blocks.input <= WHOLE_RECORD_MAX => blocks.input,
        0 => PIECE,
        records => records * blocks.input,
    };
    // The kernel copies fastest between addresses that are alike within their pages.
    const PAGE: usize = 4096;
    let mut buffer = Buffer::new(piece_len + PAGE, Side::Input)?;
    let limit = blocks.limit_bytes();
    let mut total = Total::default();
    // The first piece is always read: files of /sys, and others, give less than a piece at a time,
    // which sendfile(2) would hide.
    let mut null = sink.null_device();
    loop {
        desk.between_records();
        let left = usize::try_from(limit - total.read).unwrap_or(usize::MAX);
        let wanted = piece_len.min(left);
        if wanted == 0 {
            return Ok(Way::Ended(true));
        }
        // A remainder of a page fits a usize.
        let offset = ((start + total.read) % PAGE as u64) as usize;
        let piece = &mut buffer.bytes_mut()[offset..offset + wanted];
        let passed_on = null.filter(|_| total.read > 0).and_then(|null| {
            let passed_on = source.pass_on(null, wanted)?;
            // Less than all of it is read once more, as records are: how a device fails depends on
            // how it is asked. An interrupt falls between records.
            let stands = passed_on.bytes < wanted && source.stand_at(start + total.read);
            match (passed_on.fault, stands) {
                (None, true) => None,
                (fault, true) => Some(Received { bytes: 0, fault }),
                (_, false) => Some(passed_on),
            }
        });
        let was_passed_on = passed_on.is_some();
        if total.read > 0 && !was_passed_on {
            null = None;
        }
        let Received { bytes, fault } = passed_on.unwrap_or_else(|| source.read_piece(piece));
        total.read += bytes as u64;
        let written = if was_passed_on {
            Written { bytes, fault: None }
        } else {
            sink.write_part(&mut buffer, offset..offset + bytes)
        };
        total.written += written.bytes as u64;
        blocks.count(&total, tally);
        if let Some(write_fault) = written.fault {
            let available = limit.min(end.saturating_sub(start).max(total.read));
            let action = blocks.action(total.written, available);
            total.read = blocks.consumed(total.written, available);
            // Where it fails, the descriptor stands further on: no byte is lost by that.
            source.stand_at(start + total.read);
            blocks.count(&total, tally);
            return Err(write_fault.stop(action, sink.name()));
        }
        if bytes == 0 && fault.is_none() {
            source.note_end();
            sink.note_end();
            return Ok(Way::Ended(true));
        }
        // Within an output block there is no way back to records.
        let is_between_blocks =
            blocks.as_read || total.written.is_multiple_of(blocks.output as u64);
        // What failed may have good records in front of the bad one.
        let may_hold_more = wanted > blocks.input && matches!(fault, Some(Fault::Os(_)));
        if let Some(fault) = fault.filter(|_| !may_hold_more || !is_between_blocks) {
            desk.tell(fault, Action::Read, source.name())?;
            return Ok(Way::Ended(false));
        }
        if bytes < wanted && is_between_blocks {
            let rest = total.read % blocks.input as u64;
            let last = if rest == 0 { blocks.input as u64 } else { rest };
            // At most a block, which is a usize.
            source.note_last_record(last as usize);
            return Ok(Way::Short);
        }
    }
}

/// Copies a pipe, as much at once as there is: a read that gives less than was asked for ends with
/// a partial record, as it would have read by read.
pub fn pipe<S: Source, K: Sink>(
    blocks: Blocks,
    (source, sink): (&mut S, &mut K),
    tally: &Tally,
    desk: &impl Desk,
) -> Result<IsClean, Stop> {
    // What is short of an output block stays in front; behind it there is room for a whole read.
    let mut buffer = Buffer::new(blocks.output + PIPE_PIECE, Side::Input)?;
    let mut held = 0;
    let is_clean = loop {
        desk.between_records();
        let wanted = blocks.next_read(tally.records_in());
        if wanted == 0 {
            break true;
        }
        let Received { bytes, fault } = source.read(&mut buffer.bytes_mut()[held..held + wanted]);
        tally.add_records_in(bytes / blocks.input, bytes % blocks.input);
        let filled = held + bytes;
        let whole = if blocks.as_read {
            filled
        } else {
            filled - filled % blocks.output
        };
        let complete = &buffer.bytes()[..whole];
        write(complete, blocks, sink, tally, Action::WriteBlock)?;
        buffer.bytes_mut().copy_within(whole..filled, 0);
        held = filled - whole;
        if let Some(fault) = fault {
            desk.tell(fault, Action::Read, source.name())?;
            break false;
        }
        if bytes == 0 {
            source.note_end();
            sink.note_end();
            break true;
        }
    };
    let rest = &buffer.bytes()[..held];
    write(rest, blocks, sink, tally, Action::WriteRecord)?;
    Ok(is_clean)
}

impl Blocks {
    /// How much to ask a pipe for after `records` records: whole ones, or the rest of the limit.
    fn next_read(self, records: u64) -> usize {
        let most = (PIPE_PIECE / self.input) as u64;
        let left = self.limit.records.saturating_sub(records).min(most);
        // As many as fit a piece, which is a usize; at the limit, its rest.
        self.limit.next_record(records, left as usize * self.input)
    }
}

/// Writes whole blocks, or a last partial one, and counts them.
fn write(
    bytes: &[u8],
    blocks: Blocks,
    sink: &mut impl Sink,
    tally: &Tally,
    action: Action,
) -> Result<(), Stop> {
    if bytes.is_empty() {
        return Ok(());
    }
    // What was taken from a pipe is gone from it, so it is written before any signal is attended to.
    let written = if sink.write_whole_at_once(bytes) {
        Written {
            bytes: bytes.len(),
            fault: None,
        }
    } else {
        sink.write(bytes)
    };
    tally.add_blocks_out(
        written.bytes / blocks.output,
        written.bytes % blocks.output,
        written.bytes,
    );
    let action = if blocks.as_read {
        Action::WriteRecord
    } else {
        action
    };
    match written.fault {
        None => Ok(()),
        Some(fault) => Err(fault.stop(action, sink.name())),
    }
}
