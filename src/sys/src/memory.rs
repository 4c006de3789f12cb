// SPDX-License-Identifier: MIT
//! The heap, and the end of it: a message and an exit status instead of an abort.

use std::alloc::{GlobalAlloc, Layout, System};
#[cfg(any(target_os = "linux", target_os = "android"))]
use std::ffi::c_char;
use std::sync::OnceLock;

/// The C library's heap. Where it has no more memory for something it needs, the program ends
/// with status 1 and `NAME: memory exhausted`, as GNU's programs do; Rust would abort. Whoever
/// wants very much memory may ask for it and be refused.
pub struct Heap;

/// Up to here a request is for something the program cannot do without, in bytes: the arguments of
/// a process, say, are at most some megabytes.
const SMALL: usize = 64 << 20;

/// What is said when there is no memory left.
#[derive(Clone, Copy, Debug)]
pub enum LastWords {
    /// This, and then the message.
    Before(&'static str),
    /// This, and no more.
    Instead(&'static str),
}

static LAST_WORDS: OnceLock<LastWords> = OnceLock::new();

/// Sets what is said when there is no memory left, where that takes another form than a message on
/// a line of its own. Once set, it stays.
pub fn set_last_words(words: LastWords) {
    let _ = LAST_WORDS.set(words); // it stays
}

fn say(text: &[u8]) {
    // SAFETY: the bytes are there; a failure has nowhere to be told.
    unsafe { libc::write(2, text.as_ptr().cast(), text.len()) };
}

fn exit() -> ! {
    // SAFETY: it takes a number, and nothing of the program runs after it.
    unsafe { libc::_exit(1) }
}

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
    match LAST_WORDS.get() {
        None => {}
        Some(LastWords::Before(words)) => say(words.as_bytes()),
        Some(LastWords::Instead(words)) => {
            say(words.as_bytes());
            exit();
        }
    }
    let mut message = [0_u8; NAME_LEN + 19];
    let name = write_name(&mut message);
    let text = b": memory exhausted\n";
    message[name..][..text.len()].copy_from_slice(text);
    say(&message[..name + text.len()]);
    exit()
}

/// The most that the kernel keeps of a name, with a NUL.
const NAME_LEN: usize = 16;

/// Puts the program's name at the start of `message`; its length.
#[cfg(any(target_os = "linux", target_os = "android"))]
fn write_name(message: &mut [u8; NAME_LEN + 19]) -> usize {
    // SAFETY: the kernel writes at most 16 bytes, the last of them NUL (PR_GET_NAME(2const)).
    unsafe { libc::prctl(libc::PR_GET_NAME, message.as_mut_ptr().cast::<c_char>()) };
    message.iter().position(|&byte| byte == 0).unwrap_or(0)
}

/// There is no such call; the heap is dd's here.
#[cfg(not(any(target_os = "linux", target_os = "android")))]
fn write_name(message: &mut [u8; NAME_LEN + 19]) -> usize {
    let name = b"dd";
    message[..name.len()].copy_from_slice(name);
    name.len()
}
