// SPDX-License-Identifier: MIT
//! A thread that gives up its share of the process's descriptor table.

use std::ffi::c_void;
use std::io::Error;
use std::mem::MaybeUninit;
use std::sync::{Arc, Condvar, Mutex, PoisonError};

/// A running thread, which must be waited for. Dropped without that, it goes on by itself.
pub struct Thread(libc::pthread_t);

/// Whose descriptors the new thread sees.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Descriptors {
    /// A table of its own, which holds standard error alone.
    Own,
    /// Those of the process: what it opened there, others could take for theirs.
    Shared,
}

/// What the new thread is given.
struct Start<T> {
    context: Arc<T>,
    work: fn(&T, Descriptors),
    table: Arc<Table>,
}

/// Whether the new thread is done with its descriptors.
#[derive(Default)]
struct Table {
    is_set: Mutex<bool>,
    changed: Condvar,
}

impl Table {
    fn set(&self) {
        *self.is_set.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.changed.notify_one();
    }

    fn wait(&self) {
        let is_set = self.is_set.lock().unwrap_or_else(PoisonError::into_inner);
        // A panic elsewhere ends the program, so there is always an end to this.
        drop(self.changed.wait_while(is_set, |is_set| !*is_set));
    }
}

/// Starts a thread that runs `work` on `context` and has no descriptor but standard error. Returns
/// once that is so: what is opened later is never in its table, where closing it would take a
/// device's last words about what was written.
///
/// Why: while two threads share a table, the kernel counts references on every descriptor look-up
/// of every read and write; and a second holder of a pipe would keep it open after the first has
/// closed it. On a system that cannot give a thread a table of its own it shares the process's, as
/// any thread does. Standard error must be open: what is opened later in its place could be copied
/// instead.
///
/// Not by `std::thread`: its threads register destructors, for which the C library aborts if it has
/// no memory. `work` must do without what belongs to such a thread (`std::thread::current` and
/// whatever waits by it).
///
/// `context` must hold no descriptor that `work` uses: in the thread it would be a closed one.
/// `work` is a plain function, so that it brings none along.
///
/// # Errors
/// The system's reason why there can be no thread.
pub fn spawn_without_descriptors<T: Send + Sync + 'static>(
    stack_len: usize,
    context: Arc<T>,
    work: fn(&T, Descriptors),
) -> Result<Thread, Error> {
    let table = Arc::new(Table::default());
    let start = Box::into_raw(Box::new(Start {
        context,
        work,
        table: Arc::clone(&table),
    }));
    let mut attributes = MaybeUninit::uninit();
    let mut thread = MaybeUninit::uninit();
    // SAFETY: the attributes are initialised before they are used, and destroyed after that. The
    // new thread alone takes `start` back into its box, for which its type is the same `T`.
    let error = unsafe {
        let mut error = libc::pthread_attr_init(attributes.as_mut_ptr());
        if error == 0 {
            let least = libc::sysconf(libc::_SC_THREAD_STACK_MIN);
            let stack_len = stack_len.max(usize::try_from(least).unwrap_or(0));
            error = libc::pthread_attr_setstacksize(attributes.as_mut_ptr(), stack_len);
            if error == 0 {
                let attributes = attributes.as_ptr();
                error =
                    libc::pthread_create(thread.as_mut_ptr(), attributes, run::<T>, start.cast());
            }
            libc::pthread_attr_destroy(attributes.as_mut_ptr());
        }
        error
    };
    if error == 0 {
        table.wait();
        // SAFETY: it was made.
        return Ok(Thread(unsafe { thread.assume_init() }));
    }
    // SAFETY: there is no thread that could have taken it.
    drop(unsafe { Box::from_raw(start) });
    Err(Error::from_raw_os_error(error))
}

extern "C" fn run<T: Send + Sync + 'static>(start: *mut c_void) -> *mut c_void {
    let descriptors = keep_only_standard_error();
    // SAFETY: it comes from `into_raw` of this type, and nobody else takes it (see above).
    let start = unsafe { Box::from_raw(start.cast::<Start<T>>()) };
    start.table.set();
    (start.work)(&start.context, descriptors);
    std::ptr::null_mut()
}

impl Thread {
    /// Calls it out of [`crate::signals::wait`], or out of the next one.
    pub fn wake(&self) {
        // SAFETY: it was made, and is not yet waited for.
        unsafe { libc::pthread_kill(self.0, crate::signals::CALL) };
    }

    /// Waits for its end.
    pub fn join(self) {
        // SAFETY: it was made, and is waited for once.
        unsafe { libc::pthread_join(self.0, std::ptr::null_mut()) };
    }
}

#[cfg(target_os = "linux")]
fn keep_only_standard_error() -> Descriptors {
    // SAFETY: the calls take plain numbers. unshare(2) with CLONE_FILES copies the descriptor
    // table for this thread alone, which owns no descriptor (see the caller), so that closing
    // the others in the copy takes nothing from anyone; where it fails, nothing is closed.
    unsafe {
        if libc::unshare(libc::CLONE_FILES) != 0 {
            return Descriptors::Shared;
        }
        libc::close(0);
        libc::close(1);
        if libc::syscall(libc::SYS_close_range, 3_u32, u32::MAX, 0_u32) != 0 {
            // Linux before 5.9. dd's own are all small numbers.
            for descriptor in 3..64 {
                libc::close(descriptor);
            }
        }
    }
    Descriptors::Own
}

#[cfg(not(target_os = "linux"))]
fn keep_only_standard_error() -> Descriptors {
    Descriptors::Shared
}
