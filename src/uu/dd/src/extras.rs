// SPDX-License-Identifier: MIT
//! What dd does beyond GNU's: what goes on beside a copy and after it, and the rescue in its place. On the floor
//! of `dd.rs`, which has the order of things; a run that asks for nothing of it does not come here.

use crate::copy::verify::verify;
use crate::copy::{self, IsClean, Plan};
use crate::digest::beside::Made;
use crate::error::finding::What;
use crate::error::{Action, Failure, Stop};
use crate::hashlog::HashLog;
use crate::io::escort::Escorted;
use crate::io::input::Input;
use crate::io::output::{Existing, Output};
use crate::io::{Desk as _, Sink as _, Source as _, sys};
use crate::progress::epilogue::Epilogue;
use crate::progress::expectation::Expectation;
use crate::progress::report::Reporter;
use crate::rescue::keeper::Keeper;
use crate::rescue::{Job, Rescue, RescueSpec};
use crate::settings::{Extras, Settings};
use crate::{Conclusion, close_both, told};
use nix::sys::stat::FileStat;
use std::ffi::OsStr;
use std::os::fd::BorrowedFd;
use std::os::unix::ffi::OsStrExt as _;

/// What goes on beside a copy, and what came of it.
pub struct Beyond<'s> {
    spec: &'s Extras,
    log: Option<HashLog>,
    made: Made,
    /// Where the input and the output stood when the copy began, in bytes; looked for to verify.
    starts: (Option<u64>, u64),
}

/// Opens the ends and copies, or rescues. As [`crate::open_and_copy`].
#[cold]
pub fn open_and_copy(
    extras: &Extras,
    settings: Settings,
    desk: &Reporter,
) -> Result<Conclusion, Stop> {
    if let Some(spec) = &extras.rescue {
        return open_and_rescue(spec, &settings, desk);
    }
    let beyond = Beyond {
        spec: extras,
        log: None,
        made: Made::default(),
        starts: (None, 0),
    };
    crate::open_and_copy(settings, Some(beyond), desk)
}

impl Beyond<'_> {
    /// Opens what it needs besides the two ends.
    pub fn open(&mut self, desk: &Reporter) -> Result<(), Stop> {
        if let Some(file) = &self.spec.digests.log {
            self.log = Some(HashLog::open(file, desk)?);
        }
        Ok(())
    }

    /// Both ends are open: what an earlier run has left is not true any more.
    pub fn begin(&self, ends: [BorrowedFd<'_>; 2]) -> Result<(), Failure> {
        self.log.as_ref().map_or(Ok(()), |log| log.empty(ends))
    }

    /// Copies as planned.
    pub fn copy<'d>(
        &mut self,
        plan: Plan,
        (input, output): (&mut Input<'_, Reporter>, &mut Output<'d, Reporter>),
        desk: &'d Reporter,
    ) -> Result<IsClean, Stop> {
        if self.spec.verifies {
            self.starts = (input.position(), output.position()?);
        }
        let tally = desk.tally();
        let mut escorted = Escorted::new(&self.spec.escort, output, tally, desk)?;
        let copied = if plan.limit.is_zero() {
            Ok(true)
        } else {
            copy::copy(plan, input, &mut escorted, tally, desk)
        };
        let (made, finished) = escorted.finish();
        self.made = made;
        let mut is_clean = copied?;
        // What cannot be had for a digest is no reason to end the copy otherwise than it ended.
        if let Err(failure) = finished {
            desk.report(&failure);
            is_clean = false;
        }
        Ok(is_clean)
    }

    /// Reads back what was written, and tells its digests.
    pub fn conclude(
        &mut self,
        (input, output): (&Input<'_, Reporter>, &mut Output<'_, Reporter>),
        desk: &Reporter,
    ) -> Result<IsClean, Stop> {
        let mut is_clean = true;
        if let Some(list) = self.made.checksums.take() {
            let (read_from, start) = self.starts;
            let bytes = list.len();
            desk.begin_verify(bytes);
            let original = |bytes: &mut [u8], at: u64| {
                let offset = read_from?.checked_add(at)?;
                input.read_again(bytes, offset)
            };
            is_clean = verify(output, start, list, (desk.tally(), desk), original)?;
            if is_clean {
                let elapsed = desk.verified_in();
                desk.add_epilogue(Epilogue::Verified { bytes, elapsed });
            }
        }
        is_clean &= self.compare_digests(output.name(), desk);
        is_clean &= self.tell_digests(output.name(), desk);
        Ok(is_clean)
    }

    /// Whether the digests are those that were expected.
    fn compare_digests(&self, name: &OsStr, desk: &Reporter) -> IsClean {
        let mut is_clean = true;
        for expected in &self.spec.digests.expected {
            let actual = self.made.digest(expected.algorithm);
            if let Some(actual) = actual.filter(|&actual| actual != expected) {
                let what = What::WrongDigest {
                    algorithm: actual.algorithm.name(),
                    actual: actual.hex(),
                    expected: expected.hex(),
                };
                desk.report(&Failure::found(name, what));
                is_clean = false;
            }
        }
        is_clean
    }

    /// Has the digests told, or writes them to where they go.
    fn tell_digests(&mut self, name: &OsStr, desk: &Reporter) -> IsClean {
        // As `sha256sum -c` finds it.
        let file = match name.as_bytes() {
            b"standard output" => OsStr::new("-"),
            _ => name,
        };
        let mut lines = Vec::new();
        for &algorithm in &self.spec.digests.told {
            let Some(digest) = self.made.digest(algorithm) else {
                continue;
            };
            lines.extend_from_slice(&digest.tagged(file.as_bytes()));
            lines.push(b'\n');
            desk.add_epilogue(Epilogue::Digest {
                file: file.to_owned(),
                digest: digest.clone(),
                is_logged: self.log.is_some(),
            });
        }
        match self.log.take().map(|log| log.write(&lines)) {
            None | Some(Ok(())) => true,
            Some(Err(failure)) => {
                desk.report(&failure);
                false
            }
        }
    }
}

/// fstat(2) of one end.
fn examined(fd: BorrowedFd<'_>, name: &OsStr) -> Result<FileStat, Failure> {
    sys::stat(fd).map_err(|errno| Failure::new(Action::Examine, name, errno))
}

/// Opens the ends and rescues what can be read. As [`crate::open_and_copy`].
fn open_and_rescue(
    spec: &RescueSpec,
    settings: &Settings,
    desk: &Reporter,
) -> Result<Conclusion, Stop> {
    const OPERAND: &str = "conv=rescue";
    let mut input = Input::open(&settings.input, desk)?;
    let input_end = input
        .end()
        .map_err(|errno| Failure::new(Action::Examine, input.name(), errno))?
        .ok_or_else(|| Failure::found(input.name(), What::NoFileOrDevice(OPERAND)))?;
    let (keeper, mapfile) = match &spec.map {
        Some(name) => {
            let (keeper, mapfile) = Keeper::open(name)?;
            (Some(keeper), mapfile)
        }
        None => (None, None),
    };
    let mut place = settings.output.clone();
    if mapfile.is_some() && place.existing == Existing::CutAtSeek {
        // What was rescued before is in there.
        place.existing = Existing::CutAtEnd;
    }
    // Before the output is emptied, if there is one, and again when there is.
    let mut ends = vec![examined(input.fd(), input.name())?];
    ends.extend(
        place
            .file
            .as_ref()
            .and_then(|file| sys::stat_path(file).ok()),
    );
    if let Some(keeper) = &keeper {
        keeper.ensure_it_is_no_end(&ends)?;
    }
    let mut output = Output::open(&place, (input.name(), input.fd()), desk)?;
    if let Some(keeper) = &keeper {
        keeper.ensure_it_is_no_end(&[examined(output.fd(), output.name())?])?;
    }
    desk.begin_copy();
    input.skip(settings.input.skip)?;
    output.seek(place.seek)?;
    let start = sys::position(input.fd())
        .map_err(|errno| Failure::new(Action::Skip, input.name(), errno))?;
    let base = output.position()?;
    let plan = &settings.plan;
    let limit = plan.limit.bytes(plan.input_block).unwrap_or(u64::MAX);
    let end = input_end.max(start).min(start.saturating_add(limit));
    let job = Job {
        domain: start..end,
        base,
        blocks: (plan.input_block as u64, plan.output_block as u64),
        input: &input,
        output: &mut output,
        tally: desk.tally(),
        desk,
    };
    let mut rescue = Rescue::new(spec, job, (keeper, mapfile))?;
    if desk.wants_expectation() {
        desk.expect(Expectation::of_bytes(rescue.todo()));
    }
    let result = rescue.run();
    desk.add_epilogue(Epilogue::Rescued(rescue.outcome()));
    let may_cut = rescue.is_last_part();
    drop(rescue);
    let mut is_clean = match result {
        Err(Stop::Failed(failure)) => {
            desk.report(&failure);
            false
        }
        Err(Stop::Interrupted) => {
            return close_both(Err(Stop::Interrupted), &input, &output, desk);
        }
        Ok(is_clean) if may_cut => told(output.cut_at_end(), desk)? && is_clean,
        Ok(is_clean) => is_clean,
    };
    // Where a copy would have left it; nobody reads on.
    input.stand_at(end);
    if output.must_sync() {
        desk.begin_sync();
        is_clean &= output.sync()?;
    }
    input.drop_rest_of_cache();
    output.drop_rest_of_cache();
    close_both(Ok(Conclusion::Copied { is_clean }), &input, &output, desk)
}
