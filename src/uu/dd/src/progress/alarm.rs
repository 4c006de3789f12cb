// SPDX-License-Identifier: MIT
//! The clock of `status=progress`: a thread that speaks each second, also while the copy is
//! blocked where no signal reaches it. A run without progress has no such thread.

use super::report::Reporter;
use coreutils_sys::threads::spawn_without_descriptors;
use nix::sys::signal::{SigSet, SigmaskHow};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

/// The thread formats one line on its stack, and allocates nothing.
const STACK_LEN: usize = 64 * 1024;

/// The running clock. It stops when dropped.
pub struct Alarm {
    thread: Option<JoinHandle<()>>,
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
            let _ = thread.join(); // a panic has been told by the hook already
        }
    }
}

fn lock(is_over: &Mutex<bool>) -> MutexGuard<'_, bool> {
    is_over.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Shows progress at each whole second until it is over.
fn tick(clock: &Clock) {
    let mut is_over = lock(&clock.is_over);
    let mut next = Duration::from_secs(1);
    while !*is_over {
        let elapsed = clock.reporter.elapsed();
        if elapsed >= next {
            clock.reporter.show_progress_if_ready();
            next = Duration::from_secs(clock.reporter.elapsed().as_secs() + 1);
            continue;
        }
        // The clock may have been started anew, so that the next second is earlier than thought.
        let second = Duration::from_secs(elapsed.as_secs() + 1);
        next = next.min(second);
        (is_over, _) = clock
            .changed
            .wait_timeout(is_over, next - elapsed)
            .unwrap_or_else(PoisonError::into_inner);
    }
}
