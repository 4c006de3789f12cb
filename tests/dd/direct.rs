// SPDX-License-Identifier: MIT
//! Direct I/O: on the file system of the build folder, as memory file systems have none.

use crate::common::{Dd, linked, noise, outcome, skip, statistics};
use std::path::PathBuf;

/// A folder on a disk; `None` (said aloud) where the file system has no direct I/O.
fn disk(test: &str) -> Option<(PathBuf, Dd)> {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let dd = linked();
    let mut probe = dd.command([
        "if=/dev/zero",
        "of=probe",
        "bs=4096",
        "count=1",
        "oflag=direct",
        "status=none",
    ]);
    probe.current_dir(&folder);
    if outcome(probe).code() != 0 {
        skip(
            test,
            "the file system of the build folder has no direct I/O",
        );
        return None;
    }
    Some((folder, dd))
}

fn run(at: &(PathBuf, Dd), operands: &str) -> crate::common::Outcome {
    let mut command = at.1.command(operands.split_whitespace());
    command
        .current_dir(&at.0)
        .stdin(std::process::Stdio::null());
    outcome(command)
}

#[test]
fn a_short_last_block_is_written_without_direct_io() {
    let Some(at) = disk("a_short_last_block_is_written_without_direct_io") else {
        return;
    };
    let data = noise(100_000);
    std::fs::write(at.0.join("in"), &data).expect("a file can be written");
    let bytes = "100000 bytes (100 kB, 98 KiB)";
    for operands in [
        "bs=16384",
        "bs=16384 iflag=direct",
        "ibs=1000 obs=16384",
        "ibs=30000 obs=4096",
        "ibs=4096 obs=16384 iflag=direct conv=swab",
    ] {
        let result = run(
            &at,
            &format!("if=in of=out oflag=direct status=none {operands}"),
        );
        result.is(0, "", "");
        let mut expected = data.clone();
        if operands.contains("swab") {
            expected
                .chunks_exact_mut(2)
                .for_each(|pair| pair.swap(0, 1));
        }
        let written = std::fs::read(at.0.join("out")).expect("it was written");
        assert!(written == expected, "{operands}");
    }
    run(&at, "if=in of=out oflag=direct bs=16384").is(0, "", &statistics("6+1", "6+1", bytes));
}

#[test]
fn a_short_direct_read_is_the_end() {
    let Some(at) = disk("a_short_direct_read_is_the_end") else {
        return;
    };
    let data = noise(10_001);
    std::fs::write(at.0.join("in"), &data).expect("a file can be written");
    let bytes = "10001 bytes (10 kB, 9.8 KiB)";
    run(&at, "if=in of=out iflag=direct bs=4096").is(0, "", &statistics("2+1", "2+1", bytes));
    assert!(std::fs::read(at.0.join("out")).expect("it was written") == data);
}

#[test]
fn a_file_that_grew_behind_a_short_direct_read_is_not_at_its_end() {
    let test = "a_file_that_grew_behind_a_short_direct_read_is_not_at_its_end";
    if !crate::common::has_strace(test) {
        return;
    }
    let Some(at) = disk(test) else {
        return;
    };
    // The second read is held up until the file has grown.
    let script = format!(
        "head -c 4396 /dev/zero >in; rm -f out
        strace -qq -o trace -P $PWD/in -e inject=read:delay_enter=700000:when=3 \
            {} if=in of=out bs=4096 iflag=direct 2>err & job=$!
        until [ \"$(stat -c %s out 2>/dev/null)\" = 4396 ]; do :; done
        head -c 8192 /dev/zero >>in
        wait $job; echo $?; grep -c \"error reading 'in': Invalid argument\" err",
        at.1.command[0].to_string_lossy()
    );
    let mut command = std::process::Command::new("bash");
    command
        .args(["-c", &script])
        .env("LC_ALL", "C")
        .current_dir(&at.0);
    outcome(command).is(0, "1\n1\n", "");
}
