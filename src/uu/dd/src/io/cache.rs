// SPDX-License-Identifier: MIT
//! Arithmetic of what to drop from the page cache behind a copy (`nocache`). Makes no calls.

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

/// The start of the page that `offset` is in.
pub fn page_start(offset: u64) -> u64 {
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
