// SPDX-License-Identifier: MIT
//! The two signals dd answers, kept until it has time for them.
//!
//! The handlers only store. They are installed without `SA_RESTART`, so that a blocked call
//! returns `EINTR` and the event is answered at once. A signal that arrives after the last look
//! at [`is_pending`] but before the call blocks would be seen only when that call returns; so the
//! handler also starts a repeating timer, whose signal interrupts the call a moment later. The
//! timer is stopped by [`take`], once nothing is pending. It is a POSIX timer of our own and its
//! signal one that is ignored by default (`SIGURG`): `SIGALRM` and the interval timer belong to
//! whoever called the program.

#[cfg(target_os = "linux")]
use std::sync::atomic::AtomicI32;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

/// What a signal asks for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Event {
    /// Statistics now; the work goes on.
    Report,
    /// The end: statistics, then death by `SIGINT`.
    Interrupt,
    /// Time has passed (see [`tick_every`]).
    Tick,
}

const REPORT: u32 = 1;
const INTERRUPT: u32 = 2;
const TICK: u32 = 4;

/// How long a call that blocked in the wrong moment stays blocked, in nanoseconds.
const NUDGE_NANOSECONDS: libc::c_long = 10_000_000;

/// The signal of the timer.
const NUDGE: libc::c_int = libc::SIGURG;

static PENDING: AtomicU32 = AtomicU32::new(0);

/// Whether the signal that asks for a report has a handler.
static CATCHES_REPORT: AtomicBool = AtomicBool::new(false);

/// Whether a [`NUDGE`] also says that time has passed.
#[cfg(target_os = "linux")]
static TICKS: AtomicBool = AtomicBool::new(false);

#[cfg(any(target_os = "linux", target_os = "android"))]
const SIGINFO: libc::c_int = libc::SIGUSR1;
#[cfg(not(any(target_os = "linux", target_os = "android")))]
const SIGINFO: libc::c_int = libc::SIGINFO;

extern "C" fn store(signal: libc::c_int) {
    let bit = if signal == libc::SIGINT {
        INTERRUPT
    } else {
        REPORT
    };
    PENDING.fetch_or(bit, Ordering::Relaxed);
    set_timer(NUDGE_NANOSECONDS);
}

/// A nudge need only interrupt.
#[cfg(target_os = "linux")]
extern "C" fn nudged(_: libc::c_int) {
    if TICKS.load(Ordering::Relaxed) {
        PENDING.fetch_or(TICK, Ordering::Relaxed);
    }
}

#[derive(Clone, Copy)]
enum Disposition {
    Default,
    Handler(extern "C" fn(libc::c_int)),
}

/// These signals, as a set.
fn set_of(signals: &[libc::c_int]) -> libc::sigset_t {
    // SAFETY: a zeroed set is valid, and made an empty one before it is added to.
    unsafe {
        let mut set: libc::sigset_t = std::mem::zeroed();
        libc::sigemptyset(&raw mut set);
        for &signal in signals {
            libc::sigaddset(&raw mut set, signal);
        }
        set
    }
}

/// Blocks or unblocks (`SIG_BLOCK`, `SIG_UNBLOCK`) `signal` for the calling thread.
fn change_mask(how: libc::c_int, signal: libc::c_int) {
    let set = set_of(&[signal]);
    // SAFETY: the set lives through the call, and the mask before it is not asked for.
    unsafe { libc::pthread_sigmask(how, &raw const set, std::ptr::null_mut()) };
}

/// Sets what `signal` does. Without `SA_RESTART`; the other signals of this module wait until the
/// handler returns.
fn set_disposition(signal: libc::c_int, to: Disposition) {
    // SAFETY: a zeroed sigaction is a valid one (SIG_DFL, no flags, empty mask); the pointers
    // passed live through the calls; the handlers are async-signal-safe, as they only store to
    // atomics and make system calls on timers and signals.
    unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = match to {
            Disposition::Default => libc::SIG_DFL,
            Disposition::Handler(handler) => handler as *const () as libc::sighandler_t,
        };
        action.sa_mask = set_of(&[SIGINFO, libc::SIGINT, NUDGE]);
        libc::sigaction(signal, &raw const action, std::ptr::null_mut());
    }
}

/// The kernel's numbers of our timers; negative before there is one.
#[cfg(target_os = "linux")]
static TIMER: AtomicI32 = AtomicI32::new(-1);
#[cfg(target_os = "linux")]
static TICKER: AtomicI32 = AtomicI32::new(-1);

/// In whole 32 bits of seconds, which some systems have no more of.
#[cfg(target_os = "linux")]
fn timespec(time: Duration) -> libc::timespec {
    let seconds = i32::try_from(time.as_secs()).unwrap_or(i32::MAX);
    // A thousand million is less than 2^31.
    let nanoseconds = i32::try_from(time.subsec_nanos()).unwrap_or(0);
    libc::timespec {
        tv_sec: seconds.into(),
        tv_nsec: nanoseconds.into(),
    }
}

/// Starts the repeating nudge, or stops it with 0. Async-signal-safe: it makes system calls and
/// keeps `errno`. Where there is no timer to be had, signals are answered all the same, but for
/// the one in a million that comes in the wrong moment.
#[cfg(target_os = "linux")]
fn set_timer(nanoseconds: libc::c_long) {
    let period = libc::timespec {
        tv_sec: 0,
        tv_nsec: nanoseconds,
    };
    set_nudges(&TIMER, period, nanoseconds > 0);
}

/// Has `timer`, which is made if it is not there yet and `may_make` it, nudge once a `period`.
#[cfg(target_os = "linux")]
fn set_nudges(timer: &AtomicI32, period: libc::timespec, may_make: bool) {
    let times = libc::itimerspec {
        it_interval: period,
        it_value: period,
    };
    // SAFETY: the structures live through the calls and are those of the kernel's interface
    // (timer_create(2), timer_settime(2)); a zeroed sigevent is valid. The raw calls are made
    // because the C library's timer_create may allocate. errno is the calling thread's own.
    unsafe {
        let errno = libc::__errno_location();
        let saved = *errno;
        if timer.load(Ordering::Relaxed) < 0 && may_make {
            let mut event: libc::sigevent = std::mem::zeroed();
            event.sigev_notify = libc::SIGEV_SIGNAL;
            event.sigev_signo = NUDGE;
            let mut id: libc::c_int = -1;
            set_disposition(NUDGE, Disposition::Handler(nudged));
            let clock = libc::CLOCK_MONOTONIC;
            if libc::syscall(libc::SYS_timer_create, clock, &raw mut event, &raw mut id) == 0 {
                timer.store(id, Ordering::Relaxed);
            }
        }
        let id = timer.load(Ordering::Relaxed);
        if id >= 0 {
            let null = std::ptr::null_mut::<libc::itimerspec>();
            libc::syscall(libc::SYS_timer_settime, id, 0, &raw const times, null);
        }
        *errno = saved;
    }
}

/// From here on, [`take`] says once a `period` (and now and then in between) that time has passed,
/// and calls that block are interrupted for it. For a program that cannot have a thread to wait in.
/// May be called again, for another period from now on.
#[cfg(target_os = "linux")]
pub fn tick_every(period: Duration) {
    let period = timespec(period);
    TICKS.store(true, Ordering::Relaxed);
    set_nudges(&TICKER, period, true);
}

/// No more of that.
#[cfg(target_os = "linux")]
pub fn stop_ticking() {
    if TICKS.swap(false, Ordering::Relaxed) {
        set_nudges(&TICKER, timespec(Duration::ZERO), false);
        PENDING.fetch_and(!TICK, Ordering::Relaxed);
    }
}

/// There are no such timers.
#[cfg(not(target_os = "linux"))]
pub fn tick_every(_: Duration) {}

/// There are no such timers.
#[cfg(not(target_os = "linux"))]
pub fn stop_ticking() {}

#[cfg(not(target_os = "linux"))]
fn set_timer(_: libc::c_long) {}

fn is_ignored(signal: libc::c_int) -> bool {
    // SAFETY: with a null new action sigaction(2) only writes the current one to `current`,
    // which is valid when zeroed.
    unsafe {
        let mut current: libc::sigaction = std::mem::zeroed();
        libc::sigaction(signal, std::ptr::null(), &raw mut current) == 0
            && current.sa_sigaction == libc::SIG_IGN
    }
}

/// Installs the handlers: `SIGINT` unless it was ignored at the start (as in a shell's background
/// job), and, if `catch_report`, `SIGUSR1` (`SIGINFO` where the system has it).
pub fn install(catch_report: bool) {
    // Whatever was blocked by whoever called the program: the nudge is our own.
    #[cfg(target_os = "linux")]
    change_mask(libc::SIG_UNBLOCK, NUDGE);
    if catch_report {
        set_disposition(SIGINFO, Disposition::Handler(store));
        CATCHES_REPORT.store(true, Ordering::Relaxed);
    }
    if !is_ignored(libc::SIGINT) {
        set_disposition(libc::SIGINT, Disposition::Handler(store));
    }
}

/// Whether a signal waits to be answered: one relaxed load.
#[inline]
pub fn is_pending() -> bool {
    PENDING.load(Ordering::Relaxed) != 0
}

/// Whether an interrupt waits to be answered. It stays so.
#[inline]
pub fn is_interrupted() -> bool {
    PENDING.load(Ordering::Relaxed) & INTERRUPT != 0
}

/// Takes the next event: an interrupt before any report, and many reports as one.
pub fn take() -> Option<Event> {
    let bits = PENDING.load(Ordering::Relaxed);
    if bits & INTERRUPT != 0 {
        // It stays pending: nothing may block for long after it.
        return Some(Event::Interrupt);
    }
    if bits & TICK != 0 {
        PENDING.fetch_and(!TICK, Ordering::Relaxed);
        return Some(Event::Tick);
    }
    if bits & REPORT == 0 {
        return None;
    }
    PENDING.fetch_and(!REPORT, Ordering::Relaxed);
    // A signal that comes between these lines has started the timer, and is found by the look
    // after it was stopped; one that comes later starts it anew.
    set_timer(0);
    if PENDING.load(Ordering::Relaxed) & (REPORT | INTERRUPT) != 0 {
        set_timer(NUDGE_NANOSECONDS);
    }
    Some(Event::Report)
}

/// Why [`wait`] returned before its time.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Wake {
    /// A signal asks for a report.
    Report,
    /// Another thread calls ([`crate::threads::Thread::wake`]).
    Call,
}

/// The signal a thread in [`wait`] is called by.
pub(crate) const CALL: libc::c_int = NUDGE;

/// Waits until a signal comes that asks for a report, or a call, for at most `time` (by
/// `CLOCK_MONOTONIC`). For a thread that blocks all signals.
#[cfg(target_os = "linux")]
pub fn wait(time: Duration) -> Option<Wake> {
    let time = timespec(time);
    let set = if CATCHES_REPORT.load(Ordering::Relaxed) {
        set_of(&[CALL, SIGINFO])
    } else {
        set_of(&[CALL])
    };
    // SAFETY: the set and the time live through the call, which writes nothing where it is given
    // no place for it (sigtimedwait(2)).
    let signal =
        unsafe { libc::sigtimedwait(&raw const set, std::ptr::null_mut(), &raw const time) };
    match signal {
        CALL => Some(Wake::Call),
        SIGINFO => Some(Wake::Report),
        _ => None,
    }
}

/// Where there is no waiting for signals, calls are found soon after, and signals are for the
/// thread that works.
#[cfg(not(target_os = "linux"))]
pub fn wait(time: Duration) -> Option<Wake> {
    std::thread::sleep(time.min(Duration::from_millis(5)));
    Some(Wake::Call)
}

/// Blocks the signal that asks for a report in the calling thread, so that the one in [`wait`] gets
/// it and no call of this one is disturbed by it.
pub fn leave_reports_to_waiter() {
    if cfg!(target_os = "linux") && CATCHES_REPORT.load(Ordering::Relaxed) {
        change_mask(libc::SIG_BLOCK, SIGINFO);
    }
}

/// Ends the process by `SIGINT`, so that a shell sees what happened.
pub fn die_of_interrupt() -> ! {
    set_timer(0);
    set_disposition(libc::SIGINT, Disposition::Default);
    // SAFETY: raise(3) takes a number.
    unsafe { libc::raise(libc::SIGINT) };
    change_mask(libc::SIG_UNBLOCK, libc::SIGINT);
    // SAFETY: _exit(2) is reached only if the signal did not kill, and ends the process.
    unsafe { libc::_exit(128 + libc::SIGINT) }
}
