// SPDX-License-Identifier: MIT
//! `speed=`: so many bytes a second. Knows the clock, not what is copied.

use super::Desk;
use crate::error::Interrupted;
use std::time::{Duration, Instant};

/// How often a slice is written, so that a slow copy is a steady one.
const SLICES_PER_SECOND: u64 = 40;

/// A copy that has fallen behind catches up, but no faster than in this part of the time it has: that
/// would be a burst. What is further behind than so long is not caught up.
const CATCHING_UP: (u32, u32) = (4, 5);
const MOST_BEHIND: Duration = Duration::from_secs(2);

/// What is due sooner is not waited for: the next slice will be waited for all the longer.
const SHORTEST_WAIT: Duration = Duration::from_millis(2);

/// The longest nap without a look at signals: the answer to one that came right before it.
const LONGEST_NAP: Duration = Duration::from_millis(50);

/// The speed of a copy. Bytes are paid for before they are written.
pub struct Pace {
    /// Bytes a second.
    speed: u64,
    /// Since when, and how many bytes since then; `None` before the first.
    since: Option<(Instant, u64)>,
    /// When the last bytes were let go.
    last: Option<Instant>,
}

impl Pace {
    /// So many bytes a second; not 0.
    pub fn new(speed: u64) -> Self {
        Self {
            speed,
            since: None,
            last: None,
        }
    }

    /// How many bytes are written at once, if a block may be cut.
    pub fn slice_len(&self) -> usize {
        let len = (self.speed / SLICES_PER_SECOND).max(1);
        usize::try_from(len).unwrap_or(usize::MAX)
    }

    /// Waits until so many bytes more may be written.
    pub fn wait(&mut self, bytes: usize, desk: &impl Desk) -> Result<(), Interrupted> {
        let now = Instant::now();
        let (mut start, before) = self.since.unwrap_or((now, 0));
        let total = before.saturating_add(bytes as u64);
        // When the bytes before these were due.
        let behind = now.saturating_duration_since(start + self.time_of(before));
        if behind > MOST_BEHIND {
            start += behind;
        }
        let (part, of) = CATCHING_UP;
        let soonest = self
            .last
            .map(|last| last + self.time_of(bytes as u64) * part / of);
        let due = start + self.time_of(total);
        // Counted anew now and then, so that no number grows for ever.
        self.since = Some(if total >= self.speed.saturating_mul(3600) {
            (due, 0)
        } else {
            (start, total)
        });
        let due = due.max(soonest.unwrap_or(due));
        loop {
            let now = Instant::now();
            let left = due.saturating_duration_since(now);
            if left < SHORTEST_WAIT {
                self.last = Some(now.max(due));
                return Ok(());
            }
            nap(left.min(LONGEST_NAP));
            desk.attend()?;
            desk.between_records();
        }
    }

    fn time_of(&self, bytes: u64) -> Duration {
        let nanoseconds = u128::from(bytes) * 1_000_000_000 / u128::from(self.speed);
        Duration::from_nanos(u64::try_from(nanoseconds).unwrap_or(u64::MAX))
    }
}

/// Sleeps for so long, or until a signal comes.
fn nap(duration: Duration) {
    let request = rustix::time::Timespec {
        tv_sec: i64::try_from(duration.as_secs()).unwrap_or(i64::MAX),
        tv_nsec: i64::from(duration.subsec_nanos()),
    };
    let _ = rustix::thread::nanosleep(&request); // whoever was interrupted looks at the clock
}
