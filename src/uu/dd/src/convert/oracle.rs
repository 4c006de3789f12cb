// SPDX-License-Identifier: MIT
//! What the conversions must give, written naively on the whole input. For the laws here, and for
//! the fuzz target, which takes in this file.

use super::record::{Block, Unblock};
use super::swab::Swab;
use super::table::{Case, Charset, Table, ascii_lower, ascii_upper};
use super::{Pipeline, Records};
use std::convert::Infallible;

/// What a pipeline is made of, so that it can be made twice.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// A character set conversion.
    pub charset: Option<Charset>,
    /// `conv=ucase` or, if false, `conv=lcase`.
    pub upper: Option<bool>,
    /// `conv=swab`.
    pub swab: bool,
    /// `conv=block` or, if false, `conv=unblock`.
    pub block: Option<bool>,
    /// `cbs=`.
    pub record_len: usize,
}

impl Recipe {
    fn case(&self) -> Option<Case> {
        self.upper.map(|upper| match upper {
            true => Case::Upper(ascii_upper()),
            false => Case::Lower(ascii_lower()),
        })
    }

    fn marks(&self) -> (u8, u8) {
        match self.charset {
            Some(charset @ (Charset::Ebcdic | Charset::Ibm)) => (
                charset.table()[usize::from(b'\n')],
                charset.table()[usize::from(b' ')],
            ),
            Some(Charset::Ascii) | None => (b'\n', b' '),
        }
    }

    fn pipeline(&self) -> Pipeline {
        let (newline, space) = self.marks();
        Pipeline {
            table: Table::compose(self.charset, self.case().as_ref()),
            swab: self.swab.then(Swab::default),
            records: self.block.map(|block| match block {
                true => Records::Block(Block::new(self.record_len, newline, space)),
                false => Records::Unblock(Unblock::new(self.record_len)),
            }),
        }
    }

    /// What must come out: the whole input at once, one plain step after the other, byte by byte.
    pub fn oracle(&self, input: &[u8]) -> (Vec<u8>, u64) {
        let case = |byte: u8| match self.upper {
            Some(true) => byte.to_ascii_uppercase(),
            Some(false) => byte.to_ascii_lowercase(),
            None => byte,
        };
        let mut bytes: Vec<u8> = input
            .iter()
            .map(|&byte| match self.charset {
                Some(Charset::Ascii) => case(Charset::Ascii.table()[usize::from(byte)]),
                Some(charset @ (Charset::Ebcdic | Charset::Ibm)) => {
                    charset.table()[usize::from(case(byte))]
                }
                None => case(byte),
            })
            .collect();
        if self.swab {
            let mut at = 0;
            while at + 1 < bytes.len() {
                bytes.swap(at, at + 1);
                at += 2;
            }
        }
        let (newline, space) = self.marks();
        match self.block {
            Some(true) => oracle_block(&bytes, self.record_len, newline, space),
            Some(false) => (oracle_unblock(&bytes, self.record_len), 0),
            None => (bytes, 0),
        }
    }
}

fn oracle_block(bytes: &[u8], record_len: usize, newline: u8, space: u8) -> (Vec<u8>, u64) {
    let mut lines: Vec<&[u8]> = bytes.split(|&byte| byte == newline).collect();
    // What follows the last newline is a line only if there is something of it.
    if lines.last().is_some_and(|last| last.is_empty()) {
        lines.pop();
    }
    let cut = lines.iter().filter(|line| line.len() > record_len).count();
    let mut output = Vec::new();
    for line in lines {
        let mut record = line.to_vec();
        record.resize(record_len, space);
        output.extend(record);
    }
    (output, cut as u64)
}

fn oracle_unblock(bytes: &[u8], record_len: usize) -> Vec<u8> {
    let mut output = Vec::new();
    for record in bytes.chunks(record_len) {
        let mut line = record.to_vec();
        while line.last() == Some(&b' ') {
            line.pop();
        }
        line.push(b'\n');
        output.extend(line);
    }
    output
}

/// What the pipeline makes of the input cut into these pieces, and how many records it cut off.
pub fn run(recipe: &Recipe, pieces: &[&[u8]]) -> (Vec<u8>, u64) {
    let mut pipeline = recipe.pipeline();
    let mut output = Vec::new();
    let mut emit = |bytes: &[u8]| -> Result<(), Infallible> {
        output.extend_from_slice(bytes);
        Ok(())
    };
    for piece in pieces {
        let Ok(()) = pipeline.push(&mut piece.to_vec(), &mut emit);
    }
    let Ok(()) = pipeline.finish(&mut emit);
    let truncated = pipeline.truncated();
    (output, truncated)
}
