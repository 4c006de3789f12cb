// SPDX-License-Identifier: MIT
//! How much a copy will come to, as far as that can be told before its end. Knows numbers only.

use super::stats::Counts;

/// What is known of the end when the copy starts.
#[derive(Clone, Copy, Debug)]
pub struct Expectation {
    /// Bytes between the input's position and its end, if it has one.
    pub input: Option<u64>,
    /// Bytes between the output's position and the end of its device, if it has one.
    pub output: Option<u64>,
    /// Records that `count=` allows; `u64::MAX` is no limit.
    pub records: u64,
    /// Bytes of one more record.
    pub rest: u64,
    /// `ibs=`, in bytes.
    pub input_block: u64,
    /// As many bytes are written as are read. Where not, progress is measured by what was read.
    pub keeps_length: bool,
}

/// How far a copy is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Gauge {
    /// Bytes done.
    pub done: u64,
    /// Bytes in all, at most.
    pub total: u64,
}

impl Expectation {
    /// So many bytes, whatever the records.
    pub fn of_bytes(bytes: u64) -> Self {
        Self {
            input: Some(bytes),
            output: None,
            records: u64::MAX,
            rest: 0,
            input_block: 1,
            keeps_length: true,
        }
    }

    /// How far the copy is, if its end is known.
    pub fn gauge(&self, counts: Counts) -> Option<Gauge> {
        let records = counts.full_in.saturating_add(counts.partial_in);
        let read = records.saturating_mul(self.input_block);
        let limit = self.limit(counts, records);
        let (done, total) = if self.keeps_length {
            (counts.bytes, min(min(self.input, self.output), limit)?)
        } else {
            // How much short records of a pipe had, is not counted; a file has one at its end.
            if self.input.is_none() && counts.partial_in > 0 {
                return None;
            }
            let total = min(self.input, limit)?;
            (read.min(total), total)
        };
        Some(Gauge {
            done,
            total: total.max(done),
        })
    }

    /// Bytes that `count=` allows. A record that was short takes its missing bytes off.
    fn limit(&self, counts: Counts, records: u64) -> Option<u64> {
        if self.records == u64::MAX {
            return None;
        }
        let (before, left) = if self.keeps_length && counts.partial_in > 0 {
            (counts.bytes, self.records.checked_sub(records))
        } else {
            (0, Some(self.records))
        };
        // None are left, nor is the rest, once the record with the rest is read.
        let left = left.map_or(0, |records| {
            let bytes = records.saturating_mul(self.input_block);
            bytes.saturating_add(self.rest)
        });
        Some(before.saturating_add(left))
    }
}

/// The smaller of those that are known.
fn min(one: Option<u64>, other: Option<u64>) -> Option<u64> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (known, None) | (None, known) => known,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNKNOWN: Expectation = Expectation {
        input: None,
        output: None,
        records: u64::MAX,
        rest: 0,
        input_block: 100,
        keeps_length: true,
    };

    fn counts(full_in: u64, partial_in: u64, bytes: u64) -> Counts {
        Counts {
            full_in,
            partial_in,
            bytes,
            ..Counts::default()
        }
    }

    #[track_caller]
    fn assert_gauge(expectation: Expectation, counts: Counts, expected: Option<(u64, u64)>) {
        let gauge = expectation.gauge(counts);
        assert_eq!(gauge.map(|gauge| (gauge.done, gauge.total)), expected);
    }

    #[test]
    fn the_end_is_the_nearest_that_is_known() {
        let half = counts(5, 0, 500);
        assert_gauge(UNKNOWN, half, None);
        let of = |input, output, records| Expectation {
            input,
            output,
            records,
            rest: 7,
            ..UNKNOWN
        };
        assert_gauge(of(Some(1000), None, u64::MAX), half, Some((500, 1000)));
        assert_gauge(of(None, Some(800), u64::MAX), half, Some((500, 800)));
        assert_gauge(of(Some(1000), Some(800), 6), half, Some((500, 607)));
        assert_gauge(of(None, None, 6), half, Some((500, 607)));
        // A file that grew.
        assert_gauge(of(Some(400), None, u64::MAX), half, Some((500, 500)));
    }

    #[test]
    fn short_records_bring_the_end_of_count_nearer() {
        let limited = Expectation {
            records: 10,
            ..UNKNOWN
        };
        assert_gauge(limited, counts(0, 0, 0), Some((0, 1000)));
        assert_gauge(limited, counts(0, 5, 50), Some((50, 550)));
        assert_gauge(limited, counts(0, 10, 100), Some((100, 100)));
        let with_rest = Expectation { rest: 7, ..limited };
        assert_gauge(with_rest, counts(9, 1, 950), Some((950, 957)));
        assert_gauge(with_rest, counts(10, 1, 1007), Some((1007, 1007)));
    }

    #[test]
    fn where_lengths_change_what_was_read_is_measured() {
        let blocked = Expectation {
            input: Some(950),
            output: Some(10),
            keeps_length: false,
            ..UNKNOWN
        };
        assert_gauge(blocked, counts(5, 0, 12_345), Some((500, 950)));
        assert_gauge(blocked, counts(9, 1, 12_345), Some((950, 950)));
        let pipe = Expectation {
            input: None,
            records: 10,
            ..blocked
        };
        assert_gauge(pipe, counts(5, 0, 12_345), Some((500, 1000)));
        assert_gauge(pipe, counts(5, 1, 12_345), None);
    }

    #[test]
    fn large_numbers_stay_at_their_end() {
        let most = Expectation {
            records: u64::MAX - 1,
            rest: u64::MAX,
            input_block: u64::MAX,
            ..UNKNOWN
        };
        assert_gauge(most, counts(1, 1, 1), Some((1, u64::MAX)));
    }
}
