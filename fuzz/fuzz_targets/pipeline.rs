// SPDX-License-Identifier: MIT
//! Any conversions of any input: every split of it gives what the whole gives.
#![no_main]

use libfuzzer_sys::fuzz_target;
use std::convert::Infallible;
use uu_dd::convert::record::{Block, Unblock};
use uu_dd::convert::swab::Swab;
use uu_dd::convert::table::{Case, Charset, Table, ascii_lower, ascii_upper};
use uu_dd::convert::{Pipeline, Records};

fn pipeline(recipe: u8, record_len: usize) -> Pipeline {
    let charset = [None, Some(Charset::Ascii), Some(Charset::Ebcdic), Some(Charset::Ibm)]
        [usize::from(recipe & 3)];
    let case = [None, None, Some(Case::Upper(ascii_upper())), Some(Case::Lower(ascii_lower()))]
        [usize::from(recipe >> 2 & 3)]
    .clone();
    Pipeline {
        table: Table::compose(charset, case.as_ref()),
        swab: (recipe & 16 != 0).then(Swab::default),
        records: match recipe >> 5 & 3 {
            0 | 1 => None,
            2 => Some(Records::Block(Block::new(record_len, b'\n', b' '))),
            _ => Some(Records::Unblock(Unblock::new(record_len))),
        },
    }
}

fn run(mut pipeline: Pipeline, pieces: &[&[u8]]) -> (Vec<u8>, u64) {
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

fuzz_target!(|data: (u8, u8, u8, Vec<u8>)| {
    let (recipe, record_len, piece_len, input) = data;
    let record_len = usize::from(record_len).max(1);
    let pieces: Vec<&[u8]> = input.chunks(usize::from(piece_len).max(1)).collect();
    let whole = run(pipeline(recipe, record_len), &[&input]);
    assert_eq!(run(pipeline(recipe, record_len), &pieces), whole);
});
