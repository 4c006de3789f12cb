// SPDX-License-Identifier: MIT
//! The clock of `status=progress`: a thread that has progress shown each second. The copy itself
//! shows it, between two records, so that the line is as true as it can be; where the copy is
//! blocked and does not come to it, the thread does, and the copy once more when it goes on. A run
//! without progress has no such thread.

use super::report::Reporter;
use coreutils_sys::threads::{Thread, spawn_without_descriptors};
use nix::sys::signal::{SigSet, SigmaskHow};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The thread formats one line on its stack, and allocates nothing.
const STACK_LEN: usize = 64 * 1024;

/// How long the copy has time to show the progress itself.
const PATIENCE: Duration = Duration::from_millis(20);

/// The running clock. It stops when dropped.
pub struct Alarm {
    thread: Option<Thread>,
    clock: Arc<Clock>,
}

struct Clock {
    reporter: Arc<Reporter>,
    is_over: Mutex<bool>,
    changed: Condvar,
}

impl Alarm {
    /// Starts the clock, or goes without where the system refuses a thread.
    pub fn start(reporter: &Arc<Reporter>) -> Self {
        let clock = Arc::new(Clock {
            reporter: Arc::clone(reporter),
            is_over: Mutex::new(false),
            changed: Condvar::new(),
        });
        if rustix::io::fcntl_getfd(rustix::stdio::stderr()).is_err() {
            // Nobody listens; and what the copy opens could be taken for standard error.
            return Self {
                thread: None,
                clock,
            };
        }
        // Signals are for the thread that copies: its calls are the ones to interrupt. The new
        // thread inherits the mask, so it is set around its making.
        let mask = SigSet::all().thread_swap_mask(SigmaskHow::SIG_SETMASK);
        let thread = spawn_without_descriptors(STACK_LEN, Arc::clone(&clock), tick).ok();
        if let Ok(mask) = mask {
            let _ = mask.thread_set_mask(); // it was the mask before
        }
        Self { thread, clock }
    }
}

impl Drop for Alarm {
    fn drop(&mut self) {
        if let Some(thread) = self.thread.take() {
            *lock(&self.clock.is_over) = true;
            self.clock.changed.notify_one();
            thread.join();
        }
    }
}

fn lock(is_over: &Mutex<bool>) -> MutexGuard<'_, bool> {
    is_over.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Has progress shown at each whole second until it is over.
fn tick(clock: &Clock) {
    let mut is_over = lock(&clock.is_over);
    // It may be over before the thread has come here.
    while !*is_over {
        // Anew each time: the time of the copy starts again once the ends are open.
        let elapsed = clock.reporter.elapsed();
        let next = Duration::from_secs(elapsed.as_secs() + 1);
        is_over = wait(clock, is_over, next - elapsed);
        if *is_over {
            return;
        }
        if clock.reporter.elapsed() < next {
            continue;
        }
        clock.reporter.ask_for_progress();
        is_over = wait(clock, is_over, PATIENCE);
        if *is_over {
            return;
        }
        if clock.reporter.is_progress_due() {
            clock.reporter.show_progress_if_ready();
        }
    }
}

fn wait<'a>(clock: &Clock, is_over: MutexGuard<'a, bool>, time: Duration) -> MutexGuard<'a, bool> {
    let result = clock.changed.wait_timeout(is_over, time);
    result.unwrap_or_else(PoisonError::into_inner).0
}
