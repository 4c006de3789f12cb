// SPDX-License-Identifier: MIT
//! Memory for blocks. Does not know what is read into it or written from it.

use crate::error::{Failure, Side};
use memmap2::MmapMut;

/// A buffer that starts on a page, for direct I/O and because the kernel copies to unaligned
/// addresses two to three times slower. Its pages come from the kernel one by one as they are
/// first touched, so that a block of a gigabyte costs only what was read into it; and where there
/// is no memory, asking for it fails as any other call.
///
/// Anonymous memory is the one way to have all of this without `unsafe`: a `Vec` aborts when
/// there is no memory, or must be filled before it is read into.
pub struct Buffer(MmapMut);

impl Buffer {
    /// A buffer of `len` bytes.
    pub fn new(len: usize, side: Side) -> Result<Self, Failure> {
        MmapMut::map_anon(len)
            .map(Self)
            .map_err(|_| Failure::Memory { side, len })
    }

    /// Its bytes.
    #[inline]
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// Its bytes.
    #[inline]
    pub fn bytes_mut(&mut self) -> &mut [u8] {
        &mut self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_buffer_starts_on_a_page() {
        for len in [1, 512, 4097, 1 << 20] {
            let buffer = Buffer::new(len, Side::Input).expect("there is memory");
            assert_eq!(buffer.bytes().len(), len);
            assert_eq!(buffer.bytes().as_ptr().align_offset(4096), 0);
        }
    }

    #[test]
    fn too_much_memory_is_a_failure_and_no_abort() {
        for len in [1 << 60, usize::MAX / 2 - 1, usize::MAX] {
            let failure = Buffer::new(len, Side::Output).err();
            assert_eq!(
                failure,
                Some(Failure::Memory {
                    side: Side::Output,
                    len
                })
            );
        }
    }
}
