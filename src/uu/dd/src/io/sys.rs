// SPDX-License-Identifier: MIT
//! Thin calls on borrowed descriptors. Decides nothing, prints nothing.
//!
//! The calls of the loop (read, write, lseek) go straight to the kernel, through rustix: at the
//! default block size that is a third of the whole time. The others go through the C library, by
//! nix: programs that stand between a process and the library, such as eatmydata or fakechroot,
//! are meant to see them, and they are made once.

use super::cache::Extent;
use super::{Desk, Identity};
use crate::error::{Fault, Interrupted};
use nix::fcntl::{FcntlArg, OFlag, PosixFadviseAdvice};
use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use nix::sys::stat::{FileStat, Mode, SFlag};
use rustix::fs::{OFlags, SeekFrom};
use rustix::io::Errno;
use std::ffi::OsStr;
use std::ops::Range;
use std::os::fd::{AsFd as _, AsRawFd, BorrowedFd, IntoRawFd, OwnedFd};
use std::time::Duration;

/// nix's error as rustix's. A number that nix does not know (a library in between that answers
/// posix_fadvise(3) with -1, say) is looked up where the C library leaves it.
fn errno(errno: nix::errno::Errno) -> Errno {
    let number = match errno as i32 {
        known @ 1.. => known,
        _ => nix::errno::Errno::last_raw(),
    };
    if (1..4096).contains(&number) {
        Errno::from_raw_os_error(number)
    } else {
        Errno::IO
    }
}

/// rustix's flags as nix's.
fn as_nix(flags: OFlags) -> OFlag {
    OFlag::from_bits_retain(flags.bits().cast_signed())
}

/// Makes `call` until it is not interrupted, answering signals before each try.
#[inline]
pub fn uninterrupted<T>(
    desk: &impl Desk,
    mut call: impl FnMut() -> Result<T, Errno>,
) -> Result<T, Fault> {
    loop {
        desk.attend()?;
        match call() {
            Err(Errno::INTR) => {}
            result => return result.map_err(Fault::Os),
        }
    }
}

/// What a call gave that was made already, or else what it gives now. What was done is taken note
/// of before any signal is attended to.
#[inline]
pub fn taken_over_or(
    taken_over: Option<Result<usize, Errno>>,
    desk: &impl Desk,
    call: impl FnMut() -> Result<usize, Errno>,
) -> Result<usize, Fault> {
    match taken_over {
        None | Some(Err(Errno::INTR)) => uninterrupted(desk, call),
        Some(result) => result.map_err(Fault::Os),
    }
}

/// Makes a call that does not wait for anyone until it is not interrupted.
fn again<T>(mut call: impl FnMut() -> Result<T, Errno>) -> Result<T, Errno> {
    loop {
        match call() {
            Err(Errno::INTR) => {}
            result => return result,
        }
    }
}

/// The most that Linux reads or writes by one call, in bytes (read(2), NOTES).
pub const MOST_AT_ONCE: usize = 0x7fff_f000;

/// read(2), once.
#[inline(always)]
pub fn read(fd: BorrowedFd<'_>, buffer: &mut [u8]) -> Result<usize, Errno> {
    let most = buffer.len();
    // A count beyond what was asked for is no count; tools that tamper with calls may give one.
    rustix::io::read(fd, buffer).map(|bytes| bytes.min(most))
}

/// write(2), once.
#[inline(always)]
pub fn write(fd: BorrowedFd<'_>, bytes: &[u8]) -> Result<usize, Errno> {
    rustix::io::write(fd, bytes).map(|written| written.min(bytes.len()))
}

/// pread(2), once.
pub fn read_at(fd: BorrowedFd<'_>, buffer: &mut [u8], offset: u64) -> Result<usize, Errno> {
    let most = buffer.len();
    rustix::io::pread(fd, buffer, offset).map(|bytes| bytes.min(most))
}

/// lseek(2) to the next data at or behind `offset`, and to their end, of a file of `size` bytes;
/// the descriptor stands anywhere then. An empty range at its end if there are none. `None` where
/// the file system does not tell.
pub fn next_data(fd: BorrowedFd<'_>, offset: u64, size: u64) -> Option<Range<u64>> {
    let start = match again(|| rustix::fs::seek(fd, SeekFrom::Data(offset))) {
        Ok(start) => start,
        // No data from there on.
        Err(Errno::NXIO) if offset < size => return Some(size..size),
        Err(_) => return None,
    };
    let end = again(|| rustix::fs::seek(fd, SeekFrom::Hole(start))).ok()?;
    (start >= offset && end > start).then_some(start..end)
}

/// The descriptor's position, or why it has none.
pub fn position(fd: BorrowedFd<'_>) -> Result<u64, Errno> {
    again(|| rustix::fs::seek(fd, SeekFrom::Current(0)))
}

/// lseek(2) by `bytes` from where the descriptor stands.
pub fn seek_forward(fd: BorrowedFd<'_>, bytes: u64) -> Result<u64, Errno> {
    let bytes = i64::try_from(bytes).map_err(|_| Errno::OVERFLOW)?;
    again(|| rustix::fs::seek(fd, SeekFrom::Current(bytes)))
}

/// lseek(2) to `offset`.
pub fn seek_to(fd: BorrowedFd<'_>, offset: u64) -> Result<u64, Errno> {
    again(|| rustix::fs::seek(fd, SeekFrom::Start(offset)))
}

/// lseek(2) to the end.
pub fn seek_to_end(fd: BorrowedFd<'_>) -> Result<u64, Errno> {
    again(|| rustix::fs::seek(fd, SeekFrom::End(0)))
}

/// sendfile(2), once: from where the input stands.
#[cfg(target_os = "linux")]
pub fn send(input: BorrowedFd<'_>, output: BorrowedFd<'_>, len: usize) -> Result<usize, Errno> {
    rustix::fs::sendfile(output, input, None, len)
}

/// How much a pipe is asked to hold, in bytes: what every user may ask for (pipe(7)).
#[cfg(target_os = "linux")]
const WIDE_PIPE: usize = 1 << 20;

/// Lets a pipe hold more, if that is allowed and it does not yet.
#[cfg(target_os = "linux")]
pub fn widen_pipe(pipe: BorrowedFd<'_>) {
    if rustix::pipe::fcntl_getpipe_size(pipe).is_ok_and(|len| len < WIDE_PIPE) {
        let _ = rustix::pipe::fcntl_setpipe_size(pipe, WIDE_PIPE); // it is as good as it was
    }
}

/// There is no call for it.
#[cfg(not(target_os = "linux"))]
pub fn widen_pipe(_: BorrowedFd<'_>) {}

/// There is no call for it.
#[cfg(not(target_os = "linux"))]
pub fn send(_: BorrowedFd<'_>, _: BorrowedFd<'_>, _: usize) -> Result<usize, Errno> {
    Err(Errno::NOSYS)
}

/// open(2), again as long as it is interrupted.
pub fn open(desk: &impl Desk, path: &OsStr, flags: OFlags, mode: u32) -> Result<OwnedFd, Fault> {
    let flags = as_nix(flags) | OFlag::O_LARGEFILE;
    uninterrupted(desk, || {
        nix::fcntl::open(path, flags, Mode::from_bits_truncate(mode)).map_err(errno)
    })
}

/// Closes a descriptor that nothing was written by: whatever close(2) says, nothing is lost.
pub fn close_spare(file: OwnedFd) {
    let _ = close_own(file);
}

/// Puts `file` in the place of standard input, whatever was there.
pub fn replace_stdin(file: OwnedFd) -> Result<(), Errno> {
    if file.as_raw_fd() == 0 {
        let _standard_input = file.into_raw_fd();
        return Ok(());
    }
    let result = again(|| rustix::stdio::dup2_stdin(&file));
    close_spare(file);
    result
}

/// Puts `file` in the place of standard output, whatever was there.
pub fn replace_stdout(file: OwnedFd) -> Result<(), Errno> {
    if file.as_raw_fd() == 1 {
        let _standard_output = file.into_raw_fd();
        return Ok(());
    }
    let result = again(|| rustix::stdio::dup2_stdout(&file));
    close_spare(file);
    result
}

/// fcntl(2): sets `flags` beside those that are set. `O_DIRECTORY` cannot be set, so it is
/// checked; `O_NOCTTY` and `O_NOFOLLOW` mean nothing once a file is open. Asks for those that are set
/// if there are any to set, or if `asks`.
pub fn add_flags(fd: BorrowedFd<'_>, flags: OFlags, asks: bool) -> Result<(), Errno> {
    let mut flags = flags - OFlags::NOCTTY - OFlags::NOFOLLOW;
    if flags.is_empty() && !asks {
        return Ok(());
    }
    let present = present_flags(fd)?;
    if flags.contains(OFlags::DIRECTORY) {
        if !is_directory(&stat(fd)?) {
            return Err(Errno::NOTDIR);
        }
        flags -= OFlags::DIRECTORY;
    }
    let wanted = present | as_nix(flags);
    if wanted != present {
        set_flags(fd, wanted)?;
    }
    Ok(())
}

/// Whether the descriptor does what is asked for at once or in order, in a way that someone may
/// notice: with direct, synchronised, appending or non-blocking calls. Unknown is yes.
pub fn is_particular(fd: BorrowedFd<'_>) -> bool {
    let particular = OFlags::DIRECT | OFlags::SYNC | OFlags::APPEND | OFlags::NONBLOCK;
    let particular = as_nix(particular) | OFlag::O_DSYNC;
    !present_flags(fd).is_ok_and(|flags| !flags.intersects(particular))
}

/// Whether each write to the descriptor is one for whoever looks: direct, or synchronised. Unknown
/// is yes.
pub fn is_in_order(fd: BorrowedFd<'_>) -> bool {
    let in_order = as_nix(OFlags::DIRECT | OFlags::SYNC) | OFlag::O_DSYNC;
    !present_flags(fd).is_ok_and(|flags| !flags.intersects(in_order))
}

/// Whether the descriptor may be read.
pub fn is_readable(fd: BorrowedFd<'_>) -> Result<bool, Errno> {
    Ok(present_flags(fd)? & OFlag::O_ACCMODE == OFlag::O_RDWR)
}

/// fcntl(2): whether `O_DIRECT` is set.
pub fn is_direct(fd: BorrowedFd<'_>) -> Result<bool, Errno> {
    Ok(present_flags(fd)?.intersects(as_nix(OFlags::DIRECT)))
}

/// fcntl(2): whether `O_APPEND` is set.
pub fn appends(fd: BorrowedFd<'_>) -> Result<bool, Errno> {
    Ok(present_flags(fd)?.contains(OFlag::O_APPEND))
}

/// fcntl(2): sets or clears `O_DIRECT`, if the file system takes it. Whether it was set before.
pub fn set_direct(fd: BorrowedFd<'_>, direct: bool) -> Result<bool, Errno> {
    let before = present_flags(fd)?;
    let mut wanted = before;
    wanted.set(as_nix(OFlags::DIRECT), direct);
    if wanted != before {
        set_flags(fd, wanted)?;
    }
    Ok(before.intersects(as_nix(OFlags::DIRECT)))
}

/// fcntl(2): clears `O_DIRECT`.
pub fn leave_direct(fd: BorrowedFd<'_>) -> Result<(), Errno> {
    set_flags(fd, present_flags(fd)? & !as_nix(OFlags::DIRECT))
}

fn set_flags(fd: BorrowedFd<'_>, flags: OFlag) -> Result<(), Errno> {
    again(|| nix::fcntl::fcntl(fd, FcntlArg::F_SETFL(flags)).map_err(errno)).map(|_| ())
}

fn present_flags(fd: BorrowedFd<'_>) -> Result<OFlag, Errno> {
    let flags = again(|| nix::fcntl::fcntl(fd, FcntlArg::F_GETFL).map_err(errno))?;
    Ok(OFlag::from_bits_retain(flags))
}

/// Whether this is how a call fails on what is gone: a device, or the server of a file system. It does
/// not come back, wherever the position is.
pub fn is_gone(errno: Errno) -> bool {
    const GONE: [Errno; 8] = [
        Errno::NODEV,
        Errno::NXIO,
        Errno::STALE,
        Errno::NOTCONN,
        Errno::CONNABORTED,
        Errno::SHUTDOWN,
        Errno::HOSTDOWN,
        Errno::NOMEDIUM,
    ];
    GONE.contains(&errno)
}

/// The logical sector of a block device, in bytes.
#[cfg(target_os = "linux")]
pub fn sector(fd: BorrowedFd<'_>) -> Option<u64> {
    rustix::fs::ioctl_blksszget(fd).ok().map(u64::from)
}

/// There is no such call.
#[cfg(not(target_os = "linux"))]
pub fn sector(_: BorrowedFd<'_>) -> Option<u64> {
    None
}

/// fstat(2).
pub fn stat(fd: BorrowedFd<'_>) -> Result<FileStat, Errno> {
    again(|| nix::sys::stat::fstat(fd).map_err(errno))
}

/// stat(2), through symbolic links.
pub fn stat_path(path: &OsStr) -> Result<FileStat, Errno> {
    again(|| nix::sys::stat::stat(path).map_err(errno))
}

fn kind(stat: &FileStat) -> SFlag {
    SFlag::from_bits_truncate(stat.st_mode) & SFlag::S_IFMT
}

/// Whether it is a regular file (POSIX shared memory is one here).
pub fn is_regular(stat: &FileStat) -> bool {
    kind(stat) == SFlag::S_IFREG
}

/// Whether it is a directory.
pub fn is_directory(stat: &FileStat) -> bool {
    kind(stat) == SFlag::S_IFDIR
}

/// Whether it is a block device.
pub fn is_block_device(stat: &FileStat) -> bool {
    kind(stat) == SFlag::S_IFBLK
}

/// Whether it is a pipe.
pub fn is_pipe(stat: &FileStat) -> bool {
    kind(stat) == SFlag::S_IFIFO
}

/// Whether it is /dev/null.
pub fn is_null_device(stat: &FileStat) -> bool {
    // Linux, Documentation/admin-guide/devices.txt: character device 1, 3.
    kind(stat) == SFlag::S_IFCHR && stat.st_rdev == rustix::fs::makedev(1, 3)
}

/// Whether it is a device of the kernel's that has bytes for every read, until a signal comes:
/// /dev/zero, /dev/full, /dev/random (since Linux 5.6), /dev/urandom.
pub fn is_endless(stat: &FileStat) -> bool {
    let is = |minor| stat.st_rdev == rustix::fs::makedev(1, minor);
    // Linux, Documentation/admin-guide/devices.txt: character devices of major 1.
    cfg!(target_os = "linux") && kind(stat) == SFlag::S_IFCHR && [5, 7, 8, 9].into_iter().any(is)
}

/// What a regular file or block device is known by; `None` for anything else.
pub fn identity(stat: &FileStat) -> Option<Identity> {
    if is_regular(stat) {
        Some(Identity::File(stat.st_dev, stat.st_ino))
    } else if is_block_device(stat) {
        Some(Identity::Device(stat.st_rdev))
    } else {
        None
    }
}

/// Whether both are one regular file or block device.
pub fn are_one(stat: &FileStat, other: &FileStat) -> bool {
    identity(stat).is_some() && identity(stat) == identity(other)
}

/// A file's size in bytes; a negative one, which no file has, is 0.
pub fn size(stat: &FileStat) -> u64 {
    u64::try_from(stat.st_size).unwrap_or(0)
}

/// ftruncate(2), again as long as it is interrupted.
pub fn truncate(desk: &impl Desk, fd: BorrowedFd<'_>, len: u64) -> Result<(), Fault> {
    uninterrupted(desk, || truncate_once(fd, len))
}

/// ftruncate(2).
pub fn truncate_once(fd: BorrowedFd<'_>, len: u64) -> Result<(), Errno> {
    let len = i64::try_from(len).map_err(|_| Errno::FBIG)?;
    nix::unistd::ftruncate(fd, len).map_err(errno)
}

/// fsync(2), again as long as it is interrupted.
pub fn sync_all(desk: &impl Desk, fd: BorrowedFd<'_>) -> Result<(), Fault> {
    uninterrupted(desk, || nix::unistd::fsync(fd).map_err(errno))
}

/// fdatasync(2), again as long as it is interrupted.
pub fn sync_data(desk: &impl Desk, fd: BorrowedFd<'_>) -> Result<(), Fault> {
    uninterrupted(desk, || nix::unistd::fdatasync(fd).map_err(errno))
}

/// posix_fadvise(2): the pages of `extent` will not be needed.
pub fn drop_pages(fd: BorrowedFd<'_>, extent: Extent) -> Result<(), Errno> {
    let offset = i64::try_from(extent.offset).map_err(|_| Errno::OVERFLOW)?;
    let len = i64::try_from(extent.len).map_err(|_| Errno::OVERFLOW)?;
    nix::fcntl::posix_fadvise(fd, offset, len, PosixFadviseAdvice::POSIX_FADV_DONTNEED)
        .map_err(errno)
}

/// How long a descriptor that is ready by poll(2) and yet says `EAGAIN` is left alone, and how
/// often it is asked again in a row: for some five seconds in all.
const UNREADY_PAUSE: Duration = Duration::from_millis(1);
const UNREADY_MOST: u32 = 5000;

/// Patience with a non-blocking descriptor: it is waited for as long as poll(2) says that it has
/// to be, but one that only pretends to be ready is not asked for ever.
#[derive(Default)]
pub struct Patience {
    in_a_row: u32,
}

impl Patience {
    /// Waits until the descriptor takes bytes again; `false` if there is no point.
    pub fn until_writable(
        &mut self,
        desk: &impl Desk,
        fd: BorrowedFd<'_>,
    ) -> Result<bool, Interrupted> {
        self.wait(desk, fd, PollFlags::POLLOUT)
    }

    /// Waits until the descriptor has bytes, or has come to its end; `false` if there is no point.
    pub fn until_readable(
        &mut self,
        desk: &impl Desk,
        fd: BorrowedFd<'_>,
    ) -> Result<bool, Interrupted> {
        self.wait(desk, fd, PollFlags::POLLIN)
    }

    /// Counts a refusal, and pauses if it is not the first in a row; `false` if there is no point.
    pub fn lasts(&mut self) -> bool {
        self.in_a_row += 1;
        if self.in_a_row > 1 {
            std::thread::sleep(UNREADY_PAUSE);
        }
        self.in_a_row <= UNREADY_MOST
    }

    /// There was progress.
    pub fn renew(&mut self) {
        self.in_a_row = 0;
    }

    fn wait(
        &mut self,
        desk: &impl Desk,
        fd: BorrowedFd<'_>,
        what: PollFlags,
    ) -> Result<bool, Interrupted> {
        let lasts = self.lasts();
        loop {
            desk.attend()?;
            // Whatever else poll(2) has to say, the next call will say it with the right words.
            if !is_interrupted(fd, what) {
                return Ok(lasts);
            }
        }
    }
}

/// poll(2) for as long as it takes; whether a signal ended it.
fn is_interrupted(fd: BorrowedFd<'_>, what: PollFlags) -> bool {
    let mut polled = [PollFd::new(fd, what)];
    poll(&mut polled, PollTimeout::NONE) == Err(nix::errno::Errno::EINTR)
}

/// Whether a write to the descriptor would not block now.
pub fn is_writable(fd: BorrowedFd<'_>) -> bool {
    let mut polled = [PollFd::new(fd, PollFlags::POLLOUT)];
    poll(&mut polled, PollTimeout::ZERO).is_ok_and(|ready| ready > 0)
}

/// Waits until the descriptor takes bytes, or until a signal comes.
pub fn wait_until_writable(fd: BorrowedFd<'_>) {
    is_interrupted(fd, PollFlags::POLLOUT);
}

/// close(2); the last chance of some file systems to tell that bytes were lost.
pub fn close_own(file: OwnedFd) -> Result<(), Errno> {
    let result = close(file.as_fd());
    let _closed = file.into_raw_fd();
    result
}

/// close(2), of a descriptor that nobody uses from here on. An interrupted close has closed on
/// Linux, and a second try could only say `EBADF`.
pub fn close(fd: BorrowedFd<'_>) -> Result<(), Errno> {
    match nix::unistd::close(fd.as_raw_fd()) {
        Ok(()) | Err(nix::errno::Errno::EINTR) => Ok(()),
        Err(error) => Err(errno(error)),
    }
}
