// SPDX-License-Identifier: MIT
//! `conv=changed`: what the output holds already, read ahead of the copy. Does not know what is
//! copied.

use super::Desk;
use super::output::Output;
use crate::buffer::Buffer;
use crate::error::{Failure, Fault, Side};

/// How much of the output is read at once, in bytes, and a block if that is more.
const WINDOW: usize = 128 * 1024;

/// What the output held before the copy, from some offset on.
pub struct Present {
    window: Buffer,
    /// Where the window begins, in bytes.
    start: u64,
    /// How much of it was there.
    filled: usize,
}

impl Present {
    /// For blocks of so many bytes at most.
    pub fn new(block_len: usize) -> Result<Self, Failure> {
        Ok(Self {
            window: Buffer::new(block_len.max(WINDOW), Side::Output)?,
            start: 0,
            filled: 0,
        })
    }

    /// Whether the output holds `block` at `offset`. What cannot be read is taken for something
    /// else. A block longer than the window is too.
    pub fn is(
        &mut self,
        block: &[u8],
        offset: u64,
        output: &Output<'_, impl Desk>,
    ) -> Result<bool, Fault> {
        if block.len() > self.window.bytes().len() {
            return Ok(false);
        }
        let end = offset.saturating_add(block.len() as u64);
        let is_inside = offset >= self.start && end <= self.start + self.filled as u64;
        if !is_inside {
            self.start = offset;
            self.filled = match output.read_back(self.window.bytes_mut(), offset) {
                Ok(filled) => filled,
                Err(Fault::Interrupted) => return Err(Fault::Interrupted),
                // A part of it may be readable: the block alone is tried once.
                Err(Fault::Os(_)) => {
                    let part = &mut self.window.bytes_mut()[..block.len()];
                    match output.read_back(part, offset) {
                        Ok(filled) => filled,
                        Err(Fault::Interrupted) => return Err(Fault::Interrupted),
                        Err(Fault::Os(_)) => 0,
                    }
                }
            };
        }
        if end > self.start + self.filled as u64 {
            return Ok(false);
        }
        // Inside the window, whose length is a usize.
        let at = (offset - self.start) as usize;
        Ok(self.window.bytes()[at..at + block.len()] == *block)
    }
}
