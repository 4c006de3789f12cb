// SPDX-License-Identifier: MIT
//! What to drop from the page cache behind a copy (`nocache`): the arithmetic, and the advice to
//! the kernel. Does not know which end it is of.

use super::{Cache, sys};
use crate::error::{Action, Failure};
use rustix::io::Errno;
use std::ffi::OsStr;
use std::os::fd::BorrowedFd;

/// How much is processed before the kernel is advised again: few calls, and the read-ahead stays.
const STEP: u64 = 128 * 1024;

/// A part of a file; length 0 means up to its end, as for posix_fadvise(2).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Extent {
    /// Where it starts, in bytes.
    pub offset: u64,
    /// How many bytes it has.
    pub len: u64,
}

/// What was processed and not dropped yet.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct DropBehind {
    from: u64,
    pending: u64,
}

impl DropBehind {
    /// Nothing processed yet; the copy starts at `offset`.
    pub fn starting_at(offset: u64) -> Self {
        Self {
            from: offset,
            pending: 0,
        }
    }

    /// Counts `bytes` as processed; says what to drop once it is more than a step.
    pub fn processed(&mut self, bytes: usize) -> Option<Extent> {
        self.pending = self.pending.saturating_add(bytes as u64);
        if self.pending <= STEP {
            return None;
        }
        let len = self.pending - self.pending % STEP;
        let extent = Extent {
            offset: self.from,
            len,
        };
        self.from = self.from.saturating_add(len);
        self.pending -= len;
        Some(extent)
    }

    /// What is left to drop when the copy stops before the end of the file.
    pub fn rest(self) -> Option<Extent> {
        (self.pending > 0).then_some(Extent {
            offset: self.from,
            len: self.pending,
        })
    }

    /// Everything up to the end of the file, from the start of a page: the kernel drops whole
    /// pages only.
    pub fn to_end(self) -> Extent {
        Extent {
            offset: page_start(self.from),
            len: 0,
        }
    }
}

/// The advice for one end of a copy. Advice is only that: the copy does not depend on it, so that
/// a failure counts only where advice is all that was asked for.
pub struct Dropper {
    fd: BorrowedFd<'static>,
    cache: Cache,
    /// `None` until the copy starts, and for what has no position.
    behind: Option<DropBehind>,
    /// Everything up to the end of the file is done with.
    reached_end: bool,
}

impl Dropper {
    /// For this end; does nothing if it keeps its cache.
    pub fn new(fd: BorrowedFd<'static>, cache: Cache) -> Self {
        Self {
            fd,
            cache,
            behind: None,
            reached_end: false,
        }
    }

    /// The copy starts where the descriptor stands.
    pub fn start(&mut self) {
        if self.cache == Cache::DropBehind {
            self.behind = sys::position(self.fd).ok().map(DropBehind::starting_at);
        }
    }

    /// So many bytes more are done with.
    #[inline]
    pub fn processed(&mut self, bytes: usize) {
        if let Some(behind) = &mut self.behind
            && let Some(extent) = behind.processed(bytes)
        {
            let _ = sys::drop_pages(self.fd, extent); // advisory
        }
    }

    /// So many bytes more are no matter for the cache: they are a hole.
    pub fn passed_over(&mut self, bytes: u64) {
        if let Some(behind) = &mut self.behind {
            behind.pending = behind.pending.saturating_add(bytes);
        }
    }

    /// Nothing lies behind what is done with.
    pub fn note_end(&mut self) {
        self.reached_end = true;
    }

    /// From where the descriptor stands, everything is to be dropped at the end, whatever was
    /// asked for before.
    pub fn drop_tail_from_here(&mut self) {
        self.behind = sys::position(self.fd).ok().map(DropBehind::starting_at);
        self.reached_end = true;
    }

    /// Drops what is left to drop.
    pub fn finish(&self) {
        if let Some(behind) = self.behind {
            let extent = if self.reached_end {
                Some(behind.to_end())
            } else {
                behind.rest()
            };
            if let Some(extent) = extent {
                let _ = sys::drop_pages(self.fd, extent); // advisory
            }
        }
    }

    /// Drops everything from where the copy would have started, of the file of this name: with
    /// `count=0` that is all that was asked for, so that a failure is one.
    pub fn drop_whole(&self, file: &OsStr) -> Result<(), Failure> {
        match (self.cache, self.behind) {
            (Cache::Keep, _) => Ok(()),
            (Cache::DropBehind, None) => Err(Errno::SPIPE),
            (Cache::DropBehind, Some(behind)) => sys::drop_pages(self.fd, behind.to_end()),
        }
        .map_err(|errno| Failure::new(Action::DropCache, file, errno))
    }
}

/// The start of the page that `offset` is in.
fn page_start(offset: u64) -> u64 {
    let page = rustix::param::page_size() as u64;
    offset - offset % page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn advice_comes_in_steps_and_the_rest_at_the_end() {
        let mut behind = DropBehind::starting_at(100);
        assert_eq!(behind.processed(131_072), None);
        let first = Extent {
            offset: 100,
            len: 131_072,
        };
        assert_eq!(behind.processed(10), Some(first));
        let rest = Extent {
            offset: 131_172,
            len: 10,
        };
        assert_eq!(behind.rest(), Some(rest));
        assert_eq!(
            behind.to_end(),
            Extent {
                offset: 131_072,
                len: 0
            }
        );
        let large = Extent {
            offset: 131_172,
            len: 262_144,
        };
        assert_eq!(behind.processed(300_000), Some(large));
    }

    #[test]
    fn nothing_processed_leaves_nothing() {
        assert_eq!(DropBehind::starting_at(5).rest(), None);
    }
}
