// SPDX-License-Identifier: MIT
//! Records of a fixed length (`cbs=`) from lines, and lines from such records. Knows nothing of
//! how its stream is cut into pieces: both conversions carry their state across them.

use super::Emit;
use memchr::memchr_iter;

/// How many pad bytes are handed on at a time.
const PAD_LEN: usize = 512;

/// `conv=block`: each line becomes a record of `record_len` bytes, padded or cut.
pub struct Block {
    record_len: usize,
    newline: u8,
    pad: Vec<u8>,
    /// Bytes of the present line so far, those cut off included.
    column: usize,
    truncated: u64,
}

/// `conv=unblock`: each record of `record_len` bytes becomes a line, its trailing spaces gone.
pub struct Unblock {
    record_len: usize,
    /// Bytes of the present record so far.
    column: usize,
    /// Spaces seen but not handed on: they may be trailing ones.
    spaces: usize,
}

impl Block {
    /// `newline` and `space` are those of the character set the stream is in here.
    pub fn new(record_len: usize, newline: u8, space: u8) -> Self {
        Self {
            record_len,
            newline,
            pad: vec![space; PAD_LEN],
            column: 0,
            truncated: 0,
        }
    }

    /// Records that were cut so far.
    pub fn truncated(&self) -> u64 {
        self.truncated
    }

    /// Takes a piece of the stream and hands on what it completes.
    pub fn push<M: Emit>(&mut self, piece: &[u8], emit: &mut M) -> Result<(), M::Error> {
        let mut line_start = 0;
        for line_end in memchr_iter(self.newline, piece) {
            let line = &piece[line_start..line_end];
            line_start = line_end + 1;
            // Most lines are whole and fit.
            if self.column == 0
                && line.len() <= self.record_len
                && let Some(record) = emit.room(self.record_len)
            {
                let (text, pad) = record.split_at_mut(line.len());
                text.copy_from_slice(line);
                pad.fill(self.pad[0]);
                continue;
            }
            self.take(line, emit)?;
            self.end_record(emit)?;
        }
        self.take(&piece[line_start..], emit)
    }

    /// Ends an unfinished last line as if a newline followed.
    pub fn finish<M: Emit>(&mut self, emit: &mut M) -> Result<(), M::Error> {
        if self.column > 0 {
            self.end_record(emit)?;
        }
        Ok(())
    }

    fn take<M: Emit>(&mut self, text: &[u8], emit: &mut M) -> Result<(), M::Error> {
        let room = self.record_len.saturating_sub(self.column);
        let was_cut = self.column > self.record_len;
        self.column = self.column.saturating_add(text.len());
        let kept = &text[..text.len().min(room)];
        if !kept.is_empty() {
            emit.emit(kept)?;
        }
        // Behind the emit: what could not be written was not cut either.
        if !was_cut && text.len() > room {
            self.truncated += 1;
        }
        Ok(())
    }

    fn end_record<M: Emit>(&mut self, emit: &mut M) -> Result<(), M::Error> {
        let missing = self.record_len.saturating_sub(self.column);
        self.column = 0;
        emit_repeated(&self.pad, missing, emit)
    }
}

impl Unblock {
    /// For records of `record_len` bytes.
    pub fn new(record_len: usize) -> Self {
        Self {
            record_len,
            column: 0,
            spaces: 0,
        }
    }

    /// Takes a piece of the stream and hands on what it completes.
    pub fn push<M: Emit>(&mut self, mut piece: &[u8], emit: &mut M) -> Result<(), M::Error> {
        while !piece.is_empty() {
            // A line ends when there is more behind it, as GNU's does: a byte later than it might.
            if self.column == self.record_len {
                self.end_record(emit)?;
            }
            // Most records are whole.
            if self.column == 0
                && let Some((record, rest)) = piece.split_at_checked(self.record_len)
                && !rest.is_empty()
            {
                let text = trimmed(record);
                if let Some(line) = emit.room(text.len() + 1) {
                    line[..text.len()].copy_from_slice(text);
                    line[text.len()] = b'\n';
                    piece = rest;
                    continue;
                }
            }
            let taken = piece.len().min(self.record_len - self.column);
            let (part, rest) = piece.split_at(taken);
            piece = rest;
            let text_len = trimmed(part).len();
            if text_len > 0 {
                emit_repeated(&[b' '; PAD_LEN], self.spaces, emit)?;
                emit.emit(&part[..text_len])?;
                self.spaces = 0;
            }
            self.spaces += taken - text_len;
            self.column += taken;
        }
        Ok(())
    }

    /// Ends the last record: it gets its newline, also if it is short.
    pub fn finish<M: Emit>(&mut self, emit: &mut M) -> Result<(), M::Error> {
        if self.column > 0 {
            self.end_record(emit)?;
        }
        Ok(())
    }

    fn end_record<M: Emit>(&mut self, emit: &mut M) -> Result<(), M::Error> {
        self.column = 0;
        self.spaces = 0;
        emit.emit(b"\n")
    }
}

/// Without the spaces at its end.
fn trimmed(text: &[u8]) -> &[u8] {
    let end = text.iter().rposition(|&byte| byte != b' ');
    &text[..end.map_or(0, |at| at + 1)]
}

/// Hands on `count` bytes of `pad`, which holds the same byte throughout.
fn emit_repeated<M: Emit>(pad: &[u8], mut count: usize, emit: &mut M) -> Result<(), M::Error> {
    while count > 0 {
        let len = count.min(pad.len());
        emit.emit(&pad[..len])?;
        count -= len;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::convert::Infallible;

    /// The pieces of an input.
    type Pieces<'a> = &'a [&'a [u8]];

    fn blocked(record_len: usize, pieces: &[&[u8]]) -> (Vec<u8>, u64) {
        let mut output = Vec::new();
        let mut block = Block::new(record_len, b'\n', b' ');
        let mut emit = |bytes: &[u8]| -> Result<(), Infallible> {
            output.extend_from_slice(bytes);
            Ok(())
        };
        for piece in pieces {
            let Ok(()) = block.push(piece, &mut emit);
        }
        let Ok(()) = block.finish(&mut emit);
        let truncated = block.truncated();
        (output, truncated)
    }

    fn unblocked(record_len: usize, pieces: &[&[u8]]) -> Vec<u8> {
        let mut output = Vec::new();
        let mut unblock = Unblock::new(record_len);
        let mut emit = |bytes: &[u8]| -> Result<(), Infallible> {
            output.extend_from_slice(bytes);
            Ok(())
        };
        for piece in pieces {
            let Ok(()) = unblock.push(piece, &mut emit);
        }
        let Ok(()) = unblock.finish(&mut emit);
        output
    }

    #[test]
    fn lines_are_padded_or_cut() {
        let cases: [(Pieces<'_>, &[u8], u64); 8] = [
            (&[b"ab\ncdef\n"], b"ab  cdef", 0),
            (&[b"abcdefg\nx\n"], b"abcdx   ", 1),
            (&[b"abcd", b"e", b"f", b"\n"], b"abcd", 1),
            (&[b"\n\n"], b"        ", 0),
            (&[b"ab"], b"ab  ", 0),
            (&[b"abcde"], b"abcd", 1),
            (&[b""], b"", 0),
            (&[b"abcd", b"\n"], b"abcd", 0),
        ];
        for (pieces, expected, truncated) in cases {
            assert_eq!(
                blocked(4, pieces),
                (expected.to_vec(), truncated),
                "{pieces:?}"
            );
        }
    }

    #[test]
    fn records_lose_their_trailing_spaces() {
        let cases: [(Pieces<'_>, &[u8]); 8] = [
            (&[b"ab  cdef"], b"ab\ncdef\n"),
            (&[b"a b c   "], b"a b\nc\n"),
            (&[b"a b ", b"c   "], b"a b\nc\n"),
            (&[b"a", b" ", b" ", b"b"], b"a  b\n"),
            (&[b"    "], b"\n"),
            (&[b"  "], b"\n"),
            (&[b"ab"], b"ab\n"),
            (&[b""], b""),
        ];
        for (pieces, expected) in cases {
            assert_eq!(unblocked(4, pieces), expected, "{pieces:?}");
        }
    }
}
