// SPDX-License-Identifier: MIT
//! A thread that gives up its share of the process's descriptor table.

/// Gives the calling thread a descriptor table of its own that holds standard error alone.
///
/// Why: while two threads share a table, the kernel counts references on every descriptor look-up
/// of every read and write; and a second holder of a pipe would keep it open after the first has
/// closed it. Does nothing, and returns `false`, where the system cannot do it: then the thread
/// works as any other.
pub fn keep_only_standard_error() -> bool {
    #[cfg(target_os = "linux")]
    {
        // SAFETY: unshare(2) with CLONE_FILES copies the descriptor table for this thread alone;
        // the caller's thread uses no descriptor but 2 from here on, so that closing the others
        // in this copy takes nothing from anyone. close_range takes plain numbers.
        unsafe {
            if libc::unshare(libc::CLONE_FILES) != 0 {
                return false;
            }
            libc::syscall(libc::SYS_close_range, 0_u32, 1_u32, 0_u32);
            libc::syscall(libc::SYS_close_range, 3_u32, u32::MAX, 0_u32);
        }
        true
    }
    #[cfg(not(target_os = "linux"))]
    false
}
