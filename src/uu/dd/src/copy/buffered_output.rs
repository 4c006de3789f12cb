// SPDX-License-Identifier: MIT
//! Output blocks, collected from pieces of any length. Does not know conversions or files.

use crate::buffer::Buffer;

/// Collects bytes into blocks of the buffer's length. Whole blocks pass straight through from
/// where they are; only what is short of a block is kept.
pub struct BufferedOutput {
    block: Buffer,
    /// Less than the block's length between calls.
    filled: usize,
    /// Blocks may be written from an address that is not on a page (not so for direct I/O).
    passes_through: bool,
}

impl BufferedOutput {
    /// Blocks of the length of `block`.
    pub fn new(block: Buffer, passes_through: bool) -> Self {
        Self {
            block,
            filled: 0,
            passes_through,
        }
    }

    /// Takes `piece` and hands on each block that is complete. If that fails, the rest of `piece`
    /// is not kept: there is nowhere it could go.
    #[inline]
    pub fn push<E>(
        &mut self,
        mut piece: &[u8],
        mut write: impl FnMut(&[u8]) -> Result<(), E>,
    ) -> Result<(), E> {
        let block_len = self.block_len();
        // Most pieces of a conversion are short of a block.
        if piece.len() < block_len - self.filled {
            self.keep(piece);
            return Ok(());
        }
        while !piece.is_empty() {
            if self.filled == 0 && self.passes_through && piece.len() >= block_len {
                let (block, rest) = piece.split_at(block_len);
                piece = rest;
                write(block)?;
                continue;
            }
            let taken = piece.len().min(block_len - self.filled);
            let (part, rest) = piece.split_at(taken);
            self.keep(part);
            piece = rest;
            if self.filled == block_len {
                self.filled = 0;
                write(self.block.bytes())?;
            }
        }
        Ok(())
    }

    /// Room for `len` bytes behind what is kept, as if they had been pushed; `None` if they would
    /// complete a block.
    #[inline]
    pub fn room(&mut self, len: usize) -> Option<&mut [u8]> {
        if len >= self.block_len() - self.filled {
            return None;
        }
        let start = self.filled;
        self.filled += len;
        Some(&mut self.block.bytes_mut()[start..self.filled])
    }

    /// Puts `part` behind what is kept; there is room for it.
    #[inline]
    fn keep(&mut self, part: &[u8]) {
        let end = self.filled + part.len();
        self.block.bytes_mut()[self.filled..end].copy_from_slice(part);
        self.filled = end;
    }

    /// The length of a block, in bytes.
    pub fn block_len(&self) -> usize {
        self.block.bytes().len()
    }

    /// What is short of a block at the end.
    pub fn rest(&self) -> &[u8] {
        &self.block.bytes()[..self.filled]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::Side;
    use std::convert::Infallible;

    #[test]
    fn blocks_are_whole_however_the_pieces_are_cut() {
        let input: Vec<u8> = (0..=255).collect();
        for block_len in [1, 3, 16, 100, 256, 300] {
            for piece_len in [1, 2, 5, 16, 99, 256] {
                for passes_through in [false, true] {
                    let buffer = Buffer::new(block_len, Side::Output).expect("there is memory");
                    let mut output = BufferedOutput::new(buffer, passes_through);
                    let mut written = Vec::new();
                    for piece in input.chunks(piece_len) {
                        let Ok(()) = output.push(piece, |block| -> Result<(), Infallible> {
                            assert_eq!(block.len(), block_len);
                            written.extend_from_slice(block);
                            Ok(())
                        });
                    }
                    written.extend_from_slice(output.rest());
                    assert_eq!(written, input);
                    assert_eq!(output.rest().len(), input.len() % block_len);
                }
            }
        }
    }
}
