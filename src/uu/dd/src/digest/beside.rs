// SPDX-License-Identifier: MIT
//! Work on a stream beside the copy: a thread for each digest, which gets the very memory that was
//! read and written, and gives it back. Knows neither files nor signals.

use super::ledger::{Checklist, Ledger};
use super::{Algorithm, Digest, Hasher};
use crate::buffer::Buffer;
use crate::error::{Failure, Side};
use coreutils_sys::threads::{Descriptors, Thread, spawn_without_descriptors};
use nix::sys::signal::{SigSet, SigmaskHow};
use std::collections::VecDeque;
use std::ops::Range;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// How much of small blocks is collected before it is handed on, in bytes.
const COLLECTED: usize = 256 * 1024;

/// The most pieces that are on their way: so much may the copy be ahead of the slowest thread. Fewer
/// where they are large, but two must be on their way while one is filled.
const MOST: usize = 8;
const FEWEST: usize = 3;

/// How many bytes these are to be.
const MOST_BYTES: usize = 8 * 1024 * 1024;

/// A digest is made on a stack of so many bytes, of which BLAKE3 without optimisation takes most.
const STACK_LEN: usize = 1024 * 1024;

/// What is made of the stream.
enum Work {
    Digest(Hasher),
    Checksums(Ledger),
}

impl Work {
    fn update(&mut self, bytes: &[u8]) {
        match self {
            Self::Digest(hasher) => hasher.update(bytes),
            Self::Checksums(ledger) => ledger.update(bytes),
        }
    }
}

/// A part of the stream.
struct Piece {
    buffer: Buffer,
    range: Range<usize>,
}

/// What the copy and a thread share.
struct Desk {
    state: Mutex<State>,
    /// A piece has come, or the end.
    has_come: Condvar,
    /// Memory is given back here.
    free: Arc<Free>,
}

struct State {
    pieces: VecDeque<Arc<Piece>>,
    is_over: bool,
    /// Taken by the thread while it works, and put back at the end.
    work: Option<Work>,
}

/// Memory that nobody needs any more.
#[derive(Default)]
struct Free {
    buffers: Mutex<Vec<Buffer>>,
    has_come: Condvar,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A panic ends the program, in whichever thread it is.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Free {
    /// Gives a piece's memory back, if nobody else works on it.
    fn give_back(&self, piece: Arc<Piece>) {
        if let Some(piece) = Arc::into_inner(piece) {
            lock(&self.buffers).push(piece.buffer);
            self.has_come.notify_one();
        }
    }
}

/// The thread's life.
fn run(desk: &Desk, _: Descriptors) {
    let Some(mut work) = lock(&desk.state).work.take() else {
        return;
    };
    loop {
        let mut state = lock(&desk.state);
        let piece = loop {
            if let Some(piece) = state.pieces.pop_front() {
                break Some(piece);
            }
            if state.is_over {
                break None;
            }
            state = desk
                .has_come
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        };
        let Some(piece) = piece else {
            state.work = Some(work);
            return;
        };
        drop(state);
        work.update(&piece.buffer.bytes()[piece.range.clone()]);
        desk.free.give_back(piece);
    }
}

/// One thing that is made of the stream, and who makes it.
enum Worker {
    Thread(Thread, Arc<Desk>),
    /// The system gives no thread: the copy does it itself.
    Copy(Box<Work>),
}

impl Worker {
    fn start(work: Work, free: &Arc<Free>) -> Self {
        let desk = Arc::new(Desk {
            state: Mutex::new(State {
                pieces: VecDeque::with_capacity(MOST),
                is_over: false,
                work: Some(work),
            }),
            has_come: Condvar::new(),
            free: Arc::clone(free),
        });
        match spawn_without_descriptors(STACK_LEN, Arc::clone(&desk), run) {
            Ok(thread) => Self::Thread(thread, desk),
            Err(_) => match lock(&desk.state).work.take() {
                Some(work) => Self::Copy(Box::new(work)),
                None => unreachable!("no thread has taken it"),
            },
        }
    }

    fn finish(self) -> Work {
        match self {
            Self::Copy(work) => *work,
            Self::Thread(thread, desk) => {
                lock(&desk.state).is_over = true;
                desk.has_come.notify_one();
                thread.join();
                match lock(&desk.state).work.take() {
                    Some(work) => work,
                    None => unreachable!("the thread has put it back"),
                }
            }
        }
    }
}

/// What is asked to be made of a stream.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// These digests, each once.
    pub digests: Vec<Algorithm>,
    /// The checksums of its pieces.
    pub checksums: bool,
}

/// What was made of it.
#[derive(Default)]
pub struct Made {
    /// The digests, in the order they were asked for.
    pub digests: Vec<Digest>,
    /// The checksums of its pieces.
    pub checksums: Option<Checklist>,
}

impl Made {
    /// The digest of this kind.
    pub fn digest(&self, algorithm: Algorithm) -> Option<&Digest> {
        let mut digests = self.digests.iter();
        digests.find(|digest| digest.algorithm == algorithm)
    }
}

/// Whoever works beside the copy. Dropped without [`Beside::finish`], the threads end with the
/// program.
pub struct Beside {
    workers: Vec<Worker>,
    free: Arc<Free>,
    /// How many buffers there are in all, but for the one that is collected in.
    buffers: usize,
    /// Small blocks, and how many bytes of them.
    collected: Option<(Buffer, usize)>,
}

impl Beside {
    /// Starts the threads; `None` if nothing is wanted.
    pub fn start(wanted: &Wanted) -> Option<Self> {
        let digests = wanted.digests.iter().copied();
        let digests = digests.map(|algorithm| Work::Digest(Hasher::new(algorithm)));
        let checksums = wanted.checksums.then(|| Work::Checksums(Ledger::default()));
        let free = Arc::new(Free::default());
        // The new threads inherit the mask, so it is set around their making: signals are the
        // copy's.
        let before = SigSet::all().thread_swap_mask(SigmaskHow::SIG_SETMASK);
        let workers: Vec<_> = digests
            .chain(checksums)
            .map(|work| Worker::start(work, &free))
            .collect();
        if let Ok(before) = before {
            let _ = before.thread_set_mask(); // it was the mask before
        }
        (!workers.is_empty()).then_some(Self {
            workers,
            free,
            buffers: 0,
            collected: None,
        })
    }

    /// The next bytes of the stream are these, which are copied.
    pub fn take(&mut self, mut bytes: &[u8]) -> Result<(), Failure> {
        while !bytes.is_empty() {
            let (mut buffer, filled) = match self.collected.take() {
                Some(collected) => collected,
                None => (self.buffer(COLLECTED)?, 0),
            };
            let taken = bytes.len().min(buffer.bytes().len() - filled);
            buffer.bytes_mut()[filled..filled + taken].copy_from_slice(&bytes[..taken]);
            bytes = &bytes[taken..];
            if filled + taken == buffer.bytes().len() {
                self.hand_on(buffer, 0..filled + taken);
            } else {
                self.collected = Some((buffer, filled + taken));
            }
        }
        Ok(())
    }

    /// The next bytes of the stream are a part of this buffer, in the place of which there is another
    /// one of its length then, or the same where that cannot be had.
    pub fn take_buffer(&mut self, buffer: &mut Buffer, part: Range<usize>) -> Result<(), Failure> {
        if part.is_empty() {
            return Ok(());
        }
        self.flush();
        self.buffers += usize::from(self.buffers == 0); // the first comes from the copy
        let other = self.buffer(buffer.bytes().len())?;
        self.hand_on(std::mem::replace(buffer, other), part);
        Ok(())
    }

    fn flush(&mut self) {
        if let Some((buffer, filled)) = self.collected.take() {
            self.hand_on(buffer, 0..filled);
        }
    }

    /// A free buffer of `len` bytes, and no other: a copy reads as much as its buffer holds. A new one, as long as there are few, or one that a
    /// thread gives back.
    fn buffer(&mut self, len: usize) -> Result<Buffer, Failure> {
        let mut free = lock(&self.free.buffers);
        loop {
            if let Some(buffer) = free.pop() {
                if buffer.bytes().len() == len {
                    return Ok(buffer);
                }
                self.buffers = self.buffers.saturating_sub(1);
                continue;
            }
            if self.buffers < (MOST_BYTES / len.max(1)).clamp(FEWEST, MOST) {
                let buffer = Buffer::new(len, Side::Output)?;
                self.buffers += 1;
                return Ok(buffer);
            }
            free = self
                .free
                .has_come
                .wait(free)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn hand_on(&mut self, buffer: Buffer, range: Range<usize>) {
        let piece = Arc::new(Piece { buffer, range });
        for worker in &mut self.workers {
            match worker {
                Worker::Thread(_, desk) => {
                    lock(&desk.state).pieces.push_back(Arc::clone(&piece));
                    desk.has_come.notify_one();
                }
                Worker::Copy(work) => work.update(&piece.buffer.bytes()[piece.range.clone()]),
            }
        }
        self.free.give_back(piece);
    }

    /// The stream has come to its end.
    pub fn finish(mut self) -> Made {
        self.flush();
        let mut made = Made::default();
        for worker in self.workers {
            match worker.finish() {
                Work::Digest(hasher) => made.digests.push(hasher.finish()),
                Work::Checksums(ledger) => made.checksums = Some(ledger.finish()),
            }
        }
        made
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_get_the_same_stream_however_it_comes() {
        let data: Vec<u8> = (0..5_000_000_u32).map(|at| (at % 251) as u8).collect();
        let wanted = Wanted {
            digests: vec![Algorithm::Sha256, Algorithm::Md5, Algorithm::Blake3],
            checksums: true,
        };
        let mut expected: Vec<_> = wanted.digests.iter().copied().map(Hasher::new).collect();
        for hasher in &mut expected {
            hasher.update(&data);
        }
        let expected: Vec<_> = expected.into_iter().map(Hasher::finish).collect();
        for cut in [1000, 262_144, 300_001] {
            let mut beside = Beside::start(&wanted).expect("something is wanted");
            let mut buffer = Buffer::new(cut + 10, Side::Input).expect("there is memory");
            for (at, piece) in data.chunks(cut).enumerate() {
                assert_eq!(buffer.bytes().len(), cut + 10);
                if at % 3 == 0 {
                    beside.take(piece).expect("there is memory");
                } else {
                    buffer.bytes_mut()[7..7 + piece.len()].copy_from_slice(piece);
                    let part = 7..7 + piece.len();
                    let taken = beside.take_buffer(&mut buffer, part);
                    taken.expect("there is memory");
                }
            }
            let made = beside.finish();
            assert_eq!(made.digests, expected);
            let mut list = made.checksums.expect("they were wanted");
            assert_eq!(list.len(), data.len() as u64);
            assert_eq!(list.check(&data).or_else(|| list.finish()), None);
        }
    }

    #[test]
    fn nothing_wanted_is_nothing_started() {
        assert!(Beside::start(&Wanted::default()).is_none());
    }
}
