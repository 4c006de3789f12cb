// SPDX-License-Identifier: MIT
//! The names of the operands, and the words of `conv=`, `iflag=`, `oflag=` and `status=`: one table
//! each, which drives the parser and the help text, and that the completions and the manual are
//! compared with. Does not know what the words
//! lead to.

use crate::progress::Status;
use rustix::fs::OFlags;

/// A word, what it stands for, and its line in the help text (`None`: an older name, not shown).
pub struct Symbol<T: 'static> {
    /// As it is written.
    pub name: &'static str,
    /// What it stands for.
    pub means: T,
    /// Its line in the help text.
    pub help: Option<&'static str>,
}

/// An operand: its names, what its value is called, and its lines in the help text.
pub struct Operand {
    /// As it is written; the first is the usual one.
    pub names: &'static [&'static str],
    /// Which one it is.
    pub means: Name,
    /// What its value is called in the help text.
    pub value: &'static str,
    /// Its lines in the help text.
    pub help: &'static str,
}

/// The operands.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Name {
    /// Both block sizes.
    Bs,
    /// The record size of block and unblock.
    Cbs,
    /// The conversions.
    Conv,
    /// The limit of records.
    Count,
    /// The input block size.
    Ibs,
    /// The input file.
    If,
    /// The input flags.
    Iflag,
    /// The output block size.
    Obs,
    /// The output file.
    Of,
    /// The output flags.
    Oflag,
    /// Blocks to pass over in the output.
    Seek,
    /// Blocks to pass over in the input.
    Skip,
    /// How much is said.
    Status,
}

/// The conversions of `conv=`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Conv {
    /// EBCDIC to ASCII.
    Ascii,
    /// ASCII to EBCDIC.
    Ebcdic,
    /// ASCII to IBM's EBCDIC.
    Ibm,
    /// Lines to records.
    Block,
    /// Records to lines.
    Unblock,
    /// To lower case.
    Lcase,
    /// To upper case.
    Ucase,
    /// Seek over blocks of NULs.
    Sparse,
    /// Swap pairs.
    Swab,
    /// Pad records.
    Sync,
    /// The output must not exist.
    Excl,
    /// The output must exist.
    Nocreat,
    /// Keep what is in the output.
    Notrunc,
    /// Go on after read errors.
    Noerror,
    /// fdatasync at the end.
    Fdatasync,
    /// fsync at the end.
    Fsync,
}

/// The flags of `iflag=` and `oflag=`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Flag {
    /// A flag of open(2) and fcntl(2).
    Open(OFlags),
    /// Read until the record is full.
    FullBlock,
    /// Drop what was processed from the page cache.
    NoCache,
    /// `count=` is in bytes.
    CountBytes,
    /// `skip=` is in bytes.
    SkipBytes,
    /// `seek=` is in bytes.
    SeekBytes,
}

const fn symbol<T>(name: &'static str, means: T, help: &'static str) -> Symbol<T> {
    Symbol {
        name,
        means,
        help: Some(help),
    }
}

const fn older<T>(name: &'static str, means: T) -> Symbol<T> {
    Symbol {
        name,
        means,
        help: None,
    }
}

const fn operand(
    names: &'static [&'static str],
    means: Name,
    value: &'static str,
    help: &'static str,
) -> Operand {
    Operand {
        names,
        means,
        value,
        help,
    }
}

/// The operands, in the order of the help text.
pub static OPERANDS: [Operand; 13] = [
    operand(
        &["bs"],
        Name::Bs,
        "BYTES",
        "read and write blocks of up to BYTES bytes (default: 512);\ntakes the place of ibs and obs",
    ),
    operand(
        &["cbs"],
        Name::Cbs,
        "BYTES",
        "make or take records of BYTES bytes (block, unblock)",
    ),
    operand(
        &["conv"],
        Name::Conv,
        "CONVS",
        "convert as the comma-separated words say",
    ),
    operand(
        &["count"],
        Name::Count,
        "N",
        "copy no more than N input blocks",
    ),
    operand(
        &["ibs"],
        Name::Ibs,
        "BYTES",
        "read blocks of up to BYTES bytes (default: 512)",
    ),
    operand(
        &["if"],
        Name::If,
        "FILE",
        "read FILE rather than standard input",
    ),
    operand(
        &["iflag"],
        Name::Iflag,
        "FLAGS",
        "read as the comma-separated words say",
    ),
    operand(
        &["obs"],
        Name::Obs,
        "BYTES",
        "write blocks of BYTES bytes (default: 512)",
    ),
    operand(
        &["of"],
        Name::Of,
        "FILE",
        "write FILE rather than standard output",
    ),
    operand(
        &["oflag"],
        Name::Oflag,
        "FLAGS",
        "write as the comma-separated words say",
    ),
    operand(
        &["seek", "oseek"],
        Name::Seek,
        "N",
        "(or oseek=N) start N obs-sized blocks into the output",
    ),
    operand(
        &["skip", "iseek"],
        Name::Skip,
        "N",
        "(or iseek=N) start N ibs-sized blocks into the input",
    ),
    operand(
        &["status"],
        Name::Status,
        "LEVEL",
        "say more or less on standard error",
    ),
];

/// The operand of this name.
pub fn find_operand(name: &[u8]) -> Option<Name> {
    OPERANDS
        .iter()
        .find(|operand| operand.names.iter().any(|known| known.as_bytes() == name))
        .map(|operand| operand.means)
}

/// `O_DSYNC`. By nix, as rustix's constant of that name is `O_SYNC` on Linux.
pub const DSYNC: OFlags =
    OFlags::from_bits_retain(nix::fcntl::OFlag::O_DSYNC.bits().cast_unsigned());

/// `conv=`.
pub static CONVS: [Symbol<Conv>; 16] = [
    symbol(
        "ascii",
        Conv::Ascii,
        "turn EBCDIC into ASCII; implies unblock",
    ),
    symbol(
        "ebcdic",
        Conv::Ebcdic,
        "turn ASCII into EBCDIC; implies block",
    ),
    symbol(
        "ibm",
        Conv::Ibm,
        "turn ASCII into IBM's EBCDIC; implies block",
    ),
    symbol(
        "block",
        Conv::Block,
        "make each line a record of cbs bytes, padded with spaces",
    ),
    symbol(
        "unblock",
        Conv::Unblock,
        "make each record of cbs bytes a line without trailing spaces",
    ),
    symbol("lcase", Conv::Lcase, "turn upper case into lower case"),
    symbol("ucase", Conv::Ucase, "turn lower case into upper case"),
    symbol(
        "sparse",
        Conv::Sparse,
        "seek over output blocks that hold only NULs",
    ),
    symbol("swab", Conv::Swab, "swap each pair of input bytes"),
    symbol(
        "sync",
        Conv::Sync,
        "pad short input blocks to ibs bytes with NULs,\nor with spaces if block or unblock is in effect",
    ),
    symbol("excl", Conv::Excl, "fail if the output file exists"),
    symbol(
        "nocreat",
        Conv::Nocreat,
        "fail if the output file does not exist",
    ),
    symbol("notrunc", Conv::Notrunc, "keep what is in the output file"),
    symbol("noerror", Conv::Noerror, "go on after read errors"),
    symbol(
        "fdatasync",
        Conv::Fdatasync,
        "have the data on the device before dd ends",
    ),
    symbol("fsync", Conv::Fsync, "likewise, and the file's metadata"),
];

/// `iflag=` and `oflag=`.
pub static FLAGS: [Symbol<Flag>; 14] = [
    symbol(
        "append",
        Flag::Open(OFlags::APPEND),
        "write at the end of the file (goes with conv=notrunc)",
    ),
    symbol(
        "direct",
        Flag::Open(OFlags::DIRECT),
        "go past the page cache",
    ),
    symbol(
        "directory",
        Flag::Open(OFlags::DIRECTORY),
        "fail if the file is no directory",
    ),
    symbol(
        "dsync",
        Flag::Open(DSYNC),
        "have each block of data on the device before the next",
    ),
    symbol(
        "sync",
        Flag::Open(OFlags::SYNC),
        "likewise, and the file's metadata",
    ),
    symbol(
        "fullblock",
        Flag::FullBlock,
        "read until a block is full (iflag only)",
    ),
    symbol(
        "nonblock",
        Flag::Open(OFlags::NONBLOCK),
        "use non-blocking input and output",
    ),
    symbol(
        "noatime",
        Flag::Open(OFlags::NOATIME),
        "leave the time of last access alone",
    ),
    symbol(
        "nocache",
        Flag::NoCache,
        "drop what is done with from the page cache",
    ),
    symbol(
        "noctty",
        Flag::Open(OFlags::NOCTTY),
        "do not make a terminal the controlling one",
    ),
    symbol(
        "nofollow",
        Flag::Open(OFlags::NOFOLLOW),
        "do not follow a symbolic link",
    ),
    older("count_bytes", Flag::CountBytes),
    older("skip_bytes", Flag::SkipBytes),
    older("seek_bytes", Flag::SeekBytes),
];

/// `status=`.
pub static LEVELS: [Symbol<Status>; 5] = [
    symbol("none", Status::None, "say nothing but error messages"),
    symbol(
        "noxfer",
        Status::NoXfer,
        "leave out the final line of bytes and rate",
    ),
    symbol(
        "progress",
        Status::Progress,
        "show bytes and rate each second",
    ),
    symbol(
        "bar",
        Status::Bar,
        "show a bar with bytes, rate and the time left; as progress\nwhere standard error is no terminal",
    ),
    symbol(
        "json",
        Status::Json,
        "write JSON, an object a line: progress each second, messages\nand a summary",
    ),
];

/// The words of a comma-separated list, or the first that the table does not have.
pub fn parse_list<'a, T: Copy>(
    table: &'static [Symbol<T>],
    list: &'a [u8],
    mut take: impl FnMut(T),
) -> Result<(), &'a [u8]> {
    for word in list.split(|&byte| byte == b',') {
        let symbol = table
            .iter()
            .find(|symbol| symbol.name.as_bytes() == word)
            .ok_or(word)?;
        take(symbol.means);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn completions_and_manual_have_every_word() {
        let texts = [
            include_str!("../../completions/dd.bash"),
            include_str!("../../completions/_dd"),
            include_str!("../../completions/dd.fish"),
            include_str!("../../man/dd.1"),
        ];
        let operands = OPERANDS.iter().flat_map(|operand| operand.names);
        let words = operands
            .copied()
            .chain(CONVS.iter().map(|symbol| symbol.name))
            .chain(FLAGS.iter().map(|symbol| symbol.name))
            .chain(LEVELS.iter().map(|symbol| symbol.name));
        for word in words {
            for text in texts {
                let is_letter = |c: char| c.is_alphanumeric() || c == '_';
                assert!(
                    text.split(|c| !is_letter(c)).any(|found| found == word),
                    "{word}"
                );
            }
        }
    }

    #[test]
    fn lists_are_taken_word_by_word() {
        let mut found = Vec::new();
        assert_eq!(
            parse_list(&CONVS, b"swab,sync", |conv| found.push(conv)),
            Ok(())
        );
        assert_eq!(found, [Conv::Swab, Conv::Sync]);
    }

    #[test]
    fn the_first_unknown_word_is_named() {
        for (list, word) in [
            (&b""[..], &b""[..]),
            (b"swab,", b""),
            (b"swab,x,y", b"x"),
            (b"SWAB", b"SWAB"),
            (b"swa", b"swa"),
            (b" swab", b" swab"),
        ] {
            assert_eq!(parse_list(&CONVS, list, |_| ()), Err(word));
        }
    }
}
