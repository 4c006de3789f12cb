// SPDX-License-Identifier: MIT
//! `hash=`, `hashlog=` and `check=`: digests of what was written.

use crate::common::{Folder, finish, noise, signal, wait_until};
use rustix::process::Signal;
use std::io::Write as _;
use std::process::{Command, Stdio};

const ALGORITHMS: [(&str, &str, &str); 5] = [
    ("md5", "MD5", "md5sum"),
    ("sha1", "SHA1", "sha1sum"),
    ("sha256", "SHA256", "sha256sum"),
    ("sha512", "SHA512", "sha512sum"),
    ("blake2b", "BLAKE2b", "b2sum"),
];

/// What another program says the digest of a file is.
fn digest_by(folder: &Folder, program: &str, file: &str) -> String {
    let output = Command::new(program)
        .arg(folder.path(file))
        .output()
        .expect("coreutils are installed");
    let text = String::from_utf8(output.stdout).expect("it is text");
    text.trim_start_matches('\\')
        .split(' ')
        .next()
        .expect("there is a digest")
        .to_owned()
}

#[test]
fn digests_follow_the_statistics_and_are_those_of_the_output() {
    let folder = Folder::new();
    let mut data = noise(1_000_003);
    data.extend([0; 300_000]);
    folder.write("in", &data);
    for operands in [
        "if=in of=out",
        "if=in of=out bs=1M",
        "if=in of=out ibs=1000 obs=70001",
        "if=in of=out conv=sparse bs=4096",
        "if=in of=out conv=swab,ucase",
        "if=in of=out cbs=80 conv=block",
        "if=in of=out conv=sync bs=64K",
        "if=in of=out conv=changed bs=64K",
        "if=in of=out bs=3 count=70000 conv=fsync",
        "if=in of=out count=0",
        "if=in of=out skip=7 count=5 bs=100K iflag=fullblock",
    ] {
        let algorithms: Vec<&str> = ALGORITHMS.iter().map(|(name, ..)| *name).collect();
        let hash = format!("{operands} hash={}", algorithms.join(","));
        let outcome = folder.run(&hash);
        assert_eq!(outcome.code(), 0, "{operands}: {outcome:?}");
        let lines: Vec<&str> = outcome.stderr.lines().rev().take(5).collect();
        for ((_, tag, program), line) in ALGORITHMS.iter().rev().zip(lines) {
            let digest = digest_by(&folder, program, "out");
            assert_eq!(line, format!("{tag} (out) = {digest}"), "{operands}");
        }
        assert!(outcome.stderr.contains(" copied, "));
    }
}

#[test]
fn a_pipe_is_digested_as_it_comes_and_goes() {
    let folder = Folder::new();
    let data = noise(300_000);
    folder.write("in", &data);
    let expected = digest_by(&folder, "sha256sum", "in");
    for operands in ["", "bs=1000", "bs=1M", "obs=7777", "bs=100 iflag=fullblock"] {
        let operands = format!("{operands} hash=sha256 status=none");
        let outcome = folder.run_on(&operands, &data);
        outcome.is(0, &data, &format!("SHA256 (-) = {expected}\n"));
    }
    // Repeated operands add up, in the order they came; each once.
    let outcome = folder.run_on("hash=blake3,MD5 hash=sha256,md5 of=/dev/null", &data);
    let tail: Vec<&str> = outcome.stderr.lines().skip(3).collect();
    // By b3sum.
    let blake3 = "0321258d2f4f986a654bf452f685d80866d13a1ba3a80633cb391c0df1d5068f";
    let md5 = digest_by(&folder, "md5sum", "in");
    assert_eq!(
        tail,
        [
            format!("BLAKE3 (/dev/null) = {blake3}"),
            format!("MD5 (/dev/null) = {md5}"),
            format!("SHA256 (/dev/null) = {expected}"),
        ]
    );
}

#[test]
fn sha256sum_accepts_what_is_told() {
    let folder = Folder::new();
    folder.write("in", noise(10_000));
    for name in ["out", "a b", "a\\b", "c\nd", "e'f", "g\u{e9}", "h\ri"] {
        let mut command = folder.command(["if=in", "hash=sha256", "status=none"]);
        command.arg(format!("of={name}")).arg("hashlog=log");
        let outcome = crate::common::outcome(command);
        outcome.is(0, "", "");
        let output = Command::new("sha256sum")
            .args(["--strict", "-c", "log"])
            .current_dir(folder.path(""))
            .output()
            .expect("coreutils are installed");
        assert!(output.status.success(), "{name:?}: {output:?}");
    }
}

#[test]
fn a_hash_log_is_emptied_and_its_failure_is_one() {
    let folder = Folder::new();
    folder.write("in", "abc");
    folder.write("log", [b'x'; 1000]);
    folder
        .run("if=in of=out hash=md5 hashlog=log status=none")
        .is(0, "", "");
    let expected = "MD5 (out) = 900150983cd24fb0d6963f7d28e17f72\n";
    assert_eq!(folder.read("log"), expected.as_bytes());
    let outcome = folder.run("if=in of=out hash=md5 hashlog=/dev/full");
    let message = "dd: error writing '/dev/full': No space left on device\n";
    assert!(outcome.stderr.starts_with(message), "{outcome:?}");
    assert_eq!(outcome.code(), 1);
    // Before anything is written.
    folder.write("out", "kept");
    let message = "dd: failed to open 'no/log': No such file or directory\n";
    folder
        .run("if=in of=out hash=md5 hashlog=no/log")
        .is(1, "", message);
    assert_eq!(folder.read("out"), b"kept");
    folder
        .run("if=in of=out hash=md5 hashlog=/dev/stdout status=none")
        .is(0, expected, "");
}

#[test]
fn another_digest_than_expected_is_told() {
    let folder = Folder::new();
    folder.write("in", "abc");
    let good = "900150983cd24fb0d6963f7d28e17f72";
    let outcome = folder.run(&format!("if=in of=out check=md5:{}", good.to_uppercase()));
    outcome.copied("0+1", "0+1", "3 bytes");
    let bad = "0".repeat(32);
    let outcome = folder.run(&format!("if=in of=out check=md5:{good} check=MD5:{bad}"));
    assert_eq!(outcome.code(), 1);
    let message = format!("dd: md5 of 'out' is {good}, not {bad}\n0+1 records in\n");
    assert!(outcome.stderr.starts_with(&message), "{outcome:?}");
    assert_eq!(folder.read("out"), b"abc");
    let outcome = folder.run_on(&format!("check=md5:{bad} status=none"), b"abc");
    let message = format!("dd: md5 of 'standard output' is {good}, not {bad}\n");
    outcome.is(1, "abc", &message);
    for (check, word) in [
        ("md5", "md5"),
        ("md5:12", "md5:12"),
        ("sha256:x,y", "sha256:x"),
    ] {
        let message =
            format!("dd: invalid digest: '{word}'\nTry 'dd --help' for more information.\n");
        let outcome = folder.run(&format!("if=in of=new check={check}"));
        outcome.is(1, "", &message);
    }
    assert!(!folder.path("new").exists());
}

#[test]
fn what_arrived_is_digested_where_a_copy_fails() {
    let folder = Folder::new();
    folder.write("in", noise(100_000));
    let script = "trap '' XFSZ; ulimit -f 50; dd if=in of=out bs=1000 hash=sha256 hashlog=log 2>/dev/null; echo $?; \
                  sha256sum -c log";
    let outcome = folder.shell(script);
    assert_eq!(outcome.stdout, b"1\nout: OK\n", "{outcome:?}");
    assert!(folder.read("out").len() < 100_000);
}

#[test]
fn an_interrupted_copy_has_no_digest() {
    let folder = Folder::new();
    let mut command = folder.command(["hash=sha256", "bs=1", "of=out"]);
    command.stdin(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("dd can be started");
    let mut stdin = child.stdin.take().expect("it is a pipe");
    stdin.write_all(b"abc").expect("dd reads");
    wait_until("all is written", || {
        folder.path("out").exists() && folder.read("out").len() == 3
    });
    signal(&child, Signal::INT);
    let outcome = finish(child);
    assert!(outcome.stderr.contains("3 bytes copied"), "{outcome:?}");
    assert!(!outcome.stderr.contains("SHA256"), "{outcome:?}");
}

#[test]
fn a_hash_log_that_is_an_end_is_refused() {
    let folder = Folder::new();
    folder.write("in", "abc");
    let message =
        |name: &str| format!("dd: '{name}' is read or written, and cannot be hashlog= too\n");
    folder
        .run("if=in of=out hash=md5 hashlog=in")
        .is(1, "", &message("in"));
    folder
        .run("if=in of=out hash=md5 hashlog=out")
        .is(1, "", &message("out"));
    let outcome = folder.shell("dd if=in hash=md5 hashlog=/dev/stdout >new");
    outcome.is(1, "", &message("/dev/stdout"));
    let outcome = folder.shell("dd if=in of=out hash=md5 hashlog=err 2>err; cat err");
    assert_eq!(String::from_utf8_lossy(&outcome.stdout), message("err"));
    assert_eq!(folder.read("in"), b"abc");
    folder.write("map", "");
    let outcome = folder.run("if=in of=map conv=rescue map=map");
    outcome.is(
        1,
        "",
        "dd: 'map' is read or written, and cannot be map= too\n",
    );
    let outcome = folder.run("if=in of=new conv=rescue map=new");
    outcome.is(
        1,
        "",
        "dd: 'new' is read or written, and cannot be map= too\n",
    );
}

/// The memory of a record is exchanged for other memory, which had another length: more was read by
/// one call than a record is.
#[test]
fn records_keep_their_length() {
    let folder = Folder::new();
    let data = noise(1_500_000);
    folder.write("in", &data);
    for operands in ["hash=md5", "conv=verify", "conv=changed hash=sha1"] {
        folder.write("out", &data);
        let outcome = folder.run(&format!("if=in of=out bs=64K {operands}"));
        assert!(
            outcome
                .stderr
                .starts_with("22+1 records in\n22+1 records out\n"),
            "{outcome:?}"
        );
        let outcome = folder.run(&format!("if=in of=out bs=64K skip=1 {operands}"));
        assert!(
            outcome
                .stderr
                .starts_with("21+1 records in\n21+1 records out\n"),
            "{outcome:?}"
        );
        assert_eq!(folder.read("out"), data[65_536..]);
    }
}
