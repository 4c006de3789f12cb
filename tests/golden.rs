// SPDX-License-Identifier: MIT
//! What GNU dd 9.11 did, case by case, and what both of our binaries do.

mod common;

use common::case::{Case, Observed, Stdin, Stdout};
use common::{Dd, multicall, standalone};
use data_encoding::BASE64;
use serde_json::Value;
use std::collections::BTreeMap;

/// Cases whose result differs from GNU's on purpose: the number of the case and the reason, which
/// docs/dd.md has too. There is none at present.
const DIFFERENCES: [(u64, &str); 0] = [];

fn bytes(value: &Value) -> Vec<u8> {
    let text = value.as_str().expect("content is a string");
    BASE64.decode(text.as_bytes()).expect("content is base64")
}

fn files(value: Option<&Value>) -> BTreeMap<String, Vec<u8>> {
    value
        .and_then(Value::as_object)
        .into_iter()
        .flatten()
        .map(|(name, content)| (name.clone(), bytes(content)))
        .collect()
}

fn case(line: &Value) -> Case {
    let stdin = &line["stdin"];
    let stdout = &line["stdout"];
    Case {
        operands: line["operands"]
            .as_array()
            .expect("operands are a list")
            .iter()
            .map(|operand| operand.as_str().expect("operands are strings").to_owned())
            .collect(),
        input: bytes(&line["in"]),
        stdin: match (stdin["offset"].as_u64(), stdin["pipe"].as_array()) {
            (Some(offset), _) => Stdin::File(offset),
            (None, Some(chunks)) => Stdin::Pipe(chunks.iter().map(bytes).collect()),
            (None, None) => Stdin::Null,
        },
        stdout: if stdout.as_str() == Some("capture") {
            Stdout::Capture
        } else {
            Stdout::File {
                append: stdout["append"].as_bool().unwrap_or(false),
                offset: stdout["offset"].as_u64().unwrap_or(0),
            }
        },
        existing: files(line.get("existing")),
    }
}

fn expected(line: &Value) -> Observed {
    let expect = &line["expect"];
    Observed {
        exit: expect["exit"]
            .as_i64()
            .and_then(|exit| exit.try_into().ok())
            .expect("a status"),
        stderr: expect["stderr"].as_str().expect("a text").to_owned(),
        stdout: expect.get("stdout").map(bytes),
        stdout_position: expect["stdout_position"].as_u64(),
        stdin_position: expect["stdin_position"].as_u64(),
        files: files(expect.get("files")),
    }
}

fn replay(dd: &Dd) {
    let golden = include_str!("fixtures/dd-9.11.jsonl");
    let mut count = 0;
    let mut failed = Vec::new();
    for line in golden.lines() {
        let line: Value = serde_json::from_str(line).expect("each line is JSON");
        let id = line["id"].as_u64().expect("each case has a number");
        if DIFFERENCES.iter().any(|(listed, _)| *listed == id) {
            continue;
        }
        let case = case(&line);
        let (seen, wanted) = (case.run(dd), expected(&line));
        count += 1;
        if seen != wanted {
            failed.push(format!(
                "{id}: {:?}\n  wanted {wanted:?}\n  saw    {seen:?}",
                case.operands
            ));
        }
    }
    assert_eq!(count + DIFFERENCES.len(), 1500, "all cases were run");
    assert!(
        failed.is_empty(),
        "{}: {} of {count} cases differ from GNU dd 9.11\n{}",
        dd.label,
        failed.len(),
        failed.join("\n")
    );
}

#[test]
fn the_stand_alone_dd_does_what_gnu_dd_does() {
    replay(&standalone());
}

#[test]
fn the_multicall_dd_does_what_gnu_dd_does() {
    replay(&multicall());
}
