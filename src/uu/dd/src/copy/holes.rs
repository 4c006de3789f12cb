// SPDX-License-Identifier: MIT
//! Holes of the input that become holes of the output (`conv=sparse`): they are not read. Blocks
//! are counted by arithmetic; whatever is not a whole block of a hole is left to the copy record by record.

use super::{Plan, Reader, Writer};
use crate::io::{Desk, Sink, Source};

/// Looks for the holes ahead of a copy.
pub struct Finder {
    /// `ibs=`, in bytes.
    input_block: u64,
    /// `obs=`, in bytes.
    output_block: u64,
    /// What is a multiple of both: so much is passed over, or a multiple of it.
    unit: u64,
    /// It is looked for again once so many records were read: till then there are data.
    look_after: u64,
}

impl Finder {
    /// For a copy in which nobody looks at the bytes of a block of NULs. `None` if somebody may.
    pub fn new(plan: &Plan, sink: &impl Sink) -> Option<Self> {
        if !sink.makes_holes() || !plan.changes_nothing() {
            return None;
        }
        let input_block = plan.input_block as u64;
        let output_block = plan.written_block() as u64;
        let factor = input_block / common_divisor(input_block, output_block);
        Some(Self {
            input_block,
            output_block,
            unit: factor.checked_mul(output_block)?,
            look_after: 0,
        })
    }

    /// Passes over a hole, if the copy stands in one, between two records and two blocks.
    #[inline]
    pub fn pass_hole<S: Source, D: Desk>(
        &mut self,
        reader: &mut Reader<'_, S, D>,
        writer: &mut Writer<'_, impl Sink>,
    ) {
        let records = reader.tally.records_in();
        if records >= self.look_after && reader.pending.is_none() {
            // Where it cannot be found out, it is not asked again.
            self.look_after = u64::MAX;
            self.look(records, reader, writer);
        }
    }

    #[cold]
    fn look<S: Source, D: Desk>(
        &mut self,
        records: u64,
        reader: &mut Reader<'_, S, D>,
        writer: &mut Writer<'_, impl Sink>,
    ) -> Option<()> {
        let position = reader.source.position()?;
        let data = reader.source.next_data(position)?;
        let left = reader.limit.records.saturating_sub(records);
        let units = (data.start - position) / self.unit;
        let units = units.min(left / (self.unit / self.input_block));
        let bytes = units * self.unit;
        let mut start = position;
        // Where it cannot be passed over, it is read.
        if units > 0 && writer.sink.pass_over(bytes) {
            reader.source.move_on(bytes);
            let (read, written) = (bytes / self.input_block, bytes / self.output_block);
            reader.tally.add_whole(read, written, bytes);
            reader.short_len = 0;
            start += bytes;
        }
        // At least one record, so that it comes to its end.
        let ahead = (data.end.saturating_sub(start) / self.input_block).max(1);
        self.look_after = reader.tally.records_in().saturating_add(ahead);
        Some(())
    }
}

/// Euclid's algorithm.
fn common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { common_divisor(b, a % b) }
}
