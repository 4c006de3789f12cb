// SPDX-License-Identifier: MIT
//! The lines of the statistics, as GNU's dd writes them. Knows neither clock nor where they go.

use super::stats::Counts;
use crate::human::{self, Seconds};
use std::time::Duration;

/// Whether the seconds are shown as a clock shows them.
#[derive(Clone, Copy, Eq, PartialEq)]
pub enum WholeSeconds {
    /// A second is shown once it is over.
    Yes,
    /// With their fraction.
    No,
}

/// `2+1 records in`, `2+1 records out`, and records cut by `conv=block` if there are any.
pub fn write_records(text: &mut impl std::fmt::Write, counts: Counts) -> std::fmt::Result {
    writeln!(text, "{}+{} records in", counts.full_in, counts.partial_in)?;
    writeln!(
        text,
        "{}+{} records out",
        counts.full_out, counts.partial_out
    )?;
    match counts.truncated {
        0 => Ok(()),
        1 => writeln!(text, "1 truncated record"),
        records => writeln!(text, "{records} truncated records"),
    }
}

/// `6345 bytes (6.3 kB, 6.2 KiB) copied, 0.000123456 s, 51.4 MB/s`
pub fn write_transfer(
    text: &mut impl std::fmt::Write,
    bytes: u64,
    elapsed: Duration,
    whole_seconds: WholeSeconds,
) -> std::fmt::Result {
    let wide = u128::from(bytes);
    match bytes {
        1 => write!(text, "1 byte copied, ")?,
        0..1000 => write!(text, "{bytes} bytes copied, ")?,
        1000..1024 => write!(text, "{bytes} bytes ({}) copied, ", human::si(wide))?,
        1024.. => write!(
            text,
            "{bytes} bytes ({}, {}) copied, ",
            human::si(wide),
            human::iec(wide)
        )?,
    }
    match whole_seconds {
        WholeSeconds::Yes => write!(text, "{:.0} s, ", elapsed.as_secs_f64())?,
        WholeSeconds::No => write!(text, "{} s, ", Seconds(elapsed.as_secs_f64()))?,
    }
    match elapsed.as_nanos() {
        0 => write!(text, "Infinity B/s"),
        nanoseconds => write!(text, "{}/s", human::rate(wide, nanoseconds)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::human::FixedText;

    fn transfer(bytes: u64, elapsed: Duration, whole_seconds: WholeSeconds) -> String {
        let mut text = String::new();
        write_transfer(&mut text, bytes, elapsed, whole_seconds).expect("a String takes all");
        text
    }

    #[test]
    fn the_line_of_bytes_is_that_of_gnu() {
        let cases = [
            (0, 20_000, "0 bytes copied, 2e-05 s, 0.0 kB/s"),
            (1, 80_000, "1 byte copied, 8e-05 s, 12.5 kB/s"),
            (999, 1_000_000_000, "999 bytes copied, 1 s, 1.0 kB/s"),
            (
                1000,
                1_000_000_000,
                "1000 bytes (1.0 kB) copied, 1 s, 1.0 kB/s",
            ),
            (
                1023,
                1_000_000_000,
                "1023 bytes (1.0 kB) copied, 1 s, 1.0 kB/s",
            ),
            (
                1024,
                1_000_000_000,
                "1024 bytes (1.0 kB, 1.0 KiB) copied, 1 s, 1.0 kB/s",
            ),
            (
                6345,
                123_456,
                "6345 bytes (6.3 kB, 6.2 KiB) copied, 0.000123456 s, 51.4 MB/s",
            ),
            (5, 0, "5 bytes copied, 0 s, Infinity B/s"),
        ];
        for (bytes, nanoseconds, expected) in cases {
            let elapsed = Duration::from_nanos(nanoseconds);
            assert_eq!(transfer(bytes, elapsed, WholeSeconds::No), expected);
        }
        assert_eq!(
            transfer(608_192, Duration::from_millis(1007), WholeSeconds::Yes),
            "608192 bytes (608 kB, 594 KiB) copied, 1 s, 604 kB/s"
        );
    }

    #[test]
    fn the_longest_statistics_fit_their_buffers() {
        let counts = Counts {
            full_in: u64::MAX,
            partial_in: u64::MAX,
            full_out: u64::MAX,
            partial_out: u64::MAX,
            truncated: u64::MAX,
            bytes: u64::MAX,
        };
        let mut text = FixedText::<512>::new();
        assert!(write_records(&mut text, counts).is_ok());
        let elapsed = Duration::MAX;
        assert!(write_transfer(&mut text, counts.bytes, elapsed, WholeSeconds::No).is_ok());
        let mut line = FixedText::<256>::new();
        assert!(write_transfer(&mut line, counts.bytes, elapsed, WholeSeconds::Yes).is_ok());
    }

    #[test]
    fn truncated_records_are_told_only_if_there_are_any() {
        let told = |truncated| {
            let mut text = String::new();
            let counts = Counts {
                truncated,
                ..Counts::default()
            };
            write_records(&mut text, counts).expect("a String takes all");
            text
        };
        assert_eq!(told(0), "0+0 records in\n0+0 records out\n");
        assert!(told(1).ends_with("\n1 truncated record\n"));
        assert!(told(3).ends_with("\n3 truncated records\n"));
    }
}
