// SPDX-License-Identifier: MIT
//! What can go together: every pair of the table in `docs/dd.md`, run.

use crate::common::{Folder, noise};

/// The table's cells: what its row and its column are, and whether they go together.
fn pairs() -> Vec<(String, String, bool)> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/dd.md");
    let text = std::fs::read_to_string(path).expect("it is there");
    let section = text
        .split("### What goes together")
        .nth(1)
        .expect("the section is there");
    let section = section.split("\n#").next().expect("it has an end");
    let cells = |line: &str| -> Vec<String> {
        let cells = line.trim_matches('|').split('|');
        cells
            .map(|cell| cell.trim().trim_matches('`').to_owned())
            .collect()
    };
    let mut lines = section.lines().filter(|line| line.starts_with('|'));
    let columns = cells(lines.next().expect("there is a head"));
    let mut pairs = Vec::new();
    for row in lines.skip(1).map(cells) {
        assert_eq!(row.len(), columns.len(), "{row:?}");
        for (column, cell) in columns.iter().zip(&row).skip(1) {
            let goes = match &**cell {
                "yes" => true,
                "no" => false,
                "" => continue, // the same thing twice
                other => panic!("{other}"),
            };
            pairs.push((row[0].clone(), column.clone(), goes));
        }
    }
    pairs
}

/// An operand that asks for it.
fn operand(what: &str) -> String {
    match what {
        "hash=" => "hash=md5,sha256".to_owned(),
        // Of what arrives of the input below, whatever is done to it, nothing is known here.
        "check=" => "check=md5:00000000000000000000000000000000".to_owned(),
        "speed=" => "speed=100M".to_owned(),
        other => other.to_owned(),
    }
}

#[test]
fn each_pair_goes_together_or_is_refused_before_anything_is_opened() {
    let pairs = pairs();
    assert!(pairs.len() > 200, "{}", pairs.len());
    let data = noise(32 * 1024);
    for (row, column, goes) in pairs {
        let folder = Folder::new();
        folder.write("in", &data);
        let exists = !row.contains("conv=excl");
        if exists {
            folder.write("out", &data[..100]);
        }
        let (row, column) = (operand(&row), operand(&column));
        let outcome = folder.run(&format!("if=in of=out bs=4096 cbs=64 {row} {column}"));
        let cell = format!("{row} {column}: {outcome:?}");
        if goes {
            let told = format!("{row} {column}").contains("check=");
            assert_eq!(outcome.code(), i32::from(told), "{cell}");
            assert!(outcome.stderr.contains("copied, "), "{cell}");
        } else {
            assert_eq!(outcome.code(), 1, "{cell}");
            assert!(outcome.stderr.starts_with("dd: cannot combine "), "{cell}");
            assert_eq!(outcome.stderr.lines().count(), 1, "{cell}");
            assert_eq!(folder.path("out").exists(), exists, "{cell}");
            if exists {
                assert_eq!(folder.read("out"), &data[..100], "{cell}");
            }
        }
    }
}

#[test]
fn the_table_has_every_conversion_and_flag() {
    let folder = Folder::new();
    let help = String::from_utf8(folder.run("--help").stdout).expect("it is text");
    let words = |heading: &str| -> Vec<String> {
        let list = help.split(heading).nth(1).expect("the heading is there");
        let list = list.trim_start().split("\n\n").next().expect("a list");
        let words = list.lines().filter_map(|line| {
            let word = line.strip_prefix("  ").unwrap_or(line);
            let word = word.split(' ').next()?;
            (!word.is_empty()).then(|| word.to_owned())
        });
        words.collect()
    };
    let pairs = pairs();
    let has = |what: &str| pairs.iter().any(|(row, ..)| row == what);
    for word in words("Each of CONVS is one of:") {
        assert!(has(&format!("conv={word}")), "{word}");
    }
    for word in words("Each of FLAGS is one of:") {
        // Of the input alone, or files of another kind.
        if !["fullblock", "directory", "noatime", "noctty", "nofollow"].contains(&&*word) {
            assert!(has(&format!("oflag={word}")), "{word}");
        }
    }
}

#[test]
fn what_means_nothing_alone_is_refused() {
    let folder = Folder::new();
    folder.write("in", "abc");
    for (operand, first, second) in [
        ("map=m", "map=", "conv=rescue"),
        ("ebs=512", "ebs=", "conv=rescue"),
        ("retries=2", "retries=", "conv=rescue"),
        ("hashlog=l", "hashlog=", "hash="),
        (
            "check=md5:900150983cd24fb0d6963f7d28e17f72 hashlog=l",
            "hashlog=",
            "hash=",
        ),
    ] {
        let message = format!("dd: {first} needs {second}\n");
        folder
            .run(&format!("if=in of=out {operand}"))
            .is(1, "", &message);
    }
    assert!(!folder.path("out").exists() && !folder.path("l").exists());
    for operand in ["speed=0", "retries=0 conv=rescue", "ebs=0 conv=rescue"] {
        let outcome = folder.run(&format!("if=in of=out {operand}"));
        outcome.is(1, "", "dd: invalid number: '0'\n");
    }
}
