// SPDX-License-Identifier: MIT
//! The counters of a copy. Knows neither clock nor words.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Records and bytes so far. One thread counts, any may look: the counters are atomic, but are
/// only ever loaded and stored, which costs the loop nothing.
#[derive(Default)]
pub struct Tally {
    full_in: AtomicU64,
    partial_in: AtomicU64,
    full_out: AtomicU64,
    partial_out: AtomicU64,
    truncated: AtomicU64,
    bytes: AtomicU64,
    compares: AtomicBool,
    full_unchanged: AtomicU64,
    partial_unchanged: AtomicU64,
    verified: AtomicU64,
}

/// What a [`Tally`] showed at one moment.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Counts {
    /// Whole records read.
    pub full_in: u64,
    /// Short records read.
    pub partial_in: u64,
    /// Whole blocks written.
    pub full_out: u64,
    /// Short blocks written.
    pub partial_out: u64,
    /// Records cut by `conv=block`.
    pub truncated: u64,
    /// Bytes written.
    pub bytes: u64,
    /// Blocks, counted among those written, that were there already, whole and short; `None` if
    /// nobody looks.
    pub unchanged: Option<(u64, u64)>,
    /// Bytes read back.
    pub verified: u64,
}

#[inline]
fn add(counter: &AtomicU64, amount: u64) {
    let sum = counter.load(Ordering::Relaxed).saturating_add(amount);
    counter.store(sum, Ordering::Relaxed);
}

impl Tally {
    /// Records read, whole and short.
    #[inline]
    pub fn records_in(&self) -> u64 {
        self.full_in
            .load(Ordering::Relaxed)
            .saturating_add(self.partial_in.load(Ordering::Relaxed))
    }

    /// One more whole record was read.
    #[inline]
    pub fn add_full_in(&self) {
        add(&self.full_in, 1);
    }

    /// One more short record was read.
    #[inline]
    pub fn add_partial_in(&self) {
        add(&self.partial_in, 1);
    }

    /// One more whole block was written.
    #[inline]
    pub fn add_full_out(&self) {
        add(&self.full_out, 1);
    }

    /// One more short block was written.
    #[inline]
    pub fn add_partial_out(&self) {
        add(&self.partial_out, 1);
    }

    /// So many more bytes were written.
    #[inline]
    pub fn add_bytes(&self, bytes: usize) {
        add(&self.bytes, bytes as u64);
    }

    /// So many more whole records were read, and one more short one if it has `rest` bytes.
    pub fn add_records_in(&self, full: usize, rest: usize) {
        add(&self.full_in, full as u64);
        add(&self.partial_in, u64::from(rest > 0));
    }

    /// So many more whole records were read, whole blocks and bytes written.
    pub fn add_whole(&self, records: u64, blocks: u64, bytes: u64) {
        add(&self.full_in, records);
        add(&self.full_out, blocks);
        add(&self.bytes, bytes);
    }

    /// So many more whole blocks were written, and one more short one if it has `rest` bytes; so
    /// many bytes in all.
    pub fn add_blocks_out(&self, full: usize, rest: usize, bytes: usize) {
        add(&self.full_out, full as u64);
        add(&self.partial_out, u64::from(rest > 0));
        add(&self.bytes, bytes as u64);
    }

    /// From now on, someone looks for blocks that are there already.
    pub fn count_unchanged(&self) {
        self.compares.store(true, Ordering::Relaxed);
    }

    /// One more block was there already.
    pub fn add_unchanged(&self, is_full: bool) {
        let counter = if is_full {
            &self.full_unchanged
        } else {
            &self.partial_unchanged
        };
        add(counter, 1);
    }

    /// So many more bytes were read back.
    pub fn add_verified(&self, bytes: usize) {
        add(&self.verified, bytes as u64);
    }

    /// So many records were read, in all.
    #[inline]
    pub fn set_in(&self, full: u64, partial: u64) {
        self.full_in.store(full, Ordering::Relaxed);
        self.partial_in.store(partial, Ordering::Relaxed);
    }

    /// So many blocks and bytes were written, in all.
    #[inline]
    pub fn set_out(&self, full: u64, partial: u64, bytes: u64) {
        self.full_out.store(full, Ordering::Relaxed);
        self.partial_out.store(partial, Ordering::Relaxed);
        self.bytes.store(bytes, Ordering::Relaxed);
    }

    /// So many records were cut, in all.
    #[inline]
    pub fn set_truncated(&self, records: u64) {
        self.truncated.store(records, Ordering::Relaxed);
    }

    /// What is counted now.
    pub fn counts(&self) -> Counts {
        Counts {
            full_in: self.full_in.load(Ordering::Relaxed),
            partial_in: self.partial_in.load(Ordering::Relaxed),
            full_out: self.full_out.load(Ordering::Relaxed),
            partial_out: self.partial_out.load(Ordering::Relaxed),
            truncated: self.truncated.load(Ordering::Relaxed),
            bytes: self.bytes.load(Ordering::Relaxed),
            unchanged: self.compares.load(Ordering::Relaxed).then(|| {
                (
                    self.full_unchanged.load(Ordering::Relaxed),
                    self.partial_unchanged.load(Ordering::Relaxed),
                )
            }),
            verified: self.verified.load(Ordering::Relaxed),
        }
    }
}
