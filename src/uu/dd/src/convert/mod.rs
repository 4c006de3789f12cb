// SPDX-License-Identifier: MIT
//! Bytes to bytes: the conversions of `conv=`, as one stream with memory. Does not know files,
//! blocks or the command line.

pub mod record;
pub mod swab;
pub mod table;

use record::{Block, Unblock};
use swab::Swab;
use table::Table;

/// Where converted bytes go.
pub trait Emit {
    /// Why they could not.
    type Error;
    /// Takes bytes.
    fn emit(&mut self, bytes: &[u8]) -> Result<(), Self::Error>;
    /// Room for exactly `len` bytes, which are as good as emitted and must be filled in, if they
    /// can be taken without anything that could fail.
    fn room(&mut self, len: usize) -> Option<&mut [u8]> {
        let _ = len;
        None
    }
}

impl<E, F: FnMut(&[u8]) -> Result<(), E>> Emit for F {
    type Error = E;

    fn emit(&mut self, bytes: &[u8]) -> Result<(), E> {
        self(bytes)
    }
}

/// The change between lines and records, if any.
pub enum Records {
    /// Lines to records.
    Block(Block),
    /// Records to lines.
    Unblock(Unblock),
}

/// The conversions asked for, in the order table, swab, records.
///
/// Law: any split of the input into pieces gives the same output as one piece.
#[derive(Default)]
pub struct Pipeline {
    /// Translation of single bytes.
    pub table: Option<Table>,
    /// Swapping of pairs.
    pub swab: Option<Swab>,
    /// Lines to records or back.
    pub records: Option<Records>,
}

impl Pipeline {
    /// Whether it hands on what it takes.
    pub fn changes_nothing(&self) -> bool {
        self.table.is_none() && self.swab.is_none() && self.records.is_none()
    }

    /// Converts `piece`, in place where that is possible, and hands on what it gives.
    #[inline]
    pub fn push<M: Emit>(&mut self, piece: &mut [u8], emit: &mut M) -> Result<(), M::Error> {
        if let Some(table) = &mut self.table {
            table.translate(piece);
        }
        let Some(swab) = &mut self.swab else {
            return push_records(&mut self.records, piece, emit);
        };
        let swapped = swab.push(piece);
        if let Some(pair) = swapped.first {
            push_records(&mut self.records, &pair, emit)?;
        }
        push_records(&mut self.records, swapped.rest, emit)
    }

    /// Hands on what waited for more: an odd byte, an unfinished record.
    pub fn finish<M: Emit>(&mut self, emit: &mut M) -> Result<(), M::Error> {
        if let Some(odd) = self.swab.as_mut().and_then(Swab::finish) {
            push_records(&mut self.records, &[odd], emit)?;
        }
        match &mut self.records {
            Some(Records::Block(block)) => block.finish(emit),
            Some(Records::Unblock(unblock)) => unblock.finish(emit),
            None => Ok(()),
        }
    }

    /// Records that `conv=block` had to cut so far.
    pub fn truncated(&self) -> u64 {
        match &self.records {
            Some(Records::Block(block)) => block.truncated(),
            Some(Records::Unblock(_)) | None => 0,
        }
    }
}

#[inline]
fn push_records<M: Emit>(
    records: &mut Option<Records>,
    piece: &[u8],
    emit: &mut M,
) -> Result<(), M::Error> {
    match records {
        Some(Records::Block(block)) => block.push(piece, emit),
        Some(Records::Unblock(unblock)) => unblock.push(piece, emit),
        None if piece.is_empty() => Ok(()),
        None => emit.emit(piece),
    }
}

#[cfg(test)]
mod laws;
#[cfg(test)]
mod oracle;
