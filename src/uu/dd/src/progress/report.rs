// SPDX-License-Identifier: MIT
//! The one writer to standard error: messages, statistics, progress. Knows the words and the
//! clock, not how bytes move.

use super::Status;
use super::stats::{Counts, Tally};
use crate::error::{Failure, Interrupted, Remark};
use crate::human::{self, FixedText, Seconds};
use crate::io::{Desk, sys};
use crate::quote::Quoting;
use coreutils_sys::signals::{self, Event};
use std::fmt::Write as _;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Long enough for the longest line of statistics, at 20 digits a number.
pub(super) type Line = FixedText<256>;

/// Says what there is to say. Shared with the clock's thread, which shows progress by it.
pub struct Reporter {
    name: Vec<u8>,
    status: Status,
    tally: Tally,
    /// A second has passed, and the copy has not come to showing its progress yet.
    progress_is_due: AtomicBool,
    state: Mutex<State>,
}

struct State {
    started: Instant,
    /// Columns of the progress line the cursor stands behind; 0 if it stands at a line's start.
    line_len: usize,
    /// Bytes at the last progress line or statistics; `None` before the first.
    shown_bytes: Option<u64>,
    /// Something could not be said.
    is_broken: bool,
}

impl Reporter {
    /// For the program of this name. Says everything until [`Reporter::set_status`].
    pub fn new(name: &[u8]) -> Self {
        Self {
            name: name.to_vec(),
            status: Status::Full,
            tally: Tally::default(),
            progress_is_due: AtomicBool::new(false),
            state: Mutex::new(State {
                started: Instant::now(),
                line_len: 0,
                shown_bytes: None,
                is_broken: false,
            }),
        }
    }

    /// The program's name, as messages begin with it.
    pub fn name(&self) -> &[u8] {
        &self.name
    }

    /// From here on, says only as much as `status=` allows.
    pub fn set_status(&mut self, status: Status) {
        self.status = status;
    }

    /// The counters that statistics show.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Time counts from now: the ends are open.
    pub fn restart_clock(&self) {
        self.state().started = Instant::now();
    }

    /// Whether all that was to be said could be.
    pub fn is_heard(&self) -> bool {
        !self.state().is_broken
    }

    /// A message: the program's name, then `text`.
    pub fn say(&self, text: &[u8]) {
        let mut state = self.state();
        let mut message = Vec::with_capacity(self.name.len() + text.len() + 4);
        message.extend_from_slice(state.end_line().as_bytes());
        message.extend_from_slice(&self.name);
        message.extend_from_slice(b": ");
        message.extend_from_slice(text);
        message.push(b'\n');
        state.write(&message);
    }

    /// A line as it is, without the program's name.
    pub fn say_plainly(&self, text: &[u8]) {
        self.state().write(&[text, b"\n"].concat());
    }

    /// How long the copy has taken.
    pub(super) fn elapsed(&self) -> Duration {
        self.state().started.elapsed()
    }

    /// Has the copy show its progress before its next record.
    pub(super) fn ask_for_progress(&self) {
        self.progress_is_due.store(true, Ordering::Relaxed);
    }

    /// Whether it has not done so yet.
    pub(super) fn is_progress_due(&self) -> bool {
        self.progress_is_due.load(Ordering::Relaxed)
    }

    /// Shows how far the copy is, unless that would block: nobody may have to wait for progress,
    /// least of all someone who wants the end.
    pub fn show_progress_if_ready(&self) {
        let state = self.state();
        if sys::is_writable(rustix::stdio::stderr()) {
            self.write_progress(state);
        }
    }

    /// Writes it in the place of the last such line.
    fn write_progress(&self, mut state: MutexGuard<'_, State>) {
        let counts = self.tally.counts();
        let elapsed = state.started.elapsed();
        let mut line = Line::new();
        // A line that does not fit is shown as far as it does.
        let _ = line.write_char('\r');
        let _ = write_transfer(&mut line, counts.bytes, elapsed, WholeSeconds::Yes);
        let line_len = line.as_bytes().len() - 1;
        for _ in line_len..state.line_len {
            let _ = line.write_char(' ');
        }
        state.line_len = line_len;
        state.shown_bytes = Some(counts.bytes);
        state.write(line.as_bytes());
    }

    /// Shows the last of the progress before the long silence of a sync, if there was progress
    /// and more came since.
    pub fn show_progress_before_sync(&self) {
        let shown = self.state().shown_bytes;
        if self.status == Status::Progress
            && shown.is_some_and(|shown| shown < self.tally.counts().bytes)
        {
            self.write_progress(self.state());
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // After a panic in the other thread the state is no worse than a torn line.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Desk for Reporter {
    #[inline]
    fn attend(&self) -> Result<(), Interrupted> {
        if signals::is_pending() {
            self.answer_signals()
        } else {
            Ok(())
        }
    }

    #[inline(always)]
    fn has_news(&self) -> bool {
        signals::is_pending() || self.is_progress_due()
    }

    #[inline]
    fn between_records(&self) {
        if self.is_progress_due() {
            self.progress_is_due.store(false, Ordering::Relaxed);
            self.write_progress(self.state());
        }
    }

    fn report(&self, failure: &Failure) {
        self.say(&failure.message(&Quoting::from_environment()));
    }

    fn report_tolerated(&self, failure: &Failure) {
        if self.status != Status::None {
            self.report(failure);
        }
    }

    fn remark(&self, remark: &Remark) {
        if self.status != Status::None {
            self.say(&remark.message(&Quoting::from_environment()));
        }
    }

    fn statistics(&self) {
        if self.status == Status::None {
            return;
        }
        let mut state = self.state();
        let mut text = FixedText::<512>::new();
        let _ = text.write_str(state.end_line());
        let counts = self.tally.counts();
        state.shown_bytes = Some(counts.bytes);
        // 512 bytes hold seven numbers of 20 digits and their words.
        let _ = write_records(&mut text, counts);
        if self.status != Status::NoXfer {
            let elapsed = state.started.elapsed();
            let _ = write_transfer(&mut text, counts.bytes, elapsed, WholeSeconds::No);
            let _ = text.write_char('\n');
        }
        state.write(text.as_bytes());
    }
}

impl Reporter {
    #[cold]
    fn answer_signals(&self) -> Result<(), Interrupted> {
        while let Some(event) = signals::take() {
            match event {
                Event::Report => self.statistics(),
                Event::Interrupt => return Err(Interrupted),
            }
        }
        Ok(())
    }
}

impl State {
    /// What ends a line of progress, if the cursor stands behind one.
    fn end_line(&mut self) -> &'static str {
        match std::mem::take(&mut self.line_len) {
            0 => "",
            _ => "\n",
        }
    }

    /// Writes to standard error, all of it. What cannot be written is lost, and remembered to
    /// have been: the exit status will tell.
    fn write(&mut self, mut bytes: &[u8]) {
        if uucore::signals::stderr_was_closed() {
            self.is_broken = true;
            return;
        }
        let fd = rustix::stdio::stderr();
        let mut patience = sys::Patience::default();
        while !bytes.is_empty() {
            match rustix::io::write(fd, bytes) {
                Ok(0) => break,
                Ok(written) => {
                    bytes = &bytes[written..];
                    patience.renew();
                }
                // Someone who wants the end does not want to wait for a reader of messages.
                Err(rustix::io::Errno::INTR) if !signals::is_interrupted() => {}
                Err(rustix::io::Errno::AGAIN) if !signals::is_interrupted() => {
                    // One that only pretends to be ready is not asked for ever.
                    if self.is_broken || !patience.lasts() {
                        break;
                    }
                    sys::wait_until_writable(fd);
                }
                Err(_) => break,
            }
        }
        self.is_broken |= !bytes.is_empty();
    }
}

/// Whether the seconds are shown as a clock shows them.
#[derive(Clone, Copy, Eq, PartialEq)]
enum WholeSeconds {
    Yes,
    No,
}

fn write_records(text: &mut impl std::fmt::Write, counts: Counts) -> std::fmt::Result {
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
fn write_transfer(
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
        let mut line = Line::new();
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
