// SPDX-License-Identifier: MIT
//! The help text, the version, and the clap command for completions and the man page; words for
//! usage errors. All lists come from the tables that also drive the parser.

use crate::settings::operands::UsageError;
use crate::settings::symbols::{CONVS, FLAGS, LEVELS, OPERANDS, Symbol};
use crate::words::Words;
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

const OPTIONS: [(&str, &str); 2] = [
    ("help", "print this help and exit"),
    ("version", "print the version and exit"),
];

const USAGE: &str = "Usage: {name} [OPERAND]...\n  or:  {name} OPTION";

const PURPOSE: &str = "Copy a file, and convert it on the way, as the operands say.";

/// The whole help text, for the program called `name`, in the user's language.
pub fn help(name: &str, words: &Words) -> String {
    let usage = words
        .translate("help-usage", &[("name", name.as_bytes())], None)
        .and_then(|usage| String::from_utf8(usage).ok())
        .unwrap_or_else(|| USAGE.replace("{name}", name));
    let purpose = words.text("help-purpose", PURPOSE);
    let mut text = format!("{usage}\n{purpose}\n\n");
    for operand in &OPERANDS {
        let name = operand.name.as_str();
        let form = format!("{name}={}", operand.value.as_str());
        let id = format!("help-operand-{name}");
        write_entry(
            &mut text,
            &form,
            &words.text(&id, operand.help.as_str()),
            16,
        );
    }
    let paragraph = |text: &mut String, id, english| {
        text.push('\n');
        text.push_str(words.text(id, english).trim_end());
        text.push('\n');
    };
    paragraph(&mut text, "help-numbers", NUMBERS);
    paragraph(&mut text, "help-levels", "Each LEVEL is one of:\n");
    text.push('\n');
    write_symbols(&mut text, "status", &LEVELS, words);
    paragraph(&mut text, "help-convs", "Each of CONVS is one of:\n");
    text.push('\n');
    write_symbols(&mut text, "conv", &CONVS, words);
    paragraph(&mut text, "help-flags", "Each of FLAGS is one of:\n");
    text.push('\n');
    write_symbols(&mut text, "flag", &FLAGS, words);
    paragraph(&mut text, "help-signals", SIGNALS);
    paragraph(&mut text, "help-options", "Options are:\n");
    text.push('\n');
    for (option, english) in OPTIONS {
        let id = format!("help-option-{option}");
        write_entry(
            &mut text,
            &format!("    --{option}"),
            &words.text(&id, english),
            20,
        );
    }
    text
}

/// The version text.
pub fn version() -> String {
    concat!("dd (coreutils) ", env!("CARGO_PKG_VERSION"), "\n").to_owned()
}

fn write_symbols<T>(text: &mut String, kind: &str, table: &[Symbol<T>], words: &Words) {
    for symbol in table {
        let help = symbol.help.as_str();
        if !help.is_empty() {
            let name = symbol.name.as_str();
            let id = format!("help-{kind}-{name}");
            write_entry(text, name, &words.text(&id, help), 12);
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
    let whole = help("dd", &Words::default());
    let start = whole.find("\n\n").map_or(0, |at| at + 2);
    let end = whole.find("\nOptions are:").unwrap_or(whole.len());
    whole[start..end].to_owned()
}

impl UsageError {
    /// The message, without the program's name and without a newline.
    pub fn message(&self, words: &Words) -> Vec<u8> {
        match self {
            Self::UnrecognizedOption(option) => words
                .translate("unrecognized-option", &[("option", option)], None)
                .unwrap_or_else(|| [b"unrecognized option '", &option[..], b"'"].concat()),
            Self::AmbiguousOption(option) => words
                .translate("ambiguous-option", &[("option", option)], None)
                .unwrap_or_else(|| {
                    [
                        b"option '",
                        &option[..],
                        b"' is ambiguous; possibilities: '--help' '--version'",
                    ]
                    .concat()
                }),
            Self::InvalidOption(letter) => words
                .translate("invalid-option", &[("option", &[*letter])], None)
                .unwrap_or_else(|| [&b"invalid option -- '"[..], &[*letter], b"'"].concat()),
            Self::NeedlessArgument(option) => words
                .translate("needless-argument", &[("option", option.as_bytes())], None)
                .unwrap_or_else(|| {
                    format!("option '--{option}' doesn't allow an argument").into_bytes()
                }),
            Self::UnrecognizedOperand(operand) => {
                let operand = words.quoting().word(operand);
                words
                    .translate("unrecognized-operand", &[("operand", &operand)], None)
                    .unwrap_or_else(|| [b"unrecognized operand ", &operand[..]].concat())
            }
            Self::UnknownSymbol(kind, word) => {
                let word = words.quoting().word(word);
                words
                    .translate(kind.message_id(), &[("word", &word)], None)
                    .unwrap_or_else(|| {
                        [format!("invalid {}: ", kind.name()).as_bytes(), &word].concat()
                    })
            }
            Self::InvalidNumber(number) => {
                let number = words.quoting().file(number);
                words
                    .translate("invalid-number", &[("number", &number)], None)
                    .unwrap_or_else(|| [b"invalid number: ", &number[..]].concat())
            }
            Self::NumberTooLarge(number) => [
                &Self::InvalidNumber(number.clone()).message(words)[..],
                b": ",
                &words.reason(rustix::io::Errno::OVERFLOW),
            ]
            .concat(),
            Self::Conflict(what) => {
                // Two of a set, or two words.
                let (id, first, second) = match what.split_once(" and ") {
                    Some((first, second)) => ("cannot-combine", first, second),
                    None => ("cannot-combine-charsets", *what, ""),
                };
                let arguments = [("first", first.as_bytes()), ("second", second.as_bytes())];
                words
                    .translate(id, &arguments, None)
                    .unwrap_or_else(|| format!("cannot combine {what}").into_bytes())
            }
            Self::Needs(first, second) => {
                let arguments = [("first", first.as_bytes()), ("second", second.as_bytes())];
                words
                    .translate("needs", &arguments, None)
                    .unwrap_or_else(|| format!("{first} needs {second}").into_bytes())
            }
        }
    }

    /// The hint that goes with it, for the command called so.
    pub fn hint(command: &[u8], words: &Words) -> Vec<u8> {
        words
            .translate("try-help", &[("command", command)], None)
            .unwrap_or_else(|| [b"Try '", command, b" --help' for more information."].concat())
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
            Self::InvalidNumber(_)
            | Self::NumberTooLarge(_)
            | Self::Conflict(_)
            | Self::Needs(..) => false,
        }
    }
}

/// The warning for a factor written like a hexadecimal number.
pub fn zero_multiplier_warning(words: &Words) -> Vec<u8> {
    let quoting = words.quoting();
    let (written, meant) = (quoting.word(b"0x"), quoting.word(b"00x"));
    let arguments = [("written", &written[..]), ("meant", &meant)];
    words
        .translate("zero-multiplier", &arguments, None)
        .unwrap_or_else(|| {
            [
                b"warning: ",
                &written[..],
                b" is a zero multiplier; use ",
                &meant,
                b" if that is intended",
            ]
            .concat()
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_text_names_every_word_and_fits_a_terminal() {
        let text = help("dd", &Words::english());
        for symbol in &CONVS {
            assert!(
                text.contains(&format!("\n  {} ", symbol.name.as_str())),
                "{}",
                symbol.name.as_str()
            );
        }
        for symbol in FLAGS
            .iter()
            .filter(|symbol| !symbol.help.as_str().is_empty())
        {
            assert!(
                text.contains(&format!("\n  {} ", symbol.name.as_str())),
                "{}",
                symbol.name.as_str()
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
