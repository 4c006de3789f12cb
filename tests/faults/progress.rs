// SPDX-License-Identifier: MIT
//! Progress and reports where no signal reaches the copy: in a write or an fsync that the kernel
//! does not let be interrupted, as with a slow stick.

use crate::common::{catches_signals, finish, normalised, signal, wait_until};
use crate::devices::with_fuse;
use crate::fuse::{Flaws, Mounted};
use crate::report::dd;
use rustix::process::Signal;
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

const LEN: usize = 4 << 20;

/// A dd that is writing one large block to a slow file, its standard error in `err`.
fn start(fuse: &Mounted, folder: &Path, operands: &str, err: &Path) -> Child {
    let sink = Flaws {
        delay: Duration::from_millis(300),
        sync_delay: Duration::from_millis(2500),
        ..Flaws::default()
    };
    fuse.set_up(Vec::new(), Flaws::default(), sink);
    let output = format!("of={}", folder.join("sink").display());
    let input = ["if=/dev/zero", "count=1", "bs=4M", &output];
    let child = dd()
        .command(input.into_iter().chain(operands.split(' ')))
        .stdin(Stdio::null())
        .stderr(std::fs::File::create(err).expect("a file can be made"))
        .spawn()
        .expect("dd can be started");
    wait_until("dd writes", || {
        catches_signals(child.id()) && !fuse.sink().is_empty()
    });
    child
}

fn text(err: &Path) -> String {
    String::from_utf8(std::fs::read(err).expect("it is there")).expect("it is text")
}

/// The bytes of each report so far.
fn reports(err: &Path) -> Vec<usize> {
    let bytes = |text: &str| text.split([' ', ',']).next()?.parse().ok();
    text(err)
        .split('\n')
        .filter_map(|line| match line.split_once(r#""event":"statistics""#) {
            Some((_, rest)) => bytes(rest.split_once(r#""bytes":"#)?.1),
            None => bytes(line.split_once(" copied, ")?.0),
        })
        .collect()
}

#[test]
fn a_report_comes_within_50_ms_in_a_write_that_no_signal_reaches() {
    with_fuse("reports in a slow write", |fuse, folder| {
        let scratch = tempfile::tempdir().expect("a temporary folder can be made");
        let err = scratch.path().join("err");
        for status in ["status=progress", "status=json"] {
            let child = start(fuse, folder, status, &err);
            let mut times = Vec::new();
            let mut answers = 0;
            while fuse.sink().len() < LEN / 2 {
                let start = Instant::now();
                signal(&child, Signal::USR1);
                answers += 1;
                wait_until("an answer", || reports(&err).len() >= answers);
                times.push(start.elapsed());
            }
            let best = times.iter().min().expect("there was time for one");
            assert!(best.as_millis() < 50, "{status}: {times:?}");
            finish(child).is(0, "", "");
            assert_eq!(fuse.sink().len(), LEN);
            // And what it says moves while the block is written.
            let told = reports(&err);
            assert!(
                told.iter().any(|&bytes| (1..LEN).contains(&bytes)),
                "{told:?}"
            );
        }
    });
}

#[test]
fn a_plain_copy_answers_between_the_pieces_of_a_block() {
    with_fuse("reports between pieces", |fuse, folder| {
        let scratch = tempfile::tempdir().expect("a temporary folder can be made");
        let err = scratch.path().join("err");
        let child = start(fuse, folder, "conv=notrunc", &err);
        signal(&child, Signal::USR1);
        wait_until("an answer", || !reports(&err).is_empty());
        finish(child).is(0, "", "");
        let told = reports(&err);
        assert!((1..LEN).contains(&told[0]), "{told:?}");
        assert_eq!(told.last(), Some(&LEN));
        assert!(normalised(text(&err).as_bytes()).contains("1+0 records in\n0+0 records out\n"));
    });
}

#[test]
fn a_long_sync_is_told_of() {
    with_fuse("a long sync", |fuse, folder| {
        let scratch = tempfile::tempdir().expect("a temporary folder can be made");
        let err = scratch.path().join("err");
        let child = start(fuse, folder, "status=json conv=fsync", &err);
        wait_until("two reports of syncing", || {
            text(&err).matches(r#""phase":"syncing""#).count() >= 3
        });
        finish(child).is(0, "", "");
        let syncing = r#""phase":"syncing","records_in":{"full":1,"partial":0},"records_out":{"full":1,"partial":0},"#;
        assert!(text(&err).contains(syncing));
        // The line of progress is the last word on the bytes, and its seconds go on.
        let child = start(fuse, folder, "status=progress conv=fdatasync", &err);
        finish(child).is(0, "", "");
        let all = text(&err);
        let last = all.split('\n').next().expect("there is a line");
        let whole: Vec<_> = last
            .split('\r')
            .filter(|line| line.starts_with("4194304 bytes"))
            .collect();
        assert!(whole.len() >= 2, "{all:?}");
    });
}
