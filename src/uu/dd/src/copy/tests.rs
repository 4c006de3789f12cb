// SPDX-License-Identifier: MIT
//! The loop against scripted ends: each path of it, without a file.

use super::*;
use crate::convert::swab::Swab;
use crate::error::Remark;
use crate::io::{Demand, Identity, Supply};
use proptest::prelude::*;
use rustix::io::Errno;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::ffi::OsStr;
use std::os::fd::BorrowedFd;

/// What a call of the source gives.
#[derive(Clone, Debug)]
enum Read {
    Bytes(&'static [u8]),
    BytesThenError(&'static [u8], Errno),
    Error(Errno),
    Interrupted,
}
use Read::{Bytes, BytesThenError, Error};

/// What a call of the sink takes: so many bytes, and then a fault.
#[derive(Clone, Copy)]
struct Take(usize, Fault);

#[derive(Default)]
struct Script {
    reads: VecDeque<Read>,
    /// Lengths that were asked for.
    asked: Vec<usize>,
    /// Lengths that were stepped over.
    stepped: Vec<usize>,
    step_fault: Option<Action>,
    supply: Option<Supply>,
    position: Option<u64>,
    stands_at: Option<u64>,
    ended: bool,
}

impl Source for Script {
    fn next_data(&mut self, _: u64) -> Option<std::ops::Range<u64>> {
        None
    }

    fn move_on(&mut self, _: u64) {}

    fn name(&self) -> &OsStr {
        OsStr::new("in")
    }

    fn read(&mut self, record: &mut [u8]) -> Received {
        self.asked.push(record.len());
        let (bytes, fault): (&[u8], _) = match self.reads.pop_front() {
            Some(Bytes(bytes)) => (bytes, None),
            Some(BytesThenError(bytes, errno)) => (bytes, Some(Fault::Os(errno))),
            Some(Error(errno)) => (b"", Some(Fault::Os(errno))),
            Some(Read::Interrupted) => (b"", Some(Fault::Interrupted)),
            None => (b"", None),
        };
        record[..bytes.len()].copy_from_slice(bytes);
        Received {
            bytes: bytes.len(),
            fault,
        }
    }

    fn read_whole_at_once(&mut self, record: &mut [u8]) -> bool {
        // As the real one: what is no whole record waits for `read`.
        let Some(Bytes(bytes)) = self.reads.front() else {
            return false;
        };
        if bytes.len() != record.len() {
            return false;
        }
        self.read(record).bytes == record.len()
    }

    fn step_over(&mut self, bytes: usize, fault: Errno) -> Result<Step, Stop> {
        if fault == Errno::AGAIN {
            return Ok(Step::Again);
        }
        self.stepped.push(bytes);
        match self.step_fault.clone() {
            Some(action) => Err(Failure::new(action, OsStr::new("in"), fault).into()),
            None => Ok(Step::Over),
        }
    }

    fn supply(&self) -> Supply {
        self.supply.unwrap_or(Supply::Records)
    }

    fn widen_pipe(&self) {}

    fn read_piece(&mut self, piece: &mut [u8]) -> Received {
        self.read(piece)
    }

    fn pass_on(&mut self, _: BorrowedFd<'_>, _: usize) -> Option<Received> {
        None
    }

    fn note_last_record(&mut self, _: usize) {}

    fn position(&self) -> Option<u64> {
        self.position
    }

    fn stand_at(&mut self, position: u64) -> bool {
        self.stands_at = Some(position);
        true
    }

    fn note_end(&mut self) {
        self.ended = true;
    }
}

#[derive(Default)]
struct Paper {
    blocks: Vec<Vec<u8>>,
    /// The call with this number is cut short.
    cut: Option<(usize, Take)>,
    demand: Option<Demand>,
    ended: bool,
}

impl Sink for Paper {
    fn makes_holes(&self) -> bool {
        false
    }

    fn pass_over(&mut self, _: u64) -> bool {
        false
    }

    fn null_device(&self) -> Option<BorrowedFd<'static>> {
        None
    }

    fn name(&self) -> &OsStr {
        OsStr::new("out")
    }

    fn write(&mut self, block: &[u8]) -> Written {
        if let Some((number, Take(bytes, fault))) = self.cut
            && number == self.blocks.len()
        {
            self.blocks.push(block[..bytes].to_vec());
            return Written {
                bytes,
                fault: Some(fault),
            };
        }
        self.blocks.push(block.to_vec());
        Written {
            bytes: block.len(),
            fault: None,
        }
    }

    fn write_whole_at_once(&mut self, block: &[u8]) -> bool {
        if self
            .cut
            .is_some_and(|(number, _)| number == self.blocks.len())
        {
            return false;
        }
        self.write(block).fault.is_none()
    }

    fn demand(&self) -> Demand {
        self.demand.unwrap_or(Demand::Blocks)
    }

    fn note_end(&mut self) {
        self.ended = true;
    }
}

#[derive(Default)]
struct Notes(RefCell<Vec<String>>);

impl Notes {
    fn add(&self, text: &[u8]) {
        let text = String::from_utf8_lossy(text).into_owned();
        self.0.borrow_mut().push(text);
    }
}

impl Desk for Notes {
    fn attend(&self) -> Result<(), Interrupted> {
        Ok(())
    }

    fn has_news(&self) -> bool {
        false
    }

    fn between_records(&self) {}

    fn report(&self, failure: &Failure) {
        self.add(&failure.message(&crate::words::Words::english()));
    }

    fn report_tolerated(&self, failure: &Failure) {
        self.report(failure);
    }

    fn remark(&self, remark: &Remark) {
        self.add(&remark.message(&crate::words::Words::english()));
    }

    fn statistics(&self) {
        self.add(b"statistics");
    }
}

fn plan(input_block: usize, transfer: Transfer) -> Plan {
    Plan {
        until_full: false,
        input_block,
        output_block: 4,
        limit: Limit::NONE,
        pad: None,
        bad_record: BadRecord::Stop,
        transfer,
    }
}

fn reblock() -> Transfer {
    Transfer::Reblock {
        pipeline: Pipeline::default(),
        passes_through: true,
    }
}

/// All that a copy left.
struct Seen {
    result: Result<IsClean, Stop>,
    source: Script,
    sink: Paper,
    /// Full and partial records in, full and partial blocks out, bytes.
    counts: [u64; 5],
    notes: Vec<String>,
}

fn run(plan: Plan, reads: &[Read], sink: Paper) -> Seen {
    let source = Script {
        reads: reads.iter().cloned().collect(),
        ..Script::default()
    };
    run_on(plan, source, sink)
}

fn run_on(plan: Plan, mut source: Script, mut sink: Paper) -> Seen {
    let tally = Tally::default();
    let notes = Notes::default();
    let result = copy(plan, &mut source, &mut sink, &tally, &notes);
    let counts = tally.counts();
    Seen {
        result,
        source,
        sink,
        counts: [
            counts.full_in,
            counts.partial_in,
            counts.full_out,
            counts.partial_out,
            counts.bytes,
        ],
        notes: notes.0.into_inner(),
    }
}

const EIO: &str = "error reading 'in': Input/output error";

#[test]
fn records_are_written_as_they_are_read() {
    let reads = [Bytes(b"abcd"), Bytes(b"ef"), Bytes(b"ghij")];
    let seen = run(plan(4, Transfer::AsRead), &reads, Paper::default());
    assert_eq!(seen.result, Ok(true));
    assert_eq!(seen.sink.blocks, [&b"abcd"[..], b"ef", b"ghij"]);
    assert_eq!(seen.counts, [2, 1, 2, 1, 10]);
    assert!(seen.source.ended && seen.sink.ended);
}

/// A long file as input, and a file as output: many records may be moved at once.
fn file_script(reads: &[Read]) -> (Script, Paper) {
    let source = Script {
        reads: reads.iter().cloned().collect(),
        supply: Some(Supply::File {
            identity: Identity::File(1, 1),
            end: 1 << 30,
        }),
        position: Some(100),
        ..Script::default()
    };
    let sink = Paper {
        demand: Some(Demand::Bytes(Some(Identity::File(1, 2)))),
        ..Paper::default()
    };
    (source, sink)
}

#[test]
fn a_file_is_moved_in_pieces_until_a_read_is_short() {
    // The first read gives less than a piece: from there on, records are records.
    let reads = [Bytes(b"abcdefghij"), Bytes(b"klmn"), Bytes(b"op")];
    let (source, sink) = file_script(&reads);
    let seen = run_on(plan(4, Transfer::AsRead), source, sink);
    assert_eq!(seen.result, Ok(true));
    assert_eq!(seen.source.asked, [512 * 1024, 4, 4, 4]);
    assert_eq!(seen.sink.blocks, [&b"abcdefghij"[..], b"klmn", b"op"]);
    assert_eq!(seen.counts, [3, 2, 3, 2, 16]);
    assert!(seen.source.ended && seen.sink.ended);
}

#[test]
fn within_a_block_there_is_no_way_back_to_records() {
    let reads = [Bytes(b"abcdefghij"), Bytes(b"klmn")];
    let (source, sink) = file_script(&reads);
    let seen = run_on(plan(5, reblock()), source, sink);
    assert_eq!(seen.result, Ok(true));
    assert_eq!(seen.sink.blocks.concat(), b"abcdefghijklmn");
    assert_eq!(seen.counts, [2, 1, 3, 1, 14]);
    assert!(seen.source.ended && seen.sink.ended);
}

#[test]
fn after_a_fault_the_input_stands_behind_the_record_in_hand() {
    for (transfer, stands_at, counts) in [
        (Transfer::AsRead, 108, [2, 0, 1, 1, 6]),
        // The block of four bytes from 4 on needs the second record of five.
        (reblock(), 110, [2, 0, 1, 1, 6]),
    ] {
        let input_block = if matches!(transfer, Transfer::AsRead) {
            4
        } else {
            5
        };
        let (source, mut sink) = file_script(&[Bytes(b"abcdefghijklmnop")]);
        sink.cut = Some((0, Take(6, Fault::Os(Errno::NOSPC))));
        let seen = run_on(plan(input_block, transfer), source, sink);
        assert_eq!(seen.result, Ok(false));
        assert_eq!(seen.source.stands_at, Some(stands_at));
        assert_eq!(seen.counts, counts);
    }
}

#[test]
fn one_file_or_two_devices_are_copied_record_by_record() {
    let same = Identity::File(1, 1);
    for (input, output) in [(same, same), (Identity::Device(3), Identity::Device(4))] {
        let (mut source, mut sink) = file_script(&[Bytes(b"abcd"), Bytes(b"efgh")]);
        source.supply = Some(Supply::File {
            identity: input,
            end: 1 << 30,
        });
        sink.demand = Some(Demand::Bytes(Some(output)));
        let seen = run_on(plan(4, Transfer::AsRead), source, sink);
        assert_eq!(seen.source.asked, [4, 4, 4]);
    }
}

#[test]
fn records_are_collected_into_blocks_and_only_the_last_is_partial() {
    let reads = [Bytes(b"abc"), Bytes(b"def"), Bytes(b"g"), Bytes(b"hi")];
    let seen = run(plan(3, reblock()), &reads, Paper::default());
    assert_eq!(seen.result, Ok(true));
    assert_eq!(seen.sink.blocks, [&b"abcd"[..], b"efgh", b"i"]);
    assert_eq!(seen.counts, [2, 2, 2, 1, 9]);
}

#[test]
fn the_limit_is_never_read_past() {
    let mut limited = plan(4, Transfer::AsRead);
    limited.limit = Limit {
        records: 2,
        rest: 3,
    };
    let reads = [Bytes(b"abcd"), Bytes(b"e"), Bytes(b"fgh"), Bytes(b"zzzz")];
    let seen = run(limited, &reads, Paper::default());
    assert_eq!(seen.source.asked, [4, 4, 3]);
    assert_eq!(seen.counts, [1, 2, 1, 2, 8]);
    assert!(!seen.source.ended && !seen.sink.ended);
}

#[test]
fn a_read_error_is_never_an_end() {
    let reads = [Bytes(b"ab"), Error(Errno::IO), Bytes(b"cd")];
    let seen = run(plan(4, reblock()), &reads, Paper::default());
    assert_eq!(seen.result, Ok(false));
    assert_eq!(seen.sink.blocks, [b"ab"], "what is buffered is written");
    assert_eq!(seen.notes, [EIO]);
    assert!(!seen.source.ended);
}

#[test]
fn noerror_steps_over_the_rest_of_the_record() {
    let mut tolerant = plan(4, Transfer::AsRead);
    tolerant.bad_record = BadRecord::StepOver;
    let reads = [
        Bytes(b"abcd"),
        Error(Errno::IO),
        Bytes(b"e"),
        Error(Errno::IO),
        Error(Errno::IO),
        Bytes(b"fghi"),
    ];
    let seen = run(tolerant, &reads, Paper::default());
    assert_eq!(seen.result, Ok(true));
    assert_eq!(seen.source.stepped, [4, 3, 4]);
    assert_eq!(seen.sink.blocks, [&b"abcd"[..], b"e", b"fghi"]);
    assert_eq!(seen.counts, [2, 1, 2, 1, 9]);
    assert_eq!(
        seen.notes,
        [EIO, "statistics", EIO, "statistics", EIO, "statistics"]
    );
}

#[test]
fn an_error_behind_part_of_a_record_is_told_even_at_the_limit() {
    let mut limited = plan(4, Transfer::AsRead);
    limited.limit = Limit {
        records: 1,
        rest: 0,
    };
    let seen = run(
        limited,
        &[BytesThenError(b"ab", Errno::IO)],
        Paper::default(),
    );
    assert_eq!(seen.result, Ok(false));
    assert_eq!(seen.sink.blocks, [b"ab"]);
    assert_eq!(seen.notes, [EIO]);
    let mut tolerant = plan(4, Transfer::AsRead);
    tolerant.bad_record = BadRecord::StepOver;
    let reads = [BytesThenError(b"a", Errno::IO), Bytes(b"bcde")];
    let seen = run(tolerant, &reads, Paper::default());
    assert_eq!(seen.result, Ok(true));
    assert_eq!(seen.sink.blocks, [&b"a"[..], b"bcde"]);
    assert_eq!(seen.source.stepped, [3], "the rest of the record");
}

#[test]
fn an_input_that_has_nothing_yet_is_not_padded() {
    let mut tolerant = plan(4, Transfer::AsRead);
    tolerant.bad_record = BadRecord::StepOver;
    tolerant.pad = Some(0);
    let reads = [Bytes(b"abcd"), Error(Errno::AGAIN), Bytes(b"efgh")];
    let seen = run(tolerant, &reads, Paper::default());
    assert_eq!(seen.result, Ok(true));
    assert_eq!(seen.sink.blocks, [b"abcd", b"efgh"]);
}

#[test]
fn truncated_records_are_counted_also_before_a_write_error() {
    use crate::convert::Records;
    use crate::convert::record::Block;
    let pipeline = Pipeline {
        records: Some(Records::Block(Block::new(2, b'\n', b' '))),
        ..Pipeline::default()
    };
    let sink = Paper {
        cut: Some((0, Take(0, Fault::Os(Errno::NOSPC)))),
        ..Paper::default()
    };
    let transfer = Transfer::Reblock {
        pipeline,
        passes_through: true,
    };
    let tally = Tally::default();
    let mut source = Script {
        reads: [Bytes(b"abc\nabc\nabc\n")].into(),
        ..Script::default()
    };
    let mut sink = sink;
    let result = copy(
        plan(12, transfer),
        &mut source,
        &mut sink,
        &tally,
        &Notes::default(),
    );
    assert_eq!(result, Ok(false));
    assert_eq!(tally.counts().truncated, 1, "as far as it came");
}

#[test]
fn noerror_with_sync_puts_padding_where_nothing_could_be_read() {
    let mut tolerant = plan(4, Transfer::AsRead);
    tolerant.bad_record = BadRecord::StepOver;
    tolerant.pad = Some(0);
    let reads = [
        Bytes(b"abcd"),
        Error(Errno::IO),
        Bytes(b"e"),
        Error(Errno::IO),
        Bytes(b"fghi"),
    ];
    let seen = run(tolerant, &reads, Paper::default());
    assert_eq!(seen.result, Ok(true));
    assert_eq!(
        seen.sink.blocks,
        [&b"abcd"[..], b"\0\0\0\0", b"e\0\0\0", b"fghi"]
    );
    assert_eq!(seen.counts, [2, 2, 4, 0, 16]);
}

#[test]
fn an_input_that_cannot_be_moved_ends_the_copy() {
    let mut tolerant = plan(4, Transfer::AsRead);
    tolerant.bad_record = BadRecord::StepOver;
    let source = Script {
        reads: [Bytes(b"ab"), Error(Errno::ISDIR)].into(),
        step_fault: Some(Action::StepOver),
        ..Script::default()
    };
    let seen = run_on(tolerant, source, Paper::default());
    assert_eq!(seen.result, Ok(false));
    assert_eq!(
        seen.notes,
        [
            "error reading 'in': Is a directory",
            "statistics",
            "in: cannot move past the fault: Is a directory"
        ]
    );
    assert_eq!(seen.sink.blocks, [b"ab"]);
}

#[test]
fn a_failed_seek_past_a_bad_record_makes_the_next_error_the_last() {
    let mut tolerant = plan(4, Transfer::AsRead);
    tolerant.bad_record = BadRecord::StepOver;
    tolerant.pad = Some(b'.');
    let source = Script {
        reads: [
            Error(Errno::IO),
            Bytes(b"abcd"),
            Error(Errno::IO),
            Bytes(b"zzzz"),
        ]
        .into(),
        step_fault: Some(Action::Seek),
        ..Script::default()
    };
    let seen = run_on(tolerant, source, Paper::default());
    assert_eq!(seen.result, Ok(false));
    assert_eq!(seen.sink.blocks, [b"....", b"abcd"]);
    assert_eq!(
        seen.notes,
        [
            EIO,
            "statistics",
            "in: cannot seek: Input/output error",
            EIO
        ]
    );
}

#[test]
fn short_records_are_padded() {
    let mut padded = plan(4, Transfer::AsRead);
    padded.pad = Some(b' ');
    let seen = run(padded, &[Bytes(b"a"), Bytes(b"bcde")], Paper::default());
    assert_eq!(seen.sink.blocks, [b"a   ", b"bcde"]);
    assert_eq!(seen.counts, [1, 1, 2, 0, 8]);
}

#[test]
fn a_block_partly_written_before_a_fault_counts_as_partial() {
    for (transfer, message) in [
        (
            Transfer::AsRead,
            "error writing 'out': No space left on device",
        ),
        (reblock(), "writing to 'out': No space left on device"),
    ] {
        let sink = Paper {
            cut: Some((1, Take(3, Fault::Os(Errno::NOSPC)))),
            ..Paper::default()
        };
        let reads = [Bytes(b"abcd"), Bytes(b"efgh"), Bytes(b"ijkl")];
        let seen = run(plan(4, transfer), &reads, sink);
        assert_eq!(seen.result, Ok(false));
        assert_eq!(seen.counts, [2, 0, 1, 1, 7]);
        assert_eq!(seen.notes, [message]);
        assert_eq!(
            seen.source.reads.len(),
            1,
            "nothing is read after the fault"
        );
    }
}

/// Bytes of two and a half pieces.
static LARGE: [u8; PIECE_LEN * 5 / 2] = [7; PIECE_LEN * 5 / 2];

#[test]
fn a_large_block_goes_to_a_file_in_pieces_and_counts_as_one() {
    let file = Demand::Bytes(Some(Identity::File(1, 2)));
    let (whole, half) = (PIECE_LEN, PIECE_LEN / 2);
    for (demand, lens) in [
        (file, &[whole, whole, half][..]),
        (Demand::Blocks, &[LARGE.len()]),
        (Demand::Bytes(None), &[LARGE.len()]),
    ] {
        let sink = Paper {
            demand: Some(demand),
            ..Paper::default()
        };
        let reads = [Bytes(&LARGE), Bytes(b"ab")];
        let seen = run(plan(LARGE.len(), Transfer::AsRead), &reads, sink);
        assert_eq!(seen.result, Ok(true));
        assert_eq!(seen.counts, [1, 1, 1, 1, LARGE.len() as u64 + 2]);
        let written: Vec<usize> = seen.sink.blocks.iter().map(Vec::len).collect();
        assert_eq!(written, [lens, &[2]].concat(), "{demand:?}");
    }
}

#[test]
fn a_fault_in_a_piece_of_a_block_is_one_of_the_block() {
    let sink = Paper {
        demand: Some(Demand::Bytes(Some(Identity::File(1, 2)))),
        cut: Some((1, Take(3, Fault::Os(Errno::NOSPC)))),
        ..Paper::default()
    };
    let seen = run(
        plan(LARGE.len(), Transfer::AsRead),
        &[Bytes(&LARGE), Bytes(b"ab")],
        sink,
    );
    assert_eq!(seen.result, Ok(false));
    assert_eq!(seen.counts, [1, 0, 0, 1, PIECE_LEN as u64 + 3]);
    assert_eq!(seen.sink.blocks.len(), 2, "nothing is written after it");
    let message = "error writing 'out': No space left on device";
    assert_eq!(seen.notes, [message]);
}

#[test]
fn a_fault_at_the_last_block_is_told_as_one_of_a_record() {
    let sink = Paper {
        cut: Some((0, Take(0, Fault::Os(Errno::PIPE)))),
        ..Paper::default()
    };
    let seen = run(plan(4, reblock()), &[Bytes(b"ab")], sink);
    assert_eq!(seen.notes, ["error writing 'out': Broken pipe"]);
    assert_eq!(seen.counts, [0, 1, 0, 0, 0]);
}

#[test]
fn an_interrupt_ends_the_copy_where_it_is() {
    let reads = [Bytes(b"ab"), Read::Interrupted, Bytes(b"cd")];
    let seen = run(plan(4, reblock()), &reads, Paper::default());
    assert_eq!(seen.result, Err(Stop::Interrupted));
    assert!(seen.sink.blocks.is_empty(), "what is pending is dropped");
    let sink = Paper {
        cut: Some((0, Take(1, Fault::Interrupted))),
        ..Paper::default()
    };
    let seen = run(plan(4, Transfer::AsRead), &[Bytes(b"ab")], sink);
    assert_eq!(seen.result, Err(Stop::Interrupted));
    assert_eq!(seen.counts, [0, 1, 0, 1, 1], "what did arrive is counted");
}

#[test]
fn blocks_that_cannot_be_had_are_an_error_before_anything_is_read() {
    let too_much = isize::MAX.unsigned_abs() - 1;
    let seen = run(
        plan(too_much, Transfer::AsRead),
        &[Bytes(b"ab")],
        Paper::default(),
    );
    let failure = Failure::Memory {
        side: Side::Input,
        len: too_much,
    };
    assert_eq!(seen.result, Err(Stop::Failed(failure)));
    let mut large_output = plan(4, reblock());
    large_output.output_block = too_much;
    let seen = run(large_output, &[Bytes(b"ab")], Paper::default());
    let failure = Failure::Memory {
        side: Side::Output,
        len: too_much,
    };
    assert_eq!(seen.result, Err(Stop::Failed(failure)));
    assert!(seen.source.asked.is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever the lengths of the reads and of both blocks, the bytes that go in come out, and
    /// the counts say how.
    #[test]
    fn bytes_in_are_bytes_out(
        lens in prop::collection::vec(1_usize..9, 0..40),
        input_block in 9_usize..20,
        output_block in 1_usize..20,
        as_read in any::<bool>(),
        swab in any::<bool>(),
    ) {
        static BYTES: &[u8] = b"abcdefgh";
        let reads: Vec<Read> = lens.iter().map(|&len| Bytes(&BYTES[..len])).collect();
        let transfer = if as_read {
            Transfer::AsRead
        } else {
            Transfer::Reblock {
                pipeline: Pipeline { swab: swab.then(Swab::default), ..Pipeline::default() },
                passes_through: true,
            }
        };
        let mut wanted: Vec<u8> = lens.iter().flat_map(|&len| BYTES[..len].to_vec()).collect();
        if swab && !as_read {
            for pair in wanted.chunks_exact_mut(2) {
                pair.swap(0, 1);
            }
        }
        let mut plan = plan(input_block, transfer);
        plan.output_block = output_block;
        let seen = run(plan, &reads, Paper::default());
        prop_assert_eq!(seen.result, Ok(true));
        let total = wanted.len() as u64;
        prop_assert_eq!(seen.sink.blocks.concat(), wanted);
        prop_assert_eq!(seen.counts[1], lens.len() as u64);
        prop_assert_eq!(seen.counts[4], total);
        if !as_read {
            prop_assert_eq!(seen.counts[2], total / output_block as u64);
            prop_assert_eq!(seen.counts[3], u64::from(!total.is_multiple_of(output_block as u64)));
        }
    }
}
