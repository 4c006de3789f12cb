// SPDX-License-Identifier: MIT
//! The promise: either the output is what a run without faults makes and the exit status is 0, or
//! the status is not 0 and standard error names the operation and the file. What is reported as
//! copied is what is found. No hang, no panic, no abort.

use crate::job::{Job, Seen, Target};

/// What was done to a run.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Tampering {
    /// A call failed, as the system may fail it.
    Error,
    /// A read was said to have given so many bytes; it gave none, and did not move the input.
    ShortRead(usize),
    /// A write was said to have taken so many bytes; it took none.
    ShortWrite(usize),
    /// A read was said to be at the end.
    EndOfFile,
    /// A write was said to have taken nothing: the system's way to say that no room is left.
    NoRoom,
    /// A call on standard error, or one that has nothing to do with the two ends.
    Elsewhere,
}

/// What is known of a fault.
#[derive(Clone, Copy, Debug)]
pub struct Fault {
    /// What was done.
    pub tampering: Tampering,
    /// The words of a message about it, any of which will do.
    pub words: &'static [&'static str],
    /// It struck once, so that no more than one record can be bad.
    pub is_single: bool,
}

impl Fault {
    /// Any failure, told in any words.
    pub const ANY: Self = Self {
        tampering: Tampering::Error,
        words: &[""],
        is_single: false,
    };
}

/// Where the promise was broken.
pub fn check(job: &Job, expected: &Seen, seen: &Seen, fault: Fault) -> Result<(), String> {
    let code = seen.code();
    if seen.status.is_none() {
        return Err("hangs".into());
    }
    if code >= 128 {
        return Err(format!("killed by signal {}", code - 128));
    }
    for word in ["panicked", "memory allocation of", "RUST_BACKTRACE"] {
        if seen.stderr.contains(word) {
            return Err(format!("says '{word}'"));
        }
    }
    let outcome = Outcome {
        job,
        expected,
        seen,
        fault,
    };
    match fault.tampering {
        Tampering::NoRoom if code == 0 && job.operands.contains("untilfull") => {
            outcome.holds_what_is_reported()
        }
        Tampering::Error | Tampering::NoRoom if code == 0 => outcome.succeeded(),
        Tampering::Elsewhere if code == 0 => outcome.is_complete(),
        Tampering::Error | Tampering::NoRoom => outcome.failed(),
        // Nothing can be said where nothing is heard.
        Tampering::Elsewhere => outcome.holds_a_start(),
        Tampering::ShortRead(len) => outcome.took_a_lie(len, true),
        Tampering::ShortWrite(len) => outcome.took_a_lie(len, false),
        Tampering::EndOfFile => outcome.ended_early(),
    }
}

struct Outcome<'a> {
    job: &'a Job,
    expected: &'a Seen,
    seen: &'a Seen,
    fault: Fault,
}

impl Outcome<'_> {
    fn is_noerror(&self) -> bool {
        self.job.operands.contains("noerror")
    }

    fn is_checked(&self) -> bool {
        self.job.target != Target::Nowhere
    }

    /// The bytes of a complete copy.
    fn data(&self) -> &[u8] {
        let whole = &self.expected.output;
        let start = self.job.seek.min(whole.len());
        let len = self.expected.reported().map(usize_of);
        let end = len.map_or(whole.len(), |len| (start + len).min(whole.len()));
        &whole[start..end]
    }

    /// The output once the first `count` bytes of the copy have arrived.
    fn with_first(&self, count: usize) -> Vec<u8> {
        let (job, data) = (self.job, self.data());
        let mut output = job.prior.clone();
        if !job.keeps {
            output.resize(job.seek, 0);
        }
        let end = job.seek + count;
        if count > 0 && output.len() < end {
            output.resize(end, 0);
        }
        output[job.seek..][..count].copy_from_slice(&data[..count]);
        output
    }

    /// The output is as without a fault, and so is what is said of it.
    fn is_complete(&self) -> Result<(), String> {
        if self.is_checked() && self.seen.output != self.expected.output {
            return Err("status 0 and a wrong output".into());
        }
        Ok(())
    }

    fn succeeded(&self) -> Result<(), String> {
        if self.is_noerror() && self.seen.stderr.contains("dd: error reading 'in'") {
            return self.went_on();
        }
        self.is_complete()?;
        if self.seen.reported() != self.expected.reported() {
            return Err("status 0 and wrong counts".into());
        }
        Ok(())
    }

    fn failed(&self) -> Result<(), String> {
        let names = ["in", "out", "fifo", "m", "m.new", "/dev/zero", "/dev/null"]
            .iter()
            .flat_map(|name| [format!("'{name}'"), format!(": {name}: ")])
            .chain(["standard input".into(), "standard output".into()])
            .chain(["dd: memory exhausted".into()]);
        let messages: Vec<&str> = self
            .seen
            .stderr
            .lines()
            .filter(|line| line.contains("dd: "))
            .collect();
        let mut names = names.collect::<Vec<_>>().into_iter();
        if !names.any(|name| messages.iter().any(|message| message.contains(&name))) {
            return Err("fails and names no file".into());
        }
        let is_named = |words: &&str| messages.iter().any(|message| message.contains(words));
        if !self.fault.words.iter().any(is_named) {
            return Err("fails and does not say what failed".into());
        }
        if self.is_noerror() {
            return self.went_on();
        }
        if self.seen.stderr.contains(" bytes rescued, ") {
            return self.rescued();
        }
        self.holds_what_is_reported()
    }

    /// What was rescued is where it belongs, and as much is missing as was said.
    fn rescued(&self) -> Result<(), String> {
        let lost = self.seen.stderr.split(" bytes lost").next();
        let lost = lost.and_then(|text| text.rsplit(' ').next()?.parse::<usize>().ok());
        let (found, data) = (&self.seen.output, self.data());
        if found.len() > data.len() {
            return Err("the output holds what it should not".into());
        }
        let differing = found.iter().zip(data).filter(|(found, data)| found != data);
        let mut missing = data.len() - found.len();
        for (found, _) in differing {
            if *found != 0 {
                return Err("the output holds what it should not".into());
            }
            missing += 1;
        }
        if lost.is_none_or(|lost| missing > lost) {
            return Err("lost more than it says".into());
        }
        Ok(())
    }

    /// The counts are those of the bytes in the output, and these are the first of the copy.
    fn holds_what_is_reported(&self) -> Result<(), String> {
        if !self.is_checked() {
            return Ok(());
        }
        let Some(reported) = self.seen.reported() else {
            return self.holds_a_start();
        };
        let reported = usize_of(reported);
        if self.job.identity_from.is_none() {
            return self.holds_converted(reported);
        }
        if reported > self.data().len() {
            return Err("reports more than there was to copy".into());
        }
        if !self.is_same(&self.with_first(reported)) {
            return Err("reports other bytes than the output holds".into());
        }
        Ok(())
    }

    /// As many bytes as were reported; a conversion may have ended its last line, record or pair.
    fn holds_converted(&self, reported: usize) -> Result<(), String> {
        let written = self.written()?;
        if written.len() != reported {
            return Err("reports other bytes than the output holds".into());
        }
        let same = common_prefix(written, self.data());
        if same + LONGEST_TAIL < written.len() {
            return Err("the output holds what it should not".into());
        }
        Ok(())
    }

    /// Nothing but bytes of before and the first bytes of the copy.
    fn holds_a_start(&self) -> Result<(), String> {
        if !self.is_checked() || self.seen.output == self.job.prior || self.is_noerror() {
            return Ok(());
        }
        let found = self.seen.output.get(self.job.seek..).unwrap_or_default();
        let copied = common_prefix(found, self.data());
        if self.is_same(&self.with_first(copied)) {
            return Ok(());
        }
        Err("the output holds what it should not".into())
    }

    /// Equal; of a sparse copy that was cut short the last hole may be missing.
    fn is_same(&self, wanted: &[u8]) -> bool {
        let found = &self.seen.output;
        if found.len() < wanted.len() && self.job.operands.contains("sparse") {
            let (start, end) = wanted.split_at(found.len());
            return start == found && end.iter().all(|&byte| byte == 0);
        }
        found == wanted
    }

    /// Went on behind a bad record, as was asked: what is there are good records in their order.
    fn went_on(&self) -> Result<(), String> {
        if self.seen.reported().is_none() {
            return self.holds_a_start();
        }
        if self.seen.reported() != Some(self.seen.output.len() as u64) {
            return Err("reports other bytes than the output holds".into());
        }
        let is_padding = |record: &[u8]| record.iter().all(|&byte| byte == 0);
        let mut records = self.data().chunks(500);
        let mut missing = 0;
        for record in self.seen.output.chunks(500) {
            if is_padding(record) {
                // In the place of a bad one, or behind the last where the end could not be read.
                missing += usize::from(records.next().is_some());
                continue;
            }
            loop {
                match records.next() {
                    Some(good) if good == record => break,
                    Some(_) => missing += 1,
                    None => {
                        return Err("a record that was never in the input, or out of order".into());
                    }
                }
            }
        }
        // What ends the copy may leave out what follows.
        if self.seen.code() == 0 {
            missing += records.count();
        }
        if self.fault.is_single && missing > 1 {
            return Err("lost more than the bad record".into());
        }
        Ok(())
    }

    /// `len` bytes were said to have gone over that never did.
    fn took_a_lie(&self, len: usize, of_a_read: bool) -> Result<(), String> {
        // Or each byte goes to its place, whatever became of those in front of it.
        let sparse = ["sparse", "rescue"]
            .iter()
            .any(|word| self.job.operands.contains(word));
        if self.is_noerror() || !self.is_checked() || sparse || self.job.keeps {
            return Ok(());
        }
        if self.seen.code() != 0 && of_a_read {
            return self.failed();
        }
        let written = self.written()?;
        let lied = if of_a_read { 0 } else { len };
        let quiet = self.job.operands.contains("status=none");
        if self.seen.reported().map(usize_of) != Some(written.len() + lied) && !quiet {
            return Err("counts other bytes than it was told of".into());
        }
        let Some(from) = self.job.identity_from else {
            return Ok(());
        };
        let source = self.job.input.get(from..).unwrap_or_default();
        if self.seen.stderr.contains("cannot skip to specified offset") {
            return Ok(()); // the lie was told before the copy
        }
        let same = common_prefix(written, source);
        // Bytes behind the gap may happen to go on like those in front of it.
        let found = (same.saturating_sub(8)..=same).any(|at| {
            if of_a_read {
                written
                    .get(at + len..)
                    .is_none_or(|rest| source[at.min(source.len())..].starts_with(rest))
            } else {
                source
                    .get(at + len..)
                    .is_some_and(|rest| rest.starts_with(&written[at..]))
            }
        });
        if !found {
            return Err("lost or made up more than it was lied to".into());
        }
        Ok(())
    }

    fn ended_early(&self) -> Result<(), String> {
        if self.is_noerror() || !self.is_checked() {
            return Ok(());
        }
        if self.seen.code() != 0 {
            return self.failed();
        }
        if self.job.identity_from.is_none() {
            let written = self.written()?.len();
            let is_counted = self.seen.reported().map(usize_of) == Some(written);
            return is_counted.then_some(()).ok_or("wrong counts".into());
        }
        if self.job.operands.contains("status=none") {
            return self.holds_a_start();
        }
        self.holds_what_is_reported()
    }

    /// What the run put behind the place where the copy begins.
    fn written(&self) -> Result<&[u8], String> {
        let start = self.job.seek;
        self.seen
            .output
            .get(start..)
            .ok_or_else(|| "the output is cut".into())
    }
}

/// More than the longest record of the jobs' conversions, with its newline.
const LONGEST_TAIL: usize = 24;

fn common_prefix(a: &[u8], b: &[u8]) -> usize {
    a.iter().zip(b).take_while(|(a, b)| a == b).count()
}

fn usize_of(count: u64) -> usize {
    usize::try_from(count).expect("tests copy little")
}
