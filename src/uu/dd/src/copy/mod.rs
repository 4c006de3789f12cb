// SPDX-License-Identifier: MIT
//! The loop: read, pad, convert, re-block, write, count. Does not know operands, files or the
//! wording of messages.

pub mod buffered_output;
mod holes;
mod stream;
pub mod verify;

use crate::buffer::Buffer;
use crate::convert::{Emit, Pipeline};
use crate::error::{Action, Failure, Fault, Interrupted, Side, Stop};
use crate::io::{Demand, Desk, Received, Sink, Source, Step, Written};
use crate::progress::stats::Tally;
use buffered_output::BufferedOutput;
use rustix::io::Errno;
use stream::{Route, Way};

/// What the loop is to do.
pub struct Plan {
    /// `ibs=`, in bytes.
    pub input_block: usize,
    /// `obs=`, in bytes.
    pub output_block: usize,
    /// `count=`.
    pub limit: Limit,
    /// `conv=sync`: what short records are padded with.
    pub pad: Option<u8>,
    /// `conv=noerror` or not.
    pub bad_record: BadRecord,
    /// One buffer or two.
    pub transfer: Transfer,
    /// `conv=untilfull`: an output that is full (`ENOSPC`) is the end of the copy, and no failure.
    pub until_full: bool,
}

impl Plan {
    /// Whether as many bytes are written as are read, but for padding.
    pub fn keeps_length(&self) -> bool {
        match &self.transfer {
            Transfer::AsRead => true,
            Transfer::Reblock { pipeline, .. } => pipeline.records.is_none(),
        }
    }

    /// Whether each byte is written as it was read.
    fn changes_nothing(&self) -> bool {
        match &self.transfer {
            Transfer::AsRead => true,
            Transfer::Reblock { pipeline, .. } => pipeline.changes_nothing(),
        }
    }

    /// The length of the blocks that are written, in bytes.
    fn written_block(&self) -> usize {
        match self.transfer {
            Transfer::AsRead => self.input_block,
            Transfer::Reblock { .. } => self.output_block,
        }
    }

    /// What a copy of many records at once would move; `None` if records must be seen one by one,
    /// to be converted, padded or passed over.
    fn streamable(&self) -> Option<stream::Blocks> {
        let sees_records = self.pad.is_some() || self.bad_record == BadRecord::StepOver;
        (self.changes_nothing() && !sees_records).then_some(stream::Blocks {
            input: self.input_block,
            output: self.written_block(),
            limit: self.limit,
            as_read: matches!(self.transfer, Transfer::AsRead),
        })
    }
}

/// What a read error leads to.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum BadRecord {
    /// The end of the copy.
    Stop,
    /// The record is passed over.
    StepOver,
}

/// How records become blocks.
pub enum Transfer {
    /// Each record is written as it was read.
    AsRead,
    /// Records are converted and collected into blocks.
    Reblock {
        /// The conversions; none is a pipeline too.
        pipeline: Pipeline,
        /// Blocks may be written from any address.
        passes_through: bool,
    },
}

/// The arithmetic of `count=`: so many records, then one of so many bytes.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Limit {
    /// Whole records; `u64::MAX` is no limit.
    pub records: u64,
    /// Bytes of one more record; 0 is none.
    pub rest: usize,
}

impl Limit {
    /// As many as there are.
    pub const NONE: Self = Self {
        records: u64::MAX,
        rest: 0,
    };

    /// Nothing at all.
    pub fn is_zero(self) -> bool {
        self.records == 0 && self.rest == 0
    }

    /// In bytes, if records are of `block` bytes; `None` if there is none.
    pub fn bytes(self, block: usize) -> Option<u64> {
        let records = Some(self.records).filter(|&records| records < u64::MAX)?;
        let bytes = records.saturating_mul(block as u64);
        Some(bytes.saturating_add(self.rest as u64))
    }

    /// The length to read after `records` records; 0 at the limit.
    #[inline]
    fn next_record(self, records: u64, block: usize) -> usize {
        if records < self.records {
            block
        } else if records == self.records {
            self.rest
        } else {
            0
        }
    }
}

/// Whether all went well. Failures that the copy survived have been told already.
pub type IsClean = bool;

/// Copies as planned. Every failure has been told when it returns, but for a block that cannot be
/// had, which is returned: then nothing was read.
pub fn copy(
    plan: Plan,
    source: &mut impl Source,
    sink: &mut impl Sink,
    tally: &Tally,
    desk: &impl Desk,
) -> Result<IsClean, Stop> {
    let streamable = plan.streamable();
    let until_full = plan.until_full;
    let holes = holes::Finder::new(&plan, sink);
    let mut reader = Reader {
        source,
        record: Buffer::new(plan.input_block, Side::Input)?,
        limit: plan.limit,
        pad: plan.pad,
        bad_record: plan.bad_record,
        short_len: 0,
        pending: None,
        is_clean: true,
        reached_end: false,
        tally,
        desk,
    };
    let mut writer = Writer {
        piece_len: piece_len(plan.written_block(), sink),
        sink,
        tally,
    };
    // Had before anything is read, whichever way the copy then goes: too large a block is an
    // error on each.
    let reblocking = match plan.transfer {
        Transfer::AsRead => None,
        Transfer::Reblock {
            pipeline,
            passes_through,
        } => {
            let block = Buffer::new(plan.output_block, Side::Output)?;
            Some((pipeline, BufferedOutput::new(block, passes_through)))
        }
    };
    let run = || {
        let mut pipe = None;
        if let Some(blocks) = streamable {
            match stream::route(blocks, reader.source, writer.sink) {
                Route::Records => {}
                Route::Pipe => pipe = Some(blocks),
                Route::File { start, end } => {
                    let ends = (&mut *reader.source, &mut *writer.sink);
                    match stream::file(blocks, (start, end), ends, tally, desk)? {
                        Way::Ended(is_clean) => return Ok(is_clean),
                        Way::Short => {}
                    }
                }
            }
        }
        match reblocking {
            None => match holes {
                None => as_read(&mut reader, &mut writer, pipe, |_, _| {}),
                Some(mut holes) => as_read(&mut reader, &mut writer, None, |reader, writer| {
                    holes.pass_hole(reader, writer);
                }),
            },
            Some(stages) => match holes {
                None => reblocked(&mut reader, &mut writer, stages, pipe, |_, _| {}),
                Some(mut holes) => {
                    reblocked(&mut reader, &mut writer, stages, None, |reader, writer| {
                        holes.pass_hole(reader, writer);
                    })
                }
            },
        }
    };
    let result = run();
    if reader.reached_end {
        writer.sink.note_end();
    }
    match result {
        Ok(is_clean) => Ok(is_clean),
        Err(Stop::Failed(failure)) if until_full && is_full(&failure) => Ok(reader.is_clean),
        Err(Stop::Failed(failure)) => {
            desk.report(&failure);
            Ok(false)
        }
        Err(Stop::Interrupted) => Err(Stop::Interrupted),
    }
}

/// Whether a failure is that the output has come to its end.
fn is_full(failure: &Failure) -> bool {
    matches!(
        failure,
        Failure::File {
            action: Action::WriteRecord | Action::WriteBlock,
            errno: Errno::NOSPC,
            ..
        }
    )
}

/// Every record is written at once, at its own length.
fn as_read<S: Source, D: Desk, K: Sink>(
    reader: &mut Reader<'_, S, D>,
    writer: &mut Writer<'_, K>,
    pipe: Option<stream::Blocks>,
    mut pass_hole: impl FnMut(&mut Reader<'_, S, D>, &mut Writer<'_, K>),
) -> Result<IsClean, Stop> {
    let block_len = reader.record.bytes().len();
    loop {
        pass_hole(reader, writer);
        if let Some(blocks) = pipe.filter(|_| reader.is_long()) {
            return reader.stream_pipe(blocks, writer);
        }
        whole_records(reader, writer, Action::WriteRecord, pipe.is_some())?;
        let Some(record) = reader.next()? else {
            return Ok(reader.is_clean);
        };
        let len = record.len();
        writer.write_record(&mut reader.record, len, block_len)?;
    }
}

/// Copies records that are whole, and whole blocks of the output as they are, for as long as
/// nothing else happens: the loop that a long copy is in. Whatever else comes, a short record, a
/// fault, a signal, is left to the caller's next record.
#[inline(always)]
fn whole_records<S: Source, D: Desk>(
    reader: &mut Reader<'_, S, D>,
    writer: &mut Writer<'_, impl Sink>,
    action: Action,
    only_until_long: bool,
) -> Result<(), Stop> {
    if reader.pending.is_some() || reader.record.bytes().len() > writer.piece_len {
        return Ok(());
    }
    let tally = reader.tally;
    let record = reader.record.bytes_mut();
    let mut left = reader.limit.records.saturating_sub(tally.records_in());
    if only_until_long {
        left = left.min(stream::LONG_PIPE_RECORDS);
    }
    for _ in 0..left {
        if reader.desk.has_news() || !reader.source.read_whole_at_once(record) {
            break;
        }
        reader.short_len = 0;
        tally.add_full_in();
        if !writer.sink.write_whole_at_once(record) {
            return writer.write(record, record.len(), action);
        }
        tally.add_full_out();
        tally.add_bytes(record.len());
    }
    Ok(())
}

/// Records go through the conversions and are written as blocks.
fn reblocked<S: Source, D: Desk, K: Sink>(
    reader: &mut Reader<'_, S, D>,
    writer: &mut Writer<'_, K>,
    (mut pipeline, mut blocks): (Pipeline, BufferedOutput),
    pipe: Option<stream::Blocks>,
    mut pass_hole: impl FnMut(&mut Reader<'_, S, D>, &mut Writer<'_, K>),
) -> Result<IsClean, Stop> {
    let tally = reader.tally;
    let blocks_are_records =
        pipeline.changes_nothing() && reader.record.bytes().len() == blocks.block_len();
    loop {
        if blocks.rest().is_empty() {
            pass_hole(reader, writer);
        }
        if blocks_are_records && blocks.rest().is_empty() {
            if let Some(blocks) = pipe.filter(|_| reader.is_long()) {
                return reader.stream_pipe(blocks, writer);
            }
            whole_records(reader, writer, Action::WriteBlock, pipe.is_some())?;
        }
        let Some(record) = reader.next()? else { break };
        let mut to_blocks = ToBlocks {
            blocks: &mut blocks,
            writer: &mut *writer,
        };
        let pushed = pipeline.push(record, &mut to_blocks);
        tally.set_truncated(pipeline.truncated());
        pushed?;
    }
    let mut to_blocks = ToBlocks {
        blocks: &mut blocks,
        writer: &mut *writer,
    };
    let finished = pipeline.finish(&mut to_blocks);
    tally.set_truncated(pipeline.truncated());
    finished?;
    let rest = blocks.rest();
    if !rest.is_empty() {
        // A last block is a partial one, by POSIX, even where it happens to be cut by nothing.
        writer.write(rest, usize::MAX, Action::WriteRecord)?;
    }
    Ok(reader.is_clean)
}

/// Converted bytes into output blocks, and these to where they are written.
struct ToBlocks<'a, 'b, K> {
    blocks: &'a mut BufferedOutput,
    writer: &'a mut Writer<'b, K>,
}

impl<K: Sink> Emit for ToBlocks<'_, '_, K> {
    type Error = Stop;

    #[inline]
    fn emit(&mut self, bytes: &[u8]) -> Result<(), Stop> {
        let writer = &mut *self.writer;
        self.blocks.push(bytes, |block| {
            writer.write(block, block.len(), Action::WriteBlock)
        })
    }

    #[inline]
    fn room(&mut self, len: usize) -> Option<&mut [u8]> {
        self.blocks.room(len)
    }
}

/// Reads, counts and pads records, and lives with bad ones.
struct Reader<'a, S, D> {
    source: &'a mut S,
    record: Buffer,
    limit: Limit,
    pad: Option<u8>,
    bad_record: BadRecord,
    /// The length of the last record if it was short, else 0: a bad record behind it is the rest
    /// of the same block.
    short_len: usize,
    /// What came behind the last record.
    pending: Option<Fault>,
    is_clean: IsClean,
    reached_end: bool,
    tally: &'a Tally,
    desk: &'a D,
}

impl<S: Source, D: Desk> Reader<'_, S, D> {
    /// Whether so much has come that more may be taken at once, and nothing is in between.
    fn is_long(&self) -> bool {
        self.pending.is_none() && self.tally.records_in() >= stream::LONG_PIPE_RECORDS
    }

    /// The rest of a pipe, many records at once.
    fn stream_pipe(
        &mut self,
        blocks: stream::Blocks,
        writer: &mut Writer<'_, impl Sink>,
    ) -> Result<IsClean, Stop> {
        let ends = (&mut *self.source, &mut *writer.sink);
        stream::pipe(blocks, ends, self.tally, self.desk)
    }

    /// The next record, padded if that was asked for; `None` at the end, at the limit, or after a
    /// read error, which has been told.
    #[inline(always)]
    fn next(&mut self) -> Result<Option<&mut [u8]>, Interrupted> {
        self.desk.between_records();
        let block = self.record.bytes().len();
        let mut len = loop {
            if let Some(fault) = self.pending.take() {
                match self.live_with(fault, block)? {
                    Next::End => return Ok(None),
                    Next::Record => {}
                    Next::Padding => break 0,
                }
            }
            let wanted = self.limit.next_record(self.tally.records_in(), block);
            if wanted == 0 {
                return Ok(None);
            }
            let Received { bytes, fault } =
                self.source.read(&mut self.record.bytes_mut()[..wanted]);
            self.pending = fault;
            if bytes > 0 {
                break bytes;
            }
            if fault.is_none() {
                self.source.note_end();
                self.reached_end = true;
                return Ok(None);
            }
        };
        if len == block {
            self.short_len = 0;
            self.tally.add_full_in();
        } else {
            self.short_len = len;
            self.tally.add_partial_in();
            if let Some(pad) = self.pad {
                self.record.bytes_mut()[len..].fill(pad);
                len = block;
            }
        }
        Ok(Some(&mut self.record.bytes_mut()[..len]))
    }

    /// Tells of a read error and moves past it, if that was asked for.
    #[cold]
    fn live_with(&mut self, fault: Fault, block: usize) -> Result<Next, Interrupted> {
        let Fault::Os(errno) = fault else {
            return Err(Interrupted);
        };
        let failure = Failure::new(Action::Read, self.source.name(), errno);
        match self.bad_record {
            BadRecord::Stop => {
                self.desk.report(&failure);
                self.is_clean = false;
                return Ok(Next::End);
            }
            BadRecord::StepOver => self.desk.report_tolerated(&failure),
        }
        self.desk.statistics();
        let bad_len = block - self.short_len;
        match self.source.step_over(bad_len, errno) {
            Ok(Step::Over) => {}
            Ok(Step::Again) => return Ok(Next::Record),
            Err(Stop::Interrupted) => return Err(Interrupted),
            Err(Stop::Failed(failure)) => {
                self.desk.report(&failure);
                self.is_clean = false;
                // The next fault is the last.
                self.bad_record = BadRecord::Stop;
                let action = Action::StepOver;
                if matches!(failure, Failure::File { action: told, .. } if told == action) {
                    return Ok(Next::End);
                }
            }
        }
        // A short record before it has been padded to the whole block already.
        if self.pad.is_some() && self.short_len == 0 {
            Ok(Next::Padding)
        } else {
            self.short_len = 0;
            Ok(Next::Record)
        }
    }
}

/// What follows a read error.
enum Next {
    /// Nothing.
    End,
    /// The next record is read.
    Record,
    /// A record of padding takes the bad one's place.
    Padding,
}

/// Up to here a block goes out by one call, in bytes, and a larger one in pieces of this length where
/// nobody can tell: a call for all of it would leave signals unanswered, and the count standing,
/// for as long as a slow device takes for it.
const PIECE_LEN: usize = 1024 * 1024;

/// How much of a block of `block_len` bytes is written at once.
fn piece_len(block_len: usize, sink: &impl Sink) -> usize {
    if block_len > PIECE_LEN && matches!(sink.demand(), Demand::Bytes(Some(_))) {
        PIECE_LEN
    } else {
        usize::MAX
    }
}

/// Writes and counts blocks.
struct Writer<'a, K> {
    sink: &'a mut K,
    /// The most that is written at once.
    piece_len: usize,
    tally: &'a Tally,
}

impl<K: Sink> Writer<'_, K> {
    /// Writes `block`, which counts as a full one if it is `full_len` long.
    #[inline]
    fn write(&mut self, block: &[u8], full_len: usize, action: Action) -> Result<(), Stop> {
        let written = if block.len() > self.piece_len {
            self.write_in_pieces(block)
        } else {
            let written = self.sink.write(block);
            self.tally.add_bytes(written.bytes);
            written
        };
        self.conclude(written, full_len, action)
    }

    /// Counts a block that was written, or tells why not.
    #[inline]
    fn conclude(&self, written: Written, full_len: usize, action: Action) -> Result<(), Stop> {
        let Written { bytes, fault } = written;
        if bytes == full_len {
            self.tally.add_full_out();
        } else if bytes > 0 {
            self.tally.add_partial_out();
        }
        match fault {
            None => Ok(()),
            Some(Fault::Interrupted) => Err(Stop::Interrupted),
            Some(Fault::Os(errno)) => Err(Failure::new(action, self.sink.name(), errno).into()),
        }
    }

    /// Writes the first `len` bytes of `record`, which counts as a full one if that is `full_len`.
    #[inline]
    fn write_record(
        &mut self,
        record: &mut Buffer,
        len: usize,
        full_len: usize,
    ) -> Result<(), Stop> {
        if len > self.piece_len {
            return self.write(&record.bytes()[..len], full_len, Action::WriteRecord);
        }
        let written = self.sink.write_part(record, 0..len);
        self.tally.add_bytes(written.bytes);
        self.conclude(written, full_len, Action::WriteRecord)
    }

    /// Writes `block`, and counts its bytes as they arrive.
    #[cold]
    fn write_in_pieces(&mut self, block: &[u8]) -> Written {
        let mut bytes = 0;
        for piece in block.chunks(self.piece_len) {
            let written = self.sink.write(piece);
            self.tally.add_bytes(written.bytes);
            bytes += written.bytes;
            if written.fault.is_some() {
                return Written {
                    bytes,
                    fault: written.fault,
                };
            }
        }
        Written { bytes, fault: None }
    }
}

#[cfg(test)]
mod tests;
