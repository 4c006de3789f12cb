// SPDX-License-Identifier: MIT
//! The lines of the statistics, as GNU's dd writes them. Knows neither clock nor where they go.

use super::stats::Counts;
use crate::human::{self, Seconds};
use crate::words::Words;
use std::io::{self, Write as _};
use std::time::Duration;

/// Whether the seconds are shown as a clock shows them.
#[derive(Clone, Copy, Eq, PartialEq)]
pub enum WholeSeconds {
    /// A second is shown once it is over.
    Yes,
    /// With their fraction.
    No,
}

/// What was done with bytes.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Deed {
    /// They were copied.
    Copied,
    /// They were read back and compared.
    Verified,
}

impl Deed {
    fn word(self) -> &'static str {
        match self {
            Self::Copied => "copied",
            Self::Verified => "verified",
        }
    }

    /// The translations of its line: the number as it is, in powers of 1000, and also of 1024.
    fn messages(self) -> [&'static str; 3] {
        match self {
            Self::Copied => ["copied", "copied-si", "copied-si-iec"],
            Self::Verified => ["verified", "verified-si", "verified-si-iec"],
        }
    }
}

/// `2+1 records in`, `2+1 records out`, records that `conv=changed` left alone, and records cut by `conv=block` if there are any; in the
/// user's language.
pub fn records(counts: Counts, words: &Words) -> Vec<u8> {
    translated_records(counts, words).unwrap_or_else(|| {
        let mut text = Vec::with_capacity(64);
        let _ = write_records(&mut text, counts); // a Vec takes all
        text
    })
}

fn translated_records(counts: Counts, words: &Words) -> Option<Vec<u8>> {
    if words.are_english() {
        return None;
    }
    let line =
        |id, records: String, count| words.translate(id, &[("records", records.as_bytes())], count);
    let pair = |full, partial| format!("{full}+{partial}");
    let mut lines = vec![
        line("records-in", pair(counts.full_in, counts.partial_in), None)?,
        line(
            "records-out",
            pair(counts.full_out, counts.partial_out),
            None,
        )?,
    ];
    if counts.truncated > 0 {
        let records = counts.truncated;
        lines.push(line(
            "truncated-records",
            records.to_string(),
            Some(records),
        )?);
    }
    if let Some((full, partial)) = counts.unchanged {
        lines.push(line("records-unchanged", pair(full, partial), None)?);
    }
    lines.push(Vec::new()); // a newline behind the last, too
    Some(lines.join(&b'\n'))
}

fn write_records(text: &mut Vec<u8>, counts: Counts) -> io::Result<()> {
    writeln!(text, "{}+{} records in", counts.full_in, counts.partial_in)?;
    writeln!(
        text,
        "{}+{} records out",
        counts.full_out, counts.partial_out
    )?;
    match counts.truncated {
        0 => {}
        1 => writeln!(text, "1 truncated record")?,
        records => writeln!(text, "{records} truncated records")?,
    }
    match counts.unchanged {
        None => Ok(()),
        Some((full, partial)) => writeln!(text, "{full}+{partial} records unchanged"),
    }
}

/// `6345 bytes (6.3 kB, 6.2 KiB) copied, 0.000123456 s, 51.4 MB/s`, in the user's language.
pub fn transfer(
    deed: Deed,
    bytes: u64,
    elapsed: Duration,
    whole_seconds: WholeSeconds,
    words: &Words,
) -> Vec<u8> {
    let separator = words.decimal_separator();
    let wide = u128::from(bytes);
    // Not made before they are needed: a division of 128 bits each.
    let si = || human::si(wide).with(separator);
    let iec = || human::iec(wide).with(separator);
    let seconds = match whole_seconds {
        WholeSeconds::Yes => format!("{:.0}", elapsed.as_secs_f64()),
        WholeSeconds::No => Seconds(elapsed.as_secs_f64(), separator).to_string(),
    };
    let rate = elapsed.as_nanos();
    let rate = (rate > 0).then(|| human::rate(wide, rate).with(separator));
    if !words.are_english() {
        let [plain, si_alone, both] = deed.messages();
        let id = match bytes {
            0..1000 => plain,
            1000..1024 => si_alone,
            1024.. => both,
        };
        let rate = match rate {
            Some(rate) => rate.to_string(),
            None => words.text("infinity", "Infinity").into_owned() + " B",
        };
        let (digits, si, iec) = (bytes.to_string(), si().to_string(), iec().to_string());
        let arguments = [
            ("bytes", digits.as_bytes()),
            ("si", si.as_bytes()),
            ("iec", iec.as_bytes()),
            ("seconds", seconds.as_bytes()),
            ("rate", rate.as_bytes()),
        ];
        if let Some(line) = words.translate(id, &arguments, Some(bytes)) {
            return line;
        }
    }
    let mut text = Vec::with_capacity(96);
    // A Vec takes all.
    let _ = match bytes {
        1 => write!(text, "1 byte"),
        0..1000 => write!(text, "{bytes} bytes"),
        1000..1024 => write!(text, "{bytes} bytes ({})", si()),
        1024.. => write!(text, "{bytes} bytes ({}, {})", si(), iec()),
    };
    let deed = deed.word();
    let _ = match rate {
        Some(rate) => write!(text, " {deed}, {seconds} s, {rate}/s"),
        None => write!(text, " {deed}, {seconds} s, Infinity B/s"),
    };
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn transfer(bytes: u64, elapsed: Duration, whole_seconds: WholeSeconds) -> String {
        let line = super::transfer(
            Deed::Copied,
            bytes,
            elapsed,
            whole_seconds,
            &Words::english(),
        );
        String::from_utf8(line).expect("ASCII")
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
    fn truncated_records_are_told_only_if_there_are_any() {
        let told = |truncated| {
            let counts = Counts {
                truncated,
                ..Counts::default()
            };
            String::from_utf8(records(counts, &Words::english())).expect("ASCII")
        };
        assert_eq!(told(0), "0+0 records in\n0+0 records out\n");
        assert!(told(1).ends_with("\n1 truncated record\n"));
        assert!(told(3).ends_with("\n3 truncated records\n"));
    }
}
