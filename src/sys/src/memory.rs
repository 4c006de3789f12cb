// SPDX-License-Identifier: MIT
//! The heap, and the end of it: a message and an exit status instead of an abort.

use std::alloc::{GlobalAlloc, Layout, System};
use std::ffi::c_char;

/// The C library's heap. Where it has no more memory for something it needs, the program ends
/// with status 1 and `NAME: memory exhausted`, as GNU's programs do; Rust would abort. Whoever
/// wants very much memory may ask for it and be refused.
pub struct Heap;

/// Up to here a request is for something the program cannot do without, in bytes: the arguments of
/// a process, say, are at most some megabytes.
const SMALL: usize = 64 << 20;

// SAFETY: all is System's, and a result that is handed on is System's.
unsafe impl GlobalAlloc for Heap {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: by the caller.
        checked(unsafe { System.alloc(layout) }, layout.size())
    }

    #[inline]
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: by the caller.
        unsafe { System.dealloc(pointer, layout) }
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: by the caller.
        checked(unsafe { System.alloc_zeroed(layout) }, layout.size())
    }

    #[inline]
    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, len: usize) -> *mut u8 {
        // SAFETY: by the caller.
        checked(unsafe { System.realloc(pointer, layout, len) }, len)
    }
}

#[inline]
fn checked(pointer: *mut u8, len: usize) -> *mut u8 {
    if pointer.is_null() && len <= SMALL {
        give_up();
    }
    pointer
}

/// Says so and ends the process, without any memory.
#[cold]
fn give_up() -> ! {
    let mut message = [0_u8; 16 + 19];
    // SAFETY: the kernel writes at most 16 bytes, the last of them NUL (PR_GET_NAME(2const)).
    unsafe { libc::prctl(libc::PR_GET_NAME, message.as_mut_ptr().cast::<c_char>()) };
    let name = message.iter().position(|&byte| byte == 0).unwrap_or(0);
    let text = b": memory exhausted\n";
    message[name..][..text.len()].copy_from_slice(text);
    // SAFETY: the bytes are there; a failure has nowhere to be told.
    unsafe {
        libc::write(2, message.as_ptr().cast(), name + text.len());
        libc::_exit(1)
    }
}
