// SPDX-License-Identifier: MIT
//! The names of the operands, and the words of `conv=`, `iflag=`, `oflag=` and `status=`: one table
//! each, which drives the parser and the help text, and that the completions and the manual are
//! compared with. Does not know what the words
//! lead to.

use crate::progress::Status;
use rustix::fs::OFlags;

/// A text, held in place: a pointer to it would have to be put right at each start of dd. Shorter ones
/// end in NULs.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Text<const LEN: usize>([u8; LEN]);

/// A word of the command line.
pub type Label = Text<16>;

/// A line or two of the help text.
pub type Help = Text<136>;

impl<const LEN: usize> Text<LEN> {
    const fn new(text: &str) -> Self {
        let text = text.as_bytes();
        let mut bytes = [0; LEN];
        let mut at = 0;
        while at < text.len() {
            bytes[at] = text[at]; // where it is too long, it does not compile
            at += 1;
        }
        Self(bytes)
    }

    /// What was typed, if it can be one.
    fn typed(word: &[u8]) -> Option<Self> {
        let mut bytes = [0; LEN];
        let is_one = !word.is_empty() && !word.contains(&0);
        bytes.get_mut(..word.len())?.copy_from_slice(word);
        is_one.then_some(Self(bytes))
    }

    /// As text.
    pub fn as_str(&self) -> &str {
        let text = std::str::from_utf8(&self.0).unwrap_or_default();
        text.trim_end_matches('\0')
    }
}

/// A word, what it stands for, and its line in the help text (empty: an older name, not shown).
pub struct Symbol<T: 'static> {
    /// As it is written.
    pub name: Label,
    /// What it stands for.
    pub means: T,
    /// Its line in the help text.
    pub help: Help,
}

/// An operand: its names, what its value is called, and its lines in the help text.
pub struct Operand {
    /// As it is written.
    pub name: Label,
    /// As it may be written as well; empty if there is no such name.
    pub other_name: Label,
    /// Which one it is.
    pub means: Name,
    /// What its value is called in the help text.
    pub value: Label,
    /// Its lines in the help text.
    pub help: Help,
}

/// The operands.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Name {
    /// Both block sizes.
    Bs,
    /// The record size of block and unblock.
    Cbs,
    /// Digests that the output must have.
    Check,
    /// The conversions.
    Conv,
    /// The limit of records.
    Count,
    /// The smallest piece of `conv=rescue`.
    Ebs,
    /// Digests to print.
    Hash,
    /// Where they go.
    Hashlog,
    /// The input block size.
    Ibs,
    /// The input file.
    If,
    /// The input flags.
    Iflag,
    /// The mapfile of `conv=rescue`.
    Map,
    /// The output block size.
    Obs,
    /// The output file.
    Of,
    /// The output flags.
    Oflag,
    /// How often `conv=rescue` tries a bad piece.
    Retries,
    /// Blocks to pass over in the output.
    Seek,
    /// Blocks to pass over in the input.
    Skip,
    /// The most bytes a second.
    Speed,
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
    /// Write only what differs.
    Changed,
    /// Read around bad sectors.
    Rescue,
    /// A full output is the end.
    Untilfull,
    /// Read the output back and compare.
    Verify,
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
    /// Claim the device, and make no file.
    Exclusive,
}

const fn symbol<T>(name: &str, means: T, help: &str) -> Symbol<T> {
    Symbol {
        name: Label::new(name),
        means,
        help: Help::new(help),
    }
}

const fn older<T>(name: &str, means: T) -> Symbol<T> {
    Symbol {
        name: Label::new(name),
        means,
        help: Help::new(""),
    }
}

const fn operand(names: [&str; 2], means: Name, value: &str, help: &'static str) -> Operand {
    Operand {
        name: Label::new(names[0]),
        other_name: Label::new(names[1]),
        means,
        value: Label::new(value),
        help: Help::new(help),
    }
}

/// The operands, in the order of the help text.
pub static OPERANDS: [Operand; 20] = [
    operand(
        ["bs", ""],
        Name::Bs,
        "BYTES",
        "read and write blocks of up to BYTES bytes (default: 512);\ntakes the place of ibs and obs",
    ),
    operand(
        ["cbs", ""],
        Name::Cbs,
        "BYTES",
        "make or take records of BYTES bytes (block, unblock)",
    ),
    operand(
        ["check", ""],
        Name::Check,
        "DIGESTS",
        "fail if a digest (ALGO:HEX) of what was written differs",
    ),
    operand(
        ["conv", ""],
        Name::Conv,
        "CONVS",
        "convert as the comma-separated words say",
    ),
    operand(
        ["count", ""],
        Name::Count,
        "N",
        "copy no more than N input blocks",
    ),
    operand(
        ["ebs", ""],
        Name::Ebs,
        "BYTES",
        "(rescue) read bad records again in pieces down to BYTES bytes\n(default: the device's sector, else 512)",
    ),
    operand(
        ["hash", ""],
        Name::Hash,
        "ALGOS",
        "print digests of what was written: md5, sha1, sha256, sha512,\nblake2b, blake3",
    ),
    operand(
        ["hashlog", ""],
        Name::Hashlog,
        "FILE",
        "print them to FILE rather than to standard error",
    ),
    operand(
        ["ibs", ""],
        Name::Ibs,
        "BYTES",
        "read blocks of up to BYTES bytes (default: 512)",
    ),
    operand(
        ["if", ""],
        Name::If,
        "FILE",
        "read FILE rather than standard input",
    ),
    operand(
        ["iflag", ""],
        Name::Iflag,
        "FLAGS",
        "read as the comma-separated words say",
    ),
    operand(
        ["map", ""],
        Name::Map,
        "FILE",
        "(rescue) keep what is done in FILE, and go on from there;\nin the format of GNU ddrescue's mapfile",
    ),
    operand(
        ["obs", ""],
        Name::Obs,
        "BYTES",
        "write blocks of BYTES bytes (default: 512)",
    ),
    operand(
        ["of", ""],
        Name::Of,
        "FILE",
        "write FILE rather than standard output",
    ),
    operand(
        ["oflag", ""],
        Name::Oflag,
        "FLAGS",
        "write as the comma-separated words say",
    ),
    operand(
        ["retries", ""],
        Name::Retries,
        "N",
        "(rescue) try each bad piece N times (default: 1)",
    ),
    operand(
        ["seek", "oseek"],
        Name::Seek,
        "N",
        "(or oseek=N) start N obs-sized blocks into the output",
    ),
    operand(
        ["skip", "iseek"],
        Name::Skip,
        "N",
        "(or iseek=N) start N ibs-sized blocks into the input",
    ),
    operand(
        ["speed", ""],
        Name::Speed,
        "BYTES",
        "copy no more than BYTES bytes a second",
    ),
    operand(
        ["status", ""],
        Name::Status,
        "LEVEL",
        "say more or less on standard error",
    ),
];

/// The operand of this name.
pub fn find_operand(name: &[u8]) -> Option<Name> {
    let name = Label::typed(name)?;
    OPERANDS
        .iter()
        .find(|operand| operand.name == name || operand.other_name == name)
        .map(|operand| operand.means)
}

/// `O_DSYNC`. By nix, as rustix's constant of that name is `O_SYNC` on Linux.
pub const DSYNC: OFlags =
    OFlags::from_bits_retain(nix::fcntl::OFlag::O_DSYNC.bits().cast_unsigned());

/// `conv=`.
pub static CONVS: [Symbol<Conv>; 20] = [
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
    symbol(
        "changed",
        Conv::Changed,
        "write only blocks that differ from what is there",
    ),
    symbol(
        "rescue",
        Conv::Rescue,
        "read around bad sectors and pad what cannot be read;\nimplies noerror and sync",
    ),
    symbol(
        "untilfull",
        Conv::Untilfull,
        "let a full output be the end of the copy",
    ),
    symbol(
        "verify",
        Conv::Verify,
        "read the output back from its device, and compare",
    ),
];

/// `iflag=` and `oflag=`.
pub static FLAGS: [Symbol<Flag>; 15] = [
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
    symbol(
        "excl",
        Flag::Exclusive,
        "refuse a device that is in use; make no file (oflag only)",
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
        let symbol = Label::typed(word)
            .and_then(|word| table.iter().find(|symbol| symbol.name == word))
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
        let operands = OPERANDS
            .iter()
            .flat_map(|operand| [operand.name, operand.other_name])
            .filter(|name| !name.as_str().is_empty());
        let words = operands
            .chain(CONVS.iter().map(|symbol| symbol.name))
            .chain(FLAGS.iter().map(|symbol| symbol.name))
            .chain(LEVELS.iter().map(|symbol| symbol.name));
        for word in words {
            let word = word.as_str();
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
