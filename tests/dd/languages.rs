// SPDX-License-Identifier: MIT
//! The user's language, numbers and encoding. GNU's own words are asserted where its dd has them in
//! that language.

use crate::common::{Folder, skip};
use std::process::{Command, Output};

/// Makes a locale of the C library in the folder, for `LOCPATH`; says so if it cannot.
fn make_locale(folder: &Folder, language: &str, charset: &str, test: &str) -> bool {
    let name = format!("{language}.{charset}");
    let is_made = Command::new("localedef")
        .args(["-i", language, "-f", charset])
        .arg(folder.path(&name))
        .output()
        .is_ok_and(|output| output.status.success());
    if !is_made {
        skip(test, "localedef cannot make the locale");
    }
    is_made
}

/// dd in the environment that these variables make.
fn dd_with(folder: &Folder, operands: &[&str], variables: &[(&str, &str)]) -> Output {
    let mut command = folder.command(operands);
    for name in [
        "LC_ALL",
        "LC_MESSAGES",
        "LC_NUMERIC",
        "LC_CTYPE",
        "LANG",
        "LANGUAGE",
    ] {
        command.env_remove(name);
    }
    command.env("LOCPATH", folder.path(""));
    command.envs(variables.iter().copied());
    command.output().expect("dd can be run")
}

/// Asserts a refusal: nothing on standard output, this on standard error, and status 1.
fn refuses(run: &Output, message: impl AsRef<[u8]>) {
    let (said, expected) = (&run.stderr, message.as_ref());
    assert_eq!(
        String::from_utf8_lossy(said),
        String::from_utf8_lossy(expected)
    );
    assert_eq!(said, expected);
    assert_eq!((run.status.code(), run.stdout.len()), (Some(1), 0));
}

const ENGLISH: &str = "dd: invalid number: 'x'\n";
const FRENCH: &str = "dd: nombre incorrect: 'x'\n";
const GERMAN: &str = "dd: ungültige Zahl: 'x'\n";

#[test]
fn the_language_is_that_of_the_first_variable_that_counts() {
    let folder = Folder::new();
    let cases: [(&[(&str, &str)], &str); 20] = [
        (&[], ENGLISH),
        (&[("LANG", "fr_FR.UTF-8")], FRENCH),
        (&[("LANG", "fr")], FRENCH),
        (&[("LANG", "fr_CA.utf8")], FRENCH),
        (&[("LANG", "de_AT.UTF-8@euro")], GERMAN),
        (
            &[("LANG", "fr_FR.UTF-8"), ("LC_MESSAGES", "de_DE.UTF-8")],
            GERMAN,
        ),
        (
            &[("LANG", "de_DE.UTF-8"), ("LC_ALL", "fr_FR.UTF-8")],
            FRENCH,
        ),
        (
            &[("LC_MESSAGES", "de_DE.UTF-8"), ("LC_ALL", "fr_FR.UTF-8")],
            FRENCH,
        ),
        (&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", "")], FRENCH),
        (&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", "C")], ENGLISH),
        (&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", "POSIX")], ENGLISH),
        (&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", "C.UTF-8")], ENGLISH),
        (&[("LANG", "fr_FR.UTF-8"), ("LC_MESSAGES", "C")], ENGLISH),
        (
            &[("LANG", "fr_FR.UTF-8"), ("LC_NUMERIC", "de_DE.UTF-8")],
            FRENCH,
        ),
        (&[("LANG", "fr_FR.UTF-8"), ("LANGUAGE", "pt_BR:de")], GERMAN),
        (
            &[("LANG", "fr_FR.UTF-8"), ("LANGUAGE", "en_US:de")],
            ENGLISH,
        ),
        (&[("LANG", "C"), ("LANGUAGE", "de")], ENGLISH),
        (&[("LANGUAGE", "de")], ENGLISH),
        (&[("LANG", "en_US.UTF-8")], ENGLISH),
        (&[("LANG", "pt_BR.UTF-8")], ENGLISH),
    ];
    for (variables, expected) in cases {
        let run = dd_with(&folder, &["bs=x"], variables);
        assert_eq!(
            String::from_utf8_lossy(&run.stderr),
            expected,
            "{variables:?}"
        );
        refuses(&run, expected);
    }
}

#[test]
fn five_languages_are_spoken_besides_english() {
    let folder = Folder::new();
    folder.write("in", vec![b'x'; 6345]);
    let cases = [
        (
            "de_DE",
            "1+0 Datensätze ein\n1+0 Datensätze aus\n6345 Bytes (6.3 kB, 6.2 KiB) kopiert, ",
        ),
        (
            "fr_FR",
            "1+0\u{a0}enregistrements lus\n1+0\u{a0}enregistrements écrits\n6345\u{a0}octets (6.3 kB, 6.2 KiB) copiés, ",
        ),
        (
            "es_ES",
            "1+0 registros leídos\n1+0 registros escritos\n6345 bytes (6.3 kB, 6.2 KiB) copiados, ",
        ),
        (
            "ja_JP",
            "1+0 レコード入力\n1+0 レコード出力\n6345 バイト (6.3 kB, 6.2 KiB) コピーされました、 ",
        ),
        (
            "zh_CN",
            "输入了 1+0 块记录\n输出了 1+0 块记录\n6345 字节 (6.3 kB, 6.2 KiB) 已复制，",
        ),
    ];
    for (language, expected) in cases {
        let locale = format!("{language}.UTF-8");
        let variables = [("LANG", &*locale)];
        let run = dd_with(&folder, &["if=in", "of=out", "bs=6345"], &variables);
        let said = String::from_utf8_lossy(&run.stderr);
        assert!(said.starts_with(expected), "{said}");
        assert_eq!(run.status.code(), Some(0));
        assert_eq!(folder.read("out"), vec![b'x'; 6345]);
        // The help text too, and it is read aloud elsewhere.
        let help = dd_with(&folder, &["--help"], &variables);
        assert!(help.stderr.is_empty() && help.status.success());
        let help = String::from_utf8(help.stdout).expect("UTF-8");
        assert!(
            !help.contains("Usage") && help.contains("fullblock"),
            "{help}"
        );
    }
    let traditional = dd_with(&folder, &["bs=x"], &[("LANG", "zh_TW.UTF-8")]);
    refuses(&traditional, ENGLISH);
}

#[test]
fn decimals_are_written_as_the_locale_writes_them() {
    let test = "decimals_are_written_as_the_locale_writes_them";
    let folder = Folder::new();
    if !make_locale(&folder, "de_DE", "UTF-8", test) {
        return;
    }
    folder.write("in", vec![b'x'; 6345]);
    let run = |variables: &[(&str, &str)], operands: &[&str]| {
        let operands = [&["if=in", "of=/dev/null", "bs=6345"], operands].concat();
        let run = dd_with(&folder, &operands, variables);
        assert_eq!(run.status.code(), Some(0));
        String::from_utf8(run.stderr).expect("UTF-8")
    };
    let german = run(&[("LC_ALL", "de_DE.UTF-8")], &[]);
    assert!(
        german.contains("\n6345 Bytes (6,3 kB, 6,2 KiB) kopiert, "),
        "{german}"
    );
    assert!(!german.contains('.'), "{german}");
    // The two are matters of their own.
    let numeric = run(&[("LC_NUMERIC", "de_DE.UTF-8")], &[]);
    assert!(
        numeric.contains("\n6345 bytes (6,3 kB, 6,2 KiB) copied, "),
        "{numeric}"
    );
    let messages = run(&[("LC_MESSAGES", "de_DE.UTF-8")], &[]);
    assert!(
        messages.contains("\n6345 Bytes (6.3 kB, 6.2 KiB) kopiert, "),
        "{messages}"
    );
    // JSON has a grammar of its own.
    let json = run(&[("LC_ALL", "de_DE.UTF-8")], &["status=json"]);
    let summary = json.lines().last().expect("a summary");
    let summary: serde_json::Value = serde_json::from_str(summary).expect("JSON");
    assert_eq!(summary["bytes"], 6345);
}

#[test]
fn messages_are_written_in_the_encoding_of_the_locale() {
    let test = "messages_are_written_in_the_encoding_of_the_locale";
    let folder = Folder::new();
    let has_all = [("de_DE", "ISO-8859-1"), ("ja_JP", "EUC-JP")]
        .iter()
        .all(|(language, charset)| make_locale(&folder, language, charset, test));
    if !has_all {
        return;
    }
    let german = dd_with(&folder, &["bs=x"], &[("LC_ALL", "de_DE.ISO-8859-1")]);
    refuses(&german, b"dd: ung\xfcltige Zahl: 'x'\n");
    // What programs read is the same everywhere.
    let json = dd_with(
        &folder,
        &["bs=x", "status=json"],
        &[("LC_ALL", "de_DE.ISO-8859-1")],
    );
    let json = String::from_utf8(json.stderr).expect("UTF-8");
    assert!(json.contains("invalid number: 'x'"), "{json}");
    // What cannot be written in an encoding is said in English.
    let japanese = dd_with(&folder, &["bs=x"], &[("LC_ALL", "ja_JP.EUC-JP")]);
    refuses(&japanese, ENGLISH);
}

#[test]
fn the_systems_reasons_are_in_the_language_too_where_it_has_them() {
    let test = "the_systems_reasons_are_in_the_language_too_where_it_has_them";
    let folder = Folder::new();
    if !make_locale(&folder, "de_DE", "UTF-8", test) {
        return;
    }
    let run = dd_with(&folder, &["if=nosuch"], &[("LC_ALL", "de_DE.UTF-8")]);
    let said = String::from_utf8_lossy(&run.stderr).into_owned();
    let reasons = [
        "Datei oder Verzeichnis nicht gefunden",
        "No such file or directory",
    ];
    let expected = reasons.map(|reason| format!("dd: konnte 'nosuch' nicht öffnen: {reason}\n"));
    assert!(expected.contains(&said), "{said}");
    assert_eq!(run.status.code(), Some(1));
}
