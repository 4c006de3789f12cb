// SPDX-License-Identifier: MIT
//! `conv=verify`: what was written is read back and compared with checksums that were made on the
//! way. Does not know what was copied.

use super::IsClean;
use crate::buffer::Buffer;
use crate::digest::ledger::{Checklist, Difference};
use crate::error::finding::What;
use crate::error::{Action, Failure, Fault, Side, Stop};
use crate::io::output::Output;
use crate::io::{Desk, Sink as _};
use crate::progress::stats::Tally;

/// How much is read back at once, in bytes.
const PIECE: usize = 1024 * 1024;

/// What direct reads begin and end at, in bytes: every device's block fits.
const ALIGNMENT: u64 = 4096;

/// Reads back what `output` was given from `start` on, and tells of the first difference. Where
/// only several bytes differ, `original` may read what was to be written: from an offset counted
/// from `start`. Whether all was as it should be.
pub fn verify<D: Desk>(
    output: &mut Output<'_, D>,
    start: u64,
    list: Checklist,
    watch: (&Tally, &D),
    original: impl Fn(&mut [u8], u64) -> Option<usize>,
) -> Result<IsClean, Stop> {
    output.read_from_device(start, list.len());
    let result = compare(output, start, list, watch, original);
    output.leave_device();
    result
}

fn compare<D: Desk>(
    output: &mut Output<'_, D>,
    start: u64,
    mut list: Checklist,
    (tally, desk): (&Tally, &D),
    original: impl Fn(&mut [u8], u64) -> Option<usize>,
) -> Result<IsClean, Stop> {
    let end = start.saturating_add(list.len());
    let mut buffer = Buffer::new(PIECE, Side::Output)?;
    let mut offset = start;
    let mut found = None;
    while found.is_none() && offset < end {
        desk.attend()?;
        desk.between_records();
        // From a border on, so that it may be a direct read; what is in front was seen.
        let from = offset - offset % ALIGNMENT;
        let filled = match output.read_back_directly(buffer.bytes_mut(), from) {
            Ok(filled) => filled,
            Err(fault) => {
                desk.tell(fault, Action::ReadBack, output.name())?;
                return Ok(false);
            }
        };
        // Both are less than a piece, which is a usize.
        let seen = (offset - from) as usize;
        let wanted = usize::try_from(end - from).unwrap_or(usize::MAX);
        if filled <= seen {
            let record = offset / output.block_len();
            let what = What::EndsEarly { offset, record };
            desk.report(&Failure::found(output.name(), what));
            return Ok(false);
        }
        let bytes = &buffer.bytes()[seen..filled.min(wanted)];
        found = list.check(bytes);
        tally.add_verified(bytes.len());
        offset += bytes.len() as u64;
    }
    let Some(difference) = found.or_else(|| list.finish()) else {
        return Ok(true);
    };
    let difference = match difference {
        Difference::Within(first, last) => narrowed((first, last), output, start, &list, original)?,
        at @ Difference::At(_) => at,
    };
    let record = |offset: u64| (start + offset) / output.block_len();
    let what = match difference {
        Difference::At(at) => What::Differs {
            offset: start + at,
            record: record(at),
        },
        Difference::Within(first, end) => What::DiffersWithin {
            first: start + first,
            last: start + end - 1,
            record: record(first),
        },
    };
    desk.report(&Failure::found(output.name(), what));
    Ok(false)
}

/// Which byte of the piece is the first that differs, if the input still has that piece. It does
/// if its checksum says so.
fn narrowed<D: Desk>(
    (first, end): (u64, u64),
    output: &mut Output<'_, D>,
    start: u64,
    list: &Checklist,
    original: impl Fn(&mut [u8], u64) -> Option<usize>,
) -> Result<Difference, Stop> {
    let unknown = Difference::Within(first, end);
    let Ok(len) = usize::try_from(end - first) else {
        return Ok(unknown);
    };
    let (Ok(mut expected), Ok(mut actual)) = (
        Buffer::new(len, Side::Input),
        Buffer::new(len, Side::Output),
    ) else {
        return Ok(unknown);
    };
    if original(expected.bytes_mut(), first) != Some(len) || !list.was(expected.bytes(), first) {
        return Ok(unknown);
    }
    match output.read_back_directly(actual.bytes_mut(), start + first) {
        Ok(filled) if filled == len => {}
        Err(Fault::Interrupted) => return Err(Stop::Interrupted),
        Ok(_) | Err(Fault::Os(_)) => return Ok(unknown),
    }
    let mut pairs = expected.bytes().iter().zip(actual.bytes());
    let at = pairs.position(|(expected, actual)| expected != actual);
    Ok(at.map_or(unknown, |at| Difference::At(first + at as u64)))
}
