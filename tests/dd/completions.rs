// SPDX-License-Identifier: MIT
//! The completions, in the shells they are for.

use crate::common::terminal::Terminal;
use crate::common::{Folder, skip};
use std::process::Command;

/// Types these after `dd `, and looks at what becomes of them.
const CASES: [(&str, &str); 9] = [
    ("sta\tj\t", "status=json"),
    ("status=b\t", "status=bar"),
    ("bs=1M status=pro\t", "bs=1M status=progress"),
    ("conv=swab,uc\t", "conv=swab,ucase"),
    ("iflag=fullb\t", "iflag=fullblock"),
    ("oflag=dsync,seek\t", "oflag=dsync,seek_bytes"),
    ("if=fi\t", "if=file"),
    ("if=file of=sub/o\t", "if=file of=sub/other"),
    ("--ver\t", "--version"),
];

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/uu/dd/completions");

fn has(shell: &str) -> bool {
    let has = Command::new(shell).arg("--version").output().is_ok();
    if !has {
        skip("completions", &format!("there is no {shell}"));
    }
    has
}

/// `script` becomes an interactive shell with the prompt `prompt>`.
#[track_caller]
fn complete(script: &str) {
    let folder = Folder::new();
    folder.write("file", "");
    std::fs::create_dir(folder.path("sub")).expect("a folder can be made");
    folder.write("sub/other", "");
    let home = folder.path("").display().to_string();
    let script = format!("export HOME={home}; {script}").replace("FOLDER", FOLDER);
    for (typed, expected) in CASES {
        let terminal = Terminal::shell(&folder, 80, &script);
        terminal.wait_for("a prompt", |screen| screen.ends_with("prompt>"));
        // A blank takes away what a shell has put there in case the list goes on.
        terminal.type_in(&format!("dd {typed} "));
        let line = format!("prompt> dd {expected}");
        terminal.wait_for(&line, |screen| {
            screen.lines().any(|shown| shown.trim_end() == line)
        });
    }
}

#[test]
fn bash_completes_operands_words_and_files() {
    complete(
        "echo \"PS1='prompt> '; source FOLDER/dd.bash\" >rc
        exec bash --noprofile --rcfile rc -i",
    );
    // `=` may be a letter like any other.
    complete(
        "echo \"PS1='prompt> '; COMP_WORDBREAKS=\\${COMP_WORDBREAKS//=}; source FOLDER/dd.bash\" >rc
        exec bash --noprofile --rcfile rc -i",
    );
}

#[test]
fn zsh_completes_operands_words_and_files() {
    if has("zsh") {
        complete(
            "echo \"PS1='prompt> '; unsetopt PROMPT_SP; fpath=(FOLDER \\$fpath)
            autoload -U compinit; compinit -u -D\" >.zshrc
            exec env ZDOTDIR=$HOME zsh -i",
        );
    }
}

#[test]
fn fish_completes_operands_words_and_files() {
    if has("fish") {
        complete(
            "export XDG_CONFIG_HOME=$HOME/config XDG_DATA_HOME=$HOME/data
            exec fish --no-config -i -C 'set -g fish_autosuggestion_enabled 0
                function fish_prompt; echo -n \"prompt> \"; end
                source FOLDER/dd.fish; clear'",
        );
    }
}
