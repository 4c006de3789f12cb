// SPDX-License-Identifier: MIT
//! The parts of dd that work on bytes in memory: `cargo bench -p coreutils-dd`. Whole copies are timed by
//! `util/bench-dd.sh`.

use coreutils_dd::buffer::Buffer;
use coreutils_dd::convert::record::{Block, Unblock};
use coreutils_dd::convert::swab::Swab;
use coreutils_dd::convert::table::{Case, Charset, Table, ascii_lower, ascii_upper};
use coreutils_dd::convert::{Pipeline, Records};
use coreutils_dd::copy::buffered_output::BufferedOutput;
use coreutils_dd::error::Side;
use coreutils_dd::settings::number;
use divan::counter::BytesCount;
use divan::{Bencher, black_box};
use std::convert::Infallible;

/// A record of the size most rows of the table of whole copies have.
const RECORD: usize = 64 * 1024;

fn main() {
    divan::main();
}

/// Lines of 57 characters, as in the table of whole copies.
fn text() -> Vec<u8> {
    let line = b"The quick brown fox jumps over the lazy dog and runs away\n";
    line.iter().copied().cycle().take(RECORD).collect()
}

fn convert(bencher: Bencher<'_, '_>, mut pipeline: Pipeline) {
    let input = text();
    let mut record = input.clone();
    bencher
        .counter(BytesCount::new(RECORD))
        .bench_local(move || {
            record.copy_from_slice(&input);
            let mut len = 0;
            let Ok(()) =
                pipeline.push(&mut record, &mut |piece: &[u8]| -> Result<(), Infallible> {
                    len += black_box(piece).len();
                    Ok(())
                });
            len
        });
}

fn table(charset: Option<Charset>, case: Option<&Case>) -> Pipeline {
    Pipeline {
        table: Table::compose(charset, case),
        ..Pipeline::default()
    }
}

#[divan::bench]
fn copy_alone(bencher: Bencher<'_, '_>) {
    convert(bencher, Pipeline::default());
}

#[divan::bench]
fn ucase(bencher: Bencher<'_, '_>) {
    convert(bencher, table(None, Some(&Case::Upper(ascii_upper()))));
}

#[divan::bench]
fn lcase(bencher: Bencher<'_, '_>) {
    convert(bencher, table(None, Some(&Case::Lower(ascii_lower()))));
}

#[divan::bench]
fn ascii(bencher: Bencher<'_, '_>) {
    convert(bencher, table(Some(Charset::Ascii), None));
}

#[divan::bench]
fn ebcdic(bencher: Bencher<'_, '_>) {
    convert(bencher, table(Some(Charset::Ebcdic), None));
}

#[divan::bench]
fn swab(bencher: Bencher<'_, '_>) {
    let swab = Some(Swab::default());
    convert(
        bencher,
        Pipeline {
            swab,
            ..Pipeline::default()
        },
    );
}

fn records(records: Records) -> Pipeline {
    Pipeline {
        records: Some(records),
        ..Pipeline::default()
    }
}

#[divan::bench]
fn block(bencher: Bencher<'_, '_>) {
    convert(
        bencher,
        records(Records::Block(Block::new(80, b'\n', b' '))),
    );
}

#[divan::bench]
fn unblock(bencher: Bencher<'_, '_>) {
    convert(bencher, records(Records::Unblock(Unblock::new(80))));
}

/// Pieces of a conversion into output blocks.
#[divan::bench(args = [7, 80, 1000, 65_536, 100_000])]
fn output_blocks(bencher: Bencher<'_, '_>, piece_len: usize) {
    let buffer = Buffer::new(RECORD, Side::Output).expect("there is memory");
    let mut output = BufferedOutput::new(buffer, true);
    let piece = text().repeat(2)[..piece_len].to_vec();
    bencher
        .counter(BytesCount::new(piece_len))
        .bench_local(move || {
            output.push(black_box(&piece), |block| -> Result<(), Infallible> {
                black_box(block);
                Ok(())
            })
        });
}

#[divan::bench(args = ["512", "64K", "1xM", "3x4x5x6kiB", "99999999999999999999x0"])]
fn numbers(text: &str) -> Result<number::Number, number::Invalid> {
    number::parse(black_box(text.as_bytes()))
}
