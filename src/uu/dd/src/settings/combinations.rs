// SPDX-License-Identifier: MIT
//! What of dd's own additions cannot go together, with each other or with what all dds have.
//! `docs/dd.md` has the table of all pairs, and a test goes over it.

use super::Convs;
use super::operands::{Additions, Operands, UsageError};
use super::symbols::Conv;
use rustix::fs::OFlags;

/// Refuses what cannot go together, and what means nothing alone.
pub fn check(convs: &Convs, operands: &Operands) -> Result<(), UsageError> {
    let flags = operands.output_flags;
    // As most command lines are.
    if convs.0.is_empty() && !flags.exclusive && operands.additions.is_none() {
        return Ok(());
    }
    let none = Additions::default();
    let additions = operands.additions.as_deref().unwrap_or(&none);
    let rescues = convs.has(Conv::Rescue);
    let needs = [
        (additions.map.is_some() && !rescues, "map=", "conv=rescue"),
        (
            additions.error_block.is_some() && !rescues,
            "ebs=",
            "conv=rescue",
        ),
        (
            additions.retries.is_some() && !rescues,
            "retries=",
            "conv=rescue",
        ),
        (
            additions.hash_log.is_some() && additions.hashes.is_empty(),
            "hashlog=",
            "hash=",
        ),
        (
            flags.exclusive && operands.output.is_none(),
            "oflag=excl",
            "of=",
        ),
    ];
    if let Some(&(_, first, second)) = needs.iter().find(|(is_so, ..)| *is_so) {
        return Err(UsageError::Needs(first, second));
    }
    if convs.has(Conv::Excl) && flags.exclusive {
        return Err(UsageError::Conflict("conv=excl and oflag=excl"));
    }
    let appends = flags.open.0.contains(OFlags::APPEND);
    if rescues {
        refuse_with_rescue(convs, additions, appends)?;
    }
    let conflicts = [
        // Where an appended byte lands is not known before it is there.
        (convs.has(Conv::Verify) && appends, "verify and append"),
        (convs.has(Conv::Changed) && appends, "changed and append"),
        // One leaves a block of NULs out, whatever is there; the other looks.
        (
            convs.has(Conv::Changed) && convs.has(Conv::Sparse),
            "changed and sparse",
        ),
    ];
    match conflicts.iter().find(|(is_so, _)| *is_so) {
        Some((_, what)) => Err(UsageError::Conflict(what)),
        None => Ok(()),
    }
}

/// A rescue writes what it could read where it belongs, in whatever order: what looks at the
/// stream of bytes has none to look at.
fn refuse_with_rescue(
    convs: &Convs,
    additions: &Additions,
    appends: bool,
) -> Result<(), UsageError> {
    let others = [
        (Conv::Ascii, "rescue and ascii"),
        (Conv::Ebcdic, "rescue and ebcdic"),
        (Conv::Ibm, "rescue and ibm"),
        (Conv::Block, "rescue and block"),
        (Conv::Unblock, "rescue and unblock"),
        (Conv::Lcase, "rescue and lcase"),
        (Conv::Ucase, "rescue and ucase"),
        (Conv::Swab, "rescue and swab"),
        (Conv::Changed, "rescue and changed"),
        (Conv::Verify, "rescue and verify"),
        (Conv::Untilfull, "rescue and untilfull"),
    ];
    if let Some(&(_, what)) = others.iter().find(|&&(conv, _)| convs.has(conv)) {
        return Err(UsageError::Conflict(what));
    }
    let conflicts = [
        (!additions.hashes.is_empty(), "rescue and hash="),
        (!additions.checks.is_empty(), "rescue and check="),
        (appends, "rescue and append"),
    ];
    match conflicts.iter().find(|(is_so, _)| *is_so) {
        Some((_, what)) => Err(UsageError::Conflict(what)),
        None => Ok(()),
    }
}
