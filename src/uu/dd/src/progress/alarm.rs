// SPDX-License-Identifier: MIT
//! The clock of a copy that shows its progress: a thread that has it shown in time. The copy itself
//! shows it, between two records, so that it is as true as it can be; where the copy is blocked and
//! does not come to it, the thread does. The thread takes the signals that ask for statistics too,
//! so that no call of the copy is disturbed by them. A run without progress has no such thread; where
//! the system refuses one, a timer interrupts the copy's calls instead.

use super::report::{Ask, Reporter};
use super::terminal;
use crate::io::sys;
use coreutils_sys::signals::{self, Wake};
use coreutils_sys::threads::{Descriptors, Thread, spawn_without_descriptors};
use nix::sys::signal::{SigSet, SigmaskHow, Signal};
use std::os::fd::{AsFd as _, OwnedFd};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The thread formats a line on its stack, in bytes, or has indicatif draw a bar.
const STACK_LEN: usize = 64 * 1024;
const STACK_LEN_FOR_BAR: usize = 256 * 1024;

/// How long the copy has time to show something itself: its next record may be near. Not so long
/// for someone who asked.
const PATIENCE: Duration = Duration::from_millis(20);
const PATIENCE_WITH_REPORT: Duration = Duration::from_millis(5);

/// How long to wait for a standard error that takes nothing now, when someone asked.
const UNREADY_PAUSE: Duration = Duration::from_millis(100);

/// The running clock. It stops when dropped.
pub struct Alarm {
    thread: Option<Thread>,
    clock: Arc<Clock>,
}

struct Clock {
    reporter: Arc<Reporter>,
    period: Duration,
    is_over: AtomicBool,
}

impl Alarm {
    /// Starts the clock, if there is progress to show and someone to see it.
    pub fn start(reporter: &Arc<Reporter>) -> Option<Self> {
        let period = reporter.period()?;
        // If not even that is open, what the copy opens could be taken for standard error.
        rustix::io::fcntl_getfd(rustix::stdio::stderr()).ok()?;
        let clock = Arc::new(Clock {
            reporter: Arc::clone(reporter),
            period,
            is_over: AtomicBool::new(false),
        });
        let stack_len = if reporter.draws_itself() {
            STACK_LEN_FOR_BAR
        } else {
            STACK_LEN
        };
        // The new thread inherits the mask, so it is set around its making. It takes no signal but
        // those it waits for; a terminal may still stop dd for writing from the background.
        let mut mask = SigSet::all();
        mask.remove(Signal::SIGTTOU);
        let before = mask.thread_swap_mask(SigmaskHow::SIG_SETMASK);
        let thread = spawn_without_descriptors(stack_len, Arc::clone(&clock), tick).ok();
        if let Ok(before) = before {
            let _ = before.thread_set_mask(); // it was the mask before
        }
        if thread.is_some() {
            signals::leave_reports_to_waiter();
        } else {
            signals::tick_every(period);
        }
        Some(Self { thread, clock })
    }
}

impl Drop for Alarm {
    fn drop(&mut self) {
        match self.thread.take() {
            Some(thread) => {
                self.clock.is_over.store(true, Ordering::Release);
                thread.wake();
                thread.join();
            }
            None => signals::stop_ticking(),
        }
    }
}

/// Has progress shown once a period, and statistics when someone asks, until it is over.
fn tick(clock: &Clock, descriptors: Descriptors) {
    let reporter = &*clock.reporter;
    let mut voice = Voice::Unopened(descriptors);
    let mut due = clock.period;
    // Until when the copy has time to show what it was asked for.
    let mut progress_until: Option<Instant> = None;
    let mut report_until: Option<Instant> = None;
    let mut is_report_wanted = false;
    loop {
        let (now, elapsed) = (Instant::now(), reporter.elapsed());
        let next = next_after(elapsed, clock.period);
        due = due.min(next); // the time of the copy starts again once the ends are open
        if elapsed >= due {
            due = next;
            if reporter.draws_itself() {
                voice.use_by(|fd| reporter.show_progress(fd));
            } else {
                reporter.ask(Ask::Progress);
                progress_until = Some(now + PATIENCE);
            }
        }
        if progress_until.is_some_and(|until| until <= now) {
            progress_until = None;
            voice.use_by(|fd| reporter.show_progress_of_blocked_copy(fd));
        }
        if report_until.is_some_and(|until| until <= now) {
            report_until = None;
            if reporter.take_back(Ask::Report) {
                voice.use_by(|fd| is_report_wanted |= !reporter.report_if_ready(fd));
            }
        }
        let is_answered = !reporter.is_asked(Ask::Report);
        // The copy is not asked to wait for a reader of its statistics.
        if is_report_wanted && is_answered && sys::is_writable(rustix::stdio::stderr()) {
            is_report_wanted = false;
            reporter.ask(Ask::Report);
            report_until = Some(now + PATIENCE_WITH_REPORT);
        }
        let unready = is_report_wanted.then(|| now + UNREADY_PAUSE);
        let first = [progress_until, report_until, unready]
            .into_iter()
            .flatten()
            .map(|until| until.saturating_duration_since(now))
            .fold(due.saturating_sub(elapsed), Duration::min);
        match clock.wait(first) {
            Wanted::End => return,
            Wanted::Report => is_report_wanted = true,
            Wanted::Nothing => {}
        }
    }
}

/// The next whole period.
pub(super) fn next_after(elapsed: Duration, period: Duration) -> Duration {
    let periods = elapsed.as_nanos() / period.as_nanos();
    // A copy of 2^32 periods has taken more than 27 years.
    period.saturating_mul(u32::try_from(periods + 1).unwrap_or(u32::MAX))
}

/// Why the thread waits no longer.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Wanted {
    /// The time is over.
    Nothing,
    /// Someone wants the statistics.
    Report,
    /// The copy is over.
    End,
}

impl Clock {
    /// Waits for as long, or until someone wants something.
    fn wait(&self, time: Duration) -> Wanted {
        let wake = if self.is_over() {
            None
        } else {
            signals::wait(time)
        };
        match wake {
            _ if self.is_over() => Wanted::End,
            Some(Wake::Report) => Wanted::Report,
            Some(Wake::Call) | None => Wanted::Nothing,
        }
    }

    fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Acquire)
    }
}

/// Where the thread speaks.
enum Voice {
    /// It has not spoken yet.
    Unopened(Descriptors),
    /// Standard error, as everyone has it.
    Shared,
    /// Standard error, opened once more.
    Own(OwnedFd),
}

impl Voice {
    fn use_by(&mut self, speak: impl FnOnce(rustix::fd::BorrowedFd<'_>)) {
        if let Self::Unopened(descriptors) = *self {
            *self = terminal::reopen_non_blocking(descriptors).map_or(Self::Shared, Self::Own);
        }
        match self {
            Self::Own(fd) => speak(fd.as_fd()),
            Self::Unopened(_) | Self::Shared => speak(rustix::stdio::stderr()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_period_is_a_whole_one() {
        let second = Duration::from_secs(1);
        let millis = Duration::from_millis;
        assert_eq!(next_after(Duration::ZERO, second), second);
        assert_eq!(next_after(millis(999), second), second);
        assert_eq!(next_after(second, second), second * 2);
        assert_eq!(next_after(millis(401), millis(200)), millis(600));
        let long = Duration::from_secs(1 << 40);
        assert!(next_after(long, second) <= long);
    }
}
