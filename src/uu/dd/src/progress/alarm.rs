// SPDX-License-Identifier: MIT
//! The clock of `status=progress`: a thread that speaks each second, also while the copy is
//! blocked where no signal reaches it. A run without progress has no such thread.

use super::report::Reporter;
use nix::sys::signal::{SigSet, SigmaskHow};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

/// The thread formats one line on its stack, and allocates nothing.
const STACK_LEN: usize = 64 * 1024;

/// The running clock. It stops when dropped, or by [`Alarm::stop`].
pub struct Alarm {
    thread: Option<JoinHandle<()>>,
    shared: Arc<Shared>,
}

struct Shared {
    is_over: Mutex<bool>,
    changed: Condvar,
}

impl Alarm {
    /// Starts the clock, or goes without where the system refuses a thread.
    pub fn start(reporter: &Arc<Reporter>) -> Self {
        let shared = Arc::new(Shared {
            is_over: Mutex::new(false),
            changed: Condvar::new(),
        });
        let (their_reporter, theirs) = (Arc::clone(reporter), Arc::clone(&shared));
        // Signals are for the thread that copies: its calls are the ones to interrupt. The new
        // thread inherits the mask, so it is set around its making.
        let mask = SigSet::all().thread_swap_mask(SigmaskHow::SIG_SETMASK);
        let thread = std::thread::Builder::new()
            .stack_size(STACK_LEN)
            .spawn(move || {
                coreutils_sys::threads::keep_only_standard_error();
                tick(&their_reporter, &theirs);
            })
            .ok();
        if let Ok(mask) = mask {
            let _ = mask.thread_set_mask(); // it was the mask before
        }
        Self { thread, shared }
    }

    /// Stops the clock: nothing is shown after this.
    pub fn stop(&mut self) {
        if let Some(thread) = self.thread.take() {
            *self
                .shared
                .is_over
                .lock()
                .unwrap_or_else(PoisonError::into_inner) = true;
            self.shared.changed.notify_one();
            let _ = thread.join(); // a panic there costs no more than the progress
        }
    }
}

impl Drop for Alarm {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Shows progress at each whole second until it is over.
fn tick(reporter: &Reporter, shared: &Shared) {
    let mut is_over = shared
        .is_over
        .lock()
        .unwrap_or_else(PoisonError::into_inner);
    let mut next = Duration::from_secs(1);
    while !*is_over {
        let elapsed = reporter.elapsed();
        if elapsed >= next {
            reporter.show_progress();
            next = Duration::from_secs(reporter.elapsed().as_secs() + 1);
            continue;
        }
        // The clock may have been started anew, so that the next second is earlier than thought.
        let second = Duration::from_secs(elapsed.as_secs() + 1);
        next = next.min(second);
        (is_over, _) = shared
            .changed
            .wait_timeout(is_over, next - elapsed)
            .unwrap_or_else(PoisonError::into_inner);
    }
}
