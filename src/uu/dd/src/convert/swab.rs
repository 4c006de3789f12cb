// SPDX-License-Identifier: MIT
//! Swapping of byte pairs across a stream. Knows nothing but the odd byte it holds back.

use coreutils_sys::wide::swap_pairs;

/// `conv=swab`: pairs are those of the whole stream, however it is cut into records. An odd byte
/// at the end of a piece waits for the next piece; the last odd byte stays as it is.
#[derive(Default)]
pub struct Swab {
    waiting: Option<u8>,
}

/// What a piece became: `first`, then `rest`.
pub struct Swapped<'a> {
    /// The pair that the byte held back before and the first of this piece make, if any.
    pub first: Option<[u8; 2]>,
    /// The other whole pairs, swapped in place.
    pub rest: &'a mut [u8],
}

impl Swab {
    /// Swaps the pairs that `piece` completes.
    pub fn push<'a>(&mut self, piece: &'a mut [u8]) -> Swapped<'a> {
        let mut rest = piece;
        let mut first = None;
        if let Some(earlier) = self.waiting
            && let Some((later, tail)) = std::mem::take(&mut rest).split_first_mut()
        {
            first = Some([*later, earlier]);
            self.waiting = None;
            rest = tail;
        }
        if rest.len() % 2 == 1
            && let Some((odd, pairs)) = std::mem::take(&mut rest).split_last_mut()
        {
            self.waiting = Some(*odd);
            rest = pairs;
        }
        swap_pairs(rest);
        Swapped { first, rest }
    }

    /// The odd byte left at the end of the stream.
    pub fn finish(&mut self) -> Option<u8> {
        self.waiting.take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn swapped(pieces: &[&[u8]]) -> Vec<u8> {
        let mut swab = Swab::default();
        let mut output = Vec::new();
        for piece in pieces {
            let mut piece = piece.to_vec();
            let result = swab.push(&mut piece);
            output.extend(result.first.iter().flatten());
            output.extend_from_slice(result.rest);
        }
        output.extend(swab.finish());
        output
    }

    #[test]
    fn pairs_are_those_of_the_stream() {
        assert_eq!(swapped(&[b"abcdef"]), b"badcfe");
        assert_eq!(swapped(&[b"abc", b"def"]), b"badcfe");
        assert_eq!(swapped(&[b"a", b"", b"b", b"c", b"de", b"f"]), b"badcfe");
    }

    #[test]
    fn a_last_odd_byte_stays_as_it_is() {
        assert_eq!(swapped(&[b"abc"]), b"bac");
        assert_eq!(swapped(&[b"x"]), b"x");
        assert_eq!(swapped(&[b""]), b"");
    }
}
