// SPDX-License-Identifier: MIT
//! The command line as it was typed: options as getopt_long(3) finds them, then `NAME=VALUE`
//! operands, left to right. Bytes throughout: names of files need not be UTF-8.

use super::number::{self, Number};
use super::symbols::{self, CONVS, Conv, FLAGS, Flag, LEVELS, Name};
use crate::digest::{Algorithm, Digest};
use crate::progress::Status;
use rustix::fs::OFlags;
use rustix::io::Errno;
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::{OsStrExt, OsStringExt};

/// What the options ask for.
#[derive(Debug, Eq, PartialEq)]
pub enum Request<'a> {
    /// `--help`.
    Help,
    /// `--version`.
    Version,
    /// A copy, by these operands.
    Copy(Vec<&'a OsString>),
}

/// What is wrong with the command line.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum UsageError {
    /// A long option dd does not have, as typed.
    UnrecognizedOption(Vec<u8>),
    /// A long option that could be either of dd's, as typed.
    AmbiguousOption(Vec<u8>),
    /// A short option; dd has none.
    InvalidOption(u8),
    /// `--help=x`: the option's whole name.
    NeedlessArgument(&'static str),
    /// Not `NAME=VALUE`, or an unknown name.
    UnrecognizedOperand(Vec<u8>),
    /// A word that `conv=`, `iflag=`, `oflag=` or `status=` does not have.
    UnknownSymbol(SymbolKind, Vec<u8>),
    /// Not a number, or not one that will do here.
    InvalidNumber(Vec<u8>),
    /// A number beyond what the operand can be.
    NumberTooLarge(Vec<u8>),
    /// Settings that exclude each other.
    Conflict(&'static str),
    /// A setting, and another that it means nothing without.
    Needs(&'static str, &'static str),
}

/// Which table a word was looked for in.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SymbolKind {
    /// `conv=`.
    Conversion,
    /// `iflag=`.
    InputFlag,
    /// `oflag=`.
    OutputFlag,
    /// `status=`.
    StatusLevel,
    /// `hash=`.
    Algorithm,
    /// `check=`.
    Digest,
}

impl UsageError {
    /// The system's reason, where the message gives one.
    pub fn errno(&self) -> Option<Errno> {
        match self {
            Self::NumberTooLarge(_) => Some(Errno::OVERFLOW),
            Self::UnrecognizedOption(_)
            | Self::AmbiguousOption(_)
            | Self::InvalidOption(_)
            | Self::NeedlessArgument(_)
            | Self::UnrecognizedOperand(_)
            | Self::UnknownSymbol(..)
            | Self::InvalidNumber(_)
            | Self::Conflict(_)
            | Self::Needs(..) => None,
        }
    }
}

impl SymbolKind {
    /// As messages call it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Conversion => "conversion",
            Self::InputFlag => "input flag",
            Self::OutputFlag => "output flag",
            Self::StatusLevel => "status level",
            Self::Algorithm => "algorithm",
            Self::Digest => "digest",
        }
    }

    /// The message that a word is none of these, in translations.
    pub fn message_id(self) -> &'static str {
        match self {
            Self::Conversion => "invalid-conversion",
            Self::InputFlag => "invalid-input-flag",
            Self::OutputFlag => "invalid-output-flag",
            Self::StatusLevel => "invalid-status-level",
            Self::Algorithm => "invalid-algorithm",
            Self::Digest => "invalid-digest",
        }
    }
}

/// The flags of one side.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Flags {
    /// Flags of open(2).
    pub open: OpenFlags,
    /// `fullblock`.
    pub full_block: bool,
    /// `nocache`.
    pub no_cache: bool,
    /// `count_bytes`.
    pub count_bytes: bool,
    /// `skip_bytes`.
    pub skip_bytes: bool,
    /// `seek_bytes`.
    pub seek_bytes: bool,
    /// `excl`.
    pub exclusive: bool,
}

/// `OFlags` with a default.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct OpenFlags(pub OFlags);

impl Default for OpenFlags {
    fn default() -> Self {
        Self(OFlags::empty())
    }
}

/// The operands, each as last typed; lists are added up.
#[derive(Debug, Default)]
pub struct Operands {
    /// `if=`.
    pub input: Option<OsString>,
    /// `of=`.
    pub output: Option<OsString>,
    /// `bs=`.
    pub block: Option<usize>,
    /// `ibs=`.
    pub input_block: Option<usize>,
    /// `obs=`.
    pub output_block: Option<usize>,
    /// `cbs=`.
    pub conversion_block: Option<usize>,
    /// `count=`.
    pub count: Option<Amount>,
    /// `skip=` or `iseek=`.
    pub skip: Amount,
    /// `seek=` or `oseek=`.
    pub seek: Amount,
    /// `conv=`.
    pub convs: Vec<Conv>,
    /// `iflag=`.
    pub input_flags: Flags,
    /// `oflag=`.
    pub output_flags: Flags,
    /// `status=`.
    pub status: Status,
    /// What GNU's dd does not have, if there is any of it.
    pub additions: Option<Box<Additions>>,
    /// How many factors looked hexadecimal; each deserves a warning.
    pub zero_multipliers: usize,
}

/// The operands that GNU's dd does not have, each as last typed; lists are added up.
#[derive(Debug, Default)]
pub struct Additions {
    /// `hash=`.
    pub hashes: Vec<Algorithm>,
    /// `hashlog=`.
    pub hash_log: Option<OsString>,
    /// `check=`.
    pub checks: Vec<Digest>,
    /// `speed=`, in bytes a second.
    pub speed: Option<u64>,
    /// `ebs=`, in bytes.
    pub error_block: Option<usize>,
    /// `retries=`.
    pub retries: Option<u64>,
    /// `map=`.
    pub map: Option<OsString>,
}

/// A count of blocks, or of bytes if there was a `B`.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Amount {
    /// How many.
    pub number: u64,
    /// Bytes rather than blocks.
    pub is_bytes: bool,
}

/// The long options, in the order of the help text.
const OPTIONS: [&str; 2] = ["help", "version"];

/// The largest block that is read or written, in bytes: 2^63-2.
const BLOCK_MAX: u64 = number::MAX - 1;

/// Finds the options among `arguments`, as getopt_long(3) does: also behind operands, unless the
/// environment says `POSIXLY_CORRECT`; unambiguous prefixes count; `--` ends them.
pub fn find_options(
    arguments: &[OsString],
    posixly_correct: bool,
) -> Result<Request<'_>, UsageError> {
    let mut operands = Vec::new();
    let mut only_operands = false;
    for argument in arguments {
        let bytes = argument.as_bytes();
        if only_operands || bytes == b"-" || !bytes.starts_with(b"-") {
            only_operands |= posixly_correct;
            operands.push(argument);
        } else if bytes == b"--" {
            only_operands = true;
        } else if let Some(long) = bytes.strip_prefix(b"--") {
            return long_option(bytes, long);
        } else {
            return Err(UsageError::InvalidOption(bytes[1]));
        }
    }
    Ok(Request::Copy(operands))
}

/// `whole` is the argument, `long` what follows its `--`.
fn long_option(whole: &[u8], long: &[u8]) -> Result<Request<'static>, UsageError> {
    let (name, has_argument) = match long.iter().position(|&byte| byte == b'=') {
        Some(at) => (&long[..at], true),
        None => (long, false),
    };
    if name.is_empty() {
        return Err(UsageError::AmbiguousOption(whole.to_vec()));
    }
    // The names have no letter in common at their start, so one letter decides.
    let mut fitting = OPTIONS
        .iter()
        .filter(|option| option.as_bytes().starts_with(name));
    match (fitting.next(), has_argument) {
        (None, _) => Err(UsageError::UnrecognizedOption(whole.to_vec())),
        (Some(&option), true) => Err(UsageError::NeedlessArgument(option)),
        (Some(&"help"), false) => Ok(Request::Help),
        (Some(_), false) => Ok(Request::Version),
    }
}

/// The last `status=` among arguments of which some may be wrong: how that is to be told.
pub fn find_status(arguments: &[impl AsRef<OsStr>]) -> Option<Status> {
    let mut status = None;
    for argument in arguments {
        if let Some(list) = argument.as_ref().as_bytes().strip_prefix(b"status=") {
            let _ = symbols::parse_list(&LEVELS, list, |level| status = Some(level)); // till then
        }
    }
    status
}

impl Operands {
    /// The operands that GNU's dd does not have: there is one.
    fn additions(&mut self) -> &mut Additions {
        self.additions.get_or_insert_default()
    }

    /// Takes the operands from left to right; the first bad one ends it. What was taken until
    /// then stays, so that its warnings can be given.
    pub fn take_all(&mut self, operands: &[impl AsRef<OsStr>]) -> Result<(), UsageError> {
        let mut operands = operands.iter().map(AsRef::as_ref);
        operands.try_for_each(|operand| self.take(operand))
    }

    fn take(&mut self, operand: &OsStr) -> Result<(), UsageError> {
        let unrecognized = || UsageError::UnrecognizedOperand(operand.as_bytes().to_vec());
        let bytes = operand.as_bytes();
        let at = bytes
            .iter()
            .position(|&byte| byte == b'=')
            .ok_or_else(unrecognized)?;
        let (name, value) = (&bytes[..at], &bytes[at + 1..]);
        let number = || number::parse(value);
        let Some(name) = symbols::find_operand(name) else {
            // GNU has looked for a number, and warned of it, before it looks at the name.
            self.warn_of(number());
            return Err(unrecognized());
        };
        let file = || Some(OsString::from_vec(value.to_vec()));
        match name {
            Name::If => self.input = file(),
            Name::Of => self.output = file(),
            Name::Conv => {
                let convs = &mut self.convs;
                symbols::parse_list(&CONVS, value, |conv| convs.push(conv))
                    .map_err(unknown(SymbolKind::Conversion))?;
            }
            Name::Iflag => take_flags(&mut self.input_flags, value, SymbolKind::InputFlag)?,
            Name::Oflag => take_flags(&mut self.output_flags, value, SymbolKind::OutputFlag)?,
            Name::Status => {
                let status = &mut self.status;
                symbols::parse_list(&LEVELS, value, |level| *status = level)
                    .map_err(unknown(SymbolKind::StatusLevel))?;
            }
            Name::Bs => self.block = Some(self.block_size(value, BLOCK_MAX)?),
            Name::Ibs => self.input_block = Some(self.block_size(value, BLOCK_MAX)?),
            Name::Obs => self.output_block = Some(self.block_size(value, BLOCK_MAX)?),
            Name::Cbs => self.conversion_block = Some(self.block_size(value, number::MAX)?),
            Name::Count => self.count = Some(self.amount(value)?),
            Name::Skip => self.skip = self.amount(value)?,
            Name::Seek => self.seek = self.amount(value)?,
            Name::Hash | Name::Check => self.take_digests(name, value)?,
            Name::Hashlog => self.additions().hash_log = file(),
            Name::Speed => self.additions().speed = Some(self.positive(value)?),
            Name::Ebs => {
                self.additions().error_block = Some(self.block_size(value, BLOCK_MAX)?);
            }
            Name::Retries => self.additions().retries = Some(self.positive(value)?),
            Name::Map => self.additions().map = file(),
        }
        Ok(())
    }

    /// Takes a list of `hash=` or `check=`.
    #[cold]
    fn take_digests(&mut self, name: Name, list: &[u8]) -> Result<(), UsageError> {
        let additions = self.additions();
        for word in list.split(|&byte| byte == b',') {
            let unknown = |kind| UsageError::UnknownSymbol(kind, word.to_vec());
            if name == Name::Check {
                let digest = Digest::parse(word).ok_or_else(|| unknown(SymbolKind::Digest))?;
                additions.checks.push(digest);
            } else {
                let algorithm = Algorithm::find(word);
                let algorithm = algorithm.ok_or_else(|| unknown(SymbolKind::Algorithm))?;
                if !additions.hashes.contains(&algorithm) {
                    additions.hashes.push(algorithm);
                }
            }
        }
        Ok(())
    }

    /// Takes note of the warnings that a number deserves.
    fn warn_of(&mut self, number: Result<Number, number::Invalid>) {
        if let Ok(number) = number {
            self.zero_multipliers += number.zero_multipliers;
        }
    }

    fn amount(&mut self, text: &[u8]) -> Result<Amount, UsageError> {
        let number = number::parse(text);
        self.warn_of(number);
        let number = number.map_err(|number::Invalid| UsageError::InvalidNumber(text.to_vec()))?;
        Ok(Amount {
            number: number
                .value
                .ok_or_else(|| UsageError::NumberTooLarge(text.to_vec()))?,
            is_bytes: number.means_bytes,
        })
    }

    /// A number that must not be 0.
    fn positive(&mut self, text: &[u8]) -> Result<u64, UsageError> {
        match self.amount(text)?.number {
            0 => Err(UsageError::InvalidNumber(text.to_vec())),
            number => Ok(number),
        }
    }

    fn block_size(&mut self, text: &[u8], most: u64) -> Result<usize, UsageError> {
        let size = self.positive(text)?;
        usize::try_from(size)
            .ok()
            .filter(|_| size <= most)
            .ok_or_else(|| UsageError::NumberTooLarge(text.to_vec()))
    }
}

fn unknown(kind: SymbolKind) -> impl Fn(&[u8]) -> UsageError {
    move |word| UsageError::UnknownSymbol(kind, word.to_vec())
}

fn take_flags(flags: &mut Flags, list: &[u8], kind: SymbolKind) -> Result<(), UsageError> {
    symbols::parse_list(&FLAGS, list, |flag| match flag {
        Flag::Open(flag) => flags.open.0 |= flag,
        Flag::FullBlock => flags.full_block = true,
        Flag::NoCache => flags.no_cache = true,
        Flag::CountBytes => flags.count_bytes = true,
        Flag::SkipBytes => flags.skip_bytes = true,
        Flag::SeekBytes => flags.seek_bytes = true,
        Flag::Exclusive => flags.exclusive = true,
    })
    .map_err(unknown(kind))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(arguments: &[&str]) -> Vec<OsString> {
        arguments.iter().map(OsString::from).collect()
    }

    fn operands(operands: &[&str]) -> Result<Operands, UsageError> {
        let mut taken = Operands::default();
        taken.take_all(operands).map(|()| taken)
    }

    #[test]
    fn the_last_status_counts_whatever_else_is_wrong() {
        let cases: [(&[&str], Option<Status>); 5] = [
            (&["bs=x", "status=json"], Some(Status::Json)),
            (&["status=json", "status=none"], Some(Status::None)),
            (&["status=json,noxfer"], Some(Status::NoXfer)),
            (&["status=json,x"], Some(Status::Json)),
            (&["bs=x", "Status=json"], None),
        ];
        for (arguments, expected) in cases {
            assert_eq!(find_status(arguments), expected, "{arguments:?}");
        }
    }

    #[test]
    fn options_are_found_as_by_getopt_long() {
        let two = typed(&["if=x", "--version"]);
        let help = typed(&["--help"]);
        let dash = typed(&["-"]);
        let copy = |operands| Ok(Request::Copy(Vec::from_iter::<&[OsString]>(operands)));
        let cases: [(&[&str], bool, Result<Request, UsageError>); 14] = [
            (&["--help"], false, Ok(Request::Help)),
            (&["--h"], false, Ok(Request::Help)),
            (&["--v"], false, Ok(Request::Version)),
            (&["if=x", "--version"], false, Ok(Request::Version)),
            (&["if=x", "--version"], true, copy(&two)),
            (&["--", "--help"], false, copy(&help)),
            (&["-", "--"], false, copy(&dash)),
            (&["--help", "--nope"], false, Ok(Request::Help)),
            (
                &["--nope", "--help"],
                false,
                Err(UsageError::UnrecognizedOption(b"--nope".to_vec())),
            ),
            (
                &["--helps"],
                false,
                Err(UsageError::UnrecognizedOption(b"--helps".to_vec())),
            ),
            (
                &["--=3"],
                false,
                Err(UsageError::AmbiguousOption(b"--=3".to_vec())),
            ),
            (
                &["--help=3"],
                false,
                Err(UsageError::NeedlessArgument("help")),
            ),
            (
                &["--ver="],
                false,
                Err(UsageError::NeedlessArgument("version")),
            ),
            (&["-xy"], false, Err(UsageError::InvalidOption(b'x'))),
        ];
        for (arguments, posixly_correct, expected) in cases {
            let typed = typed(arguments);
            let found = find_options(&typed, posixly_correct);
            assert_eq!(found, expected, "{arguments:?}");
        }
    }

    #[test]
    fn a_later_operand_overrides_and_lists_add_up() {
        let taken = operands(&[
            "bs=1",
            "bs=2",
            "conv=swab",
            "conv=sync",
            "iflag=direct",
            "iflag=sync",
            "status=none,noxfer",
        ])
        .expect("all are valid");
        assert_eq!(taken.block, Some(2));
        assert_eq!(taken.convs, [Conv::Swab, Conv::Sync]);
        assert_eq!(taken.input_flags.open.0, OFlags::DIRECT | OFlags::SYNC);
        assert_eq!(taken.status, Status::NoXfer);
    }

    #[test]
    fn the_first_bad_operand_ends_it() {
        let cases: [(&[&str], UsageError); 9] = [
            (
                &["foo", "bs=x"],
                UsageError::UnrecognizedOperand(b"foo".to_vec()),
            ),
            (
                &["foo=1"],
                UsageError::UnrecognizedOperand(b"foo=1".to_vec()),
            ),
            (&["BS=1"], UsageError::UnrecognizedOperand(b"BS=1".to_vec())),
            (&["=1"], UsageError::UnrecognizedOperand(b"=1".to_vec())),
            (&["bs="], UsageError::InvalidNumber(vec![])),
            (&["bs=0"], UsageError::InvalidNumber(b"0".to_vec())),
            (
                &["bs=9223372036854775807"],
                UsageError::NumberTooLarge(b"9223372036854775807".to_vec()),
            ),
            (&["count=8E"], UsageError::NumberTooLarge(b"8E".to_vec())),
            (
                &["conv=swab,x"],
                UsageError::UnknownSymbol(SymbolKind::Conversion, b"x".to_vec()),
            ),
        ];
        for (typed, expected) in cases {
            assert_eq!(operands(typed).err(), Some(expected), "{typed:?}");
        }
    }

    #[test]
    fn the_largest_block_is_two_to_the_63_less_2() {
        let taken = operands(&["bs=9223372036854775806"]).expect("it is valid");
        assert_eq!(taken.block, Some(9_223_372_036_854_775_806));
    }
}
