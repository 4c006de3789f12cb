// SPDX-License-Identifier: MIT
//! What is written by hand: the pages of dd and of the multicall binary, and dd's completions. Here
//! they are given the names under which the programs are installed.

use crate::page::Heading;
use clap_complete::Shell;

/// The page of the multicall binary.
pub const COREUTILS: &str = include_str!("../man/coreutils.1");
/// The page of dd.
pub const DD: &str = include_str!("../../uu/dd/man/dd.1");

const BASH: &str = include_str!("../../uu/dd/completions/dd.bash");
const ZSH: &str = include_str!("../../uu/dd/completions/_dd");
const FISH: &str = include_str!("../../uu/dd/completions/dd.fish");

/// A page that is written for `name`, with the prefix where the program is called and before
/// references to our pages.
pub fn page(source: &str, name: &str, heading: &Heading, prefix: &str) -> String {
    let mut page = String::new();
    let mut is_example = false;
    for line in source.lines() {
        match line {
            ".EX" => is_example = true,
            ".EE" => is_example = false,
            _ => {}
        }
        let line = if line.starts_with(".TH ") {
            heading.roff()
        } else if is_example {
            rename_calls(line, name, prefix) + "\n"
        } else {
            rename(line, name, prefix) + "\n"
        };
        page.push_str(&line);
    }
    page
}

fn rename(line: &str, name: &str, prefix: &str) -> String {
    let synopsis = format!(".B {name}");
    let summary = format!("{name} \\-");
    if line == synopsis {
        format!(".B {prefix}{name}")
    } else if line.starts_with(&summary) {
        format!("{prefix}{line}")
    } else {
        // Of those it refers to, these are ours for certain.
        let line = line.replace(".BR coreutils (1)", &format!(".BR {prefix}coreutils (1)"));
        line.replace(".BR dd (1)", &format!(".BR {prefix}dd (1)"))
    }
}

/// In an example the name is a call where more follows. What `pkill` looks for, at an end of a line,
/// is the name of the process, which has no prefix.
fn rename_calls(line: &str, name: &str, prefix: &str) -> String {
    let mut renamed = String::new();
    let mut rest = line;
    while let Some(at) = rest.find(name) {
        let (before, found) = rest.split_at(at);
        let after = &found[name.len()..];
        renamed.push_str(before);
        let begins = renamed.is_empty() || renamed.ends_with([' ', '(', '/']);
        if begins && after.starts_with([' ', ')']) {
            renamed.push_str(prefix);
        }
        renamed.push_str(name);
        rest = after;
    }
    renamed + rest
}

/// dd's completion.
pub fn completion(shell: Shell, prefix: &str) -> Option<String> {
    let (source, from, to) = match shell {
        Shell::Bash => (
            BASH,
            "_coreutils_dd dd\n",
            format!("_coreutils_dd {prefix}dd\n"),
        ),
        Shell::Zsh => (ZSH, "#compdef dd\n", format!("#compdef {prefix}dd\n")),
        Shell::Fish => (FISH, "--command dd", format!("--command {prefix}dd")),
        _ => return None,
    };
    Some(source.replace(from, &to))
}

#[cfg(test)]
mod tests {
    use super::{rename, rename_calls};

    #[test]
    fn calls_have_the_prefix_and_nothing_else_has() {
        for (line, expected) in [
            ("dd if=a | dd of=b", "gdd if=a | gdd of=b"),
            (
                "(umask 077; dd if=add dd=1)",
                "(umask 077; gdd if=add dd=1)",
            ),
            ("pkill \\-USR1 \\-x dd", "pkill \\-USR1 \\-x dd"),
        ] {
            assert_eq!(rename_calls(line, "dd", "g"), expected);
        }
        assert_eq!(
            rename_calls("$(coreutils \\-\\-coreutils\\-prog=dd)", "coreutils", "g"),
            "$(gcoreutils \\-\\-coreutils\\-prog=dd)"
        );
        for (line, expected) in [
            ("dd \\- copy a file", "gdd \\- copy a file"),
            (".B dd", ".B gdd"),
            ("dd is blocked", "dd is blocked"),
            (".BR coreutils (1),", ".BR gcoreutils (1),"),
        ] {
            assert_eq!(rename(line, "dd", "g"), expected);
        }
    }
}
