// SPDX-License-Identifier: MIT
//! The help text, the version, and the clap command for completions and the man page; words for
//! usage errors. All lists come from the tables that also drive the parser.

use crate::quote::Quoting;
use crate::settings::operands::UsageError;
use crate::settings::symbols::{CONVS, FLAGS, LEVELS, OPERANDS, Symbol};
use std::fmt::Write as _;

const NUMBERS: &str = "\
N and BYTES may end in a suffix that multiplies:
c=1, w=2, b=512, kB=1000, K=1024, MB=1000*1000, M=1024*1024,
GB=1000*1000*1000, G=1024*1024*1024, and so on for T, P, E, Z, Y, R, Q.
KiB=K, MiB=M and so on are the same in full; small letters will do.
NxM is a product. If N ends in 'B', it is in bytes, not in blocks.
";

const SIGNALS: &str = "\
A signal USR1 makes a running dd print its statistics on standard error
and go on.
";

const OPTIONS: &str = "\
      --help        print this help and exit
      --version     print the version and exit
";

/// The whole help text, for the program called `name`.
pub fn help(name: &str) -> String {
    let mut text = format!(
        "Usage: {name} [OPERAND]...\n  or:  {name} OPTION\n\
         Copy a file, and convert it on the way, as the operands say.\n\n"
    );
    for operand in &OPERANDS {
        let form = format!("{}={}", operand.names[0], operand.value);
        write_entry(&mut text, &form, operand.help, 16);
    }
    let _ = write!(text, "\n{NUMBERS}\nEach LEVEL is one of:\n\n"); // a String takes all
    write_symbols(&mut text, &LEVELS);
    text.push_str("\nEach of CONVS is one of:\n\n");
    write_symbols(&mut text, &CONVS);
    text.push_str("\nEach of FLAGS is one of:\n\n");
    write_symbols(&mut text, &FLAGS);
    let _ = write!(text, "\n{SIGNALS}\nOptions are:\n\n{OPTIONS}");
    text
}

/// The version text.
pub fn version() -> String {
    concat!("dd (coreutils) ", env!("CARGO_PKG_VERSION"), "\n").to_owned()
}

fn write_symbols<T>(text: &mut String, table: &[Symbol<T>]) {
    for symbol in table {
        if let Some(help) = symbol.help {
            write_entry(text, symbol.name, help, 12);
        }
    }
}

/// `  NAME      first line`, and further lines below the first.
fn write_entry(text: &mut String, name: &str, help: &str, column: usize) {
    for (at, line) in help.lines().enumerate() {
        let name = if at == 0 { name } else { "" };
        let width = column - 2;
        let _ = writeln!(text, "  {name:<width$}{line}"); // a String takes all
    }
}

/// dd as clap sees it: for completions, the man page and tools. The running path does not use it,
/// as clap has no notion of `NAME=VALUE` operands and costs more than a short copy.
pub fn command() -> clap::Command {
    clap::Command::new("dd")
        .version(env!("CARGO_PKG_VERSION"))
        .about("Copy a file, and convert it on the way, as the operands say")
        .override_usage("dd [OPERAND]...\n  or:  dd OPTION")
        .after_help(after_help())
        .arg(
            clap::Arg::new("operand")
                .value_name("OPERAND")
                .num_args(0..)
                .help("NAME=VALUE"),
        )
        .disable_help_subcommand(true)
}

/// The help text from the list of operands on.
fn after_help() -> String {
    let whole = help("dd");
    let start = whole.find("\n\n").map_or(0, |at| at + 2);
    let end = whole.find("\nOptions are:").unwrap_or(whole.len());
    whole[start..end].to_owned()
}

impl UsageError {
    /// The message, without the program's name and without a newline.
    pub fn message(&self, quoting: &Quoting) -> Vec<u8> {
        match self {
            Self::UnrecognizedOption(option) => {
                [b"unrecognized option '", &option[..], b"'"].concat()
            }
            Self::AmbiguousOption(option) => [
                b"option '",
                &option[..],
                b"' is ambiguous; possibilities: '--help' '--version'",
            ]
            .concat(),
            Self::InvalidOption(letter) => [&b"invalid option -- '"[..], &[*letter], b"'"].concat(),
            Self::NeedlessArgument(option) => {
                format!("option '--{option}' doesn't allow an argument").into_bytes()
            }
            Self::UnrecognizedOperand(operand) => {
                [b"unrecognized operand ", &quoting.word(operand)[..]].concat()
            }
            Self::UnknownSymbol(kind, word) => [
                format!("invalid {}: ", kind.name()).as_bytes(),
                &quoting.word(word),
            ]
            .concat(),
            Self::InvalidNumber(number) => {
                [b"invalid number: ", &quoting.file(number)[..]].concat()
            }
            Self::NumberTooLarge(number) => [
                b"invalid number: ",
                &quoting.file(number)[..],
                b": ",
                crate::error::reason(rustix::io::Errno::OVERFLOW).as_bytes(),
            ]
            .concat(),
            Self::Conflict(what) => format!("cannot combine {what}").into_bytes(),
        }
    }

    /// Whether a look at the help text would show what is wrong.
    pub fn invites_to_help(&self) -> bool {
        match self {
            Self::UnrecognizedOption(_)
            | Self::AmbiguousOption(_)
            | Self::InvalidOption(_)
            | Self::NeedlessArgument(_)
            | Self::UnrecognizedOperand(_)
            | Self::UnknownSymbol(..) => true,
            Self::InvalidNumber(_) | Self::NumberTooLarge(_) | Self::Conflict(_) => false,
        }
    }
}

/// The warning for a factor written like a hexadecimal number.
pub fn zero_multiplier_warning(quoting: &Quoting) -> Vec<u8> {
    [
        b"warning: ",
        &quoting.word(b"0x")[..],
        b" is a zero multiplier; use ",
        &quoting.word(b"00x"),
        b" if that is intended",
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_text_names_every_word_and_fits_a_terminal() {
        let text = help("dd");
        for symbol in &CONVS {
            assert!(
                text.contains(&format!("\n  {} ", symbol.name)),
                "{}",
                symbol.name
            );
        }
        for symbol in FLAGS.iter().filter(|symbol| symbol.help.is_some()) {
            assert!(
                text.contains(&format!("\n  {} ", symbol.name)),
                "{}",
                symbol.name
            );
        }
        assert!(text.starts_with("Usage: dd [OPERAND]...\n  or:  dd OPTION\n"));
        for line in text.lines() {
            assert!(line.len() < 80, "{line}");
        }
    }

    #[test]
    fn the_clap_command_is_sound() {
        command().debug_assert();
    }
}
