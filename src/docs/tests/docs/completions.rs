// SPDX-License-Identifier: MIT
//! The completions, in the shells they are for. dd's, which are written by hand, are tested with dd.

use crate::{Installed, files_of, has, names, tool};
use std::process::{Command, Stdio};

/// What the shell prints after reading all completions at once as its input.
#[track_caller]
fn is_right_for(shell: &str, check: &str) {
    if !has(shell) {
        return;
    }
    let installed = Installed::by(&mut tool(), "my-");
    let files = files_of(&installed.path(shell));
    // All but `[` and the multicall binary.
    let programs = names();
    let programs = programs
        .iter()
        .filter(|name| !["[", "coreutils"].contains(&&name[..]));
    assert_eq!(files.len(), programs.count());
    // Together, as starting a shell for each takes long.
    let all: Vec<String> = files.into_iter().map(|(_, text)| text).collect();
    let path = installed.path("all");
    std::fs::write(&path, all.join("\n")).expect("it can be written");
    let output = Command::new(shell)
        .arg(check)
        .arg(&path)
        .stdin(Stdio::null())
        .output()
        .expect("the shell runs");
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
}

#[test]
fn all_are_right_for_bash() {
    is_right_for("bash", "-n");
}

#[test]
fn all_are_right_for_zsh() {
    is_right_for("zsh", "-n");
}

#[test]
fn all_are_right_for_fish() {
    is_right_for("fish", "--no-execute");
}

/// What a shell prints that runs `script`, with `FOLDER` where completions with `my-` are.
#[track_caller]
fn printed(shell: &[&str], script: &str) -> Option<String> {
    if !names().contains(&"ls".to_owned()) || !has(shell[0]) {
        return None;
    }
    let installed = Installed::by(&mut tool(), "my-");
    let folder = installed.path(shell[0]).display().to_string();
    let output = Command::new(shell[0])
        .args(&shell[1..])
        .arg(script.replace("FOLDER", &folder))
        .stdin(Stdio::null())
        .output()
        .expect("the shell runs");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    Some(String::from_utf8(output.stdout).expect("it is UTF-8"))
}

#[test]
fn bash_completes_options_and_their_words() {
    for (words, expected) in [
        ("--alm", "--almost-all\n"),
        ("--color al", "always\n"),
        (
            "--sort=n --dere",
            "--dereference\n--dereference-command-line\n--dereference-command-line-symlink-to-dir\n",
        ),
    ] {
        let count = words.split(' ').count();
        let script = format!(
            "source FOLDER/my-ls; COMP_WORDS=(my-ls {words}); COMP_CWORD={count}
            complete -p my-ls | grep -qF -- '-F _my__ls ' || echo not there
            _my__ls my-ls \"${{COMP_WORDS[COMP_CWORD]}}\" \"${{COMP_WORDS[COMP_CWORD-1]}}\"
            printf '%s\\n' \"${{COMPREPLY[@]}}\" | sort"
        );
        if let Some(printed) = printed(&["bash", "--noprofile", "--norc", "-c"], &script) {
            assert_eq!(printed, expected, "{words}");
        }
    }
}

#[test]
fn fish_completes_options_and_their_words() {
    for (line, expected) in [
        ("my-ls --alm", "--almost-all"),
        ("my-ls --color=al", "--color=always"),
    ] {
        let script = format!("source FOLDER/my-ls.fish; complete -C '{line}'");
        if let Some(printed) = printed(&["fish", "--no-config", "-c"], &script) {
            let words: Vec<&str> = printed
                .lines()
                .filter_map(|line| line.split('\t').next())
                .collect();
            assert_eq!(words, [expected], "{line}");
        }
    }
}

#[test]
fn zsh_takes_the_function_for_its_command() {
    let script = "fpath=(FOLDER $fpath); autoload -U compinit; compinit -u -D
        print $_comps[my-ls]; autoload +X _my-ls && print loaded";
    if let Some(printed) = printed(&["zsh", "-f", "-c"], script) {
        assert_eq!(printed, "_my-ls\nloaded\n");
    }
}
