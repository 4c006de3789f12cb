// SPDX-License-Identifier: MIT
use super::*;
use crate::error::finding::{By, Holder, What};
use crate::error::{Action, Failure, Remark, Side};
use crate::progress::epilogue::Epilogue;
use crate::progress::lines::{self, WholeSeconds};
use crate::progress::stats::Counts;
use crate::rescue::Rescued;
use crate::settings::operands::{SymbolKind, UsageError};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use rustix::io::Errno;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use unicode_width::UnicodeWidthStr as _;

const ENGLISH: &str = include_str!("../../locales/en.ftl");

impl Words {
    fn speaking(language: &'static str, source: &'static str) -> Self {
        Self {
            is_for_programs: false,
            quoting: OnceLock::new(),
            separator: OnceLock::from("."),
            catalog: OnceLock::from(Some(Catalog::parse(language, source, Encoding::Utf8))),
        }
    }
}

/// The messages of a file, and the arguments that each has.
fn messages(source: &str) -> BTreeMap<String, BTreeSet<String>> {
    let resource =
        fluent_syntax::parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut arguments = BTreeSet::new();
            let value = message.value.as_ref().expect("a text");
            collect(value, &mut arguments);
            arguments.remove("count"); // no language must have a plural
            let id = message.id.name.to_owned();
            assert!(
                messages.insert(id, arguments).is_none(),
                "{}",
                message.id.name
            );
        }
    }
    messages
}

fn collect(pattern: &Pattern<&str>, arguments: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        let inline = match expression {
            Expression::Select { selector, variants } => {
                variants
                    .iter()
                    .for_each(|variant| collect(&variant.value, arguments));
                selector
            }
            Expression::Inline(inline) => inline,
        };
        match inline {
            InlineExpression::VariableReference { id } => {
                arguments.insert(id.name.to_owned());
            }
            InlineExpression::StringLiteral { .. } => {}
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn every_language_has_the_same_messages_with_the_same_arguments() {
    let english = messages(ENGLISH);
    for (language, _, source) in LANGUAGES {
        assert_eq!(messages(source), english, "{language}");
    }
}

/// What dd can say, at least once each; as in `words`.
fn everything(words: &Words) -> Vec<Vec<u8>> {
    let file = OsStr::new("a b");
    let actions = [
        Action::Open,
        Action::SetFlags,
        Action::Examine,
        Action::Truncate(7),
        Action::Read,
        Action::WriteRecord,
        Action::WriteBlock,
        Action::Skip,
        Action::Seek,
        Action::StepOver,
        Action::LeaveDirect,
        Action::DropCache,
        Action::SyncData,
        Action::SyncAll,
        Action::Close(Side::Input),
        Action::Close(Side::Output),
    ];
    let failures = actions
        .map(|action| Failure::new(action, file, Errno::IO))
        .into_iter()
        .chain([
            Failure::Memory {
                side: Side::Input,
                len: 1 << 40,
            },
            Failure::Memory {
                side: Side::Output,
                len: 12345,
            },
            Failure::OffsetTooLarge(9, 512),
            Failure::SeekTooFar(file.to_owned()),
            Failure::SameFile(file.to_owned(), "x".into()),
        ])
        .chain(findings().map(|what| Failure::found(file, what)));
    let remarks = [
        Remark::SkippedTooFar(file.to_owned()),
        Remark::PartialRead(0),
        Remark::PartialRead(1),
        Remark::PartialRead(2),
    ];
    let usage = [
        UsageError::UnrecognizedOption(b"--nope".to_vec()),
        UsageError::AmbiguousOption(b"--=".to_vec()),
        UsageError::InvalidOption(b'x'),
        UsageError::NeedlessArgument("help"),
        UsageError::UnrecognizedOperand(b"foo=1".to_vec()),
        UsageError::UnknownSymbol(SymbolKind::Conversion, b"x".to_vec()),
        UsageError::UnknownSymbol(SymbolKind::InputFlag, b"x".to_vec()),
        UsageError::UnknownSymbol(SymbolKind::OutputFlag, b"x".to_vec()),
        UsageError::UnknownSymbol(SymbolKind::StatusLevel, b"x".to_vec()),
        UsageError::UnknownSymbol(SymbolKind::Algorithm, b"x".to_vec()),
        UsageError::UnknownSymbol(SymbolKind::Digest, b"x".to_vec()),
        UsageError::Needs("map=", "conv=rescue"),
        UsageError::InvalidNumber(b"1x".to_vec()),
        UsageError::NumberTooLarge(b"9".to_vec()),
        UsageError::Conflict("lcase and ucase"),
        UsageError::Conflict("any two of {ascii,ebcdic,ibm}"),
    ];
    let mut all: Vec<Vec<u8>> = failures.map(|failure| failure.message(words)).collect();
    all.extend(remarks.map(|remark| remark.message(words)));
    all.extend(usage.map(|error| error.message(words)));
    all.push(words.name("standard input".as_ref()).into_owned());
    all.push(words.name("standard output".as_ref()).into_owned());
    all.push(UsageError::hint(b"dd", words));
    all.push(crate::help::zero_multiplier_warning(words));
    all.push(crate::help::help("dd", words).into_bytes());
    for bytes in [0, 1, 2, 999, 1000, 1023, 1024, u64::MAX] {
        for elapsed in [Duration::ZERO, Duration::from_millis(1234)] {
            for seconds in [WholeSeconds::Yes, WholeSeconds::No] {
                for deed in [lines::Deed::Copied, lines::Deed::Verified] {
                    all.push(lines::transfer(deed, bytes, elapsed, seconds, words));
                }
            }
        }
    }
    for truncated in [0, 1, 2, u64::MAX] {
        let counts = Counts {
            full_in: 3,
            partial_out: u64::MAX,
            truncated,
            unchanged: Some((truncated, 1)),
            ..Counts::default()
        };
        all.push(lines::records(counts, words));
    }
    for bad_areas in [0, 1, 2] {
        let rescued = Rescued {
            rescued: 10,
            lost: 20,
            bad_areas,
        };
        all.push(Epilogue::Rescued(rescued).text(words));
    }
    all
}

/// Everything that can be found out about a file.
fn findings() -> impl Iterator<Item = What> {
    let holder = |by| Holder {
        part: Some("sda1".into()),
        by,
    };
    [
        What::CannotBeReadBack("conv=verify"),
        What::NoFileOrDevice("conv=rescue"),
        What::NoRegularFile("map="),
        What::IsAnEnd("map="),
        What::Appends("conv=rescue"),
        What::InUse(vec![]),
        What::InUse(vec![holder(By::Mount("/mnt".into()))]),
        What::InUse(vec![holder(By::Swap), holder(By::Device("md0".into()))]),
        What::Differs {
            offset: 4711,
            record: 9,
        },
        What::DiffersWithin {
            first: 1,
            last: 2,
            record: 3,
        },
        What::EndsEarly {
            offset: 1,
            record: 0,
        },
        What::WrongDigest {
            algorithm: "md5",
            actual: "00".into(),
            expected: "11".into(),
        },
        What::Vanished(Errno::NODEV),
        What::NoMapfile(3),
        What::MapIsAhead("m".into()),
    ]
    .into_iter()
}

#[test]
fn the_english_file_says_what_the_source_says() {
    let translated = Words::speaking("en", ENGLISH);
    let translated = Words {
        quoting: OnceLock::from(Quoting::c_locale()),
        ..translated
    };
    for (ours, source) in everything(&translated)
        .iter()
        .zip(everything(&Words::english()))
    {
        assert_eq!(
            String::from_utf8_lossy(ours),
            String::from_utf8_lossy(&source)
        );
    }
    let labels = [
        ("infinity", "Infinity"),
        ("bar-average", "avg"),
        ("bar-left", "ETA"),
        ("bar-opening", "opening"),
        ("bar-copying", "copying"),
        ("bar-syncing", "syncing"),
        ("bar-verifying", "verifying"),
    ];
    for (id, english) in labels {
        assert_eq!(translated.text(id, ""), english);
    }
}

#[test]
fn every_language_says_everything_in_its_own_words_and_fits_a_terminal() {
    for (language, _, source) in LANGUAGES {
        let words = Words::speaking(language, source);
        let english = everything(&Words::english());
        for (ours, english) in everything(&words).iter().zip(english) {
            let ours = str::from_utf8(ours).expect("UTF-8");
            assert_ne!(ours.as_bytes(), english, "{language}");
        }
        for line in crate::help::help("dd", &words).lines() {
            assert!(line.width() < 80, "{language}: {line}");
        }
        for id in [
            "bar-opening",
            "bar-copying",
            "bar-syncing",
            "bar-verifying",
            "bar-average",
            "bar-left",
        ] {
            assert!(
                words.text(id, "too long for a label").width() <= 14,
                "{language} {id}"
            );
        }
    }
}

#[test]
fn text_is_written_in_the_encoding_of_the_locale() {
    let source = "quote-open = «\nquote-close = ”\nread = { $file } größer\n";
    let message = |codeset: &[u8], id| {
        let catalog = Catalog::parse("de", source, Encoding::of(codeset));
        catalog.message(id, &[("file", b"\xff")], None)
    };
    assert_eq!(
        message(b"utf8", "read").unwrap(),
        b"\xff gr\xc3\xb6\xc3\x9fer"
    );
    assert_eq!(
        message(b"ISO-8859-1", "read").unwrap(),
        b"\xff gr\xf6\xdfer"
    );
    assert_eq!(message(b"ISO-8859-15", "quote-open").unwrap(), b"\xab");
    for (codeset, id) in [
        (&b"ISO-8859-1"[..], "quote-close"),
        (b"ANSI_X3.4-1968", "read"),
        (b"EUC-JP", "read"),
        (b"UTF-8", "nosuch"),
    ] {
        assert_eq!(message(codeset, id), None, "the source's English is taken");
    }
}

#[test]
fn chinese_is_spoken_where_its_characters_are_read() {
    for (territory, is_there) in [
        ("", true),
        ("CN", true),
        ("SG", true),
        ("TW", false),
        ("HK", false),
    ] {
        assert_eq!(find("zh", territory).is_some(), is_there, "{territory}");
    }
    assert!(find("de", "AT").is_some() && find("pt", "BR").is_none());
}
