// SPDX-License-Identifier: MIT
//! The one writer to standard error: messages, statistics, progress. Knows the clock and what is
//! said when, not how bytes move.

use super::bar::View;
use super::epilogue::Epilogue;
use super::expectation::{Expectation, Gauge};
use super::json::{self, Event, Message, Numbers, Reason};
use super::lines::{self, Deed, WholeSeconds};
use super::stats::{Counts, Tally};
use super::stderr::Stderr;
use super::{Phase, Status};
use crate::error::{Failure, Interrupted, Remark};
use crate::io::Desk;
use crate::words::Words;
use coreutils_sys::memory::{LastWords, set_last_words};
use coreutils_sys::signals::{self, Event as Signal};
use rustix::io::Errno;
use std::ffi::OsStr;
use std::os::fd::BorrowedFd;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// What the clock's thread asks of the copy.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Ask {
    /// A second has passed: progress.
    Progress,
    /// Someone wants the statistics.
    Report,
    /// The thread has shown the progress of a copy that was blocked: that it goes on is news.
    News,
}

impl Ask {
    fn bit(self) -> u8 {
        match self {
            Self::Progress => 1,
            Self::Report => 2,
            Self::News => 4,
        }
    }
}

/// Says what there is to say. Shared with the clock's thread, which shows progress by it.
pub struct Reporter {
    name: Vec<u8>,
    status: Status,
    words: Words,
    tally: Tally,
    /// What was asked for, as bits, and not shown yet. Whoever takes a bit away shows it.
    asked: AtomicU8,
    state: Mutex<State>,
}

struct State {
    started: Instant,
    phase: Phase,
    expectation: Option<Expectation>,
    /// How long the copy took, once it is over, and how many bytes are then read back.
    verifying: Option<(Duration, u64)>,
    /// What is said after the statistics.
    epilogue: Vec<Epilogue>,
    /// Bytes at the last progress line or statistics; `None` before the first.
    shown_bytes: Option<u64>,
    /// When progress is due next, where there is no thread to say so.
    next_tick: Duration,
    /// What was counted when it was last looked for there, and when that was new.
    at_tick: (Counts, Duration),
    stderr: Stderr,
}

/// How a message is told in JSON.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Severity {
    /// The exit status is left alone.
    Warning,
    /// It becomes a failure.
    Error,
}

impl Reporter {
    /// For the program of this name. Says everything until [`Reporter::set_status`].
    pub fn new(name: &[u8]) -> Self {
        Self {
            name: name.to_vec(),
            status: Status::Full,
            words: Words::of_environment(),
            tally: Tally::default(),
            asked: AtomicU8::new(0),
            state: Mutex::new(State {
                started: Instant::now(),
                phase: Phase::Opening,
                expectation: None,
                verifying: None,
                epilogue: Vec::new(),
                shown_bytes: None,
                next_tick: Duration::ZERO,
                at_tick: (Counts::default(), Duration::ZERO),
                stderr: Stderr::new(),
            }),
        }
    }

    /// The program's name, as messages begin with it.
    pub fn name(&self) -> &[u8] {
        &self.name
    }

    /// How the user is spoken to.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// From here on, says only as much as `status=` allows. A bar needs a terminal; without one
    /// there are progress lines.
    pub fn set_status(&mut self, status: Status) {
        self.status = match status {
            Status::Bar if !self.state().stderr.prepare_bar(&self.words) => Status::Progress,
            status => status,
        };
        if status == Status::Json {
            self.words = Words::for_programs();
            set_last_words(LastWords::Instead(json::MEMORY_EXHAUSTED));
        }
    }

    /// The counters that statistics show.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// How often progress is shown; `None` where it is not.
    pub(super) fn period(&self) -> Option<Duration> {
        self.status.period()
    }

    /// Whether how much there is to copy will be shown.
    pub fn wants_expectation(&self) -> bool {
        matches!(self.status, Status::Bar | Status::Json)
    }

    /// Takes note of how much there is to copy.
    pub fn expect(&self, expectation: Expectation) {
        self.state().expectation = Some(expectation);
    }

    /// Takes note that the ends are open: time counts from now.
    pub fn begin_copy(&self) {
        let mut state = self.state();
        state.started = Instant::now();
        state.next_tick = Duration::ZERO;
        state.at_tick.1 = Duration::ZERO;
        state.phase = Phase::Copying;
    }

    /// Takes note that the long silence of a sync comes, and shows the last of the progress before
    /// it: of a line, if there was one and more came since.
    pub fn begin_sync(&self) {
        let mut state = self.state();
        state.phase = Phase::Syncing;
        let bytes = self.tally.counts().bytes;
        let is_worth_it = match self.status {
            Status::Full | Status::None | Status::NoXfer => false,
            Status::Progress => state.shown_bytes.is_some_and(|shown| shown < bytes),
            Status::Bar | Status::Json => true,
        };
        if is_worth_it {
            // To the fraction of a second, as GNU's dd: it is the last word on the copy itself.
            self.write_progress(state, rustix::stdio::stderr(), WholeSeconds::No);
        }
    }

    /// Takes note that so many bytes are read back now: the copy is over, and so is its time.
    pub fn begin_verify(&self, bytes: u64) {
        let mut state = self.state();
        state.phase = Phase::Verifying;
        state.verifying = Some((state.started.elapsed(), bytes));
        state.shown_bytes = None;
        if matches!(self.status, Status::Bar | Status::Json) {
            self.write_progress(state, rustix::stdio::stderr(), WholeSeconds::No);
        }
    }

    /// How long the reading back has taken.
    pub fn verified_in(&self) -> Duration {
        self.state().verified_in()
    }

    /// Takes note of something to say after the statistics.
    pub fn add_epilogue(&self, epilogue: Epilogue) {
        self.state().epilogue.push(epilogue);
    }

    /// Ends what was shown on the way; a bar is taken away.
    pub fn end_progress(&self) {
        self.state().stderr.end_progress();
    }

    /// Whether all that was to be said could be.
    pub fn is_heard(&self) -> bool {
        !self.state().stderr.is_broken()
    }

    /// A message: the program's name, then `text`.
    fn say(&self, severity: Severity, parts: Parts<'_>, text: &[u8]) {
        let mut state = self.state();
        if self.status == Status::Json {
            let (operation, file, errno) = parts;
            let message = Message::new(operation, file, errno, text);
            let event = match severity {
                Severity::Warning => Event::Warning(message),
                Severity::Error => Event::Error(message),
            };
            return state.stderr.write(&event.line());
        }
        let mut message = state.stderr.end_line();
        message.extend_from_slice(&self.name);
        message.extend_from_slice(b": ");
        message.extend_from_slice(text);
        message.push(b'\n');
        state.stderr.write(&message);
    }

    /// Tells what is wrong with the command line.
    pub fn refuse(&self, errno: Option<Errno>, text: &[u8]) {
        self.say(Severity::Error, ("usage", None, errno), text);
    }

    /// Tells what is odd about the command line.
    pub fn warn(&self, text: &[u8]) {
        self.say(Severity::Warning, ("usage", None, None), text);
    }

    /// Tells that what was asked for on standard output could not be written there.
    pub fn report_print(&self, errno: Option<Errno>, text: &[u8]) {
        let file = OsStr::new("standard output");
        self.say(Severity::Error, ("write", Some(file), errno), text);
    }

    /// A line as it is, without the program's name; for eyes only.
    pub fn say_plainly(&self, text: &[u8]) {
        if self.status != Status::Json {
            self.state().stderr.write(&[text, b"\n"].concat());
        }
    }

    /// How long the copy has taken.
    pub(super) fn elapsed(&self) -> Duration {
        self.state().started.elapsed()
    }

    /// Has the copy show something before its next record.
    pub(super) fn ask(&self, ask: Ask) {
        self.asked.fetch_or(ask.bit(), Ordering::Relaxed);
    }

    /// Whether it was asked to, and has not yet.
    pub(super) fn is_asked(&self, ask: Ask) -> bool {
        self.asked.load(Ordering::Relaxed) & ask.bit() != 0
    }

    /// Takes that back; whether it was still to be done.
    pub(super) fn take_back(&self, ask: Ask) -> bool {
        self.asked.fetch_and(!ask.bit(), Ordering::Relaxed) & ask.bit() != 0
    }

    /// Shows progress on `fd` in the place of a copy that did not come to it.
    pub(super) fn show_progress_of_blocked_copy(&self, fd: BorrowedFd<'_>) {
        if self.take_back(Ask::Progress) {
            self.show_progress(fd);
            if self.status == Status::Progress {
                self.ask(Ask::News);
            }
        }
    }

    /// Whether progress is a matter of the clock's thread alone.
    pub(super) fn draws_itself(&self) -> bool {
        self.status == Status::Bar
    }

    /// Shows how far the copy is on `fd`, unless that would block: nobody may have to wait for
    /// progress, least of all someone who wants the end.
    pub(super) fn show_progress(&self, fd: BorrowedFd<'_>) {
        self.write_progress(self.state(), fd, WholeSeconds::Yes);
    }

    fn write_progress(
        &self,
        mut state: MutexGuard<'_, State>,
        fd: BorrowedFd<'_>,
        seconds: WholeSeconds,
    ) {
        let counts = self.tally.counts();
        let gauge = state.gauge(counts);
        let (deed, bytes, elapsed) = match state.verifying {
            None => (Deed::Copied, counts.bytes, state.started.elapsed()),
            Some(_) => (Deed::Verified, counts.verified, state.verified_in()),
        };
        let is_shown = match self.status {
            Status::Full | Status::None | Status::NoXfer => false,
            Status::Progress => {
                let words = &self.words;
                let done = (deed, bytes, elapsed);
                state.stderr.show_line(fd, done, seconds, words)
            }
            Status::Bar => {
                let view = View {
                    phase: state.phase,
                    bytes,
                    gauge,
                    elapsed,
                };
                state.stderr.show_bar(fd, &view)
            }
            Status::Json => {
                let numbers = Numbers::new(counts, state.copied_in());
                let line = Event::progress(state.phase, numbers, gauge).line();
                state.stderr.write_now(fd, &line)
            }
        };
        if is_shown {
            state.shown_bytes = Some(bytes);
        }
    }

    /// Shows the statistics that someone asked for on `fd`, unless that would block. Whether it did.
    pub(super) fn report_if_ready(&self, fd: BorrowedFd<'_>) -> bool {
        let mut state = self.state();
        let standing = state.stderr.standing();
        let text = self.statistics_text(&mut state, Reason::Signal);
        let is_shown = state.stderr.write_now(fd, &text);
        if !is_shown {
            state.stderr.stand_again(standing);
        }
        is_shown
    }

    /// Shows the statistics of now, however long that takes.
    fn show_statistics(&self, reason: Reason) {
        if self.status != Status::None {
            let mut state = self.state();
            let text = self.statistics_text(&mut state, reason);
            state.stderr.write(&text);
        }
    }

    /// The statistics of the end; in JSON they are a part of the summary.
    pub fn final_statistics(&self) {
        if self.status != Status::Json {
            self.show_statistics(Reason::Signal);
        }
    }

    /// What there is to say after the statistics.
    #[cold]
    pub fn tell_epilogue(&self) {
        let mut state = self.state();
        for epilogue in std::mem::take(&mut state.epilogue) {
            let text = match self.status {
                Status::Json => epilogue.event().line(),
                Status::None if !epilogue.is_asked_for() => continue,
                Status::NoXfer if epilogue.is_transfer() => continue,
                _ => epilogue.text(&self.words),
            };
            if !text.is_empty() {
                state.stderr.write(&text);
            }
        }
    }

    /// The last word of `status=json`: the exit status, and the signal dd dies of.
    pub fn summary(&self, exit: i32, signal: Option<&'static str>) {
        if self.status == Status::Json {
            let mut state = self.state();
            let elapsed = state.copied_in();
            let event = Event::Summary {
                numbers: Numbers::new(self.tally.counts(), elapsed),
                exit,
                signal,
            };
            state.stderr.write(&event.line());
        }
    }

    fn statistics_text(&self, state: &mut State, reason: Reason) -> Vec<u8> {
        let counts = self.tally.counts();
        let elapsed = state.copied_in();
        state.shown_bytes = Some(counts.bytes);
        if self.status == Status::Json {
            let numbers = Numbers::new(counts, elapsed);
            return Event::Statistics { reason, numbers }.line();
        }
        let mut text = state.stderr.end_line();
        text.extend_from_slice(&lines::records(counts, &self.words));
        if self.status != Status::NoXfer {
            let line = lines::transfer(
                Deed::Copied,
                counts.bytes,
                elapsed,
                WholeSeconds::No,
                &self.words,
            );
            text.extend_from_slice(&line);
            text.push(b'\n');
        }
        text
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // A panic ends the program, in whichever thread it is.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What was being done, on which file, and the system's reason.
type Parts<'a> = (&'static str, Option<&'a OsStr>, Option<Errno>);

impl Desk for Reporter {
    #[inline]
    fn attend(&self) -> Result<(), Interrupted> {
        if signals::is_pending() || self.is_asked(Ask::Report) {
            self.answer()
        } else {
            Ok(())
        }
    }

    #[inline(always)]
    fn has_news(&self) -> bool {
        signals::is_pending() || self.asked.load(Ordering::Relaxed) != 0
    }

    #[inline]
    fn between_records(&self) {
        if self.asked.load(Ordering::Relaxed) != 0 {
            self.answer_between_records();
        }
    }

    fn report(&self, failure: &Failure) {
        let text = failure.message(&self.words);
        self.say(Severity::Error, failure.parts(), &text);
    }

    fn report_tolerated(&self, failure: &Failure) {
        if self.status != Status::None {
            let text = failure.message(&self.words);
            self.say(Severity::Warning, failure.parts(), &text);
        }
    }

    fn remark(&self, remark: &Remark) {
        if self.status != Status::None {
            let text = remark.message(&self.words);
            let (operation, file) = remark.parts();
            self.say(Severity::Warning, (operation, file, None), &text);
        }
    }

    fn statistics(&self) {
        self.show_statistics(Reason::ReadError);
    }
}

impl Reporter {
    #[cold]
    fn answer(&self) -> Result<(), Interrupted> {
        if self.take_back(Ask::Report) {
            self.show_statistics(Reason::Signal);
        }
        while let Some(signal) = signals::take() {
            match signal {
                Signal::Report => self.show_statistics(Reason::Signal),
                Signal::Interrupt => return Err(Interrupted),
                Signal::Tick => self.tick(),
            }
        }
        Ok(())
    }

    #[cold]
    fn answer_between_records(&self) {
        if self.take_back(Ask::Report) {
            self.show_statistics(Reason::Signal);
        }
        let is_news = self.is_asked(Ask::News) && {
            let shown = self.state().shown_bytes;
            shown.is_none_or(|shown| shown != self.tally.counts().bytes)
        };
        if self.take_back(Ask::Progress) || is_news {
            self.take_back(Ask::News);
            self.show_progress(rustix::stdio::stderr());
        }
    }

    /// Shows progress if it is due, where no thread says so, and has the next tick come in time.
    ///
    /// Each tick interrupts what the copy is blocked in. A file system that then begins anew, and
    /// takes longer than that, would never come to its end: so the longer nothing was counted, the
    /// rarer they are.
    fn tick(&self) {
        const SHARE_OF_STALL: u32 = 8;
        // Shorter ones could come faster than they are dealt with.
        const SHORTEST: Duration = Duration::from_millis(10);
        let Some(period) = self.period() else { return };
        let mut state = self.state();
        let elapsed = state.started.elapsed();
        let counts = self.tally.counts();
        if counts != state.at_tick.0 {
            state.at_tick = (counts, elapsed);
        }
        let stall = elapsed.saturating_sub(state.at_tick.1);
        let next = super::alarm::next_after(elapsed, period);
        let until_next = next.saturating_sub(elapsed);
        signals::tick_every(until_next.max(stall / SHARE_OF_STALL).max(SHORTEST));
        if elapsed >= state.next_tick.max(period) {
            state.next_tick = next;
            self.write_progress(state, rustix::stdio::stderr(), WholeSeconds::Yes);
        }
    }
}

impl State {
    fn gauge(&self, counts: Counts) -> Option<Gauge> {
        match self.verifying {
            None => self.expectation?.gauge(counts),
            Some((_, total)) => Some(Gauge {
                done: counts.verified.min(total),
                total,
            }),
        }
    }

    /// How long the copy has taken, without what came after it.
    fn copied_in(&self) -> Duration {
        match self.verifying {
            None => self.started.elapsed(),
            Some((copied_in, _)) => copied_in,
        }
    }

    /// How long the reading back has taken.
    fn verified_in(&self) -> Duration {
        self.started.elapsed().saturating_sub(self.copied_in())
    }
}
