// SPDX-License-Identifier: MIT
//! `conv=rescue`: what can be read of a failing input, each byte where it belongs. First what reads
//! well, past bad stretches; then what was passed; then bad records in smaller and smaller pieces;
//! then bad pieces again. A map says what is done, and can be kept, so that another run goes on.
//!
//! Knows neither operands nor the wording of messages.

pub mod keeper;
pub mod map;
pub mod mapfile;
mod reader;

use crate::error::finding::What;
use crate::error::{Action, Failure, Fault, Stop};
use crate::io::input::Input;
use crate::io::output::Output;
use crate::io::pace::Pace;
use crate::io::{Desk, Sink as _, Source as _, sys};
use crate::progress::stats::Tally;
use keeper::Keeper;
use map::State;
use mapfile::{Mapfile, Stage};
use reader::Reader;
use rustix::io::Errno;
use std::ffi::OsString;
use std::ops::Range;
use std::time::{Duration, Instant};

/// What a rescue is to do.
#[derive(Debug)]
pub struct RescueSpec {
    /// `ebs=`: the smallest piece, in bytes; else the device's sector.
    pub smallest: Option<usize>,
    /// `retries=`: how often a bad piece is tried.
    pub retries: u64,
    /// `map=`.
    pub map: Option<OsString>,
    /// `conv=sync`: a last short record is padded too.
    pub pads_end: bool,
    /// `speed=`, in bytes a second.
    pub speed: Option<u64>,
}

/// A sector where the device does not say, in bytes.
const SECTOR: u64 = 512;

/// What is read at once while it reads well, in bytes: at least, and at most.
const LEAST_AT_ONCE: u64 = 64 * 1024;
const MOST_AT_ONCE: u64 = 1024 * 1024;

/// At least, where there is a limit of speed.
const LEAST_IN_SLICES: u64 = 4096;

/// Into how many pieces what could not be read is cut.
const PIECES: u64 = 16;

/// How often, in a record, what is behind a bad place is hoped to be good in vain.
const HOPES: u32 = 1;

/// What a good read of a smallest piece is taken to need before there was one.
const GOOD_READ: Duration = Duration::from_micros(50);

/// What is left out after a bad record is at most this part of all.
const MOST_SKIPPED: u64 = 64;

/// What is rescued from where to where.
pub struct Job<'j, 'd, D> {
    /// What is read.
    pub input: &'j Input<'d, D>,
    /// What is written.
    pub output: &'j mut Output<'d, D>,
    /// What of the input, in bytes.
    pub domain: Range<u64>,
    /// Where it goes in the output, in bytes.
    pub base: u64,
    /// `ibs=` and `obs=`, in bytes.
    pub blocks: (u64, u64),
    /// The counters.
    pub tally: &'j Tally,
    /// Who answers signals.
    pub desk: &'d D,
}

/// What came of it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Rescued {
    /// Bytes that are in the output, by this run or one before.
    pub rescued: u64,
    /// Bytes that are not.
    pub lost: u64,
    /// How many stretches these are in.
    pub bad_areas: u64,
}

/// What something takes of late, once it has taken so long again.
fn average(before: Duration, now: Duration) -> Duration {
    if before.is_zero() {
        now
    } else {
        (before * 7 + now) / 8
    }
}

/// How a range was read.
enum Read {
    /// All of it.
    Whole,
    /// Up to this offset, where it is bad.
    BadAt(u64),
}

/// A running rescue.
pub struct Rescue<'j, 'd, D> {
    job: Job<'j, 'd, D>,
    reader: Reader<'d, D>,
    mapfile: Mapfile,
    keeper: Option<Keeper>,
    is_map_clean: bool,
    /// The smallest piece.
    smallest: u64,
    /// What is read at once.
    at_once: u64,
    retries: u64,
    pads_end: bool,
    /// There was a map.
    goes_on: bool,
    pace: Option<Pace>,
    /// Bytes read and written by this run.
    read: u64,
    written: u64,
    /// Where the work is.
    position: u64,
    /// Why the last bad read was one.
    fault: Option<Errno>,
    /// What a good read of a smallest piece takes of late, and a bad read.
    good_read: Duration,
    bad_read: Duration,
}

impl<'j, 'd, D: Desk> Rescue<'j, 'd, D> {
    /// Makes ready; the map says what was done before.
    pub fn new(
        spec: &RescueSpec,
        job: Job<'j, 'd, D>,
        (keeper, mapfile): (Option<Keeper>, Option<Mapfile>),
    ) -> Result<Self, Failure> {
        let sector = job.input.sector().unwrap_or(SECTOR);
        let input_block = job.blocks.0;
        let at_once = if input_block < LEAST_AT_ONCE {
            LEAST_AT_ONCE.next_multiple_of(input_block)
        } else {
            input_block.min(MOST_AT_ONCE)
        };
        let pace = spec.speed.map(Pace::new);
        // A slow copy is a steady one.
        let slice = pace
            .as_ref()
            .map_or(u64::MAX, |pace| pace.slice_len() as u64);
        let at_once = at_once.min(slice.max(LEAST_IN_SLICES));
        let alignment = job.input.is_direct().then_some(sector);
        let reader = Reader::new(job.input.fd(), at_once as usize, alignment, job.desk)?;
        let rescue = Self {
            smallest: spec.smallest.map_or(sector, |smallest| smallest as u64),
            retries: spec.retries,
            pads_end: spec.pads_end,
            goes_on: mapfile.is_some(),
            pace,
            at_once,
            reader,
            mapfile: mapfile.unwrap_or_default(),
            keeper,
            is_map_clean: true,
            read: 0,
            written: 0,
            position: job.domain.start,
            fault: None,
            good_read: GOOD_READ,
            bad_read: Duration::ZERO,
            job,
        };
        rescue.check_length()?;
        Ok(rescue)
    }

    /// Bytes that are to be done.
    pub fn todo(&self) -> u64 {
        let domain = self.job.domain.clone();
        domain.end - domain.start - self.mapfile.map.bytes(domain, State::Rescued)
    }

    /// What the map says is rescued must be there: someone may have taken the output away.
    fn check_length(&self) -> Result<(), Failure> {
        let (Some(keeper), Some(len)) = (&self.keeper, self.job.output.file_len()?) else {
            return Ok(());
        };
        if len < self.needed_len() {
            let what = What::MapIsAhead(keeper.name().to_owned());
            return Err(Failure::found(self.job.output.name(), what));
        }
        Ok(())
    }

    /// The length that the output must have for what is rescued.
    fn needed_len(&self) -> u64 {
        let areas = self.mapfile.map.areas(self.job.domain.clone());
        let good = areas.filter(|area| area.state == State::Rescued);
        good.last().map_or(0, |area| self.target(area.range.end))
    }

    /// Where a byte of the input goes in the output.
    fn target(&self, offset: u64) -> u64 {
        self.job.base + (offset - self.job.domain.start)
    }

    /// Rescues, and saves the map whatever happens. What failed has not been told. Whether all of the
    /// input is in the output; what of it is not has been padded.
    pub fn run(&mut self) -> Result<bool, Stop> {
        self.save()?;
        if !self.is_map_clean {
            return Ok(false); // a run that cannot be carried on is not begun
        }
        let result = self.all_passes();
        self.reader.leave();
        let saved = self.save();
        result?;
        saved?;
        let is_whole = self.outcome().lost == 0;
        if !is_whole {
            // Once, and not for each place; that the map says so from before is a reason too.
            let errno = self.fault.unwrap_or(Errno::IO);
            let name = self.job.input.name();
            self.job
                .desk
                .report(&Failure::new(Action::Read, name, errno));
        }
        Ok(self.is_map_clean && is_whole)
    }

    /// Whether nothing is rescued that lies behind what this run is to do: the output may be cut there.
    pub fn is_last_part(&self) -> bool {
        let behind = self.job.domain.end..u64::MAX;
        self.mapfile.map.first(behind, &[State::Rescued]).is_none()
    }

    /// What is rescued so far.
    pub fn outcome(&self) -> Rescued {
        let domain = self.job.domain.clone();
        let rescued = self.mapfile.map.bytes(domain.clone(), State::Rescued);
        Rescued {
            rescued,
            lost: domain.end - domain.start - rescued,
            bad_areas: self.mapfile.map.bad_areas(domain),
        }
    }

    fn all_passes(&mut self) -> Result<(), Stop> {
        let begun = self.mapfile.clone();
        let has = |states: &[State]| begun.map.first(self.job.domain.clone(), states).is_some();
        if has(&[State::NotTried]) {
            self.begin(Stage::Copying, 1);
            self.copy(true)?;
            self.begin(Stage::Copying, 2);
            self.copy(false)?;
        }
        self.begin(Stage::Scraping, 1);
        self.scrape()?;
        let first = match begun.stage {
            Stage::Retrying => begun.pass.max(2),
            _ => 2,
        };
        for pass in first..=self.retries {
            if self
                .first_of(self.job.domain.start, &[State::Bad])
                .is_none()
            {
                break;
            }
            self.begin(Stage::Retrying, pass);
            self.retry()?;
        }
        self.pad()?;
        self.begin(Stage::Finished, 1);
        Ok(())
    }

    fn begin(&mut self, stage: Stage, pass: u64) {
        self.mapfile.stage = stage;
        self.mapfile.pass = pass;
    }

    fn first_of(&self, offset: u64, states: &[State]) -> Option<Range<u64>> {
        let left = offset..self.job.domain.end;
        let area = self.mapfile.map.first(left, states)?;
        Some(area.range)
    }

    /// The end of the piece that `start` is in, if all are `len` long.
    fn piece_end(start: u64, len: u64, most: u64) -> u64 {
        (start / len)
            .saturating_add(1)
            .saturating_mul(len)
            .min(most)
    }

    /// What was not tried yet. Where it is bad, more and more may be left out.
    fn copy(&mut self, skips: bool) -> Result<(), Stop> {
        let most = ((self.job.domain.end - self.job.domain.start) / MOST_SKIPPED).max(self.at_once);
        let mut offset = self.job.domain.start;
        let mut skip = 0_u64;
        while let Some(area) = self.first_of(offset, &[State::NotTried]) {
            let end = Self::piece_end(area.start, self.at_once, area.end);
            offset = end;
            match self.rescue(area.start..end)? {
                Read::Whole => skip = 0,
                Read::BadAt(at) => {
                    self.mapfile.map.set(at..end, State::NotTrimmed);
                    if skips {
                        skip = (2 * skip).clamp(self.at_once, most);
                        offset = end.saturating_add(skip);
                    }
                }
            }
        }
        Ok(())
    }

    /// What failed within something larger.
    fn scrape(&mut self) -> Result<(), Stop> {
        const FAILED: [State; 2] = [State::NotTrimmed, State::NotScraped];
        let mut offset = self.job.domain.start;
        while let Some(area) = self.first_of(offset, &FAILED) {
            self.reader.read_directly(self.sector());
            let end = Self::piece_end(area.start, self.at_once, area.end);
            offset = end;
            self.split(area.start..end, &mut { HOPES })?;
        }
        Ok(())
    }

    fn sector(&self) -> u64 {
        self.job.input.sector().unwrap_or(SECTOR)
    }

    /// Reads a range that cannot be read as a whole, in pieces. Somewhere in it there is a bad place;
    /// that there is another one behind it is less likely, so that the rest is hoped to be good, so many times.
    fn split(&mut self, range: Range<u64>, hopes: &mut u32) -> Result<(), Stop> {
        let len = self.piece_len(range.end - range.start);
        let mut start = range.start;
        let (mut was_bad, mut hopes_for_rest) = (false, false);
        while start < range.end {
            let end = if hopes_for_rest {
                range.end
            } else {
                Self::piece_end(start, len, range.end)
            };
            match self.rescue(start..end)? {
                Read::Whole => hopes_for_rest = was_bad && *hopes > 0,
                Read::BadAt(at) => {
                    if hopes_for_rest {
                        *hopes -= 1;
                        hopes_for_rest = false;
                    }
                    if end == Self::piece_end(at, self.smallest, end) {
                        // It was read alone.
                        self.mapfile.map.set(at..end, State::Bad);
                    } else {
                        self.split(at..end, hopes)?;
                    }
                    was_bad = true;
                }
            }
            start = end;
        }
        Ok(())
    }

    /// Into what pieces a bad range is cut. Larger ones than the smallest are fewer, but one of them
    /// is bad once more: it depends on what a bad read takes, which may be seconds.
    fn piece_len(&self, len: u64) -> u64 {
        let most = u32::try_from(len.div_ceil(self.smallest)).unwrap_or(u32::MAX);
        if self.good_read.saturating_mul(most) / 2 < self.bad_read {
            return self.smallest;
        }
        len.div_ceil(PIECES).max(1).next_multiple_of(self.smallest)
    }

    /// What is bad, piece by piece.
    fn retry(&mut self) -> Result<(), Stop> {
        self.reader.read_directly(self.sector());
        let mut offset = self.job.domain.start;
        while let Some(area) = self.first_of(offset, &[State::Bad]) {
            let end = Self::piece_end(area.start, self.smallest, area.end);
            offset = end;
            self.rescue(area.start..end)?;
        }
        Ok(())
    }

    /// Reads a range, writes what can be read, and takes note of it.
    fn rescue(&mut self, range: Range<u64>) -> Result<Read, Stop> {
        let mut start = range.start;
        while start < range.end {
            self.attend()?;
            self.position = start;
            let began = Instant::now();
            let bytes = match self.reader.read(start..range.end) {
                Ok(bytes) => bytes,
                Err(Fault::Interrupted) => return Err(Stop::Interrupted),
                Err(Fault::Os(errno)) => {
                    self.bad_read = average(self.bad_read, began.elapsed());
                    self.fault = Some(errno);
                    self.ensure_it_is_there(errno)?;
                    return Ok(Read::BadAt(start));
                }
            };
            if bytes.is_empty() {
                return Err(self.ended_early().into());
            }
            let len = bytes.len() as u64;
            if len == self.smallest {
                self.good_read = average(self.good_read, began.elapsed());
            }
            if let Some(pace) = &mut self.pace {
                pace.wait(bytes.len(), self.job.desk)?;
            }
            let target = self.job.base + (start - self.job.domain.start);
            self.read += len;
            Self::write(&mut self.job, &mut self.written, target, bytes)?;
            self.mapfile.map.set(start..start + len, State::Rescued);
            self.count();
            start += len;
        }
        Ok(Read::Whole)
    }

    /// The input ends before the end that it had: a device that is gone reads like that, and a file
    /// that was cut has lost what nobody knows to be bad.
    fn ended_early(&self) -> Failure {
        let input = self.job.input;
        if input.is_device() {
            Failure::found(input.name(), What::Vanished(Errno::NXIO))
        } else {
            Failure::new(Action::Read, input.name(), Errno::NODATA)
        }
    }

    /// A bad record is lived with; a device that is gone is not.
    fn ensure_it_is_there(&self, errno: Errno) -> Result<(), Failure> {
        let input = self.job.input;
        let name = input.name();
        if matches!(errno, Errno::BADF | Errno::ISDIR | Errno::INVAL) {
            return Err(Failure::new(Action::Read, name, errno));
        }
        let is_shorter = || !matches!(input.end(), Ok(Some(end)) if end >= self.job.domain.end);
        if sys::is_gone(errno) || (input.is_device() && is_shorter()) {
            return Err(Failure::found(name, What::Vanished(errno)));
        }
        Ok(())
    }

    /// Writes `bytes` at `target`, and counts those that arrive.
    fn write(
        job: &mut Job<'j, 'd, D>,
        count: &mut u64,
        target: u64,
        bytes: &[u8],
    ) -> Result<(), Stop> {
        // Where NULs become holes, each output block is looked at by itself.
        let mut rest = bytes;
        let mut target = target;
        while !rest.is_empty() {
            let mut len = rest.len();
            if job.output.makes_holes() {
                let block_end = Self::piece_end(target - job.base, job.blocks.1, u64::MAX);
                // Not more than there is, which is a usize.
                len = (block_end - (target - job.base)).min(len as u64) as usize;
            } else if job.output.is_direct() && len as u64 > job.blocks.1 {
                // A last short block is one by itself: that ends direct writing.
                len -= (len as u64 % job.blocks.1) as usize;
            }
            let (block, behind) = rest.split_at(len);
            job.output.stand_at(target)?;
            let written = job.output.write(block);
            *count += written.bytes as u64;
            if let Some(fault) = written.fault {
                return Err(fault.stop(Action::WriteRecord, job.output.name()));
            }
            target += len as u64;
            rest = behind;
        }
        Ok(())
    }

    fn count(&self) {
        let (input, output) = self.job.blocks;
        let tally = self.job.tally;
        let rest = |bytes: u64, block| u64::from(!u64::is_multiple_of(bytes, block));
        tally.set_in(self.read / input, rest(self.read, input));
        let (full, rest) = (self.written / output, rest(self.written, output));
        tally.set_out(full, rest, self.written);
    }

    /// NULs where nothing could be read.
    fn pad(&mut self) -> Result<(), Stop> {
        static NULS: [u8; 64 * 1024] = [0; 64 * 1024];
        let mut offset = self.job.domain.start;
        let pad = |rescue: &mut Self, target: u64, len: u64| -> Result<(), Stop> {
            let mut done = 0;
            while done < len {
                rescue.attend()?;
                // No more than there are NULs, so a usize.
                let part = (len - done).min(NULS.len() as u64) as usize;
                let written = &mut rescue.written;
                Self::write(&mut rescue.job, written, target + done, &NULS[..part])?;
                rescue.count();
                done += part as u64;
            }
            Ok(())
        };
        if self.goes_on {
            // Something that its map does not know may be there from the run before.
            self.job.output.stop_making_holes();
        }
        while let Some(area) = self.first_of(offset, &[State::Bad]) {
            pad(self, self.target(area.start), area.end - area.start)?;
            offset = area.end;
        }
        let end = self.target(self.job.domain.end);
        let len = self.job.domain.end - self.job.domain.start;
        let mut missing = 0;
        if self.pads_end {
            missing = len.next_multiple_of(self.job.blocks.0) - len;
            pad(self, end, missing)?;
        }
        if len > 0 {
            self.job.output.extend_to(end + missing)?;
        }
        self.job.output.stand_at(end + missing)?;
        Ok(())
    }

    /// Answers signals, shows progress, saves the map if it is time.
    fn attend(&mut self) -> Result<(), Stop> {
        self.job.desk.attend()?;
        self.job.desk.between_records();
        if self.keeper.as_ref().is_some_and(Keeper::is_due) {
            self.save()?;
        }
        Ok(())
    }

    /// Saves the map, once what it says is rescued is on the device. Without the latter there is
    /// no point in going on; without a map there is.
    fn save(&mut self) -> Result<(), Stop> {
        let Some(mut keeper) = self.keeper.take() else {
            return Ok(());
        };
        let began = Instant::now();
        let mut synced = self.job.output.extend_to(self.needed_len());
        if self.written > 0 {
            synced = synced.and_then(|()| self.job.output.sync_data());
        }
        if let Err(stop) = synced {
            // After a failure the map stays as it is: a second fdatasync would tell of nothing.
            self.keeper = Some(keeper).filter(|_| stop == Stop::Interrupted);
            return Err(stop);
        }
        let text = self.mapfile.text(self.job.domain.clone(), self.position);
        if let Err(failure) = keeper.save(&text, began) {
            // Once: it is tried again and again.
            if self.is_map_clean {
                self.job.desk.report(&failure);
            }
            self.is_map_clean = false;
        }
        self.keeper = Some(keeper);
        Ok(())
    }
}
