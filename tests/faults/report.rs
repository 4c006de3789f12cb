// SPDX-License-Identifier: MIT
//! Counting cells: how many were run, how they ended, and which broke the promise.

use crate::common::{Dd, linked};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Whether the long form was asked for (`make check-long`).
pub fn is_long() -> bool {
    std::env::var_os("DD_FAULTS").is_some_and(|form| form == "long")
}

/// Another dd to look at, whose broken promises are listed and do not fail the test.
fn other_dd() -> Option<OsString> {
    std::env::var_os("DD_UNDER_TEST")
}

/// The dd under test.
pub fn dd() -> Dd {
    match other_dd() {
        Some(path) => Dd {
            label: "DD_UNDER_TEST",
            command: vec![path],
        },
        None => linked(),
    }
}

/// How a cell ended.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Ending {
    /// Complete, with status 0.
    Complete,
    /// Told by a message and the status.
    Told,
}

#[derive(Default)]
struct Row {
    complete: usize,
    told: usize,
    broken: usize,
}

/// The cells of one class.
pub struct Report {
    class: &'static str,
    rows: Mutex<BTreeMap<String, Row>>,
    broken: Mutex<Vec<String>>,
}

impl Report {
    /// With no cell yet.
    pub fn new(class: &'static str) -> Self {
        Self {
            class,
            rows: Mutex::default(),
            broken: Mutex::default(),
        }
    }

    /// Counts a cell.
    pub fn add(&self, row: &str, cell: impl FnOnce() -> String, ending: Result<Ending, String>) {
        let mut rows = self.rows.lock().expect("no counter panics");
        let row = rows.entry(row.to_owned()).or_default();
        match ending {
            Ok(Ending::Complete) => row.complete += 1,
            Ok(Ending::Told) => row.told += 1,
            Err(what) => {
                row.broken += 1;
                let mut broken = self.broken.lock().expect("no counter panics");
                broken.push(format!("{}: {what}", cell()));
            }
        }
    }

    /// Writes the table beside the build (`target/tmp/faults-CLASS.md`) and fails the test if a
    /// promise was broken, or fewer than `least` cells were run.
    pub fn finish(self, least: usize) {
        let rows = self.rows.into_inner().expect("no counter panics");
        let broken = self.broken.into_inner().expect("no counter panics");
        let mut table = format!(
            "| {} | cells | complete | told | broken |\n|---|---|---|---|---|\n",
            self.class
        );
        let mut sum = Row::default();
        let line = |name: &str, row: &Row| {
            let count = row.complete + row.told + row.broken;
            let Row {
                complete,
                told,
                broken,
            } = row;
            format!("| {name} | {count} | {complete} | {told} | {broken} |\n")
        };
        for (name, row) in &rows {
            table += &line(name, row);
            sum.complete += row.complete;
            sum.told += row.told;
            sum.broken += row.broken;
        }
        table += &line("**all**", &sum);
        let prefix = if other_dd().is_some() {
            "other-dd"
        } else {
            "faults"
        };
        let file = format!("{prefix}-{}.md", self.class.replace([' ', ','], "-"));
        let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(file);
        let list: String = broken.iter().map(|cell| format!("- {cell}\n")).collect();
        std::fs::write(path, format!("{table}\n{list}")).expect("a report can be written");
        println!("{table}{list}");
        if other_dd().is_none() {
            assert!(broken.is_empty(), "the promise was broken:\n{list}");
            let count = sum.complete + sum.told;
            assert!(count >= least, "only {count} cells were run");
        }
    }
}

/// Works through all items on two threads for each processor: most of a cell is waiting.
pub fn for_each<T: Sync>(items: &[T], work: impl Fn(&T, &std::path::Path) + Sync) {
    let next = AtomicUsize::new(0);
    let workers = std::thread::available_parallelism().map_or(2, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                let folder = tempfile::tempdir().expect("a temporary folder can be made");
                while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
                    work(item, folder.path());
                }
            });
        }
    });
}
