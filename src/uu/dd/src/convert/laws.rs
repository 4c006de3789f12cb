// SPDX-License-Identifier: MIT
//! The laws of the conversions, as properties, against naive oracles that work on the whole input.

use super::record::{Block, Unblock};
use super::swab::Swab;
use super::table::{Case, Charset, Table, ascii_lower, ascii_upper};
use super::{Pipeline, Records};
use proptest::prelude::*;
use std::convert::Infallible;

/// What a pipeline is made of, so that it can be made twice.
#[derive(Clone, Debug)]
struct Recipe {
    charset: Option<Charset>,
    upper: Option<bool>,
    swab: bool,
    block: Option<bool>,
    record_len: usize,
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

    /// The whole input at once, one plain step after the other, byte by byte.
    fn oracle(&self, input: &[u8]) -> (Vec<u8>, u64) {
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

fn run(recipe: &Recipe, pieces: &[&[u8]]) -> (Vec<u8>, u64) {
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

fn recipes() -> impl Strategy<Value = Recipe> {
    let charsets = prop::option::of(prop::sample::select(vec![
        Charset::Ascii,
        Charset::Ebcdic,
        Charset::Ibm,
    ]));
    (
        charsets,
        any::<Option<bool>>(),
        any::<bool>(),
        any::<Option<bool>>(),
        1_usize..20,
    )
        .prop_map(|(charset, upper, swab, block, record_len)| Recipe {
            charset,
            upper,
            swab,
            block,
            record_len,
        })
}

fn inputs() -> impl Strategy<Value = Vec<u8>> {
    // Few different bytes, so that lines, spaces and long runs of them are frequent; in EBCDIC too.
    let byte = prop::sample::select(b"ab  \n\n\x40\x25\x15Z\xe4\0".to_vec());
    prop_oneof![
        prop::collection::vec(byte, 0..200),
        prop::collection::vec(any::<u8>(), 0..200),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_split_gives_what_the_oracle_gives(
        recipe in recipes(),
        input in inputs(),
        cuts in prop::collection::vec(0_usize..200, 0..12),
    ) {
        let mut cuts: Vec<usize> = cuts.into_iter().map(|cut| cut.min(input.len())).collect();
        cuts.sort_unstable();
        let mut pieces = Vec::new();
        let mut from = 0;
        for cut in cuts {
            pieces.push(&input[from..cut]);
            from = cut;
        }
        pieces.push(&input[from..]);
        let expected = recipe.oracle(&input);
        prop_assert_eq!(run(&recipe, &pieces), expected.clone());
        prop_assert_eq!(run(&recipe, &[&input]), expected);
    }

    #[test]
    fn swab_twice_is_nothing_on_an_even_length(input in prop::collection::vec(any::<u8>(), 0..100)) {
        let recipe = Recipe { charset: None, upper: None, swab: true, block: None, record_len: 1 };
        let even = &input[..input.len() / 2 * 2];
        let (once, _) = run(&recipe, &[even]);
        let (twice, _) = run(&recipe, &[&once]);
        prop_assert_eq!(twice, even);
    }

    #[test]
    fn without_records_as_many_bytes_come_out_as_went_in(recipe in recipes(), input in inputs()) {
        let recipe = Recipe { block: None, ..recipe };
        prop_assert_eq!(run(&recipe, &[&input]).0.len(), input.len());
    }
}
