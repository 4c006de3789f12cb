// SPDX-License-Identifier: MIT
//! The end that is read: opened, moved to where the copy starts, read record by record. Does not
//! know the other end, conversions or counts.

use super::cache::Dropper;
use super::{Cache, Desk, Distance, Identity, Received, Source, Step, Supply, sys};
use crate::error::{Action, Failure, Fault, Remark, Side, Stop};
use nix::sys::stat::FileStat;
use rustix::fs::OFlags;
use rustix::io::Errno;
use std::cell::Cell;
use std::ffi::{OsStr, OsString};
use std::ops::Range;
use std::os::fd::BorrowedFd;

/// How a record is read.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Fill {
    /// By one read(2), however short.
    OneRead,
    /// Until it is full (`iflag=fullblock`).
    WholeBlock,
}

/// What the input is and how it is read.
#[derive(Debug)]
pub struct InputSpec {
    /// `if=`, or `None` for standard input.
    pub file: Option<OsString>,
    /// How far to go before the copy.
    pub skip: Distance,
    /// One read or many for a record.
    pub fill: Fill,
    /// Flags for open(2) or fcntl(2).
    pub flags: OFlags,
    /// Whether a standard descriptor is asked for its flags even if there are none to set: GNU
    /// keeps "in bytes" among them, so that a closed descriptor is found there.
    pub asks_for_flags: bool,
    /// What to do with pages that were read.
    pub cache: Cache,
    /// The position is needed later: to step over bad records.
    pub keeps_position: bool,
    /// Whether a short record deserves a remark once another follows it.
    pub remarks_partial_reads: bool,
}

/// The input, open.
pub struct Input<'a, D> {
    fd: BorrowedFd<'static>,
    name: OsString,
    desk: &'a D,
    fill: Fill,
    is_direct: bool,
    remarks_partial_reads: bool,
    /// Bytes of the last read; 0 before the first.
    previous_read: usize,
    /// The last read gave less than it was asked for.
    was_short: bool,
    /// Where the descriptor stands, if that is kept track of.
    position: Option<u64>,
    /// Why the position is not known, of an input that may have one.
    position_fault: Option<Errno>,
    dropper: Dropper,
    bad_records: BadRecords,
    patience: sys::Patience,
    /// It is a device without an end; looked for once a read was short.
    is_endless: Option<bool>,
    /// Neither a position nor pages to drop are kept track of, and no read is direct.
    keeps_no_books: bool,
    /// And one call is all there is to a record.
    is_plain: Cell<bool>,
    /// What a call gave that is not yet taken note of.
    taken_over: Cell<Option<Result<usize, Errno>>>,
}

/// Guards against an input that is stepped along for ever.
#[derive(Default)]
struct BadRecords {
    /// Tries since the last byte was read.
    in_a_row: u32,
}

impl BadRecords {
    /// Where the position cannot be moved, or is past the end already, the same bytes are tried
    /// again: a terminal may recover.
    const MOST_UNMOVED: u32 = 10;
    /// Where it can, but the size is not known: a tape or a memory device has its bad stretches,
    /// but not of so many records.
    const MOST_WITHOUT_SIZE: u32 = 1 << 20;
}

impl<'a, D: Desk> Input<'a, D> {
    /// Opens `if=`, or takes standard input as it is.
    pub fn open(spec: &InputSpec, desk: &'a D) -> Result<Self, Stop> {
        let fd = rustix::stdio::stdin();
        let name = match &spec.file {
            Some(file) => {
                let result = sys::open(desk, file, OFlags::RDONLY | spec.flags, 0)
                    .and_then(|opened| sys::replace_stdin(opened).map_err(Fault::Os));
                result.map_err(|fault| fault.stop(Action::Open, file))?;
                file.clone()
            }
            None => {
                let name = OsString::from("standard input");
                if uucore::signals::stdin_was_closed() {
                    // The Rust runtime has put /dev/null in its place, where every read would
                    // look like the end of the file.
                    let _ = sys::close(fd); // it was closed anyway
                }
                sys::add_flags(fd, spec.flags, spec.asks_for_flags)
                    .map_err(|errno| Failure::new(Action::SetFlags, &name, errno))?;
                name
            }
        };
        let (position, position_fault) = match spec.keeps_position.then(|| sys::position(fd)) {
            Some(Ok(position)) => (Some(position), None),
            // A pipe or a terminal: there is nowhere to move.
            Some(Err(Errno::SPIPE)) | None => (None, None),
            Some(Err(errno)) => (None, Some(errno)),
        };
        let is_direct = spec.flags.contains(OFlags::DIRECT);
        let keeps_no_books = position.is_none() && spec.cache == Cache::Keep && !is_direct;
        Ok(Self {
            fd,
            name,
            desk,
            fill: spec.fill,
            is_direct,
            remarks_partial_reads: spec.remarks_partial_reads,
            previous_read: 0,
            was_short: false,
            position,
            position_fault,
            dropper: Dropper::new(fd, spec.cache),
            bad_records: BadRecords::default(),
            patience: sys::Patience::default(),
            is_endless: None,
            keeps_no_books,
            is_plain: Cell::new(keeps_no_books && spec.fill == Fill::OneRead),
            taken_over: Cell::new(None),
        })
    }

    /// The open descriptor.
    pub fn fd(&self) -> BorrowedFd<'static> {
        self.fd
    }

    /// Moves to where the copy starts: by one seek where the input can, else by reading. An input
    /// that is too short for it is remarked upon.
    pub fn skip(&mut self, distance: Distance) -> Result<(), Stop> {
        if !distance.is_zero() {
            self.skip_forward(distance)?;
        }
        self.dropper.start();
        Ok(())
    }

    fn skip_forward(&mut self, distance: Distance) -> Result<(), Stop> {
        let bytes = distance.bytes();
        let seek = bytes
            .ok_or(Errno::OVERFLOW)
            .and_then(|bytes| sys::seek_forward(self.fd, bytes));
        let errno = match seek {
            Ok(position) => {
                self.position = self.position.map(|_| position);
                return self.remark_if_past_end(position);
            }
            Err(errno) => errno,
        };
        if sys::seek_to_end(self.fd).is_ok() {
            // It can seek, only not there; reading would not get there either.
            return Err(Failure::new(Action::Skip, &self.name, errno).into());
        }
        let read = self.read_past(distance)?;
        if bytes.is_none_or(|bytes| read < bytes) {
            self.desk.remark(&Remark::SkippedTooFar(self.name.clone()));
        }
        Ok(())
    }

    /// `position` is where a seek has led.
    fn remark_if_past_end(&self, position: u64) -> Result<(), Stop> {
        let stat =
            sys::stat(self.fd).map_err(|errno| Failure::new(Action::Examine, &self.name, errno))?;
        // Files of /proc and the like say 0 and have content all the same.
        let size = sys::size(&stat);
        if sys::is_regular(&stat) && size > 0 && position > size {
            self.desk.remark(&Remark::SkippedTooFar(self.name.clone()));
        }
        Ok(())
    }

    /// Reads and forgets up to `distance`; says how many bytes there were.
    fn read_past(&mut self, mut distance: Distance) -> Result<u64, Stop> {
        let mut buffer = crate::buffer::Buffer::new(distance.block_len, Side::Input)?;
        let mut total = 0_u64;
        while !distance.is_zero() {
            let record = &mut buffer.bytes_mut()[..distance.next_record()];
            let Received { bytes, fault } = self.receive(record);
            if let Some(fault) = fault {
                return Err(fault.stop(Action::Read, &self.name));
            }
            if bytes == 0 {
                break;
            }
            total = total.saturating_add(bytes as u64);
            distance = distance.less_a_record();
        }
        Ok(total)
    }

    /// One read(2).
    #[inline]
    fn read_once(&mut self, record: &mut [u8]) -> Result<usize, Fault> {
        let fd = self.fd;
        let taken_over = self.taken_over.take();
        let result = sys::taken_over_or(taken_over, self.desk, || sys::read(fd, record));
        let bytes = match result {
            // After a short direct read the position is no multiple of the device's block: that
            // is how the kernel says that the end was reached. A file may have grown since.
            Err(Fault::Os(Errno::INVAL))
                if self.is_direct && self.was_short && self.is_at_end() =>
            {
                0
            }
            other => other?,
        };
        self.was_short = (1..record.len()).contains(&bytes);
        Ok(bytes)
    }

    /// Remarks, once, that the read before was shorter than this one might be.
    fn remark_partial_read(&mut self, wanted: usize) {
        if (1..wanted).contains(&self.previous_read) {
            self.desk.remark(&Remark::PartialRead(self.previous_read));
            self.remarks_partial_reads = false;
        }
    }

    fn read_whole(&mut self, record: &mut [u8]) -> Received {
        let mut bytes = 0;
        while bytes < record.len() {
            match self.read_once(&mut record[bytes..]) {
                Ok(0) => break,
                Ok(more) => bytes += more,
                Err(fault) => {
                    return Received {
                        bytes,
                        fault: Some(fault),
                    };
                }
            }
        }
        Received { bytes, fault: None }
    }

    /// The record that `received` began, read on if only a signal can have cut it short: a copy of
    /// so many records must not get fewer bytes because someone asked how far it is.
    #[inline]
    fn completed(&mut self, received: Received, record: &mut [u8]) -> Received {
        let most = record.len().min(sys::MOST_AT_ONCE);
        let is_short = (1..most).contains(&received.bytes) && received.fault.is_none();
        if !is_short || !self.is_endless() {
            return received;
        }
        let rest = self.read_whole(&mut record[received.bytes..most]);
        Received {
            bytes: received.bytes + rest.bytes,
            // Of an old /dev/random that is not waited for: the record ends here.
            fault: rest.fault.filter(|&fault| fault != Fault::Os(Errno::AGAIN)),
        }
    }

    /// Whether it is a device that has bytes for every read.
    fn is_endless(&mut self) -> bool {
        let fd = self.fd;
        *self
            .is_endless
            .get_or_insert_with(|| sys::stat(fd).is_ok_and(|stat| sys::is_endless(&stat)))
    }

    /// A record, and nothing else done about it.
    #[inline]
    fn receive(&mut self, record: &mut [u8]) -> Received {
        let received = match self.fill {
            Fill::OneRead => {
                let received = self.read_once(record).into();
                self.completed(received, record)
            }
            Fill::WholeBlock => self.read_whole(record),
        };
        if let Some(position) = &mut self.position {
            *position = position.saturating_add(received.bytes as u64);
        }
        if received.bytes > 0 {
            if self.remarks_partial_reads {
                self.remark_partial_read(record.len());
            }
            self.previous_read = received.bytes;
        }
        received
    }

    /// The bytes between its position and its end, if it has one that is known.
    pub fn remaining(&self) -> Option<u64> {
        let size = self.size(&sys::stat(self.fd).ok()?)?;
        Some(size.saturating_sub(sys::position(self.fd).ok()?))
    }

    /// Whether it is a block device.
    pub fn is_device(&self) -> bool {
        sys::stat(self.fd).is_ok_and(|stat| sys::is_block_device(&stat))
    }

    /// Whether reads are direct, by `iflag=direct` or because whoever opened it wanted it so.
    pub fn is_direct(&self) -> bool {
        self.is_direct || sys::is_direct(self.fd) == Ok(true)
    }

    /// Where a regular file or a block device ends, in bytes; `None` for anything else, and for a
    /// file that has more than it says.
    pub fn end(&self) -> Result<Option<u64>, Errno> {
        let stat = sys::stat(self.fd)?;
        Ok(match sys::identity(&stat) {
            None => None,
            Some(Identity::Device(_)) => self.device_end(),
            Some(Identity::File(..)) => {
                let size = sys::size(&stat);
                let has_more = size == 0 && sys::read_at(self.fd, &mut [0], 0)? > 0;
                Some(size).filter(|_| !has_more)
            }
        })
    }

    /// The logical sector of a block device, in bytes.
    pub fn sector(&self) -> Option<u64> {
        self.is_device().then(|| sys::sector(self.fd)).flatten()
    }

    /// Reads from any place, as much as there is up to `bytes.len()`; `None` where that fails.
    pub fn read_again(&self, bytes: &mut [u8], offset: u64) -> Option<usize> {
        let mut filled = 0;
        while filled < bytes.len() {
            let (fd, at) = (self.fd, offset.checked_add(filled as u64)?);
            let rest = &mut bytes[filled..];
            match sys::uninterrupted(self.desk, || sys::read_at(fd, rest, at)).ok()? {
                0 => break,
                more => filled += more,
            }
        }
        Some(filled)
    }

    /// Drops from the page cache what is left to drop.
    pub fn drop_rest_of_cache(&self) {
        self.dropper.finish();
    }

    /// Drops the whole rest of the file from the page cache (`count=0`).
    pub fn drop_whole_cache(&self) -> Result<(), Failure> {
        self.dropper.drop_whole(&self.name)
    }

    /// Closes the descriptor; the last chance of some file systems to tell of a fault.
    pub fn close(&self) -> Result<(), Failure> {
        sys::close(self.fd)
            .map_err(|errno| Failure::new(Action::Close(Side::Input), &self.name, errno))
    }

    /// Whether the position, which a bad record left where it was, cannot lead to anything.
    fn is_beyond_hope(&mut self, fault: Errno) -> bool {
        self.bad_records.in_a_row += 1;
        // A directory is never read, and what is closed does not open again.
        if matches!(fault, Errno::ISDIR | Errno::BADF) {
            return true;
        }
        if sys::is_gone(fault) {
            return self.bad_records.in_a_row >= BadRecords::MOST_UNMOVED;
        }
        let Some(position) = self.position else {
            return self.bad_records.in_a_row >= BadRecords::MOST_UNMOVED;
        };
        let Ok(stat) = sys::stat(self.fd) else {
            return self.bad_records.in_a_row >= BadRecords::MOST_UNMOVED;
        };
        match self.size(&stat) {
            Some(size) => position >= size && self.bad_records.in_a_row >= BadRecords::MOST_UNMOVED,
            None => self.bad_records.in_a_row >= BadRecords::MOST_WITHOUT_SIZE,
        }
    }

    /// The size of a regular file or of a block device. Files of /proc and the like say 0, and may
    /// give each read something else: theirs is not known.
    fn size(&self, stat: &FileStat) -> Option<u64> {
        match sys::identity(stat)? {
            Identity::File(..) => Some(sys::size(stat)).filter(|&size| size > 0),
            Identity::Device(_) => self.device_end(),
        }
    }

    /// The size of a device: where its end is. The descriptor stands where it stood; if it does
    /// not, the next read fails, where it would find the end.
    fn device_end(&self) -> Option<u64> {
        let position = sys::position(self.fd).ok()?;
        let end = sys::seek_to_end(self.fd).ok()?;
        self.or_fail_reading(sys::seek_to(self.fd, position))?;
        Some(end)
    }

    /// Where a seek has led. If it has not, the next read fails for its reason: it would read
    /// something else.
    fn or_fail_reading(&self, sought: Result<u64, Errno>) -> Option<u64> {
        match sought {
            Ok(position) => Some(position),
            Err(errno) => {
                self.taken_over.set(Some(Err(errno)));
                self.is_plain.set(false); // what is to be taken over is looked for
                None
            }
        }
    }

    /// Takes note of where a seek has led.
    fn move_to(&mut self, sought: Result<u64, Errno>) {
        if let Some(position) = self.or_fail_reading(sought) {
            self.position = self.position.map(|_| position);
        }
    }

    /// Whether there is nothing behind the position, as far as can be told.
    fn is_at_end(&self) -> bool {
        let (Ok(stat), Ok(position)) = (sys::stat(self.fd), sys::position(self.fd)) else {
            return false;
        };
        self.size(&stat).is_none_or(|size| position >= size)
    }
}

impl<D: Desk> Source for Input<'_, D> {
    fn name(&self) -> &OsStr {
        &self.name
    }

    #[inline]
    fn read(&mut self, record: &mut [u8]) -> Received {
        let received = self.receive(record);
        if received.bytes > 0 {
            self.bad_records.in_a_row = 0;
            self.patience.renew();
        }
        self.dropper.processed(received.bytes);
        received
    }

    #[inline(always)]
    fn read_whole_at_once(&mut self, record: &mut [u8]) -> bool {
        if !self.is_plain.get() {
            return false;
        }
        let result = sys::read(self.fd, record);
        if result == Ok(record.len()) {
            if self.remarks_partial_reads {
                self.remark_partial_read(record.len());
            }
            self.previous_read = record.len();
            self.was_short = false;
            self.bad_records.in_a_row = 0;
            true
        } else {
            self.taken_over.set(Some(result));
            false
        }
    }

    fn step_over(&mut self, bytes: usize, fault: Errno) -> Result<Step, Stop> {
        let stuck = Failure::new(Action::StepOver, &self.name, fault);
        if fault == Errno::AGAIN {
            // Nothing is bad: a non-blocking input has nothing yet. GNU asks again at once, and
            // for ever; waiting for it says the same in fewer words.
            return if self.patience.until_readable(self.desk, self.fd)? {
                Ok(Step::Again)
            } else {
                Err(stuck.into())
            };
        }
        if self.is_beyond_hope(fault) {
            return Err(stuck.into());
        }
        if let Some(errno) = self.position_fault {
            // It might have to be moved; read again, the record would come twice.
            return Err(Failure::new(Action::StepOver, &self.name, errno).into());
        }
        let Some(position) = self.position else {
            return Ok(Step::Over);
        };
        let target = position
            .checked_add(bytes as u64)
            .ok_or(Errno::OVERFLOW)
            .and_then(|target| sys::seek_to(self.fd, target))
            .map_err(|errno| Failure::new(Action::Seek, &self.name, errno))?;
        self.position = Some(target);
        self.taken_over.set(None); // it stands right again
        self.dropper.processed(bytes);
        Ok(Step::Over)
    }

    fn note_end(&mut self) {
        self.dropper.note_end();
    }

    fn supply(&self) -> Supply {
        let Ok(stat) = sys::stat(self.fd) else {
            return Supply::Records;
        };
        let identity = sys::identity(&stat);
        let is_pipe = sys::is_pipe(&stat) && self.is_plain.get() && !self.remarks_partial_reads;
        if !self.keeps_no_books || !(is_pipe || identity.is_some()) || sys::is_particular(self.fd) {
            return Supply::Records;
        }
        match (identity, self.size(&stat)) {
            (Some(identity), Some(end)) => Supply::File { identity, end },
            _ if is_pipe => Supply::Pipe,
            _ => Supply::Records,
        }
    }

    fn widen_pipe(&self) {
        sys::widen_pipe(self.fd);
    }

    fn read_piece(&mut self, piece: &mut [u8]) -> Received {
        match self.fill {
            Fill::OneRead => {
                let fd = self.fd;
                sys::uninterrupted(self.desk, || sys::read(fd, piece)).into()
            }
            Fill::WholeBlock => self.read_whole(piece),
        }
    }

    fn pass_on(&mut self, null: BorrowedFd<'_>, len: usize) -> Option<Received> {
        let mut bytes = 0;
        while bytes < len {
            let fd = self.fd;
            match sys::uninterrupted(self.desk, || sys::send(fd, null, len - bytes)) {
                Ok(0) => break,
                Ok(more) => bytes += more,
                Err(Fault::Os(_)) if bytes == 0 => return None,
                // What is behind these is asked for again.
                Err(Fault::Os(_)) => break,
                Err(fault @ Fault::Interrupted) => {
                    return Some(Received {
                        bytes,
                        fault: Some(fault),
                    });
                }
            }
        }
        Some(Received { bytes, fault: None })
    }

    fn note_last_record(&mut self, bytes: usize) {
        self.previous_read = bytes;
    }

    fn position(&self) -> Option<u64> {
        sys::position(self.fd).ok()
    }

    fn next_data(&mut self, position: u64) -> Option<Range<u64>> {
        let stat = sys::stat(self.fd).ok()?;
        // A file of /proc and the like says 0 and has content all the same.
        let size = Some(sys::size(&stat)).filter(|&size| sys::is_regular(&stat) && size > 0)?;
        let data = sys::next_data(self.fd, position, size);
        self.move_to(sys::seek_to(self.fd, position));
        data
    }

    fn move_on(&mut self, bytes: u64) {
        self.dropper.passed_over(bytes);
        self.move_to(sys::seek_forward(self.fd, bytes));
    }

    fn stand_at(&mut self, position: u64) -> bool {
        let stands = sys::seek_to(self.fd, position).is_ok();
        if stands {
            self.position = self.position.map(|_| position);
        }
        stands
    }
}
