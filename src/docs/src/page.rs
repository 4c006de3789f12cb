// SPDX-License-Identifier: MIT
//! The manual page of a program, from its command line.

use crate::programs::{self, Source};
use crate::request::Request;
use crate::roff::{bold, escape, italic, line};
use crate::{date, handmade, prose};
use clap::builder::PossibleValue;
use clap::{Arg, Command};
use std::fmt::Write as _;
use std::io;

/// What the pages differ in by where and when they are built.
pub struct Heading {
    /// The name the program is installed by.
    pub name: String,
    /// `YYYY-MM-DD`, or nothing.
    pub date: String,
}

impl Heading {
    /// The first macro of a page.
    pub fn roff(&self) -> String {
        format!(
            ".TH {} 1 \"{}\" \"coreutils {}\" \"User Commands\"\n",
            escape(&self.name).to_uppercase(),
            self.date,
            env!("CARGO_PKG_VERSION")
        )
    }
}

/// The manual page of a program, or of the multicall binary.
pub fn of_program(name: &str, request: &Request) -> io::Result<String> {
    let prefix = &request.prefix;
    let heading = Heading {
        name: format!("{prefix}{name}"),
        date: date::of_sources()?,
    };
    Ok(match programs::find(name)? {
        None => handmade::page(handmade::COREUTILS, name, &heading, prefix),
        Some(Source::Ours) => handmade::page(handmade::DD, name, &heading, prefix),
        Some(source) => {
            let mut command = source.command(name)?;
            command.build(); // with `--help` and `--version`
            if name == "echo" {
                // It prints `-h` and `-V`, whatever its command line says.
                for option in ["help", "version"] {
                    command = command.mut_arg(option, |option| option.short(None));
                }
            }
            of_command(&command, name, &heading, prefix)
        }
    })
}

/// The page of a program that is called `name` where it has no prefix.
fn of_command(command: &Command, name: &str, heading: &Heading, prefix: &str) -> String {
    let about = text(command.get_long_about().or_else(|| command.get_about()));
    let about = with_sentences_apart(about.trim());
    let (summary, rest) = about.split_once('\n').unwrap_or((&about, ""));
    let usage = usage(command, name);
    let (forms, usage_notes) = usage.split_once("\n\n").unwrap_or((&usage, ""));

    let mut page = heading.roff();
    let mut put = |text: &str| {
        page.push_str(text);
        if !text.ends_with('\n') {
            page.push('\n');
        }
    };
    put(".SH NAME");
    let summary_text = lower_first(&first_sentence(&about));
    // `test` and `[` are one program.
    let names = match name {
        "test" | "[" => format!("{prefix}test, {prefix}["),
        _ => escape(&heading.name),
    };
    put(&format!("{names} \\- {}", line(&summary_text)));
    put(".SH SYNOPSIS");
    put(&synopsis(forms, name, &heading.name, prefix));
    put(".SH DESCRIPTION");
    put(&prose::roff(&format!("{summary}\n{}", dedent(rest))));
    if !usage_notes.is_empty() {
        put(".PP");
        put(&prose::roff(&dedent(usage_notes)));
    }
    let after = text(
        command
            .get_after_long_help()
            .or_else(|| command.get_after_help()),
    );
    let after = prose::roff(after.trim_end().trim_start_matches('\n'));
    // `test` has none: it takes each for a text.
    let options = match name {
        "test" | "[" => Vec::new(),
        _ => options(command),
    };
    // Where there are but `--help` and `--version`, that text is what the program is about.
    if options.len() <= 2 && !after.is_empty() {
        put(".PP");
        put(&after);
    }
    if !options.is_empty() {
        put(".SH OPTIONS");
    }
    for option in &options {
        put(&option_roff(option));
    }
    if options.len() > 2 && !after.is_empty() {
        put(".SH NOTES");
        put(&after);
    }
    put(".SH SEE ALSO");
    put(&format!(".BR {}coreutils (1)", escape(prefix)));
    page
}

fn text(text: Option<&clap::builder::StyledStr>) -> String {
    text.map(ToString::to_string).unwrap_or_default()
}

/// How the program is called: its forms, a line each, and what is said of them after an empty line.
fn usage(command: &Command, name: &str) -> String {
    match command.get_overridden_usage() {
        // uucore has set the lines in, to be below the first behind `Usage: `.
        Some(usage) => text(Some(usage))
            .replace("\n       ", "\n")
            .trim()
            .to_owned(),
        None => format!("{name} [OPTION]..."),
    }
}

fn synopsis(forms: &str, name: &str, called: &str, prefix: &str) -> String {
    let lines = forms.lines().map(|form| {
        let form = form.trim();
        let form = form.strip_prefix("or:").unwrap_or(form).trim_start();
        let (first, rest) = form.split_once(' ').unwrap_or((form, ""));
        if first == called {
            format!("{} {}", bold(called), escape(rest))
        } else if [name, "test", "["].contains(&first) {
            format!("{} {}", bold(&format!("{prefix}{first}")), escape(rest))
        } else {
            // As fmt has it.
            format!("{} {}", bold(called), escape(form))
        }
    });
    let lines: Vec<String> = lines.map(|line| line.trim_end().to_owned()).collect();
    lines.join("\n.br\n")
}

/// The text without what all its lines are set in by.
fn dedent(text: &str) -> String {
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    let depth = lines()
        .map(|line| line.len() - line.trim_start().len())
        .min()
        .unwrap_or(0);
    let cut = text.lines().map(|line| line.get(depth..).unwrap_or(""));
    cut.collect::<Vec<_>>().join("\n")
}

/// The text with an empty line where a line begins another sentence behind one without a full stop.
fn with_sentences_apart(about: &str) -> String {
    let mut apart = String::new();
    for line in about.lines() {
        let mut letters = line.trim_start().chars();
        let is_word = letters.next().is_some_and(char::is_uppercase)
            && letters.next().is_some_and(char::is_lowercase);
        if is_word && apart.trim_end().ends_with(|c: char| c.is_alphanumeric()) {
            apart.push('\n');
        }
        apart.push_str(line);
        apart.push('\n');
    }
    apart
}

/// The first sentence, on one line, without its full stop.
fn first_sentence(about: &str) -> String {
    let (paragraph, _) = about.split_once("\n\n").unwrap_or((about, ""));
    let words: Vec<&str> = paragraph.split_whitespace().collect();
    let end = words.iter().position(|word| word.ends_with('.'));
    let sentence = words[..end.map_or(words.len(), |end| end + 1)].join(" ");
    sentence.trim_end_matches('.').to_owned()
}

/// As a summary begins: `List …` is `list …`, but `CRC …` stays.
fn lower_first(text: &str) -> String {
    let mut characters = text.chars();
    let first = characters.next().map(|c| c.to_ascii_lowercase());
    let rest = characters.as_str();
    if rest.starts_with(|c: char| c.is_ascii_uppercase()) {
        return text.to_owned();
    }
    first.into_iter().chain(rest.chars()).collect()
}

/// The options that are shown, by the alphabet, `--help` and `--version` last.
fn options(command: &Command) -> Vec<&Arg> {
    let shown = |arg: &&Arg| !arg.is_hide_set() && !arg.is_positional();
    let mut options: Vec<&Arg> = command.get_arguments().filter(shown).collect();
    options.sort_by_cached_key(|option| {
        let long = option.get_long().unwrap_or("");
        let name = match option.get_short() {
            Some(short) => short.to_string(),
            None => long.to_owned(),
        };
        let is_last = ["help", "version"].contains(&long);
        (is_last, name.to_lowercase(), name)
    });
    options
}

fn option_roff(option: &Arg) -> String {
    let mut roff = format!(".TP\n{}\n", option_names(option));
    let help = text(option.get_long_help().or_else(|| option.get_help()));
    let mut blocks = prose::roff(&help);
    if blocks.is_empty() {
        blocks.push_str("\\&\n"); // a macro must not come next
    }
    // Paragraphs below the name of the option.
    roff.push_str(&blocks.replace(".PP\n.RS", ".RS").replace(".PP\n", ".IP\n"));
    roff.push_str(&values(option));
    roff
}

/// `-a, --all`, `--color[=WHEN]`.
fn option_names(option: &Arg) -> String {
    let shorts = option.get_short_and_visible_aliases().unwrap_or_default();
    let longs = option.get_long_and_visible_aliases().unwrap_or_default();
    let mut names: Vec<String> = shorts.iter().map(|c| bold(&format!("-{c}"))).collect();
    names.extend(longs.iter().map(|long| bold(&format!("--{long}"))));
    let mut names = names.join(", ");
    let count = option.get_num_args().unwrap_or_default();
    if option.get_action().takes_values() && count.max_values() > 0 {
        let value = match option.get_value_names() {
            Some(names) => names.join(" "),
            None => option.get_id().as_str().to_uppercase(),
        };
        let is_optional = count.min_values() == 0;
        let equals = if longs.is_empty() { "" } else { "=" };
        // Writing to a String cannot fail.
        _ = match (is_optional, longs.is_empty()) {
            (true, _) => write!(names, "[{equals}{}]", italic(&value)),
            (false, true) => write!(names, " {}", italic(&value)),
            (false, false) => write!(names, "={}", italic(&value)),
        };
    }
    names
}

/// The words that an option takes, and what it is without it.
fn values(option: &Arg) -> String {
    let mut roff = String::new();
    if !option.get_action().takes_values() {
        return roff;
    }
    let words = option.get_possible_values();
    let words: Vec<&PossibleValue> = words.iter().filter(|word| !word.is_hide_set()).collect();
    if !option.is_hide_possible_values_set() && !words.is_empty() {
        let list: Vec<String> = words.iter().map(|word| bold(word.get_name())).collect();
        _ = writeln!(roff, ".IP\nOne of {}.", list.join(",\n"));
    }
    let defaults = option.get_default_values();
    if !option.is_hide_default_value_set() && !defaults.is_empty() {
        let list: Vec<String> = defaults
            .iter()
            .map(|value| bold(&value.to_string_lossy()))
            .collect();
        _ = writeln!(roff, ".IP\nDefault: {}.", list.join(" "));
    }
    roff
}

#[cfg(test)]
mod tests {
    use super::{first_sentence, with_sentences_apart};

    #[test]
    fn a_summary_is_the_first_sentence() {
        for (about, summary) in [
            ("Copy A to\nDEST, or B. More.", "Copy A to DEST, or B"),
            ("Print it\n  With no FILE, read\nit", "Print it"),
            ("Print it,\nAnd more", "Print it, And more"),
            ("Print it\n\nmore", "Print it"),
        ] {
            assert_eq!(first_sentence(&with_sentences_apart(about)), summary);
        }
    }
}
