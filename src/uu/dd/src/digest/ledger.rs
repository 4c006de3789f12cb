// SPDX-License-Identifier: MIT
//! Checksums of the pieces of a stream, small enough to be kept for a stream of any length, and
//! good enough to tell which byte of it is another one when it is read again. Knows no files.
//!
//! A piece is a polynomial: its 32-bit words are the coefficients, and the checksum is its value at
//! a random point, modulo the prime 2^61-1. Two different pieces of n words have the same value at
//! fewer than n points of 2^61, so that no fault of a medium goes unseen, whatever it is. And the
//! value of two pieces that follow each other comes from the values of both: when there are too
//! many, each two become one. Where a single byte differs, the difference of two values is that
//! of the bytes times a power of the point, which tells its place.

/// The prime.
const P: u64 = (1 << 61) - 1;

/// Bytes of the smallest piece.
const PIECE: usize = 64;

/// Words of the smallest piece.
const WORDS: usize = PIECE / 4;

/// The most pieces that are kept: 16 MiB of memory.
const MOST: usize = 1 << 21;

/// `a * b` modulo the prime, of any two numbers below 2^63.
fn product(a: u64, b: u64) -> u64 {
    reduced(u128::from(a) * u128::from(b))
}

/// A number below 2^122 or a sum of a few such, modulo the prime.
fn reduced(number: u128) -> u64 {
    let folded = (number & u128::from(P)) + (number >> 61);
    // Below 2^67 now; once more makes it less than twice the prime.
    let folded = (folded & u128::from(P)) + (folded >> 61);
    let folded = folded as u64; // fits by far
    if folded >= P { folded - P } else { folded }
}

fn power(base: u64, mut exponent: u64) -> u64 {
    let (mut result, mut square) = (1, base);
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = product(result, square);
        }
        square = product(square, square);
        exponent >>= 1;
    }
    result
}

/// The point, and its powers for the words of a smallest piece, the highest first.
#[derive(Clone)]
struct Point {
    powers: [u64; WORDS],
    /// To the number of words of a smallest piece.
    piece: u64,
}

impl Point {
    fn random() -> Self {
        let mut bytes = [0; 8];
        // Without the system's help it is one that no medium knows, all the same.
        if rustix::rand::getrandom(&mut bytes, rustix::rand::GetRandomFlags::NONBLOCK) != Ok(8) {
            let now = rustix::time::clock_gettime(rustix::time::ClockId::Realtime);
            bytes = now
                .tv_nsec
                .wrapping_mul(6_364_136_223_846_793_005)
                .to_le_bytes();
        }
        Self::new(2 + u64::from_le_bytes(bytes) % (P - 2))
    }

    fn new(point: u64) -> Self {
        let exponents = (0..WORDS as u64).rev();
        let mut powers = [0; WORDS];
        for (slot, exponent) in powers.iter_mut().zip(exponents) {
            *slot = power(point, exponent);
        }
        Self {
            powers,
            piece: power(point, WORDS as u64),
        }
    }

    fn base(&self) -> u64 {
        self.powers[WORDS - 2]
    }

    /// The checksum of a smallest piece.
    #[inline]
    fn value(&self, piece: &[u8; PIECE]) -> u64 {
        let mut sum = 0_u128;
        for (word, &power) in piece.chunks_exact(4).zip(&self.powers) {
            let mut bytes = [0; 4];
            bytes.copy_from_slice(word);
            // 16 products below 2^93.
            sum += u128::from(u32::from_le_bytes(bytes)) * u128::from(power);
        }
        reduced(sum)
    }
}

/// Adds up the smallest pieces of a stream to larger ones.
struct Adder {
    /// Bytes that do not fill a smallest piece yet.
    kept: [u8; PIECE],
    filled: usize,
    /// The value of the smallest pieces of the larger one in the making.
    value: u64,
    /// How many these are.
    pieces: u64,
}

impl Adder {
    fn new() -> Self {
        Self {
            kept: [0; PIECE],
            filled: 0,
            value: 0,
            pieces: 0,
        }
    }

    /// Takes bytes up to the end of a larger piece of `most` smallest ones; says how many.
    fn take(&mut self, point: &Point, most: u64, mut bytes: &[u8]) -> usize {
        let all = bytes.len();
        if self.filled > 0 {
            let taken = bytes.len().min(PIECE - self.filled);
            self.kept[self.filled..self.filled + taken].copy_from_slice(&bytes[..taken]);
            self.filled += taken;
            bytes = &bytes[taken..];
            if self.filled < PIECE {
                return all;
            }
            let kept = self.kept;
            self.add(point, &kept);
            self.filled = 0;
        }
        while self.pieces < most {
            let Some((piece, rest)) = bytes.split_first_chunk::<PIECE>() else {
                self.kept[..bytes.len()].copy_from_slice(bytes);
                self.filled = bytes.len();
                return all;
            };
            self.add(point, piece);
            bytes = rest;
        }
        all - bytes.len()
    }

    #[inline]
    fn add(&mut self, point: &Point, piece: &[u8; PIECE]) {
        self.value = reduced(
            u128::from(self.value) * u128::from(point.piece) + u128::from(point.value(piece)),
        );
        self.pieces += 1;
    }

    /// The value of the larger piece, NULs in the place of what there is not; empty again then.
    fn close(&mut self, point: &Point, most: u64) -> u64 {
        if self.filled > 0 {
            let mut kept = self.kept;
            kept[self.filled..].fill(0);
            self.add(point, &kept);
        }
        let missing = most.saturating_sub(self.pieces);
        let value = product(self.value, power(point.piece, missing));
        *self = Self::new();
        value
    }

    fn is_empty(&self) -> bool {
        self.filled == 0 && self.pieces == 0
    }
}

/// The checksums of a stream's pieces, in the making.
pub struct Ledger {
    point: Point,
    values: Vec<u64>,
    /// How many smallest pieces each is of: a power of two.
    scale: u64,
    adder: Adder,
    /// Bytes so far.
    len: u64,
}

impl Default for Ledger {
    fn default() -> Self {
        Self::new(Point::random())
    }
}

impl Ledger {
    fn new(point: Point) -> Self {
        Self {
            point,
            values: Vec::new(),
            scale: 1,
            adder: Adder::new(),
            len: 0,
        }
    }

    /// Of these bytes too.
    pub fn update(&mut self, mut bytes: &[u8]) {
        self.len = self.len.saturating_add(bytes.len() as u64);
        while !bytes.is_empty() {
            let taken = self.adder.take(&self.point, self.scale, bytes);
            bytes = &bytes[taken..];
            if self.adder.pieces == self.scale {
                let value = self.adder.close(&self.point, self.scale);
                self.values.push(value);
                if self.values.len() == MOST {
                    self.halve();
                }
            }
        }
    }

    /// Each two pieces become one.
    fn halve(&mut self) {
        let power = power(self.point.piece, self.scale);
        for at in 0..self.values.len() / 2 {
            let (first, second) = (self.values[2 * at], self.values[2 * at + 1]);
            self.values[at] = reduced(u128::from(first) * u128::from(power) + u128::from(second));
        }
        self.values.truncate(self.values.len() / 2);
        self.scale *= 2;
    }

    /// No more comes: what a second reading is compared with.
    pub fn finish(mut self) -> Checklist {
        if !self.adder.is_empty() {
            let value = self.adder.close(&self.point, self.scale);
            self.values.push(value);
        }
        Checklist {
            adder: Adder::new(),
            at: 0,
            ledger: self,
        }
    }
}

/// Where a second reading of a stream differs from the first, in bytes from its start.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Difference {
    /// At this byte, and nowhere else near.
    At(u64),
    /// First somewhere between these two, the latter not included.
    Within(u64, u64),
}

/// Compares a second reading of a stream with the first.
pub struct Checklist {
    ledger: Ledger,
    adder: Adder,
    /// Which piece is next.
    at: usize,
}

impl Checklist {
    /// Bytes that the stream had.
    pub fn len(&self) -> u64 {
        self.ledger.len
    }

    /// Takes the next bytes of the second reading, of no more than there were; the first
    /// difference, once there is one.
    pub fn check(&mut self, mut bytes: &[u8]) -> Option<Difference> {
        while !bytes.is_empty() {
            let taken = self
                .adder
                .take(&self.ledger.point, self.ledger.scale, bytes);
            bytes = &bytes[taken..];
            if self.adder.pieces == self.ledger.scale
                && let Some(difference) = self.close_piece()
            {
                return Some(difference);
            }
        }
        None
    }

    /// All has been read: whether the last piece differs.
    pub fn finish(&mut self) -> Option<Difference> {
        if self.adder.is_empty() {
            return None;
        }
        self.close_piece()
    }

    fn close_piece(&mut self) -> Option<Difference> {
        let (point, scale) = (&self.ledger.point, self.ledger.scale);
        let found = self.adder.close(point, scale);
        let expected = *self.ledger.values.get(self.at)?;
        self.at += 1;
        if found == expected {
            return None;
        }
        let piece_len = scale * PIECE as u64;
        let start = (self.at as u64 - 1) * piece_len;
        let end = (start + piece_len).min(self.ledger.len);
        let difference = if found > expected {
            found - expected
        } else {
            found + (P - expected)
        };
        Some(match self.place_of(difference) {
            Some(byte) if start + byte < end => Difference::At(start + byte),
            _ => Difference::Within(start, end),
        })
    }

    /// Which byte of a piece is another one, if it is only one and the values differ by so much.
    fn place_of(&self, mut difference: u64) -> Option<u64> {
        // By Fermat's little theorem.
        let inverse = power(self.ledger.point.base(), P - 2);
        let words = self.ledger.scale * WORDS as u64;
        for word in (0..words).rev() {
            // What the last word must differ by, then the one before it.
            let distance = difference.min(P - difference);
            if distance < 1 << 32 {
                let byte = u64::from(distance.trailing_zeros() / 8);
                if distance >> (8 * byte) < 256 {
                    return Some(4 * word + byte);
                }
            }
            difference = product(difference, inverse);
        }
        None
    }

    /// Whether `bytes` are what the first reading had from `start` to `end`, the bounds of
    /// [`Difference::Within`].
    pub fn was(&self, bytes: &[u8], start: u64) -> bool {
        let (point, scale) = (&self.ledger.point, self.ledger.scale);
        let mut adder = Adder::new();
        adder.take(point, scale, bytes);
        let at = usize::try_from(start / (scale * PIECE as u64)).ok();
        let expected = at.and_then(|at| self.ledger.values.get(at));
        expected == Some(&adder.close(point, scale))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(len: usize) -> Vec<u8> {
        let mut state = 88_172_645_463_325_252_u64;
        (0..len)
            .map(|_| {
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                state.to_le_bytes()[3]
            })
            .collect()
    }

    fn ledger(data: &[u8], cut: usize, halvings: u32) -> Ledger {
        let mut ledger = Ledger::new(Point::new(1_234_567_890_123_456_789));
        for piece in data.chunks(cut) {
            ledger.update(piece);
        }
        for _ in 0..halvings {
            if ledger.values.len() % 2 == 1 {
                break;
            }
            ledger.halve();
        }
        ledger
    }

    fn compared(mut list: Checklist, data: &[u8], cut: usize) -> Option<Difference> {
        data.chunks(cut)
            .find_map(|piece| list.check(piece))
            .or_else(|| list.finish())
    }

    #[test]
    fn the_same_bytes_are_the_same_however_they_are_cut() {
        for len in [0, 1, 63, 64, 65, 1000, 4096] {
            let data = bytes(len);
            for (cut, again) in [(1, 7), (64, 100), (1000, 64), (5000, 3)] {
                for halvings in [0, 1, 3] {
                    let list = ledger(&data, cut, halvings).finish();
                    assert_eq!(compared(list, &data, again), None, "{len} {cut} {again}");
                }
            }
        }
    }

    #[test]
    fn a_byte_that_differs_is_found_where_it_is() {
        let data = bytes(4096 + 10);
        for at in [0, 1, 63, 64, 100, 2047, 4095, 4096, 4105] {
            for flipped in [1, 0x80, 0xff] {
                for halvings in [0, 2, 5] {
                    let mut other = data.clone();
                    other[at] ^= flipped;
                    let list = ledger(&data, 512, halvings).finish();
                    let found = compared(list, &other, 300);
                    assert_eq!(found, Some(Difference::At(at as u64)), "{flipped}");
                }
            }
        }
    }

    #[test]
    fn several_that_differ_are_found_in_their_piece() {
        let data = bytes(1000);
        let mut other = data.clone();
        other[130..150].fill(0);
        other[999] ^= 1;
        let list = ledger(&data, 1000, 0).finish();
        let within = Some(Difference::Within(128, 192));
        assert!(list.was(&data[128..192], 128));
        assert!(!list.was(&other[128..192], 128));
        assert_eq!(compared(list, &other, 1000), within);
        let mut last = data.clone();
        last[998..].fill(0);
        let list = ledger(&data, 1000, 0).finish();
        let within = Some(Difference::Within(960, 1000));
        assert_eq!(compared(list, &last, 1000), within);
    }

    #[test]
    fn words_that_are_alike_by_the_prime_are_told_apart() {
        let mut ledger = Ledger::default();
        ledger.update(&[0; 64]);
        let mut other = [0; 64];
        other[..8].copy_from_slice(&P.to_le_bytes());
        assert!(compared(ledger.finish(), &other, 64).is_some());
    }
}
