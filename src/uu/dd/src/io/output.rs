// SPDX-License-Identifier: MIT
//! The end that is written: opened, cut, moved to where the copy starts, written block by block,
//! made durable. Does not know the other end, conversions or counts.

use super::cache::Dropper;
use super::{Cache, Demand, Desk, Distance, Sink, Written, claim, sys};
use crate::buffer::Buffer;
use crate::error::finding::What;
use crate::error::{Action, Failure, Fault, Interrupted, Side, Stop};
use nix::sys::stat::FileStat;
use rustix::fs::OFlags;
use rustix::io::Errno;
use std::ffi::{OsStr, OsString};
use std::os::fd::BorrowedFd;

/// Whether the output file may or must be made.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Create {
    /// As usual.
    IfMissing,
    /// `conv=excl`.
    MustBeNew,
    /// `conv=nocreat`.
    Never,
}

/// What becomes of what is in the output file.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Existing {
    /// It is cut where the copy starts.
    CutAtSeek,
    /// It is cut where the copy ends, once that is known: until then it is needed.
    CutAtEnd,
    /// `conv=notrunc`.
    Keep,
}

/// What becomes of a block of NULs.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Holes {
    /// It is written.
    Write,
    /// `conv=sparse`: it is passed over by seeking.
    Seek,
}

/// What must be on the device before dd ends.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Durability {
    /// `conv=fdatasync`.
    pub data: bool,
    /// `conv=fsync`.
    pub all: bool,
}

/// What must be possible with the output besides writing, and for which operand.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Access {
    /// Nothing.
    Write,
    /// Writing at any place, in any order.
    WriteAnywhere(&'static str),
    /// Reading what is there, at any place.
    ReadBack(&'static str),
}

/// What the output is and how it is written.
#[derive(Clone, Debug)]
pub struct OutputSpec {
    /// `of=`, or `None` for standard output.
    pub file: Option<OsString>,
    /// `obs=`, in bytes.
    pub block: usize,
    /// Whose buffer its blocks are in: with one buffer, the input's.
    pub buffer: Side,
    /// How far to go before the copy.
    pub seek: Distance,
    /// May or must the file be made.
    pub create: Create,
    /// What becomes of its content.
    pub existing: Existing,
    /// What becomes of blocks of NULs.
    pub holes: Holes,
    /// Flags for open(2) or fcntl(2).
    pub flags: OFlags,
    /// Whether a standard descriptor is asked for its flags even if there are none to set: GNU
    /// keeps "in bytes" among them, so that a closed descriptor is found there.
    pub asks_for_flags: bool,
    /// What must be on the device before dd ends.
    pub durability: Durability,
    /// What to do with pages that were written.
    pub cache: Cache,
    /// What must be possible with it.
    pub access: Access,
    /// `oflag=excl`: a device that is in use is refused, and no file is made.
    pub is_exclusive: bool,
}

/// The output, open.
pub struct Output<'a, D> {
    fd: BorrowedFd<'static>,
    name: OsString,
    desk: &'a D,
    block: usize,
    buffer: Side,
    is_direct: bool,
    holes: Holes,
    last_was_hole: bool,
    durability: Durability,
    existing: Existing,
    /// A file that is shorter than the place of a seek is made that long, as GNU's dd does where that is
    /// whole blocks.
    extends_to_seek: bool,
    dropper: Dropper,
    /// One call is all there is to a block: no bookkeeping of any kind.
    is_plain: bool,
    /// What a call gave that is not yet taken note of.
    taken_over: Option<Result<usize, Errno>>,
    /// Whether it was direct before it was read back.
    was_direct: Option<bool>,
}

/// NULs to compare blocks with.
static NULS: [u8; 4096] = [0; 4096];

impl<'a, D: Desk> Output<'a, D> {
    /// Opens and cuts `of=`, or takes standard output as it is. `input` is what is read from: a
    /// file that would be emptied by this is left alone.
    pub fn open(
        spec: &OutputSpec,
        input: (&OsStr, BorrowedFd<'_>),
        desk: &'a D,
    ) -> Result<Self, Stop> {
        let fd = rustix::stdio::stdout();
        let name = match &spec.file {
            Some(file) => {
                if spec.access != Access::Write {
                    // Before it is opened: what will not do is not emptied, or waited for.
                    if let Ok(stat) = sys::stat_path(file) {
                        check_kind(spec.access, &stat, file)?;
                    }
                }
                let cut_at = match spec.existing {
                    Existing::CutAtSeek if !spec.seek.is_zero() => {
                        // Before anything is opened or made.
                        let too_large = Failure::OffsetTooLarge(spec.seek.blocks, spec.block);
                        Some(spec.seek.bytes().ok_or(too_large)?)
                    }
                    Existing::CutAtSeek | Existing::CutAtEnd | Existing::Keep => None,
                };
                open_file(spec, file, input, desk)?;
                if spec.access != Access::Write {
                    check_access(spec.access, fd, file)?;
                }
                if let Some(len) = cut_at {
                    cut(len, spec.seek, file, fd, desk)?;
                }
                file.clone()
            }
            None => {
                let name = OsString::from("standard output");
                if uucore::signals::stdout_was_closed() {
                    // The Rust runtime has put /dev/null in its place, where every write would
                    // look as if it had arrived.
                    let _ = sys::close(fd); // it was closed anyway
                }
                if spec.access != Access::Write {
                    check_access(spec.access, fd, &name)?;
                }
                sys::add_flags(fd, spec.flags, spec.asks_for_flags)
                    .map_err(|errno| Failure::new(Action::SetFlags, &name, errno))?;
                name
            }
        };
        Ok(Self {
            fd,
            name,
            desk,
            block: spec.block,
            buffer: spec.buffer,
            is_direct: spec.flags.contains(OFlags::DIRECT),
            holes: spec.holes,
            last_was_hole: false,
            durability: spec.durability,
            existing: match &spec.file {
                Some(_) => spec.existing,
                None if spec.existing == Existing::CutAtEnd => Existing::Keep, // it was not dd that opened it
                None => spec.existing,
            },
            extends_to_seek: spec.seek.blocks > 0,
            dropper: Dropper::new(fd, spec.cache),
            is_plain: spec.holes == Holes::Write
                && spec.cache == Cache::Keep
                && !spec.flags.contains(OFlags::DIRECT),
            taken_over: None,
            was_direct: None,
        })
    }

    /// Moves to where the copy starts: by one seek where the output can (none at all for a
    /// distance of 0), else by reading; where that hits the end, by writing NULs.
    pub fn seek(&mut self, distance: Distance) -> Result<(), Stop> {
        if !distance.is_zero() {
            self.seek_forward(distance)?;
        }
        self.dropper.start();
        Ok(())
    }

    fn seek_forward(&mut self, distance: Distance) -> Result<(), Stop> {
        let fail = |errno| Stop::from(Failure::new(Action::Seek, &self.name, errno));
        let errno = match distance
            .bytes()
            .map(|bytes| sys::seek_forward(self.fd, bytes))
        {
            Some(Ok(_)) => return Ok(()),
            Some(Err(errno)) => Some(errno),
            None => None,
        };
        if sys::seek_to_end(self.fd).is_ok() {
            // It can seek, only not there.
            return Err(fail(errno.unwrap_or(Errno::OVERFLOW)));
        }
        let mut buffer = Buffer::new(distance.block_len, self.buffer)?;
        let mut distance = distance;
        while !distance.is_zero() {
            let record = &mut buffer.bytes_mut()[..distance.next_record()];
            let fd = self.fd;
            match sys::uninterrupted(self.desk, || sys::read(fd, record)) {
                Ok(0) => return self.write_nuls(distance, &mut buffer),
                Ok(_) => {}
                // The reason why it cannot seek tells more than why it cannot be read.
                Err(Fault::Os(_)) => {
                    return Err(match errno {
                        Some(errno) => fail(errno),
                        None => Failure::SeekTooFar(self.name.clone()).into(),
                    });
                }
                Err(Fault::Interrupted) => return Err(Stop::Interrupted),
            }
            distance = distance.less_a_record();
        }
        Ok(())
    }

    fn write_nuls(&mut self, mut distance: Distance, buffer: &mut Buffer) -> Result<(), Stop> {
        buffer.bytes_mut().fill(0);
        while !distance.is_zero() {
            let written = self.write(&buffer.bytes()[..distance.next_record()]);
            if let Some(fault) = written.fault {
                return Err(fault.stop(Action::WriteBlock, &self.name));
            }
            distance = distance.less_a_record();
        }
        Ok(())
    }

    /// Writes all of `block`, in as many calls as it takes.
    #[inline]
    fn write_through(&mut self, block: &[u8]) -> Written {
        let mut bytes = 0;
        let mut patience = sys::Patience::default();
        let fault = loop {
            let rest = &block[bytes..];
            if rest.is_empty() {
                break None;
            }
            let fd = self.fd;
            let taken_over = self.taken_over.take();
            match sys::taken_over_or(taken_over, self.desk, || sys::write(fd, rest)) {
                // No system says so, but if one did, trying on would be for ever.
                Ok(0) => break Some(Fault::Os(Errno::NOSPC)),
                Ok(written) => {
                    bytes += written;
                    patience.renew();
                }
                Err(Fault::Os(Errno::AGAIN)) => match patience.until_writable(self.desk, fd) {
                    Ok(true) => {}
                    Ok(false) => break Some(Fault::Os(Errno::AGAIN)),
                    Err(Interrupted) => break Some(Fault::Interrupted),
                },
                Err(fault) => break Some(fault),
            }
        };
        Written { bytes, fault }
    }

    /// Direct I/O takes whole device blocks only, so it ends before a short last block; what the
    /// user wanted by it, nothing left in the cache, is had in other ways.
    fn leave_direct(&mut self) {
        self.is_direct = false;
        if let Err(errno) = sys::leave_direct(self.fd) {
            self.desk
                .report_tolerated(&Failure::new(Action::LeaveDirect, &self.name, errno));
        }
        self.durability.all = true;
        self.dropper.drop_tail_from_here();
    }

    /// Gives the file its length if the copy ended with a hole.
    pub fn extend_over_last_hole(&self) -> Result<(), Stop> {
        match self.last_hole_end()? {
            Some(end) => sys::truncate(self.desk, self.fd, end)
                .map_err(|fault| fault.stop(Action::Truncate(end), &self.name)),
            None => Ok(()),
        }
    }

    /// The same when the user wants the end: what was counted is to be there, and what fails
    /// changes nothing any more.
    pub fn extend_in_death(&self) {
        if let Ok(Some(end)) = self.last_hole_end() {
            let _ = sys::truncate_once(self.fd, end);
        }
    }

    /// Where the last hole ends, if the file must be made that long.
    fn last_hole_end(&self) -> Result<Option<u64>, Failure> {
        if !self.last_was_hole {
            return Ok(None);
        }
        let stat =
            sys::stat(self.fd).map_err(|errno| Failure::new(Action::Examine, &self.name, errno))?;
        if !sys::is_regular(&stat) {
            return Ok(None);
        }
        let position = sys::position(self.fd)
            .map_err(|errno| Failure::new(Action::Seek, &self.name, errno))?;
        Ok(Some(position).filter(|&position| position > sys::size(&stat)))
    }

    /// The bytes between its position and the end of its device, if it is a block device. It then
    /// stands where it stood; if it does not, nothing may be written.
    pub fn room(&self) -> Result<Option<u64>, Failure> {
        if !sys::stat(self.fd).is_ok_and(|stat| sys::is_block_device(&stat)) {
            return Ok(None);
        }
        let Ok(position) = sys::position(self.fd) else {
            return Ok(None);
        };
        let end = sys::seek_to_end(self.fd).ok();
        sys::seek_to(self.fd, position)
            .map_err(|errno| Failure::new(Action::Seek, &self.name, errno))?;
        Ok(end.map(|end| end.saturating_sub(position)))
    }

    /// Cuts a regular file where the copy has ended, if it was left whole till then.
    pub fn cut_at_end(&self) -> Result<(), Stop> {
        if self.existing != Existing::CutAtEnd {
            return Ok(());
        }
        let stat =
            sys::stat(self.fd).map_err(|errno| Failure::new(Action::Examine, &self.name, errno))?;
        if !sys::is_regular(&stat) {
            return Ok(());
        }
        let end = self.position()?;
        let size = sys::size(&stat);
        if size == end || (size < end && !self.extends_to_seek) {
            return Ok(());
        }
        sys::truncate(self.desk, self.fd, end)
            .map_err(|fault| fault.stop(Action::Truncate(end), &self.name))
    }

    /// From here on NULs are written.
    pub fn stop_making_holes(&mut self) {
        self.holes = Holes::Write;
    }

    /// The open descriptor.
    pub fn fd(&self) -> BorrowedFd<'static> {
        self.fd
    }

    /// `obs=`, in bytes.
    pub fn block_len(&self) -> u64 {
        self.block as u64
    }

    /// Whether a block may be written in slices, and nobody can tell: to a file, a device or a pipe,
    /// with calls that are nothing particular, and blocks in which nobody looks for NULs.
    pub fn takes_slices(&self) -> bool {
        let is_stream = || {
            let stat = sys::stat(self.fd);
            stat.is_ok_and(|stat| {
                sys::identity(&stat).is_some() || sys::is_pipe(&stat) || sys::is_null_device(&stat)
            })
        };
        self.holes == Holes::Write && !self.is_direct && is_stream() && !sys::is_in_order(self.fd)
    }

    /// Where it stands, in bytes.
    pub fn position(&self) -> Result<u64, Failure> {
        sys::position(self.fd).map_err(|errno| Failure::new(Action::Seek, &self.name, errno))
    }

    /// Puts the position there.
    pub fn stand_at(&mut self, position: u64) -> Result<(), Failure> {
        self.taken_over = None;
        sys::seek_to(self.fd, position)
            .map(|_| ())
            .map_err(|errno| Failure::new(Action::Seek, &self.name, errno))
    }

    /// Reads what is there, from `offset` on, as much as there is up to `bytes.len()`.
    pub fn read_back(&self, bytes: &mut [u8], offset: u64) -> Result<usize, Fault> {
        let mut filled = 0;
        while filled < bytes.len() {
            let (fd, at) = (self.fd, offset.saturating_add(filled as u64));
            let rest = &mut bytes[filled..];
            match sys::uninterrupted(self.desk, || sys::read_at(fd, rest, at))? {
                0 => break,
                more => filled += more,
            }
        }
        Ok(filled)
    }

    /// From here on, what is read back comes from the device, as far as the system lets us have it
    /// so: what the page cache holds of `len` bytes from `start` on is dropped, and what cannot be
    /// dropped is passed by (open(2), `O_DIRECT`). It must be on the device.
    pub fn read_from_device(&mut self, start: u64, len: u64) {
        let page = rustix::param::page_size() as u64;
        let offset = start - start % page;
        let len = len.saturating_add(start % page).next_multiple_of(page);
        // Advice may not be taken, and not every file can be read directly: then it is read.
        let _ = sys::drop_pages(self.fd, super::cache::Extent { offset, len });
        self.was_direct = sys::set_direct(self.fd, true).ok();
        self.is_direct = self.was_direct.is_some();
    }

    /// Reads what is there, from `offset` on, as much as there is up to `bytes.len()`; `offset` and
    /// the buffer suit direct reads, and where they do not, it is read as any file.
    pub fn read_back_directly(&mut self, bytes: &mut [u8], offset: u64) -> Result<usize, Fault> {
        let fd = self.fd;
        if self.is_direct {
            match sys::uninterrupted(self.desk, || sys::read_at(fd, bytes, offset)) {
                Err(Fault::Os(Errno::INVAL)) => {
                    self.is_direct = false;
                    sys::set_direct(fd, false).map_err(Fault::Os)?;
                }
                result => return result,
            }
        }
        self.read_back(bytes, offset)
    }

    /// What is read and written from here on goes its usual way again.
    pub fn leave_device(&mut self) {
        self.is_direct = false;
        if let Some(before) = self.was_direct.take() {
            let _ = sys::set_direct(self.fd, before); // nothing more is written by dd
        }
    }

    /// Whether it was opened for direct writes, and still is.
    pub fn is_direct(&self) -> bool {
        self.is_direct
    }

    /// The length of a regular file, in bytes; `None` for a device.
    pub fn file_len(&self) -> Result<Option<u64>, Failure> {
        let stat =
            sys::stat(self.fd).map_err(|errno| Failure::new(Action::Examine, &self.name, errno))?;
        Ok(sys::is_regular(&stat).then(|| sys::size(&stat)))
    }

    /// Makes a regular file at least so long.
    pub fn extend_to(&self, len: u64) -> Result<(), Stop> {
        if self.file_len()?.is_none_or(|present| present >= len) {
            return Ok(());
        }
        sys::truncate(self.desk, self.fd, len)
            .map_err(|fault| fault.stop(Action::Truncate(len), &self.name))
    }

    /// Has what was written on the device.
    pub fn sync_data(&self) -> Result<(), Stop> {
        let result = match sys::sync_data(self.desk, self.fd) {
            // Not every file knows fdatasync; fsync does more.
            Err(Fault::Os(Errno::NOSYS | Errno::INVAL)) => sys::sync_all(self.desk, self.fd),
            result => result,
        };
        match result {
            Ok(()) | Err(Fault::Os(Errno::NOSYS | Errno::INVAL)) => Ok(()),
            Err(fault) => Err(fault.stop(Action::SyncData, &self.name)),
        }
    }

    /// Whether bytes must still reach the device.
    pub fn must_sync(&self) -> bool {
        self.durability.data || self.durability.all
    }

    /// Has the data, and the metadata, on the device, as far as that was asked for. Both are
    /// tried; each failure is told.
    pub fn sync(&self) -> Result<bool, Interrupted> {
        let mut is_clean = true;
        let mut all = self.durability.all;
        if self.durability.data {
            match sys::sync_data(self.desk, self.fd) {
                Ok(()) => {}
                // Not every file knows fdatasync; fsync does more. It is tried after any fault.
                Err(Fault::Os(Errno::NOSYS | Errno::INVAL)) => all = true,
                Err(fault) => {
                    all = true;
                    is_clean = false;
                    self.desk.tell(fault, Action::SyncData, &self.name)?;
                }
            }
        }
        if all && let Err(fault) = sys::sync_all(self.desk, self.fd) {
            is_clean = false;
            self.desk.tell(fault, Action::SyncAll, &self.name)?;
        }
        Ok(is_clean)
    }

    /// Drops from the page cache what is left to drop.
    pub fn drop_rest_of_cache(&self) {
        self.dropper.finish();
    }

    /// Drops the whole rest of the file from the page cache (`count=0`).
    pub fn drop_whole_cache(&self) -> Result<(), Failure> {
        self.dropper.drop_whole(&self.name)
    }

    /// Closes the descriptor; the last chance of some file systems to tell that bytes were lost.
    pub fn close(&self) -> Result<(), Failure> {
        sys::close(self.fd)
            .map_err(|errno| Failure::new(Action::Close(Side::Output), &self.name, errno))
    }
}

impl<D: Desk> Sink for Output<'_, D> {
    fn name(&self) -> &OsStr {
        &self.name
    }

    #[inline]
    fn write(&mut self, block: &[u8]) -> Written {
        if self.is_direct && block.len() < self.block {
            self.leave_direct();
        }
        if self.holes == Holes::Seek && is_all_nul(block) {
            if sys::seek_forward(self.fd, block.len() as u64).is_ok() {
                self.last_was_hole = true;
                self.dropper.processed(block.len());
                return Written {
                    bytes: block.len(),
                    fault: None,
                };
            }
            self.holes = Holes::Write;
        }
        self.last_was_hole = false;
        let written = self.write_through(block);
        self.dropper.processed(written.bytes);
        written
    }

    #[inline(always)]
    fn write_whole_at_once(&mut self, block: &[u8]) -> bool {
        if !self.is_plain {
            return false;
        }
        let result = sys::write(self.fd, block);
        if result == Ok(block.len()) {
            return true;
        }
        self.taken_over = Some(result);
        false
    }

    fn note_end(&mut self) {
        if self.existing == Existing::CutAtSeek {
            self.dropper.note_end();
        }
    }

    fn demand(&self) -> Demand {
        let Ok(stat) = sys::stat(self.fd) else {
            return Demand::Blocks;
        };
        let identity = sys::identity(&stat);
        let takes_all = identity.is_some() || sys::is_null_device(&stat);
        if self.is_plain && takes_all && !sys::is_particular(self.fd) {
            Demand::Bytes(identity)
        } else {
            Demand::Blocks
        }
    }

    fn null_device(&self) -> Option<BorrowedFd<'static>> {
        let stat = sys::stat(self.fd).ok()?;
        sys::is_null_device(&stat).then_some(self.fd)
    }

    fn makes_holes(&self) -> bool {
        self.holes == Holes::Seek
    }

    fn pass_over(&mut self, bytes: u64) -> bool {
        let is_over = self.holes == Holes::Seek && sys::seek_forward(self.fd, bytes).is_ok();
        if is_over {
            self.last_was_hole = true;
            self.dropper.passed_over(bytes);
        }
        is_over
    }
}

/// Whether this kind of file lets itself be accessed so. What is behind a name or descriptor.
fn check_kind(access: Access, stat: &FileStat, file: &OsStr) -> Result<(), Failure> {
    let what = match access {
        _ if sys::identity(stat).is_some() => return Ok(()),
        Access::Write => return Ok(()),
        Access::WriteAnywhere(operand) => What::NoFileOrDevice(operand),
        Access::ReadBack(operand) => What::CannotBeReadBack(operand),
    };
    Err(Failure::found(file, what))
}

/// Whether an open output lets itself be accessed so.
fn check_access(access: Access, fd: BorrowedFd<'_>, file: &OsStr) -> Result<(), Failure> {
    let examine = |errno| Failure::new(Action::Examine, file, errno);
    check_kind(access, &sys::stat(fd).map_err(examine)?, file)?;
    if let Access::ReadBack(operand) | Access::WriteAnywhere(operand) = access
        && sys::appends(fd).map_err(|errno| Failure::new(Action::SetFlags, file, errno))?
    {
        // Wherever it stands, it writes at the end.
        return Err(Failure::found(file, What::Appends(operand)));
    }
    if let Access::ReadBack(operand) = access
        && !sys::is_readable(fd).map_err(|errno| Failure::new(Action::SetFlags, file, errno))?
    {
        return Err(Failure::found(file, What::CannotBeReadBack(operand)));
    }
    Ok(())
}

/// Opens `of=` in the place of standard output.
fn open_file(
    spec: &OutputSpec,
    file: &OsStr,
    input: (&OsStr, BorrowedFd<'_>),
    desk: &impl Desk,
) -> Result<(), Stop> {
    let mut flags = spec.flags
        | match spec.create {
            Create::IfMissing => OFlags::CREATE,
            Create::MustBeNew => OFlags::CREATE | OFlags::EXCL,
            Create::Never => OFlags::empty(),
        };
    if spec.is_exclusive {
        // Without O_CREAT: a claim on a block device, for as long as it is open (open(2)).
        flags |= OFlags::EXCL;
    }
    if spec.existing == Existing::CutAtSeek {
        // With a seek of less than a block, GNU empties the file too.
        if spec.seek.blocks == 0
            && spec.create != Create::MustBeNew
            && would_be_cut(file, spec.seek.rest as u64, input)?
        {
            return Err(Failure::SameFile(input.0.to_owned(), file.to_owned()).into());
        }
        if spec.seek.is_zero() {
            flags |= OFlags::TRUNC;
        }
    }
    // Seeking may have to read what it passes over.
    let mut opened = Err(Fault::Os(Errno::ACCESS));
    let must_read = matches!(spec.access, Access::ReadBack(_));
    if spec.seek.blocks > 0 || must_read {
        opened = sys::open(desk, file, flags | OFlags::RDWR, 0o666);
    }
    if let Err(Fault::Os(errno)) = opened {
        if !must_read {
            opened = sys::open(desk, file, flags | OFlags::WRONLY, 0o666);
        } else if let Access::ReadBack(operand) = spec.access
            && errno == Errno::ACCESS
            && rustix::fs::access(file, rustix::fs::Access::WRITE_OK).is_ok()
        {
            // It can be written, but not read.
            return Err(Failure::found(file, What::CannotBeReadBack(operand)).into());
        }
    }
    if let Err(Fault::Os(Errno::BUSY)) = opened
        && spec.is_exclusive
    {
        let what = What::InUse(claim::holders(file));
        return Err(Failure::found(file, what).into());
    }
    let result = opened.and_then(|opened| sys::replace_stdout(opened).map_err(Fault::Os));
    result.map_err(|fault| fault.stop(Action::Open, file))
}

/// Whether `file` is the regular file that `input` reads, and longer than `len`. What cannot be
/// looked at is not taken for another file: opening it would have emptied it.
fn would_be_cut(
    file: &OsStr,
    len: u64,
    (input, fd): (&OsStr, BorrowedFd<'_>),
) -> Result<bool, Failure> {
    let read = match sys::stat(fd) {
        Ok(read) => read,
        Err(Errno::BADF) => return Ok(false), // nothing is open there
        Err(errno) => return Err(Failure::new(Action::Examine, input, errno)),
    };
    // A device or a pipe needs no look at the output.
    if !sys::is_regular(&read) || sys::size(&read) <= len {
        return Ok(false);
    }
    match sys::stat_path(file) {
        Ok(output) => Ok(sys::identity(&output) == sys::identity(&read)),
        Err(Errno::NOENT) => Ok(false),
        Err(errno) => Err(Failure::new(Action::Open, file, errno)),
    }
}

/// Cuts the output at the seek offset, so that what lies before it stays and nothing behind it.
/// Only a regular file (or a folder, which fails later anyway) must let itself be cut.
///
/// A seek of whole blocks also makes a shorter file longer, as GNU's does. A seek of less than
/// one block does not: there GNU empties the file, and we keep what is before the offset.
fn cut(
    len: u64,
    seek: Distance,
    file: &OsStr,
    fd: BorrowedFd<'_>,
    desk: &impl Desk,
) -> Result<(), Stop> {
    let examine = || sys::stat(fd).map_err(|errno| Failure::new(Action::Examine, file, errno));
    if seek.blocks == 0 && sys::size(&examine()?) <= len {
        return Ok(());
    }
    match sys::truncate(desk, fd, len) {
        Ok(()) => Ok(()),
        Err(Fault::Interrupted) => Err(Stop::Interrupted),
        Err(Fault::Os(errno)) => {
            let stat = examine()?;
            if sys::is_regular(&stat) || sys::is_directory(&stat) {
                return Err(Failure::new(Action::Truncate(len), file, errno).into());
            }
            Ok(())
        }
    }
}

/// Whether a block holds only NULs. The comparison of slices is the C library's memcmp.
fn is_all_nul(block: &[u8]) -> bool {
    block
        .chunks(NULS.len())
        .all(|chunk| *chunk == NULS[..chunk.len()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_nuls_are_all_nul() {
        let mut block = vec![0; 10_000];
        assert!(is_all_nul(&block));
        for at in [0, 4095, 4096, 9999] {
            block[at] = 1;
            assert!(!is_all_nul(&block), "{at}");
            block[at] = 0;
        }
        assert!(is_all_nul(&[]));
    }
}
