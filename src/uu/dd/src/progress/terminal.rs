// SPDX-License-Identifier: MIT
//! The terminal that standard error may be. Knows nothing of what is shown there.

use coreutils_sys::threads::Descriptors;
use rustix::fs::{FileType, OFlags};
use rustix::termios::LocalModes;
use std::os::fd::{BorrowedFd, OwnedFd};

/// Whether standard error is a terminal.
pub fn is_terminal() -> bool {
    rustix::termios::isatty(rustix::stdio::stderr())
}

/// The columns of the terminal; 80 where it does not say.
pub fn columns() -> usize {
    match rustix::termios::tcgetwinsize(rustix::stdio::stderr()) {
        Ok(size) if size.ws_col > 0 => size.ws_col.into(),
        Ok(_) | Err(_) => 80,
    }
}

/// Whether the terminal is ours to draw on: in the foreground, and otherwise (behind timeout(1), say)
/// as long as nobody there edits a line or draws, for which they take it out of its canonical mode.
/// Not where it stops whoever writes from the background: a copy is not to stop for a bar.
pub fn is_free() -> bool {
    let fd = rustix::stdio::stderr();
    match rustix::termios::tcgetpgrp(fd) {
        Ok(group) if group != rustix::process::getpgrp() => rustix::termios::tcgetattr(fd)
            .is_ok_and(|modes| {
                let modes = modes.local_modes;
                modes.contains(LocalModes::ICANON) && !modes.contains(LocalModes::TOSTOP)
            }),
        // A terminal that controls nobody, or someone else, has no background.
        Ok(_) | Err(_) => true,
    }
}

/// Whether the terminal understands control sequences.
pub fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "dumb")
}

/// Whether colours are wanted (<https://no-color.org>).
pub fn wants_colours() -> bool {
    std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

/// Standard error, opened once more so that writing never blocks the thread that has it: poll(2)
/// says of a terminal that it takes something, not how much, and to set `O_NONBLOCK` on the
/// descriptor there is would set it for everyone else who has it. `None` where that cannot be done,
/// or where it would not be the same: what is opened once more in a regular file starts at its
/// beginning.
pub fn reopen_non_blocking(descriptors: Descriptors) -> Option<OwnedFd> {
    let stat = rustix::fs::fstat(rustix::stdio::stderr()).ok()?;
    let may_block = match FileType::from_raw_mode(stat.st_mode) {
        FileType::Fifo => true,
        FileType::CharacterDevice => is_terminal(),
        _ => false,
    };
    // In a shared table it could take the place of a standard descriptor that is closed.
    if !may_block || descriptors == Descriptors::Shared {
        return None;
    }
    let flags = OFlags::WRONLY | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
    let mode = rustix::fs::Mode::empty();
    let opened = rustix::fs::open("/proc/thread-self/fd/2", flags, mode).ok()?;
    // The master of a terminal, opened once more, is the master of another one.
    let again = rustix::fs::fstat(&opened).ok()?;
    let is_same =
        (stat.st_dev, stat.st_ino, stat.st_rdev) == (again.st_dev, again.st_ino, again.st_rdev);
    is_same.then_some(opened)
}

/// Writes what can be written at once to a descriptor that may block; how much that was.
pub fn write_if_ready(fd: BorrowedFd<'_>, bytes: &[u8]) -> usize {
    if !crate::io::sys::is_writable(fd) {
        return 0;
    }
    let written = rustix::io::write(fd, bytes);
    written.map_or(0, |written| written.min(bytes.len()))
}
