// SPDX-License-Identifier: MIT
//! The manual pages.

use crate::{Installed, has, names, text_of, tool};
use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::process::Command;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Names of all messages of uutils' programs; one of them in a page stands for a text that is not
/// there.
fn message_ids() -> HashSet<String> {
    let programs = fs::read_dir(Path::new(ROOT).join("src/uu")).expect("the folder is there");
    let files = programs.map(|program| {
        let path = program.expect("it can be read").path();
        fs::read_to_string(path.join("locales/en-US.ftl")).unwrap_or_default()
    });
    let mut ids = HashSet::new();
    for file in files {
        let names = file.lines().filter_map(|line| line.split_once('='));
        let names = names.map(|(name, _)| name.trim()).filter(|name| {
            let is_of_id = |c: char| c.is_ascii_alphanumeric() || c == '-';
            name.contains('-') && !name.starts_with('-') && name.chars().all(is_of_id)
        });
        ids.extend(names.map(str::to_owned));
    }
    ids
}

#[test]
fn every_program_has_a_whole_page() {
    let installed = Installed::by(&mut tool(), "");
    let ids = message_ids();
    assert!(ids.contains("ls-about"));
    for name in names() {
        let page = installed.page(&name);
        for section in ["NAME", "SYNOPSIS", "DESCRIPTION", "SEE ALSO"] {
            assert!(
                page.contains(&format!("\n.SH {section}\n")),
                "{name}: {section}"
            );
        }
        let text = page.replace("\\-", "-");
        let mut words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        let id = words.find(|word| ids.contains(*word));
        assert_eq!(id, None, "{name} has the name of a message");
        // That of the multicall binary tells of a prefix.
        if name != "coreutils" {
            assert!(!page.contains("uu_"), "{name} has the name of a crate");
        }
        assert!(!page.contains("{usage}"), "{name}");
        let summary = page.lines().find(|line| line.contains(" \\- "));
        assert!(
            summary.is_some_and(|line| line.len() > name.len() + 10),
            "{name}"
        );
    }
}

#[test]
fn mandoc_finds_no_fault() {
    if !has("mandoc") {
        return;
    }
    let installed = Installed::by(tool().env("SOURCE_DATE_EPOCH", "0"), "");
    let mut mandoc = Command::new("mandoc");
    mandoc.args(["-T", "lint", "-W", "warning"]);
    for name in names() {
        mandoc.arg(installed.path(&format!("man/man1/{name}.1")));
    }
    let output = mandoc.output().expect("mandoc runs");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "");
    assert!(output.status.success());
}

#[test]
fn neither_language_nor_time_nor_colours_make_a_difference() {
    let plain = Installed::by(&mut tool(), "").files();
    let mut elsewhere = tool();
    for (name, value) in [
        ("LC_ALL", "fr_FR.UTF-8"),
        ("LANG", "fr_FR.UTF-8"),
        ("LANGUAGE", "fr"),
        ("TZ", "Pacific/Kiritimati"),
        ("CLICOLOR_FORCE", "1"),
        ("TERM", "xterm"),
        ("COLUMNS", "30"),
    ] {
        elsewhere.env(name, value);
    }
    assert!(plain == Installed::by(&mut elsewhere, "").files());
    // No date at all where none is given.
    for (path, text) in plain {
        if path.extension().is_some_and(|extension| extension == "1") {
            let title = text.lines().find(|line| line.starts_with(".TH "));
            let title = title.expect("a page has a title");
            assert!(title.contains(" 1 \"\" \"coreutils "), "{title}");
        }
    }
}

#[test]
fn the_date_is_that_of_the_sources() {
    let page = text_of(
        tool()
            .args(["manpage", "dd"])
            .env("SOURCE_DATE_EPOCH", "951782400"),
    );
    let title = page.lines().find(|line| line.starts_with(".TH "));
    let version = env!("CARGO_PKG_VERSION");
    let expected = format!(".TH DD 1 \"2000-02-29\" \"coreutils {version}\" \"User Commands\"");
    assert_eq!(title, Some(&expected[..]));
    let output = tool()
        .args(["manpage", "dd"])
        .env("SOURCE_DATE_EPOCH", "today")
        .output();
    assert!(!output.expect("the tool runs").status.success());
}

#[test]
fn the_page_of_the_multicall_binary_has_all_its_options() {
    let page = text_of(tool().args(["manpage", "coreutils"])).replace("\\-", "-");
    let source = fs::read_to_string(Path::new(ROOT).join("src/dispatch.rs"));
    let source = source.expect("the source is there");
    let (source, _) = source.split_once("#[cfg(test)]").expect("it has tests");
    let options: Vec<&str> = source
        .split('"')
        .skip(1)
        .step_by(2)
        .filter(|text| text.starts_with("--"))
        .collect();
    assert!(options.len() >= 5, "{options:?}");
    for option in options {
        assert!(page.contains(option), "{option}");
    }
    let (_, prefixes) = source.split_once("PREFIXES: ").expect("it has prefixes");
    let (_, prefixes) = prefixes.split_once("= [").expect("they have a value");
    let (prefixes, _) = prefixes.split_once(']').expect("they end");
    for prefix in prefixes.split('"').skip(1).step_by(2) {
        assert!(page.contains(&format!("\n.BR {prefix} ,\n")), "{prefix}");
    }
}
