// SPDX-License-Identifier: MIT
//! `status=json`: what there is to say, an object a line. The names are those of
//! `docs/dd-status.schema.json`; to change one, or what it means, is a new [`VERSION`]. Knows
//! neither clock nor where the lines go.

use super::Phase;
use super::stats::Counts;
use crate::digest::Digest;
use rustix::io::Errno;
use serde::Serialize;
use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt as _;
use std::time::Duration;

/// The version of the names and of what they mean.
const VERSION: u32 = 1;

/// A line.
#[derive(Serialize)]
struct Object<'a> {
    version: u32,
    #[serde(flatten)]
    event: Event<'a>,
}

/// What a line tells.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event<'a> {
    /// How far the copy is: each second, and when syncing begins.
    Progress {
        /// What dd is doing.
        phase: &'static str,
        /// The counts of now.
        #[serde(flatten)]
        numbers: Numbers,
        /// Bytes done, by the measure of `total`.
        done: Option<u64>,
        /// Bytes in all, if that is known.
        total: Option<u64>,
    },
    /// The counts of now, because someone asked for them or something happened.
    Statistics {
        /// Which of the two.
        reason: Reason,
        /// The counts of now.
        #[serde(flatten)]
        numbers: Numbers,
    },
    /// Something that leaves the exit status alone.
    Warning(Message<'a>),
    /// Something that makes the exit status a failure.
    Error(Message<'a>),
    /// A digest of what was written.
    Digest {
        /// Of which kind.
        algorithm: &'static str,
        /// In hexadecimal.
        digest: String,
        /// What was written to, or `-`.
        file: String,
        /// The bytes of a name that is not UTF-8, which `file` cannot hold.
        #[serde(skip_serializing_if = "Option::is_none")]
        file_hex: Option<String>,
    },
    /// What was read back, and was as it should be.
    Verified(Transfer),
    /// What is rescued, in bytes, by this run or one before.
    Rescued {
        /// In the output.
        rescued: u64,
        /// Not in the output.
        lost: u64,
        /// How many stretches these are in.
        bad_areas: u64,
    },
    /// The last line.
    Summary {
        /// The counts at the end.
        #[serde(flatten)]
        numbers: Numbers,
        /// The exit status, as a shell sees it.
        exit: i32,
        /// The signal dd dies of, if it does.
        signal: Option<&'static str>,
    },
}

/// Why statistics are told before the end.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// `SIGUSR1` or `SIGINFO`.
    Signal,
    /// A read error that is lived with.
    ReadError,
}

/// Counts and time.
#[derive(Serialize)]
pub struct Numbers {
    records_in: Records,
    records_out: Records,
    truncated_records: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    records_unchanged: Option<Records>,
    /// Written.
    bytes: u64,
    seconds: f64,
    /// Bytes a second, over the whole time; none in no time.
    rate: Option<u64>,
}

#[derive(Serialize)]
struct Records {
    full: u64,
    partial: u64,
}

impl Numbers {
    /// After so much time.
    pub fn new(counts: Counts, elapsed: Duration) -> Self {
        let Transfer {
            bytes,
            seconds,
            rate,
        } = Transfer::new(counts.bytes, elapsed);
        Self {
            records_in: Records {
                full: counts.full_in,
                partial: counts.partial_in,
            },
            records_out: Records {
                full: counts.full_out,
                partial: counts.partial_out,
            },
            truncated_records: counts.truncated,
            records_unchanged: counts
                .unchanged
                .map(|(full, partial)| Records { full, partial }),
            bytes,
            seconds,
            rate,
        }
    }
}

/// Bytes in time.
#[derive(Serialize)]
pub struct Transfer {
    bytes: u64,
    seconds: f64,
    /// Bytes a second, over the whole time; none in no time.
    rate: Option<u64>,
}

impl Transfer {
    /// So many bytes, in so much time.
    pub fn new(bytes: u64, elapsed: Duration) -> Self {
        let rate = u128::from(bytes) * 1_000_000_000;
        let rate = rate.checked_div(elapsed.as_nanos());
        Self {
            bytes,
            seconds: elapsed.as_secs_f64(),
            rate: rate.map(|rate| u64::try_from(rate).unwrap_or(u64::MAX)),
        }
    }
}

/// What failed, or is worth knowing.
#[derive(Serialize)]
pub struct Message<'a> {
    operation: &'static str,
    file: Option<String>,
    /// The bytes of a name that is not UTF-8, which `file` cannot hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    file_hex: Option<String>,
    /// As in `errno.h`.
    errno: Option<String>,
    message: std::borrow::Cow<'a, str>,
}

impl<'a> Message<'a> {
    /// The same `message` that the other levels show, without the program's name.
    pub fn new(
        operation: &'static str,
        file: Option<&OsStr>,
        errno: Option<Errno>,
        message: &'a [u8],
    ) -> Self {
        Self {
            operation,
            file: file.map(|file| file.to_string_lossy().into_owned()),
            file_hex: file.filter(|file| file.to_str().is_none()).map(hex),
            errno: errno.map(name),
            message: String::from_utf8_lossy(message),
        }
    }
}

fn hex(name: &OsStr) -> String {
    use std::fmt::Write as _;
    name.as_bytes().iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}"); // a String takes all
        hex
    })
}

/// `ENOSPC`; a number that has no name is told as it is.
fn name(errno: Errno) -> String {
    let number = errno.raw_os_error();
    match nix::errno::Errno::from_raw(number) {
        nix::errno::Errno::UnknownErrno => number.to_string(),
        known => format!("{known:?}"),
    }
}

impl Event<'_> {
    /// How far the copy is.
    pub fn progress(
        phase: Phase,
        numbers: Numbers,
        gauge: Option<super::expectation::Gauge>,
    ) -> Self {
        Self::Progress {
            phase: phase.name(),
            numbers,
            done: gauge.map(|gauge| gauge.done),
            total: gauge.map(|gauge| gauge.total),
        }
    }

    /// The digest of what was written to a file.
    pub fn digest(file: &OsStr, digest: &Digest) -> Event<'static> {
        Event::Digest {
            algorithm: digest.algorithm.name(),
            digest: digest.hex(),
            file: file.to_string_lossy().into_owned(),
            file_hex: Some(file).filter(|file| file.to_str().is_none()).map(hex),
        }
    }

    /// As a line.
    pub fn line(self) -> Vec<u8> {
        let object = Object {
            version: VERSION,
            event: self,
        };
        // Neither a number nor a text can fail, and there are no other keys than those above.
        let mut line = serde_json::to_vec(&object).unwrap_or_default();
        line.push(b'\n');
        line
    }
}

/// What a program that has no memory left can still say. There are no counts to be had.
pub const MEMORY_EXHAUSTED: &str = concat!(
    r#"{"version":1,"event":"error","operation":"allocate","file":null,"errno":"ENOMEM","#,
    r#""message":"memory exhausted"}"#,
    "\n"
);

#[cfg(test)]
mod tests {
    use super::*;

    fn line(event: Event<'_>) -> String {
        String::from_utf8(event.line()).expect("JSON is UTF-8")
    }

    #[test]
    fn numbers_and_names_are_those_of_the_schema() {
        let counts = Counts {
            full_in: 2,
            partial_in: 1,
            full_out: 3,
            partial_out: 4,
            truncated: 5,
            bytes: u64::MAX,
            ..Counts::default()
        };
        let numbers = Numbers::new(counts, Duration::from_millis(1500));
        let summary = Event::Summary {
            numbers,
            exit: 0,
            signal: None,
        };
        assert_eq!(
            line(summary),
            concat!(
                r#"{"version":1,"event":"summary","records_in":{"full":2,"partial":1},"#,
                r#""records_out":{"full":3,"partial":4},"truncated_records":5,"#,
                r#""bytes":18446744073709551615,"seconds":1.5,"rate":12297829382473034410,"#,
                r#""exit":0,"signal":null}"#,
                "\n"
            )
        );
        let none = Numbers::new(Counts::default(), Duration::ZERO);
        let statistics = Event::Statistics {
            reason: Reason::ReadError,
            numbers: none,
        };
        let text = line(statistics);
        assert!(text.contains(r#""reason":"read_error""#), "{text}");
        assert!(text.contains(r#""seconds":0.0,"rate":null"#), "{text}");
    }

    #[test]
    fn a_name_that_is_not_utf_8_is_there_in_hexadecimal() {
        let file = OsStr::from_bytes(b"a\xff\"\n");
        let message = Message::new("write", Some(file), Some(Errno::NOSPC), b"no \xff");
        assert_eq!(
            line(Event::Error(message)),
            concat!(
                r#"{"version":1,"event":"error","operation":"write","file":"a�\"\n","#,
                r#""file_hex":"61ff220a","errno":"ENOSPC","message":"no �"}"#,
                "\n"
            )
        );
    }

    #[test]
    fn the_last_words_are_an_error_event_too() {
        let errno = Some(Errno::NOMEM);
        let message = Message::new("allocate", None, errno, b"memory exhausted");
        assert_eq!(line(Event::Error(message)), MEMORY_EXHAUSTED);
    }
}
