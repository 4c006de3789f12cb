// SPDX-License-Identifier: MIT
//! What was asked for, checked, and turned into the words of the parts that do it. Opens no
//! file and prints nothing.

mod combinations;
pub mod number;
pub mod operands;
pub mod symbols;

use crate::convert::record::{Block, Unblock};
use crate::convert::swab::Swab;
use crate::convert::table::{Case, Charset, Table, ascii_lower, ascii_upper};
use crate::convert::{Pipeline, Records};
use crate::copy::{BadRecord, Limit, Plan, Transfer};
use crate::digest::beside::Wanted;
use crate::digest::{Algorithm, Digest};
use crate::error::Side;
use crate::io::escort::EscortSpec;
use crate::io::input::{Fill, InputSpec};
use crate::io::output::{Access, Create, Durability, Existing, Holes, OutputSpec};
use crate::io::{Cache, Distance};
use crate::progress::Status;
use crate::rescue::RescueSpec;
use coreutils_sys::ctype::CType;
use operands::{Additions, Amount, Flags, Operands, SymbolKind, UsageError};
use rustix::fs::OFlags;
use std::ffi::OsString;
use symbols::Conv;

/// The block size where none is given, in bytes (POSIX, dd, "ibs=expr").
const DEFAULT_BLOCK: usize = 512;

/// What each part is to do.
pub struct Settings {
    /// What is read, and how.
    pub input: InputSpec,
    /// What is written, and how.
    pub output: OutputSpec,
    /// What happens in between.
    pub plan: Plan,
    /// How much is said.
    pub status: Status,
    /// What GNU's dd does not have, if any of it was asked for.
    pub extras: Option<Box<Extras>>,
}

/// What GNU's dd does not have.
pub struct Extras {
    /// What is done beside writing.
    pub escort: EscortSpec,
    /// What becomes of the digests.
    pub digests: DigestSpec,
    /// `conv=verify`: what was written is read back.
    pub verifies: bool,
    /// `conv=rescue`.
    pub rescue: Option<RescueSpec>,
}

/// What becomes of the digests of what was written.
#[derive(Debug, Default)]
pub struct DigestSpec {
    /// `hash=`: they are told.
    pub told: Vec<Algorithm>,
    /// `hashlog=`: here.
    pub log: Option<OsString>,
    /// `check=`: what they must be.
    pub expected: Vec<Digest>,
}

/// The words of `conv=`, as a set.
struct Convs(Vec<Conv>);

impl Convs {
    fn has(&self, conv: Conv) -> bool {
        self.0.contains(&conv)
    }

    fn has_any(&self, convs: &[Conv]) -> bool {
        convs.iter().any(|&conv| self.has(conv))
    }
}

impl Settings {
    /// Checks the operands against each other and fills in what was left out.
    pub fn new(mut operands: Operands) -> Result<Self, UsageError> {
        let convs = Convs(std::mem::take(&mut operands.convs));
        let (iflags, oflags) = (operands.input_flags, operands.output_flags);
        if oflags.full_block {
            let word = b"fullblock".to_vec();
            return Err(UsageError::UnknownSymbol(SymbolKind::OutputFlag, word));
        }
        if iflags.exclusive {
            let word = b"excl".to_vec();
            return Err(UsageError::UnknownSymbol(SymbolKind::InputFlag, word));
        }
        let input_block = operands
            .block
            .or(operands.input_block)
            .unwrap_or(DEFAULT_BLOCK);
        let output_block = operands
            .block
            .or(operands.output_block)
            .unwrap_or(DEFAULT_BLOCK);
        let blocking = Blocking::of(&convs, operands.conversion_block);
        check_conflicts(&convs, &blocking, iflags, oflags)?;
        combinations::check(&convs, &operands)?;

        let skip = distance(operands.skip, iflags.skip_bytes, input_block);
        let seek = distance(operands.seek, oflags.seek_bytes, output_block);
        let limit = operands.count.map_or(Limit::NONE, |count| {
            limit(count, iflags.count_bytes, input_block)
        });
        let converts = convs.has_any(&[
            Conv::Ascii,
            Conv::Ebcdic,
            Conv::Ibm,
            Conv::Block,
            Conv::Unblock,
            Conv::Lcase,
            Conv::Ucase,
            Conv::Swab,
        ]);
        let is_reblocked = operands.block.is_none() || converts;
        let is_direct = (iflags.open.0 | oflags.open.0).contains(OFlags::DIRECT);
        let counts_on_whole_records =
            skip.blocks > 0 || (1..u64::MAX).contains(&limit.records) || is_direct;

        let input = InputSpec {
            file: operands.input.take(),
            skip,
            fill: if iflags.full_block {
                Fill::WholeBlock
            } else {
                Fill::OneRead
            },
            flags: read_flags(iflags.open.0),
            asks_for_flags: iflags.count_bytes
                || iflags.skip_bytes
                || operands.skip.is_bytes
                || operands.count.is_some_and(|count| count.is_bytes),
            cache: cache(iflags),
            keeps_position: convs.has(Conv::Noerror),
            remarks_partial_reads: !is_reblocked && !iflags.full_block && counts_on_whole_records,
        };
        let output = OutputSpec {
            file: operands.output.take(),
            block: output_block,
            buffer: if is_reblocked {
                Side::Output
            } else {
                Side::Input
            },
            seek,
            create: match (
                convs.has(Conv::Excl),
                convs.has(Conv::Nocreat) || oflags.exclusive,
            ) {
                (true, _) => Create::MustBeNew,
                (false, true) => Create::Never,
                (false, false) => Create::IfMissing,
            },
            existing: match (convs.has(Conv::Notrunc), convs.has(Conv::Changed)) {
                (true, _) => Existing::Keep,
                (false, true) => Existing::CutAtEnd,
                (false, false) => Existing::CutAtSeek,
            },
            holes: if convs.has(Conv::Sparse) {
                Holes::Seek
            } else {
                Holes::Write
            },
            flags: oflags.open.0,
            asks_for_flags: oflags.seek_bytes || operands.seek.is_bytes,
            durability: Durability {
                data: convs.has(Conv::Fdatasync),
                all: convs.has_any(&[Conv::Fsync, Conv::Verify]),
            },
            cache: cache(oflags),
            access: access(&convs),
            is_exclusive: oflags.exclusive,
        };
        let plan = Plan {
            input_block,
            output_block,
            limit,
            pad: convs.has(Conv::Sync).then_some(blocking.pad()),
            until_full: convs.has(Conv::Untilfull),
            bad_record: if convs.has(Conv::Noerror) {
                BadRecord::StepOver
            } else {
                BadRecord::Stop
            },
            transfer: if is_reblocked {
                Transfer::Reblock {
                    pipeline: pipeline(&convs, &blocking),
                    passes_through: !oflags.open.0.contains(OFlags::DIRECT),
                }
            } else {
                Transfer::AsRead
            },
        };
        let has_extras = convs.has_any(&[Conv::Changed, Conv::Rescue, Conv::Verify])
            || operands.additions.is_some();
        Ok(Self {
            input,
            output,
            plan,
            status: operands.status,
            extras: has_extras.then(|| extras(&convs, operands.additions)),
        })
    }
}

#[cold]
fn extras(convs: &Convs, additions: Option<Box<Additions>>) -> Box<Extras> {
    let additions = *additions.unwrap_or_default();
    let verifies = convs.has(Conv::Verify);
    Box::new(Extras {
        escort: EscortSpec {
            speed: additions.speed,
            compares: convs.has(Conv::Changed),
            wanted: wanted(&additions, verifies),
        },
        verifies,
        rescue: convs.has(Conv::Rescue).then(|| RescueSpec {
            smallest: additions.error_block,
            retries: additions.retries.unwrap_or(1),
            map: additions.map,
            pads_end: convs.has(Conv::Sync),
            speed: additions.speed,
        }),
        digests: DigestSpec {
            told: additions.hashes,
            log: additions.hash_log,
            expected: additions.checks,
        },
    })
}

/// What is to be made of what is written.
fn wanted(additions: &Additions, checksums: bool) -> Wanted {
    let mut digests = additions.hashes.clone();
    for check in &additions.checks {
        if !digests.contains(&check.algorithm) {
            digests.push(check.algorithm);
        }
    }
    Wanted { digests, checksums }
}

/// What the output must let be done with it besides writing.
fn access(convs: &Convs) -> Access {
    if convs.has(Conv::Rescue) {
        Access::WriteAnywhere("conv=rescue")
    } else if convs.has(Conv::Verify) {
        Access::ReadBack("conv=verify")
    } else if convs.has(Conv::Changed) {
        Access::ReadBack("conv=changed")
    } else {
        Access::Write
    }
}

/// Which change between lines and records is in effect, and their length. Without `cbs=` there
/// is none, whatever `conv=` says.
struct Blocking {
    block: bool,
    unblock: bool,
    record_len: usize,
}

impl Blocking {
    fn of(convs: &Convs, record_len: Option<usize>) -> Self {
        let is_on = record_len.is_some();
        Self {
            block: is_on && convs.has_any(&[Conv::Block, Conv::Ebcdic, Conv::Ibm]),
            unblock: is_on && convs.has_any(&[Conv::Unblock, Conv::Ascii]),
            record_len: record_len.unwrap_or(0),
        }
    }

    /// What `conv=sync` pads with.
    fn pad(&self) -> u8 {
        if self.block || self.unblock { b' ' } else { 0 }
    }
}

fn check_conflicts(
    convs: &Convs,
    blocking: &Blocking,
    iflags: Flags,
    oflags: Flags,
) -> Result<(), UsageError> {
    let charsets = [Conv::Ascii, Conv::Ebcdic, Conv::Ibm];
    let charsets = charsets.iter().filter(|&&conv| convs.has(conv)).count();
    let direct_and_nocache = |flags: Flags| flags.no_cache && flags.open.0.contains(OFlags::DIRECT);
    let conflicts = [
        (charsets > 1, "any two of {ascii,ebcdic,ibm}"),
        (blocking.block && blocking.unblock, "block and unblock"),
        (
            convs.has(Conv::Lcase) && convs.has(Conv::Ucase),
            "lcase and ucase",
        ),
        (
            convs.has(Conv::Excl) && convs.has(Conv::Nocreat),
            "excl and nocreat",
        ),
        (
            direct_and_nocache(iflags) || direct_and_nocache(oflags),
            "direct and nocache",
        ),
    ];
    match conflicts.iter().find(|(is_there, _)| *is_there) {
        Some((_, what)) => Err(UsageError::Conflict(what)),
        None => Ok(()),
    }
}

/// `O_RSYNC` makes the other two hold for reading. On Linux it is `O_SYNC`.
fn read_flags(flags: OFlags) -> OFlags {
    if flags.intersects(OFlags::SYNC | symbols::DSYNC) {
        flags | OFlags::RSYNC
    } else {
        flags
    }
}

fn cache(flags: Flags) -> Cache {
    if flags.no_cache {
        Cache::DropBehind
    } else {
        Cache::Keep
    }
}

/// Whole blocks and a rest, from a number of either.
fn divided(amount: Amount, are_bytes: bool, block: usize) -> (u64, usize) {
    if !amount.is_bytes && !are_bytes {
        return (amount.number, 0);
    }
    let block = block as u64;
    // The rest is less than a block, which is a usize.
    (amount.number / block, (amount.number % block) as usize)
}

fn distance(amount: Amount, are_bytes: bool, block: usize) -> Distance {
    let (blocks, rest) = divided(amount, are_bytes, block);
    Distance {
        blocks,
        block_len: block,
        rest,
    }
}

fn limit(count: Amount, are_bytes: bool, block: usize) -> Limit {
    if count.number == number::MAX {
        return Limit::NONE;
    }
    let (records, rest) = divided(count, are_bytes, block);
    Limit { records, rest }
}

fn pipeline(convs: &Convs, blocking: &Blocking) -> Pipeline {
    let charset = if convs.has(Conv::Ascii) {
        Some(Charset::Ascii)
    } else if convs.has(Conv::Ebcdic) {
        Some(Charset::Ebcdic)
    } else if convs.has(Conv::Ibm) {
        Some(Charset::Ibm)
    } else {
        None
    };
    // The C library's twins, by the user's locale; in the C locale those of ASCII.
    let case = if convs.has(Conv::Ucase) {
        let ctype = CType::from_environment();
        Some(Case::Upper(
            ctype.map_or_else(ascii_upper, |ctype| ctype.upper_case()),
        ))
    } else if convs.has(Conv::Lcase) {
        let ctype = CType::from_environment();
        Some(Case::Lower(
            ctype.map_or_else(ascii_lower, |ctype| ctype.lower_case()),
        ))
    } else {
        None
    };
    // Lines are found after the translation, so their marks are those of the new set.
    let translated = |byte: u8| match charset {
        Some(charset @ (Charset::Ebcdic | Charset::Ibm)) => charset.table()[usize::from(byte)],
        Some(Charset::Ascii) | None => byte,
    };
    Pipeline {
        table: Table::compose(charset, case.as_ref()),
        swab: convs.has(Conv::Swab).then(Swab::default),
        records: if blocking.block {
            Some(Records::Block(Block::new(
                blocking.record_len,
                translated(b'\n'),
                translated(b' '),
            )))
        } else if blocking.unblock {
            Some(Records::Unblock(Unblock::new(blocking.record_len)))
        } else {
            None
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ffi::OsString;

    fn settings(operands: &[&str]) -> Result<Settings, UsageError> {
        let typed: Vec<OsString> = operands.iter().map(OsString::from).collect();
        let mut taken = Operands::default();
        taken.take_all(&typed)?;
        Settings::new(taken)
    }

    fn accepted(operands: &[&str]) -> Settings {
        settings(operands).unwrap_or_else(|error| panic!("{operands:?}: {error:?}"))
    }

    #[test]
    fn settings_that_exclude_each_other_are_refused() {
        let cases: [(&[&str], &str); 9] = [
            (&["conv=ascii,ibm"], "any two of {ascii,ebcdic,ibm}"),
            (&["conv=ebcdic,ibm,block"], "any two of {ascii,ebcdic,ibm}"),
            (&["conv=block,unblock", "cbs=1"], "block and unblock"),
            (&["conv=ascii,block", "cbs=1"], "block and unblock"),
            (&["conv=ebcdic,unblock", "cbs=1"], "block and unblock"),
            (&["conv=lcase,ucase"], "lcase and ucase"),
            (&["conv=excl,nocreat"], "excl and nocreat"),
            (&["iflag=direct,nocache"], "direct and nocache"),
            (&["oflag=nocache", "oflag=direct"], "direct and nocache"),
        ];
        for (operands, what) in cases {
            assert_eq!(settings(operands).err(), Some(UsageError::Conflict(what)));
        }
    }

    #[test]
    fn without_cbs_there_are_no_records_and_no_conflict() {
        for operands in [&["conv=block,unblock"], &["conv=ascii,block"]] {
            let Transfer::Reblock { pipeline, .. } = accepted(operands).plan.transfer else {
                panic!("two buffers are used");
            };
            assert!(pipeline.records.is_none());
        }
        accepted(&["iflag=direct", "oflag=nocache"]);
    }

    #[test]
    fn bs_overrides_and_alone_turns_re_blocking_off() {
        let plan = accepted(&["bs=3", "ibs=5", "obs=7"]).plan;
        assert_eq!((plan.input_block, plan.output_block), (3, 3));
        assert!(matches!(plan.transfer, Transfer::AsRead));
        for operands in [
            &["ibs=3", "obs=3"][..],
            &[],
            &["bs=3", "conv=swab"],
            &["bs=3", "conv=block"],
            &["bs=3", "conv=lcase"],
        ] {
            let plan = accepted(operands).plan;
            assert!(
                matches!(plan.transfer, Transfer::Reblock { .. }),
                "{operands:?}"
            );
        }
        for conv in ["sync", "noerror", "sparse", "notrunc", "fsync"] {
            let plan = accepted(&["bs=3", &format!("conv={conv}")]).plan;
            assert!(matches!(plan.transfer, Transfer::AsRead), "{conv}");
        }
    }

    #[test]
    fn bytes_are_divided_into_blocks_and_a_rest() {
        let all = accepted(&["ibs=5", "obs=7", "skip=12B", "seek=20B", "count=11B"]);
        let of = |blocks, block_len, rest| Distance {
            blocks,
            block_len,
            rest,
        };
        assert_eq!(all.input.skip, of(2, 5, 2));
        assert_eq!(all.output.seek, of(2, 7, 6));
        assert_eq!(
            all.plan.limit,
            Limit {
                records: 2,
                rest: 1
            }
        );
        let older = accepted(&[
            "ibs=5",
            "obs=7",
            "iseek=12",
            "oseek=20",
            "count=11",
            "iflag=skip_bytes,count_bytes",
            "oflag=seek_bytes",
        ]);
        assert_eq!(older.input.skip, all.input.skip);
        assert_eq!(older.output.seek, all.output.seek);
        assert_eq!(older.plan.limit, all.plan.limit);
    }

    #[test]
    fn partial_reads_are_remarkable_where_whole_ones_are_counted_on() {
        let cases: [(&[&str], bool); 10] = [
            (&["bs=2", "count=1"], true),
            (&["bs=2", "skip=1"], true),
            (&["bs=2", "iflag=direct"], true),
            (&["bs=2", "oflag=direct"], true),
            (&["bs=2"], false),
            (&["bs=2", "count=1B"], false),
            (&["bs=2", "skip=1B"], false),
            (&["bs=2", "count=1", "iflag=fullblock"], false),
            (&["ibs=2", "count=1"], false),
            (&["bs=2", "count=1", "conv=swab"], false),
        ];
        for (operands, expected) in cases {
            let input = accepted(operands).input;
            assert_eq!(input.remarks_partial_reads, expected, "{operands:?}");
        }
    }

    #[test]
    fn padding_is_of_spaces_where_there_are_records() {
        assert_eq!(accepted(&["conv=sync"]).plan.pad, Some(0));
        assert_eq!(accepted(&["conv=sync,block"]).plan.pad, Some(0));
        assert_eq!(accepted(&["conv=sync,block", "cbs=1"]).plan.pad, Some(b' '));
        assert_eq!(accepted(&["conv=sync,ascii", "cbs=1"]).plan.pad, Some(b' '));
        assert_eq!(accepted(&[]).plan.pad, None);
    }
}
