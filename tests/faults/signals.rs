// SPDX-License-Identifier: MIT
//! Signals at random moments, in random numbers, whatever dd is blocked in: the output is complete,
//! or dd died by the signal that asked for it, and its statistics say what is there.

use crate::common::{Dd, catches_signals, noise};
use crate::report::{Ending, Report, dd, for_each, is_long};
use rustix::fs::{Mode, OFlags};
use rustix::process::{Pid, Signal, kill_process};
use std::fs::File;
use std::io::{Read as _, Write as _};
use std::os::unix::process::ExitStatusExt as _;
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

const DEADLINE: Duration = Duration::from_secs(120);

/// Numbers that look random and are the same for the same seed (Marsaglia's xorshift).
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// Below `end`.
    pub fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % end
    }

    pub fn one_of<T: Copy>(&mut self, choices: &[T]) -> T {
        let at = usize::try_from(self.below(choices.len() as u64)).expect("it is an index");
        choices[at]
    }
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum From {
    File,
    Pipe,
    LateFifo,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum To {
    File,
    Pipe,
}

/// A run and what is sent to it.
#[derive(Debug)]
struct Schedule {
    seed: u64,
    from: From,
    to: To,
    len: usize,
    sizes: &'static str,
    extra: &'static str,
    /// Pauses, in microseconds, and what is sent after each.
    signals: Vec<(u64, Signal)>,
}

impl Schedule {
    fn random(seed: u64) -> Self {
        let mut random = Random::new(seed);
        let len = random.one_of(&[1, 5000, 70_000, 300_000, 900_000]);
        let mut signals = Vec::new();
        for _ in 0..=random.below(40) {
            let pause = random.one_of(&[0, 0, 50, 300, 1000, 1000, 3000]);
            let pause = random.below(pause + 1);
            match random.below(10) {
                0 => signals.extend([(pause, Signal::STOP), (random.below(2000), Signal::CONT)]),
                1 => signals.extend([(pause, Signal::WINCH); 20]),
                2 => signals.push((pause, Signal::CONT)),
                3 => signals.push((pause, Signal::URG)),
                _ => signals.push((pause, Signal::USR1)),
            }
        }
        if random.below(3) == 0 {
            let at = random.below(signals.len() as u64 + 1);
            signals.truncate(usize::try_from(at).expect("it is an index"));
            // It may have been stopped last.
            signals.extend([(0, Signal::CONT), (random.below(3000), Signal::INT)]);
        }
        let from = random.one_of(&[From::File, From::Pipe, From::Pipe, From::LateFifo]);
        let to = random.one_of(&[To::File, To::Pipe, To::Pipe]);
        let extras: &[&str] = match (from, to) {
            (From::File, To::File) => &[
                "iflag=nocache",
                "oflag=sync",
                "conv=fsync",
                "conv=swab",
                "conv=changed hash=sha1",
                "conv=rescue",
                "conv=sparse",
            ],
            (_, To::File) => &[
                "conv=sparse",
                "oflag=sync",
                "conv=fsync",
                "conv=ucase",
                "conv=verify hash=blake3",
                "speed=30M",
                "status=progress",
                "status=bar",
                "status=json",
            ],
            (_, To::Pipe) => &[
                "",
                "",
                "status=progress",
                "status=json",
                "conv=swab",
                "conv=ucase",
                "hash=sha256",
                "speed=30M",
            ],
        };
        let extra = random.one_of(extras);
        // A disk may take its time for each synchronous write.
        let len = if extra == "oflag=sync" {
            len.min(70_000)
        } else {
            len
        };
        Self {
            seed,
            from,
            to,
            len,
            sizes: random.one_of(&[
                "",
                "bs=1000",
                "bs=64K",
                "bs=1M",
                "bs=100000 iflag=fullblock",
                "ibs=100 obs=3333",
                "ibs=100000 obs=700",
                "ibs=64K obs=1M",
            ]),
            extra,
            signals,
        }
    }

    fn is_interrupted(&self) -> bool {
        self.signals
            .iter()
            .any(|&(_, signal)| signal == Signal::INT)
    }

    fn input(&self) -> Vec<u8> {
        noise(self.len)
    }

    fn expected(&self) -> Vec<u8> {
        let mut bytes = self.input();
        match self.extra {
            "conv=swab" => bytes.chunks_exact_mut(2).for_each(|pair| pair.swap(0, 1)),
            "conv=ucase" => bytes.make_ascii_uppercase(),
            _ => {}
        }
        bytes
    }

    fn operands(&self) -> Vec<String> {
        let mut operands: Vec<String> = [self.sizes, self.extra]
            .iter()
            .flat_map(|words| words.split_whitespace())
            .map(str::to_owned)
            .collect();
        match self.from {
            From::File => operands.push("if=in".into()),
            From::LateFifo => operands.push("if=fifo".into()),
            From::Pipe => {}
        }
        if self.to == To::File {
            operands.push("of=out".into());
        }
        operands
    }

    fn run(&self, dd: &Dd, folder: &Path) -> Result<Ending, String> {
        let mut random = Random::new(self.seed ^ 0xabcd);
        let fifo = folder.join("fifo");
        let _ = std::fs::remove_file(&fifo); // there may be none
        let _ = std::fs::remove_file(folder.join("out")); // likewise
        match self.from {
            From::File => std::fs::write(folder.join("in"), self.input()).expect("it can be made"),
            From::LateFifo => rustix::fs::mkfifoat(rustix::fs::CWD, &fifo, Mode::RUSR | Mode::WUSR)
                .expect("it can be made"),
            From::Pipe => {}
        }
        let mut child = dd
            .command(self.operands())
            .current_dir(folder)
            .stdin(match self.from {
                From::Pipe => Stdio::piped(),
                _ => Stdio::null(),
            })
            .stdout(match self.to {
                To::Pipe => Stdio::piped(),
                To::File => Stdio::null(),
            })
            .stderr(File::create(folder.join("err")).expect("it can be made"))
            .spawn()
            .expect("dd can be started");
        let stdin = child.stdin.take();
        let stdout = child.stdout.take();
        let paces = [random.below(400), random.below(400), random.below(4)];
        let (output, ended) = std::thread::scope(|scope| {
            let feeder = scope.spawn(move || {
                let sink: Option<Box<dyn std::io::Write>> = match self.from {
                    From::Pipe => stdin.map(|pipe| Box::new(pipe) as _),
                    From::LateFifo => {
                        pause(paces[2] * 1000);
                        Some(Box::new(open_fifo(&fifo)))
                    }
                    From::File => None,
                };
                let Some(mut sink) = sink else { return };
                for piece in self.input().chunks(7001) {
                    pause(paces[0]);
                    if sink.write_all(piece).is_err() {
                        return; // dd is gone
                    }
                }
            });
            let reader = scope.spawn(move || {
                let mut bytes = Vec::new();
                let mut piece = [0; 9001];
                if let Some(mut pipe) = stdout {
                    loop {
                        pause(paces[1]);
                        match pipe.read(&mut piece).expect("a pipe can be read") {
                            0 => break,
                            len => bytes.extend_from_slice(&piece[..len]),
                        }
                    }
                }
                bytes
            });
            let ended = self.send(&mut child);
            if self.from == From::LateFifo {
                // The feeder may still wait for a reader.
                let path = folder.join("fifo");
                let flags = OFlags::RDONLY | OFlags::NONBLOCK | OFlags::CLOEXEC;
                while !feeder.is_finished() {
                    let _ = rustix::fs::open(&path, flags, Mode::empty()); // and closed at once
                    pause(100);
                }
            }
            feeder.join().expect("the feeder does not panic");
            (reader.join().expect("the reader does not panic"), ended)
        });
        let ended = ended?;
        let output = match self.to {
            To::Pipe => output,
            To::File => std::fs::read(folder.join("out")).unwrap_or_default(),
        };
        let stderr = std::fs::read(folder.join("err")).expect("it is there");
        let stderr = crate::job::as_text(&stderr);
        self.check(ended, &output, &stderr).map_err(|what| {
            let end = stderr.len().saturating_sub(300);
            let stderr = stderr.get(end..).unwrap_or(&stderr);
            format!("{what}; {} bytes out; {ended:?}; …{stderr:?}", output.len())
        })
    }

    /// Sends the signals, and waits for the end.
    fn send(&self, child: &mut Child) -> Result<(Option<i32>, Option<i32>), String> {
        let id = Pid::from_child(child);
        let start = Instant::now();
        while !catches_signals(child.id()) {
            if start.elapsed() > DEADLINE {
                return Err("never catches signals".into());
            }
            if child.try_wait().expect("it can be asked").is_some() {
                break;
            }
        }
        for &(after, signal) in &self.signals {
            pause(after);
            if child.try_wait().expect("it can be asked").is_some() {
                break;
            }
            kill_process(id, signal).expect("a child can be signalled");
        }
        loop {
            if let Some(status) = child.try_wait().expect("it can be asked") {
                return Ok((status.code(), status.signal()));
            }
            if start.elapsed() > DEADLINE {
                let _ = kill_process(id, Signal::KILL);
                let _ = child.wait(); // it is dead
                return Err("hangs".into());
            }
            pause(100);
        }
    }

    fn check(
        &self,
        ended: (Option<i32>, Option<i32>),
        output: &[u8],
        stderr: &str,
    ) -> Result<Ending, String> {
        let expected = self.expected();
        let reports = reports(stderr);
        if !reports.is_sorted() {
            return Err("statistics that go back".into());
        }
        let last = reports.last().copied();
        match ended {
            (Some(0), None) => {
                if output != expected {
                    return Err("status 0 and a wrong output".into());
                }
                if last != Some(output.len() as u64) {
                    return Err("status 0 and wrong counts".into());
                }
                Ok(Ending::Complete)
            }
            (None, Some(signal)) if signal == Signal::INT.as_raw() && self.is_interrupted() => {
                if last != Some(output.len() as u64) {
                    return Err("other counts than bytes".into());
                }
                let same = output.iter().zip(&expected).take_while(|(a, b)| a == b);
                // The odd byte of an unfinished pair is as it was.
                if same.count() + 1 < output.len() {
                    return Err("bytes that were not in the input".into());
                }
                Ok(Ending::Told)
            }
            _ => Err("an end that nobody asked for".into()),
        }
    }
}

/// The bytes copied of all statistics, lines of progress left out (they round nothing, but may be
/// late).
fn reports(stderr: &str) -> Vec<u64> {
    stderr
        .split(['\n', '\r'])
        .filter(|line| line.contains(" copied, "))
        .filter_map(|line| line.split(' ').next()?.parse().ok())
        .collect()
}

fn open_fifo(path: &Path) -> File {
    File::options()
        .write(true)
        .open(path)
        .expect("a FIFO can be opened")
}

fn pause(micros: u64) {
    if micros > 0 {
        std::thread::sleep(Duration::from_micros(micros));
    }
}

#[test]
fn no_schedule_of_signals_loses_a_byte() {
    let dd = dd();
    let count = if is_long() { 10_000 } else { 1000 };
    let seeds: Vec<u64> = match std::env::var("DD_FAULTS_SEED") {
        Ok(seed) => vec![seed.parse().expect("DD_FAULTS_SEED is a number")],
        Err(_) => (1..=count).collect(),
    };
    let report = Report::new("signal schedule");
    for_each(&seeds, |&seed, folder| {
        let schedule = Schedule::random(seed);
        let ending = schedule.run(&dd, folder);
        let row = match (schedule.from, schedule.is_interrupted()) {
            (From::LateFifo, false) => "from a FIFO opened late",
            (From::LateFifo, true) => "from a FIFO opened late, with SIGINT",
            (_, false) => "from a file or a pipe",
            (_, true) => "from a file or a pipe, with SIGINT",
        };
        report.add(row, || format!("{schedule:?}"), ending);
    });
    report.finish(seeds.len());
}

/// The end of a reader, and the limit of a file's size, with their signals ignored and not.
#[test]
fn a_reader_that_dies_and_a_full_allowance_are_told() {
    let dd = dd();
    let report = Report::new("SIGPIPE and SIGXFSZ");
    let rounds: Vec<u64> = (0..if is_long() { 400 } else { 40 }).collect();
    for_each(&rounds, |&round, folder| {
        let mut random = Random::new(round + 77);
        let dd = dd.command[0].to_string_lossy().into_owned();
        let is_ignored = round % 2 == 0;
        let size = random.one_of(&["bs=1000", "bs=64K", "", "ibs=100 obs=5000", "bs=1M"]);
        let trap = if is_ignored {
            "trap '' PIPE XFSZ; "
        } else {
            ""
        };
        std::fs::write(folder.join("in"), noise(2_000_000)).expect("it can be made");
        let run = |script: String| {
            let mut command = std::process::Command::new("bash");
            command
                .args(["-c", &script])
                .env("LC_ALL", "C")
                .current_dir(folder);
            command.output().expect("bash can be started")
        };
        let taken = random.below(200_000);
        let output = run(format!(
            "{trap}({dd} if=in {size} 2>err; echo $? >status) | head -c {taken} >taken"
        ));
        assert!(output.status.success(), "{output:?}");
        let read = |name: &str| {
            String::from_utf8_lossy(&std::fs::read(folder.join(name)).expect("it is there"))
                .into_owned()
        };
        let (status, err) = (read("status"), read("err"));
        let ending = match (is_ignored, status.trim()) {
            (true, "1") if err.contains("'standard output': Broken pipe") => {
                let copied = reports(&err).last().copied();
                match copied {
                    Some(copied) if copied >= taken => Ok(Ending::Told),
                    _ => Err("counts fewer bytes than were read".to_owned()),
                }
            }
            (false, "141") => Ok(Ending::Told),
            _ => Err(format!("status {status}")),
        };
        report.add(
            "a reader that dies",
            || format!("{size} {taken} {err:?}"),
            ending,
        );

        let limit = 1 + random.below(1000);
        let output = run(format!(
            "{trap}ulimit -f {limit}; {dd} if=in of=limited {size} 2>err; echo $? >status"
        ));
        assert!(output.status.success(), "{output:?}");
        let (status, err) = (read("status"), read("err"));
        let len = std::fs::read(folder.join("limited"))
            .expect("it is there")
            .len() as u64;
        let ending = match (is_ignored, status.trim()) {
            (true, "1") if err.contains("'limited': File too large") => {
                match reports(&err).last() {
                    Some(&copied) if copied == len && len == limit * 1024 => Ok(Ending::Told),
                    _ => Err("other counts than bytes".to_owned()),
                }
            }
            (false, "153") => Ok(Ending::Told),
            _ => Err(format!("status {status}")),
        };
        report.add(
            "a full allowance",
            || format!("{size} {limit} {len} {err:?}"),
            ending,
        );
        let _ = std::fs::remove_file(folder.join("limited")); // for the next
    });
    report.finish(rounds.len() * 2);
}
