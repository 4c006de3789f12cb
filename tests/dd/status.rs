// SPDX-License-Identifier: MIT
//! How much is said, and when.

use crate::common::{Folder, finish, statistics, wait_until};
use std::fs::File;
use std::io::Write as _;
use std::process::Stdio;

#[test]
fn each_level_says_as_much_as_it_should() {
    let folder = Folder::new();
    folder.write("in", [7; 1500]);
    let bytes = "1500 bytes (1.5 kB, 1.5 KiB)";
    let records = "2+1 records in\n2+1 records out\n";
    let all = statistics("2+1", "2+1", bytes);
    for (status, expected) in [
        ("", &*all),
        ("status=noxfer", records),
        ("status=none", ""),
        ("status=none,noxfer", records),
        ("status=noxfer,none", ""),
        ("status=noxfer status=progress", &*all),
    ] {
        folder
            .run(&format!("if=in of=out {status}"))
            .is(0, "", expected);
    }
}

#[test]
fn the_line_of_bytes_has_a_time_and_a_rate() {
    let folder = Folder::new();
    folder.write("in", [7; 1500]);
    let output = folder
        .command(["if=in", "of=out"])
        .output()
        .expect("dd can be started");
    let text = String::from_utf8(output.stderr).expect("it is text");
    let line = text.lines().last().expect("there are lines");
    let rest = line
        .strip_prefix("1500 bytes (1.5 kB, 1.5 KiB) copied, ")
        .expect(line);
    let (seconds, rate) = rest.split_once(" s, ").expect(line);
    assert!(seconds.parse::<f64>().expect(line) > 0.0);
    let (number, unit) = rate.split_once(' ').expect(line);
    assert!(number.parse::<f64>().expect(line) > 0.0);
    assert!(["kB/s", "MB/s", "GB/s"].contains(&unit), "{line}");
}

/// Progress so far, as the lines between carriage returns.
fn lines(folder: &Folder) -> Vec<String> {
    let text = String::from_utf8(folder.read("err")).expect("it is text");
    text.split('\r').skip(1).map(str::to_owned).collect()
}

#[test]
fn progress_comes_each_second_even_while_blocked() {
    let folder = Folder::new();
    let mut child = folder.start(["status=progress", "bs=1", "of=out"], Stdio::piped());
    let mut stdin = child.stdin.take().expect("it is a pipe");
    stdin.write_all(&[1; 1234]).expect("a pipe takes it");
    // No byte comes any more, but the seconds go on.
    wait_until("three lines of progress", || lines(&folder).len() >= 3);
    for (at, line) in lines(&folder).iter().take(3).enumerate() {
        let expected = format!("1234 bytes (1.2 kB, 1.2 KiB) copied, {} s, ", at + 1);
        assert!(line.starts_with(&expected), "{line}");
        assert!(line.ends_with(" kB/s"), "{line}");
    }
    drop(stdin);
    finish(child).is(0, "", "");
    let text = crate::common::normalised(&folder.read("err"));
    let bytes = "1234 bytes (1.2 kB, 1.2 KiB)";
    let end = format!("T\n{}", statistics("1234+0", "1234+0", bytes));
    assert!(text.ends_with(&end), "{text:?}");
}

#[test]
fn progress_comes_while_blocked_in_an_open() {
    let folder = Folder::new();
    rustix::fs::mkfifoat(rustix::fs::CWD, folder.path("fifo"), 0o600.into())
        .expect("it can be made");
    let err = File::create(folder.path("err")).expect("a file can be made");
    let child = folder
        .command(["status=progress", "if=fifo", "of=out"])
        .stderr(err)
        .spawn()
        .expect("dd can be started");
    wait_until("a line of progress", || {
        lines(&folder)
            .first()
            .is_some_and(|line| line == "0 bytes copied, 1 s, 0.0 kB/s")
    });
    std::fs::write(folder.path("fifo"), "text").expect("a FIFO takes four bytes");
    finish(child).is(0, "", "");
    assert_eq!(folder.read("out"), b"text");
}

#[test]
fn progress_is_shown_between_records_once_a_second_has_passed() {
    let folder = Folder::new();
    let mut child = folder.start(["status=progress", "bs=1", "of=/dev/null"], Stdio::piped());
    wait_until("a line of progress", || !lines(&folder).is_empty());
    // The copy was blocked for all of the first second; as soon as it has a byte, it says so.
    let mut stdin = child.stdin.take().expect("it is a pipe");
    stdin.write_all(b"12").expect("a pipe takes it");
    drop(stdin);
    finish(child).is(0, "", "");
    let text = String::from_utf8(folder.read("err")).expect("it is text");
    assert!(text.contains("\r1 byte copied, "), "{text:?}");
}

#[test]
fn a_message_ends_the_line_of_progress() {
    let folder = Folder::new();
    let mut child = folder.start(
        ["status=progress", "bs=4", "count=2", "of=out"],
        Stdio::piped(),
    );
    let mut stdin = child.stdin.take().expect("it is a pipe");
    stdin.write_all(b"ab").expect("a pipe takes it");
    wait_until("a line of progress", || !lines(&folder).is_empty());
    stdin.write_all(b"cd").expect("a pipe takes it");
    drop(stdin);
    finish(child).is(0, "", "");
    let text = crate::common::normalised(&folder.read("err"));
    let warning = "dd: warning: partial read (2 bytes); suggest iflag=fullblock\n";
    assert!(text.contains(&format!(" copied, T\n{warning}")), "{text:?}");
    let end = format!("\n{}", statistics("0+2", "0+2", "4 bytes"));
    assert!(text.ends_with(&end), "{text:?}");
}

#[test]
fn the_clock_does_not_hold_the_output_open() {
    let folder = Folder::new();
    // The reader sees the end of the pipe when dd closes it, not when its clock stops.
    let script = "yes | head -c 3000 | dd status=progress 2>err | wc -c";
    folder.shell(script).is(0, "3000\n", "");
}
