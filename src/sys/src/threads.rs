// SPDX-License-Identifier: MIT
//! A thread that gives up its share of the process's descriptor table.

use std::sync::Arc;
use std::thread::JoinHandle;

/// Starts a thread that runs `work` on `context` and has no descriptor but standard error.
///
/// Why: while two threads share a table, the kernel counts references on every descriptor look-up
/// of every read and write; and a second holder of a pipe would keep it open after the first has
/// closed it. On a system that cannot give a thread a table of its own (Linux before 5.9, others)
/// it shares the process's, as any thread does.
///
/// `context` must hold no descriptor that `work` uses: in the thread it would be a closed one.
/// `work` is a plain function, so that it brings none along.
///
/// # Errors
/// The system's reason why there can be no thread.
pub fn spawn_without_descriptors<T: Send + Sync + 'static>(
    stack_len: usize,
    context: Arc<T>,
    work: fn(&T),
) -> std::io::Result<JoinHandle<()>> {
    std::thread::Builder::new()
        .stack_size(stack_len)
        .spawn(move || {
            keep_only_standard_error();
            work(&context);
        })
}

#[cfg(target_os = "linux")]
fn keep_only_standard_error() {
    // SAFETY: the calls take plain numbers. unshare(2) with CLONE_FILES copies the descriptor
    // table for this thread alone, which owns no descriptor (see the caller), so that closing
    // the others in the copy takes nothing from anyone; where it fails, nothing is closed.
    unsafe {
        if libc::unshare(libc::CLONE_FILES) == 0 {
            libc::syscall(libc::SYS_close_range, 0_u32, 1_u32, 0_u32);
            libc::syscall(libc::SYS_close_range, 3_u32, u32::MAX, 0_u32);
        }
    }
}

#[cfg(not(target_os = "linux"))]
fn keep_only_standard_error() {}
