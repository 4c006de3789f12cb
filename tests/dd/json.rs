// SPDX-License-Identifier: MIT
//! `status=json`: every line is an object by the schema in docs/, and tells what happened.

use crate::common::{Folder, blocked_in, catches_signals, finish, signal, skip, wait_until};
use jsonschema::Validator;
use rustix::process::Signal;
use serde_json::{Value, json};
use std::io::Write as _;
use std::os::unix::ffi::OsStrExt as _;
use std::process::Stdio;

fn schema() -> Validator {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/dd-status.schema.json");
    let text = std::fs::read_to_string(path).expect("the schema is there");
    let schema = serde_json::from_str(&text).expect("it is JSON");
    jsonschema::draft202012::meta::validate(&schema).expect("it is a schema");
    jsonschema::validator_for(&schema).expect("it is a schema")
}

/// The lines of standard error, each of them valid.
#[track_caller]
fn objects(stderr: &[u8]) -> Vec<Value> {
    let schema = schema();
    let text = str::from_utf8(stderr).expect("it is UTF-8");
    assert!(text.ends_with('\n'), "{text:?}");
    let parse = |line: &str| {
        let object: Value = serde_json::from_str(line).unwrap_or_else(|error| {
            panic!("{line:?}: {error}");
        });
        let errors: Vec<String> = schema
            .iter_errors(&object)
            .map(|error| error.to_string())
            .collect();
        assert!(errors.is_empty(), "{line}: {errors:?}");
        object
    };
    text.lines().map(parse).collect()
}

/// Runs dd with `status=json`: exit status and objects.
#[track_caller]
fn run(folder: &Folder, operands: &str) -> (i32, Vec<Value>) {
    let outcome = folder.run(&format!("{operands} status=json"));
    (outcome.code(), objects(outcome.stderr.as_bytes()))
}

fn events(objects: &[Value]) -> Vec<&str> {
    objects
        .iter()
        .map(|object| object["event"].as_str().expect("it is a name"))
        .collect()
}

#[test]
fn the_schema_refuses_what_it_does_not_know() {
    let schema = schema();
    for line in [
        json!({"version": 1}),
        json!({"version": 1, "event": "surprise"}),
        json!({"version": 2, "event": "error", "operation": "read", "file": null, "errno": null, "message": ""}),
        json!({"version": 1, "event": "error", "operation": "read", "file": null, "message": ""}),
        json!({"version": 1, "event": "error", "operation": "read", "file": null, "errno": null, "message": "", "x": 1}),
    ] {
        assert!(!schema.is_valid(&line), "{line}");
    }
}

#[test]
fn a_copy_has_a_summary_and_nothing_else() {
    let folder = Folder::new();
    folder.write("in", [7; 1500]);
    let (code, objects) = run(&folder, "if=in of=out");
    assert_eq!(code, 0);
    let [summary] = &objects[..] else {
        panic!("{objects:?}");
    };
    assert_eq!(summary["event"], "summary");
    assert_eq!(summary["records_in"], json!({"full": 2, "partial": 1}));
    assert_eq!(summary["records_out"], json!({"full": 2, "partial": 1}));
    assert_eq!(summary["truncated_records"], 0);
    assert_eq!(summary["bytes"], 1500);
    assert_eq!(summary["exit"], 0);
    assert_eq!(summary["signal"], Value::Null);
    let seconds = summary["seconds"].as_f64().expect("it is a number");
    let rate = summary["rate"].as_f64().expect("it is a number");
    assert!(
        (rate * seconds - 1500.0).abs() <= seconds.max(1.0),
        "{summary}"
    );
}

#[test]
fn truncated_records_are_counted() {
    let folder = Folder::new();
    folder.write("in", "abcdef\nab\nabcd\n");
    let (_, objects) = run(&folder, "if=in of=out cbs=3 conv=block");
    assert_eq!(objects[0]["truncated_records"], 2);
}

#[test]
fn failures_name_operation_file_and_reason() {
    let folder = Folder::new();
    folder.write("in", "text");
    let cases = [
        (
            "if=nosuch",
            "open",
            json!("nosuch"),
            json!("ENOENT"),
            "failed to open 'nosuch': No such file or directory",
        ),
        (
            "if=in of=/dev/full",
            "write",
            json!("/dev/full"),
            json!("ENOSPC"),
            "error writing '/dev/full': No space left on device",
        ),
        (
            "if=. of=out",
            "read",
            json!("."),
            json!("EISDIR"),
            "error reading '.': Is a directory",
        ),
        (
            "if=in of=in",
            "open",
            json!("in"),
            Value::Null,
            "'in' and 'in' are the same file, which would be emptied; use conv=notrunc",
        ),
        (
            "if=in of=in conv=excl",
            "open",
            json!("in"),
            json!("EEXIST"),
            "failed to open 'in': File exists",
        ),
        (
            "bs=x",
            "usage",
            Value::Null,
            Value::Null,
            "invalid number: 'x'",
        ),
        (
            "count=9999999999999999999999",
            "usage",
            Value::Null,
            json!("EOVERFLOW"),
            "invalid number: '9999999999999999999999': Value too large for defined data type",
        ),
        (
            "conv=lcase,ucase",
            "usage",
            Value::Null,
            Value::Null,
            "cannot combine lcase and ucase",
        ),
        (
            "--nope",
            "usage",
            Value::Null,
            Value::Null,
            "unrecognized option '--nope'",
        ),
        (
            "nope",
            "usage",
            Value::Null,
            Value::Null,
            "unrecognized operand 'nope'",
        ),
        (
            "bs=90000000000G",
            "usage",
            Value::Null,
            json!("EOVERFLOW"),
            "invalid number: '90000000000G': Value too large for defined data type",
        ),
        (
            "bs=1000P if=in",
            "allocate",
            Value::Null,
            json!("ENOMEM"),
            "memory exhausted by input buffer of size 1125899906842624000 bytes (1000 PiB)",
        ),
    ];
    for (operands, operation, file, errno, message) in cases {
        let (code, objects) = run(&folder, operands);
        assert_eq!(code, 1, "{operands}");
        assert_eq!(
            events(&objects),
            ["error", "summary"],
            "{operands}: {objects:?}"
        );
        let error = &objects[0];
        assert_eq!(
            (
                &error["operation"],
                &error["file"],
                &error["errno"],
                &error["message"]
            ),
            (&json!(operation), &file, &errno, &json!(message)),
            "{operands}"
        );
        assert_eq!(objects[1]["exit"], 1, "{operands}");
    }
}

#[test]
fn what_leaves_the_exit_status_alone_is_a_warning() {
    let folder = Folder::new();
    folder.write("in", "text");
    let (code, objects) = run(&folder, "if=in of=out skip=0x1 count=0x1");
    assert_eq!(
        (code, events(&objects)),
        (0, vec!["warning", "warning", "summary"])
    );
    assert_eq!(objects[0]["operation"], "usage");
    let (code, objects) = run(&folder, "if=in of=out skip=9");
    assert_eq!((code, events(&objects)), (0, vec!["warning", "summary"]));
    assert_eq!(objects[0]["operation"], "skip");
    assert_eq!(objects[0]["file"], "in");
    let outcome = folder.run_on_chunks("bs=3 count=2 of=out status=json", &[b"a", b"bcd"]);
    let objects = objects_of(&outcome);
    assert_eq!(events(&objects), ["warning", "summary"]);
    assert_eq!(
        objects[0]["message"],
        "warning: partial read (1 byte); suggest iflag=fullblock"
    );
}

fn objects_of(outcome: &crate::common::Outcome) -> Vec<Value> {
    objects(outcome.stderr.as_bytes())
}

#[test]
fn read_errors_that_are_lived_with_come_with_statistics() {
    let folder = Folder::new();
    let (code, objects) = run(&folder, "if=. of=out conv=noerror");
    assert_eq!(code, 1);
    assert_eq!(
        events(&objects),
        ["warning", "statistics", "error", "summary"]
    );
    assert_eq!(objects[0]["errno"], "EISDIR");
    assert_eq!(objects[1]["reason"], "read_error");
    assert_eq!(objects[2]["operation"], "step_over");
}

#[test]
fn the_last_level_counts_also_for_usage_errors() {
    let folder = Folder::new();
    for operands in [
        "status=json bs=x",
        "bs=x status=json",
        "bs=x status=none status=json",
    ] {
        let outcome = folder.run(operands);
        assert_eq!(outcome.code(), 1);
        assert_eq!(
            events(&objects_of(&outcome)),
            ["error", "summary"],
            "{operands}"
        );
    }
    let plain = "dd: invalid number: 'x'\n";
    folder.run("status=json bs=x status=none").is(1, "", plain);
}

#[test]
fn progress_and_reports_tell_phase_and_total() {
    let folder = Folder::new();
    let mut child = folder.start(
        ["status=json", "bs=4", "count=3", "of=out", "conv=fsync"],
        Stdio::piped(),
    );
    let mut stdin = child.stdin.take().expect("it is a pipe");
    stdin.write_all(b"abcd").expect("a pipe takes it");
    wait_until("dd catches signals and is blocked", || {
        catches_signals(child.id()) && blocked_in(child.id()).is_some()
    });
    wait_until("two lines of progress", || {
        folder
            .read("err")
            .iter()
            .filter(|&&byte| byte == b'\n')
            .count()
            >= 2
    });
    signal(&child, Signal::USR1);
    wait_until("statistics", || {
        String::from_utf8_lossy(&folder.read("err")).contains("statistics")
    });
    stdin.write_all(b"efghijkl").expect("a pipe takes it");
    drop(stdin);
    finish(child).is(0, "", "");
    let objects = objects(&folder.read("err"));
    let first = &objects[0];
    assert_eq!(first["event"], "progress");
    assert_eq!(first["phase"], "copying");
    assert_eq!((&first["done"], &first["total"]), (&json!(4), &json!(12)));
    assert_eq!(first["records_in"], json!({"full": 1, "partial": 0}));
    let report = objects
        .iter()
        .find(|object| object["event"] == "statistics");
    let report = report.expect("there is one");
    assert_eq!(report["reason"], "signal");
    assert_eq!(report["bytes"], 4);
    let [.., syncing, summary] = &objects[..] else {
        panic!("{objects:?}");
    };
    assert_eq!(syncing["phase"], "syncing");
    assert_eq!(
        (&syncing["done"], &syncing["total"]),
        (&json!(12), &json!(12))
    );
    assert_eq!(summary["bytes"], 12);
}

#[test]
fn totals_are_known_from_files_skip_and_count() {
    let folder = Folder::new();
    folder.write("in", [1; 10_000]);
    for (operands, total) in [
        ("if=in", json!(10_000)),
        ("if=in bs=1000 skip=3", json!(7000)),
        ("if=in bs=1000 skip=3 count=2", json!(2000)),
        ("if=in bs=1000 count=2500B", json!(2500)),
        ("if=in bs=1000 count=99", json!(10_000)),
        ("if=in skip=99", json!(0)),
        ("if=/dev/zero bs=1000 count=7", json!(7000)),
        ("if=in cbs=80 conv=unblock", json!(10_000)),
        ("if=/dev/null", Value::Null),
        ("if=/proc/self/stat", Value::Null),
    ] {
        // What is there to sync comes with progress.
        let (code, objects) = run(&folder, &format!("{operands} of=out conv=fsync"));
        assert_eq!(code, 0, "{operands}: {objects:?}");
        let syncing = objects.iter().find(|object| object["phase"] == "syncing");
        assert_eq!(
            syncing.expect("there is a sync")["total"],
            total,
            "{operands}"
        );
    }
}

#[test]
fn an_interrupt_is_in_the_summary() {
    let folder = Folder::new();
    let mut child = folder.start(["status=json", "of=out"], Stdio::piped());
    wait_until("dd catches signals and is blocked", || {
        catches_signals(child.id()) && blocked_in(child.id()).is_some()
    });
    signal(&child, Signal::INT);
    let status = child.wait().expect("it can be waited for");
    use std::os::unix::process::ExitStatusExt as _;
    assert_eq!(status.signal(), Some(Signal::INT.as_raw()));
    let objects = objects(&folder.read("err"));
    let summary = objects.last().expect("there is one");
    assert_eq!(summary["event"], "summary");
    assert_eq!(
        (&summary["exit"], &summary["signal"]),
        (&json!(130), &json!("SIGINT"))
    );
}

#[test]
fn names_that_are_not_utf_8_are_told_in_full() {
    let folder = Folder::new();
    let name = std::ffi::OsStr::from_bytes(b"if=\xff\x01\"");
    let outcome = crate::common::outcome(folder.command([name, "status=json".as_ref()]));
    let objects = objects_of(&outcome);
    assert_eq!(objects[0]["file"], "\u{fffd}\u{1}\"");
    assert_eq!(objects[0]["file_hex"], "ff0122");
}

#[test]
fn help_that_cannot_be_written_is_told_in_json() {
    let folder = Folder::new();
    let outcome = folder.shell("dd status=json --help >/dev/full");
    assert_eq!(outcome.code(), 1);
    let objects = objects_of(&outcome);
    assert_eq!(events(&objects), ["error", "summary"]);
    assert_eq!(objects[0]["file"], "standard output");
    assert_eq!(objects[0]["errno"], "ENOSPC");
    let outcome = folder.shell("dd status=json --help");
    assert_eq!((outcome.code(), &*outcome.stderr), (0, ""));
}

#[test]
fn a_summary_that_is_not_heard_is_a_failure() {
    let folder = Folder::new();
    for redirection in ["2>/dev/full", "2>&-", "2> >(:)"] {
        let script = format!("trap '' PIPE; sleep 0.3 | dd of=/dev/null status=json {redirection}");
        folder.shell(&script).is(1, "", "");
    }
}

#[test]
fn an_exhausted_heap_is_told_in_json_too() {
    let folder = Folder::new();
    folder.write("in", "x");
    let script = "
        for kib in $(seq 140 20 1200); do
            { (ulimit -d $kib; exec dd if=in of=out bs=100K status=json 2>err.$kib); } 2>crash
            case $? in 0 | 1) cat err.$kib ;; esac
        done";
    let outcome = folder.shell(script);
    let text: String = outcome.stdout.iter().map(|&byte| byte as char).collect();
    if text.is_empty() {
        skip(
            "an_exhausted_heap_is_told_in_json_too",
            "no limit let dd be loaded",
        );
        return;
    }
    // Before the operands are read, nobody knows that JSON is wanted.
    let lines: String = text
        .lines()
        .filter(|line| *line != "dd: memory exhausted")
        .map(|line| format!("{line}\n"))
        .collect();
    let objects = objects(lines.as_bytes());
    assert!(objects.iter().any(|object| object["errno"] == "ENOMEM"));
}

#[test]
fn what_is_beyond_gnu_is_told_by_events_of_its_own() {
    let folder = Folder::new();
    folder.write("in", [7; 5000]);
    let (code, told) = run(
        &folder,
        "if=in of=out bs=4096 conv=verify,changed hash=md5 hashlog=log check=sha1:0000000000000000000000000000000000000000",
    );
    assert_eq!(code, 1);
    let names = events(&told);
    let expected = [
        "progress", "progress", "error", "verified", "digest", "summary",
    ];
    assert_eq!(names, expected, "{told:?}");
    assert_eq!(told[0]["phase"], "syncing");
    assert_eq!(told[1]["phase"], "verifying");
    assert_eq!(told[1]["total"], 5000);
    assert_eq!(told[2]["operation"], "check");
    assert_eq!(told[3]["bytes"], 5000);
    assert_eq!(told[4]["algorithm"], "md5");
    assert_eq!(told[4]["file"], "out");
    assert_eq!(
        told[5]["records_unchanged"],
        json!({"full": 0, "partial": 0})
    );
    assert_eq!(told[5]["bytes"], 5000);
    let (code, told) = run(&folder, "if=in of=out2 conv=rescue");
    assert_eq!((code, &*events(&told)), (0, &["rescued", "summary"][..]));
    let rescued =
        json!({"version": 1, "event": "rescued", "rescued": 5000, "lost": 0, "bad_areas": 0});
    assert_eq!(told[0], rescued);
    let (code, told) = run(&folder, "if=in of=/dev/null conv=verify");
    assert_eq!((code, &*events(&told)), (1, &["error", "summary"][..]));
    let (code, told) = run(&folder, "if=in of=out2 conv=rescue,swab");
    assert_eq!((code, &*events(&told)), (1, &["error", "summary"][..]));
}
