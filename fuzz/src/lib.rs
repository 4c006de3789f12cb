// SPDX-License-Identifier: MIT
//! What holds for any input, whatever it is: the bodies of the fuzz targets. The test replays the
//! corpora without a fuzzer.

#[path = "../../src/uu/dd/src/convert/oracle.rs"]
mod oracle;

use oracle::{Recipe, run};
use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt as _;
use coreutils_dd::convert::table::Charset;
// The oracle finds these here, as its neighbours in the crate it is from.
use coreutils_dd::convert::{Pipeline, Records, record, swab, table};
use coreutils_dd::settings::Settings;
use coreutils_dd::settings::number::{MAX, parse};
use coreutils_dd::settings::operands::{Operands, Request, UsageError, find_options};

/// Any bytes as a number: what is accepted obeys the grammar's bounds, and plain products are
/// those of arithmetic.
pub fn number(text: &[u8]) {
    let number = parse(text);
    if let Ok(number) = number {
        assert!(number.value.is_none_or(|value| value <= MAX));
        assert_eq!(number.means_bytes, text.contains(&b'B'));
        assert!(!text.contains(&b'-') || number.value.is_none());
    }
    if text.iter().all(|byte| matches!(byte, b'0'..=b'9' | b'x')) {
        assert_eq!(number.ok().map(|number| number.value), plain_product(text));
    }
}

/// A product of digits: `None` if it is none, `Some(None)` if it is too large. A first factor
/// alone that is too large is told before anything else.
fn plain_product(text: &[u8]) -> Option<Option<u64>> {
    let text = std::str::from_utf8(text).ok()?;
    let factors: Vec<&str> = text.split('x').collect();
    if factors.iter().any(|factor| factor.is_empty()) {
        return None;
    }
    let is_zero = |factor: &&str| factor.bytes().all(|byte| byte == b'0');
    if factors.iter().any(is_zero) {
        return Some(Some(0));
    }
    let product = factors.iter().try_fold(1_u64, |product, factor| {
        product.checked_mul(factor.parse().ok()?)
    });
    Some(product.filter(|&product| product <= MAX))
}

/// Any list of operands, one on a line: settings or a usage error, the same each time; and each
/// list of operands that is taken is taken again with one operand repeated at its end.
pub fn operands(text: &[u8]) {
    let arguments: Vec<OsString> = text
        .split(|&byte| byte == b'\n')
        .map(|line| OsString::from_vec(line.to_vec()))
        .collect();
    let first = settings(&arguments);
    assert_eq!(first, settings(&arguments));
    let Ok(Some(sizes)) = first else { return };
    assert!(sizes > 0, "a block has no bytes");
    if let Some(last) = arguments.last().filter(|last| *last != "--") {
        let again = [&arguments[..], std::slice::from_ref(last)].concat();
        assert_eq!(settings(&again), Ok(Some(sizes)));
    }
}

/// The output's block size; `None` for `--help` and the like.
fn settings(arguments: &[OsString]) -> Result<Option<usize>, UsageError> {
    let Request::Copy(operands) = find_options(arguments, false)? else {
        return Ok(None);
    };
    let mut taken = Operands::default();
    taken.take_all(&operands)?;
    Settings::new(taken).map(|settings| Some(settings.output.block))
}

/// Any conversions of any input, however it is cut: what the oracle gives. Two bytes choose the
/// conversions, one the record, one how many cuts follow; the rest is the input.
pub fn pipeline(data: &[u8]) {
    let [conversions, charset, record_len, cuts, rest @ ..] = data else {
        return;
    };
    let (cuts, input) = rest.split_at(usize::from(*cuts).min(rest.len()));
    let choice = |bits: u8| match bits & 3 {
        0 | 1 => None,
        other => Some(other == 2),
    };
    let recipe = Recipe {
        charset: [
            None,
            Some(Charset::Ascii),
            Some(Charset::Ebcdic),
            Some(Charset::Ibm),
        ][usize::from(charset & 3)],
        upper: choice(*conversions),
        block: choice(conversions >> 2),
        swab: conversions & 16 != 0,
        record_len: usize::from(*record_len).max(1),
    };
    let mut pieces = Vec::new();
    let mut left = input;
    for &len in cuts {
        let (piece, rest) = left.split_at(usize::from(len).min(left.len()));
        pieces.push(piece);
        left = rest;
    }
    pieces.push(left);
    let expected = recipe.oracle(input);
    assert_eq!(run(&recipe, &pieces), expected);
    assert_eq!(run(&recipe, &[input]), expected);
}

#[cfg(test)]
mod tests {
    /// Runs a target over its corpus.
    fn replay(name: &str, target: fn(&[u8])) {
        let folder = format!("{}/corpus/{name}", env!("CARGO_MANIFEST_DIR"));
        let mut count = 0;
        for entry in std::fs::read_dir(&folder).expect("the corpus is there") {
            let path = entry.expect("it can be listed").path();
            let input = std::fs::read(&path).expect("it can be read");
            println!("{}", path.display()); // the last one shown is the one that fails
            target(&input);
            count += 1;
        }
        assert!(count >= 50, "{folder} holds {count} files");
    }

    #[test]
    fn corpus_of_number() {
        replay("number", super::number);
    }

    #[test]
    fn corpus_of_operands() {
        replay("operands", super::operands);
    }

    #[test]
    fn corpus_of_pipeline() {
        replay("pipeline", super::pipeline);
    }
}
