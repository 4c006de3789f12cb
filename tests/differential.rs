// SPDX-License-Identifier: MIT
//! Random operand lists and inputs, run by the system's dd where that is GNU's, and by ours.
//!
//! `DD_DIFFERENTIAL_CASES` sets how many (600 if unset), `DD_DIFFERENTIAL_SEED` which (the same
//! ones if unset).

mod common;

use common::case::{Case, Observed, Stdin, Stdout};
use std::collections::BTreeMap;

/// The version the behaviour is taken from. Older ones differ in the known ways listed here.
const REFERENCE: (u32, u32) = (9, 11);

/// SplitMix64: a fixed seed gives the same cases on every machine.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    fn of<'a>(&mut self, choices: &[&'a str]) -> &'a str {
        choices[self.below(choices.len())]
    }
}

const SIZES: [&str; 16] = [
    "1", "2", "3", "5", "7", "8", "10", "16", "31", "64", "100", "512", "513", "1k", "3w", "2b",
];
const COUNTS: [&str; 16] = [
    "0", "1", "2", "3", "4", "5", "7", "20", "100", "1B", "5B", "13B", "100B", "600B", "1000B",
    "3x2",
];
const CONVS: [&str; 16] = [
    "ascii",
    "ebcdic",
    "ibm",
    "block",
    "unblock",
    "lcase",
    "ucase",
    "sparse",
    "swab",
    "sync",
    "excl",
    "nocreat",
    "notrunc",
    "noerror",
    "fdatasync",
    "fsync",
];
const FLAGS: [&str; 10] = [
    "append",
    "dsync",
    "sync",
    "nonblock",
    "noatime",
    "nofollow",
    "noctty",
    "count_bytes",
    "skip_bytes",
    "seek_bytes",
];

fn list(random: &mut Random, words: &[&str]) -> String {
    let count = 1 + random.below(3);
    let words: Vec<&str> = (0..count).map(|_| random.of(words)).collect();
    words.join(",")
}

/// A number, mostly valid. A block is never large: `conv=block` would write its padding for ever.
fn number(random: &mut Random, usual: &[&str]) -> String {
    if !random.one_in(25) {
        return random.of(usual).to_owned();
    }
    const PIECES: [&str; 22] = [
        "0",
        "1",
        "9",
        "x",
        "B",
        "c",
        "w",
        "i",
        "-",
        "+",
        " ",
        "0x",
        "Y",
        "99999999999999999999",
        "D",
        "E",
        "b",
        "k",
        "K",
        "M",
        "kB",
        "MiB",
    ];
    let pieces = if usual == SIZES {
        &PIECES[..14]
    } else {
        &PIECES[..]
    };
    (0..=random.below(4)).map(|_| random.of(pieces)).collect()
}

fn operand(random: &mut Random) -> String {
    match random.below(17) {
        0 => format!("bs={}", number(random, &SIZES)),
        1 | 2 => format!("ibs={}", number(random, &SIZES)),
        3 | 4 => format!("obs={}", number(random, &SIZES)),
        5 => format!("cbs={}", number(random, &SIZES)),
        6 | 7 => format!("conv={}", list(random, &CONVS)),
        8 => format!(
            "iflag={}",
            list(random, &[&FLAGS[..], &["fullblock", "fullblock"]].concat())
        ),
        9 => format!("oflag={}", list(random, &FLAGS)),
        10 | 11 => format!("count={}", number(random, &COUNTS)),
        12 => format!(
            "{}={}",
            random.of(&["skip", "iseek"]),
            number(random, &COUNTS)
        ),
        13 => format!(
            "{}={}",
            random.of(&["seek", "oseek"]),
            number(random, &COUNTS)
        ),
        14 => format!(
            "status={}",
            random.of(&["none", "noxfer", "noxfer,none", "none,noxfer"])
        ),
        15 => random
            .of(&["if=in", "if=lnk", "if=in", "if=missing"])
            .to_owned(),
        _ if random.one_in(12) => random
            .of(&[
                "foo",
                "foo=1",
                "=",
                "--",
                "--nope",
                "-x",
                "conv=",
                "conv=x",
                "status=x",
                "iflag=fullblock,x",
                "oflag=fullblock",
                "bs:1",
                "if",
            ])
            .to_owned(),
        _ => random.of(&["of=out", "of=out", "of=/dev/null"]).to_owned(),
    }
}

fn input(random: &mut Random) -> Vec<u8> {
    let len = match random.below(6) {
        0 => random.below(3),
        1 => 512 * random.below(4),
        _ => random.below(1500),
    };
    let alphabet: &[u8] = match random.below(4) {
        0 => b"\0",
        1 => b"ab  \n\n",
        2 => b"\0\0\0\0\0\0\0x",
        _ => b"",
    };
    (0..len)
        .map(|_| match alphabet {
            [] => random.next().to_le_bytes()[0],
            _ => alphabet[random.below(alphabet.len())],
        })
        .collect()
}

/// The input in chunks of up to `most` bytes.
fn chunks(random: &mut Random, input: &[u8], most: usize) -> Vec<Vec<u8>> {
    let mut chunks = Vec::new();
    let mut rest = input;
    while !rest.is_empty() {
        let (chunk, after) = rest.split_at((1 + random.below(most)).min(rest.len()));
        chunks.push(chunk.to_vec());
        rest = after;
    }
    chunks
}

fn case(random: &mut Random) -> Case {
    let operands: Vec<String> = (0..1 + random.below(8)).map(|_| operand(random)).collect();
    let input = input(random);
    let stdin = match random.below(4) {
        0 => Stdin::Null,
        1 | 2 => Stdin::File(random.below(3) as u64 * 7),
        _ => Stdin::Pipe(chunks(random, &input, 600)),
    };
    let stdout = match random.below(3) {
        0 => Stdout::File {
            append: random.one_in(3),
            offset: random.below(3) as u64 * 5,
        },
        _ => Stdout::Capture,
    };
    let mut existing = BTreeMap::new();
    if random.one_in(3) {
        existing.insert(
            "out".to_owned(),
            b"what was in the output file before".repeat(1 + random.below(40)),
        );
    }
    if random.one_in(2) {
        existing.insert("so".to_owned(), b"what was there".to_vec());
    }
    Case {
        operands,
        input,
        stdin,
        stdout,
        existing,
    }
}

/// Whether GNU's dd of this version is known to do something else with it than we do.
fn is_known_difference(case: &Case, version: (u32, u32)) -> bool {
    let has = |word: &str| case.operands.iter().any(|operand| operand.contains(word));
    let values = || {
        case.operands
            .iter()
            .filter_map(|operand| operand.split_once('='))
            .filter(|(name, _)| {
                matches!(
                    *name,
                    "bs" | "ibs" | "obs" | "cbs" | "count" | "skip" | "iseek" | "seek" | "oseek"
                )
            })
    };
    // On purpose: a seek of less than a block keeps what is before the offset.
    let seeks_bytes = has("seek_bytes")
        || values().any(|(name, value)| name.contains("seek") && value.contains('B'));
    if seeks_bytes && case.existing.contains_key("out") && has("of=out") {
        return true;
    }
    // A matter of who is quicker: whether a non-blocking read finds the next chunk there.
    let reads_at_once = case
        .operands
        .iter()
        .any(|operand| operand.starts_with("iflag=") && operand.contains("nonblock"));
    if reads_at_once && matches!(case.stdin, Stdin::Pipe(_)) {
        return true;
    }
    // On purpose: a non-blocking output that takes nothing now is waited for.
    let writes_at_once = case
        .operands
        .iter()
        .any(|operand| operand.starts_with("oflag=") && operand.contains("nonblock"));
    if writes_at_once && matches!(case.stdout, Stdout::Capture) {
        return true;
    }
    if version >= REFERENCE {
        return false;
    }
    // Older versions: two factors at most, no `B` behind the first, and a word of their own for
    // skipping in an empty file.
    let other_numbers = values().any(|(_, value)| {
        value.matches('x').count() > 1
            || (value.contains('x') && value.contains('B'))
            || value.contains('D')
    });
    let skips_nothing = case.input.is_empty() && (has("skip=") || has("iseek="));
    other_numbers || skips_nothing
}

/// What an older version says otherwise, made equal.
fn without_old_words(mut seen: Observed, version: (u32, u32)) -> Observed {
    if version < REFERENCE {
        seen.stderr = seen
            .stderr
            .replace("dd: you probably want conv=notrunc with oflag=append\n", "");
    }
    seen
}

/// A copy that is long enough to be made many records at once.
fn long_case(random: &mut Random) -> Case {
    const LONG_SIZES: [&str; 12] = [
        "512", "100", "1000", "4096", "64k", "70001", "1M", "300000", "513", "333", "16k", "2M",
    ];
    let len = 300_000 + random.below(2_000_000);
    let mut byte = random.next();
    let input: Vec<u8> = (0..len)
        .map(|_| {
            byte = byte.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (byte >> 56) as u8
        })
        .collect();
    let mut operands = Vec::new();
    for name in ["bs", "ibs", "obs"] {
        if random.one_in(3) {
            operands.push(format!("{name}={}", random.of(&LONG_SIZES)));
        }
    }
    if random.one_in(3) {
        let counts = ["700", "3", "1500000B", "600001B", "1", "2000", "40"];
        operands.push(format!("count={}", random.of(&counts)));
    }
    if random.one_in(4) {
        operands.push(format!(
            "skip={}",
            random.of(&["1", "7", "4095B", "100000B"])
        ));
    }
    if random.one_in(4) {
        operands.push(format!("seek={}", random.of(&["1", "3", "2"])));
    }
    let flags = [
        "conv=notrunc",
        "iflag=fullblock",
        "conv=sparse",
        "conv=swab",
        "conv=sync",
        "conv=noerror",
        "oflag=append",
    ];
    if random.one_in(4) {
        operands.push(random.of(&flags).to_owned());
    }
    let stdin = match random.below(3) {
        0 => {
            operands.push("if=in".to_owned());
            Stdin::Null
        }
        1 => Stdin::File(random.below(3) as u64 * 1001),
        _ => {
            // No more than the pipe holds, so that each chunk is there at once.
            Stdin::Pipe(chunks(random, &input, 60_000))
        }
    };
    let stdout = if random.one_in(3) {
        Stdout::Capture
    } else if random.one_in(2) {
        Stdout::File {
            append: random.one_in(3),
            offset: random.below(3) as u64 * 5,
        }
    } else {
        operands.push("of=out".to_owned());
        Stdout::Capture
    };
    let mut existing = BTreeMap::new();
    if random.one_in(2) {
        existing.insert("out".to_owned(), b"before".repeat(200_000));
    }
    Case {
        operands,
        input,
        stdin,
        stdout,
        existing,
    }
}

fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |value| {
        value
            .parse()
            .unwrap_or_else(|_| panic!("{name} is a number"))
    })
}

fn compare(cases: u64, make: impl Fn(&mut Random) -> Case) {
    let Some((gnu, version)) = common::gnu() else {
        common::skip("differential", "the system's dd is not GNU's");
        return;
    };
    let ours = common::linked();
    let seed = setting("DD_DIFFERENTIAL_SEED", 20_240_229);
    let mut compared = 0;
    let mut failed = Vec::new();
    for number in 0..cases {
        let case = make(&mut Random(seed.wrapping_mul(1 << 32).wrapping_add(number)));
        if is_known_difference(&case, version) {
            continue;
        }
        compared += 1;
        let wanted = without_old_words(case.run(&gnu), version);
        let seen = case.run(&ours);
        if seen != wanted {
            failed.push(format!(
                "case {number}: {case:?}\n  GNU  {wanted:?}\n  ours {seen:?}"
            ));
        }
    }
    assert!(compared * 2 >= cases, "most cases can be compared");
    assert!(
        failed.is_empty(),
        "{} of {compared} differ (seed {seed})\n{}",
        failed.len(),
        failed[..failed.len().min(5)].join("\n")
    );
}

#[test]
fn random_cases_end_as_with_gnu_dd() {
    compare(setting("DD_DIFFERENTIAL_CASES", 600), case);
}

#[test]
fn long_random_cases_end_as_with_gnu_dd() {
    compare(setting("DD_DIFFERENTIAL_CASES", 600) / 6, long_case);
}
