// SPDX-License-Identifier: MIT
//! System calls that fail or do half of their work, made to by strace.

use crate::common::{Folder, has_strace, noise, skip, statistics};

/// Runs dd with system calls tampered with, as strace's `inject` says. The files `in` (ten
/// digits) and `out` are dd's ends, unless the operands say otherwise.
fn inject(folder: &Folder, expression: &str, operands: &str) -> crate::common::Outcome {
    folder.write("in", "0123456789");
    if !folder.path("out").exists() {
        folder.write("out", "");
    }
    // Only calls on the two ends: not those of the loader.
    let script = format!(
        "strace -qq -o trace -P $PWD/in -P $PWD/out -e trace=all {} dd if=in of=out {operands}",
        expression
            .split_whitespace()
            .map(|rule| format!("-e inject={rule}"))
            .collect::<Vec<_>>()
            .join(" ")
    );
    folder.shell(&script)
}

fn ten() -> String {
    statistics("0+1", "0+1", "10 bytes")
}

#[test]
fn short_write_is_completed() {
    if !has_strace("short_write_is_completed") {
        return;
    }
    let folder = Folder::new();
    // The kernel is asked for the write, so what it took must be found at the right place: the
    // first is cut to nothing but said to have taken three bytes.
    for operands in ["bs=10", "ibs=10 obs=10", "obs=100"] {
        inject(&folder, "write:retval=3:when=1", operands).is(0, "", &{
            let counts = if operands == "obs=100" { "0+1" } else { "1+0" };
            let records_in = if operands == "obs=100" { "0+1" } else { counts };
            statistics(records_in, counts, "10 bytes")
        });
        assert_eq!(folder.read("out"), b"3456789");
    }
}

#[test]
fn interrupted_calls_are_made_again() {
    if !has_strace("interrupted_calls_are_made_again") {
        return;
    }
    let folder = Folder::new();
    for call in [
        "read",
        "write",
        "openat",
        "fsync",
        "fdatasync",
        "dup2,dup3",
        "close",
    ] {
        for when in ["1", "1..3"] {
            let rule = format!("{call}:error=EINTR:when={when}");
            inject(&folder, &rule, "conv=fsync,fdatasync").is(0, "", &ten());
            assert_eq!(folder.read("out"), b"0123456789", "{rule}");
        }
    }
    for call in ["ftruncate", "lseek", "newfstatat,fstat,statx", "fcntl"] {
        let operands = "bs=2 seek=1 oflag=append conv=sparse iflag=nocache";
        let outcome = inject(&folder, &format!("{call}:error=EINTR:when=1"), operands);
        outcome.copied("5+0", "5+0", "10 bytes");
        assert_eq!(folder.read("out").len(), 12, "{call}");
    }
}

#[test]
fn a_write_of_nothing_is_a_full_device() {
    if !has_strace("a_write_of_nothing_is_a_full_device") {
        return;
    }
    let folder = Folder::new();
    let message = "dd: error writing 'out': No space left on device\n";
    let expected = format!("{message}{}", statistics("0+1", "0+0", "0 bytes"));
    inject(&folder, "write:retval=0", "").is(1, "", &expected);
}

#[test]
fn a_read_error_is_never_an_end_of_file() {
    if !has_strace("a_read_error_is_never_an_end_of_file") {
        return;
    }
    let folder = Folder::new();
    let message = "dd: error reading 'in': Input/output error\n";
    let four = statistics("2+0", "2+0", "4 bytes");
    inject(&folder, "read:error=EIO:when=3", "bs=2").is(1, "", &format!("{message}{four}"));
    assert_eq!(folder.read("out"), b"0123");
    let buffered = statistics("2+0", "0+1", "4 bytes");
    let outcome = inject(&folder, "read:error=EIO:when=3", "ibs=2 obs=100");
    outcome.is(1, "", &format!("{message}{buffered}"));
    assert_eq!(folder.read("out"), b"0123");
    let outcome = inject(
        &folder,
        "read:error=EIO:when=3",
        "bs=4 iflag=fullblock conv=ucase",
    );
    assert_eq!(
        (outcome.code(), &*folder.read("out")),
        (1, &b"01234567"[..])
    );
}

#[test]
fn noerror_goes_on_behind_the_bad_record() {
    if !has_strace("noerror_goes_on_behind_the_bad_record") {
        return;
    }
    let folder = Folder::new();
    let message = "dd: error reading 'in': Input/output error\n";
    let so_far = statistics("2+0", "2+0", "4 bytes");
    let outcome = inject(&folder, "read:error=EIO:when=3", "bs=2 conv=noerror");
    outcome.is(
        0,
        "",
        &format!("{message}{so_far}{}", statistics("4+0", "4+0", "8 bytes")),
    );
    assert_eq!(folder.read("out"), b"01236789");
    let outcome = inject(&folder, "read:error=EIO:when=3", "bs=2 conv=noerror,sync");
    outcome.is(
        0,
        "",
        &format!("{message}{so_far}{}", statistics("4+1", "5+0", "10 bytes")),
    );
    assert_eq!(folder.read("out"), b"0123\0\x006789");
    let outcome = inject(
        &folder,
        "read:error=EIO:when=3",
        "bs=2 conv=noerror,sync status=none",
    );
    outcome.is(0, "", "");
    assert_eq!(folder.read("out"), b"0123\0\x006789");
}

#[test]
fn faults_with_good_records_between_them_never_add_up() {
    if !has_strace("faults_with_good_records_between_them_never_add_up") {
        return;
    }
    let folder = Folder::new();
    let data = noise(30_720);
    folder.write("data", &data);
    // Every third read fails, thirty times in all.
    let script = "
        mkfifo fifo
        cat data >fifo &
        strace -qq -o trace -P $PWD/fifo -e trace=read -e inject=read:error=EIO:when=4+3 \\
            dd if=fifo of=out bs=512 iflag=fullblock conv=noerror,sync status=none
        strace -qq -o trace -P $PWD/data -e trace=read -e inject=read:error=EIO:when=4+3 \\
            dd if=data of=out2 bs=512 conv=noerror,sync status=none";
    folder.shell(script).is(0, "", "");
    let good: Vec<u8> = folder
        .read("out")
        .chunks(512)
        .filter(|r| **r != [0; 512])
        .flatten()
        .copied()
        .collect();
    assert!(good == data, "all that could be read is there");
    // The last fault may hit the read that would have told the end: then a record pads nothing.
    let len = folder.read("out2").len();
    assert!((data.len()..=data.len() + 512).contains(&len), "{len}");
}

#[test]
fn one_answer_of_a_device_that_is_gone_is_not_the_end() {
    if !has_strace("one_answer_of_a_device_that_is_gone_is_not_the_end") {
        return;
    }
    let folder = Folder::new();
    let message = "dd: error reading 'in': No such device or address\n";
    let so_far = statistics("2+0", "2+0", "4 bytes");
    let outcome = inject(&folder, "read:error=ENXIO:when=3", "bs=2 conv=noerror");
    outcome.is(
        0,
        "",
        &format!("{message}{so_far}{}", statistics("4+0", "4+0", "8 bytes")),
    );
    let outcome = inject(
        &folder,
        "read:error=ENXIO:when=3+",
        "bs=2 conv=noerror status=none",
    );
    let stuck = "dd: in: cannot move past the fault: No such device or address\n";
    outcome.is(1, "", stuck);
}

#[test]
fn counts_beyond_what_was_asked_for_do_no_harm() {
    if !has_strace("counts_beyond_what_was_asked_for_do_no_harm") {
        return;
    }
    let folder = Folder::new();
    for rule in ["read:retval=100000:when=1", "write:retval=100000:when=1"] {
        let outcome = inject(&folder, rule, "bs=4");
        assert_eq!(outcome.code(), 0, "{}", outcome.stderr);
    }
}

#[test]
fn fullblock_keeps_what_came_before_an_error() {
    if !has_strace("fullblock_keeps_what_came_before_an_error") {
        return;
    }
    let folder = Folder::new();
    // Three bytes of a record come through a FIFO, then its next read fails.
    let script = "
        mkfifo fifo
        exec 3<>fifo
        printf abc >&3
        strace -qq -o trace -P $PWD/fifo -e trace=read -e inject=read:error=EIO:when=2 \
            dd if=fifo of=out bs=5 iflag=fullblock";
    let message = "dd: error reading 'fifo': Input/output error\n";
    let expected = format!("{message}{}", statistics("0+1", "0+1", "3 bytes"));
    folder.shell(script).is(1, "", &expected);
    assert_eq!(folder.read("out"), b"abc");
}

#[test]
fn what_fails_at_the_end_is_told() {
    if !has_strace("what_fails_at_the_end_is_told") {
        return;
    }
    let folder = Folder::new();
    for (rules, operands, message, has_statistics) in [
        (
            "fsync:error=EIO",
            "conv=fsync",
            "fsync failed for 'out': Input/output error",
            true,
        ),
        (
            "fdatasync:error=ENOSPC",
            "conv=fdatasync",
            "fdatasync failed for 'out': No space left on device",
            true,
        ),
        (
            "fdatasync:error=EINVAL fsync:error=EDQUOT",
            "conv=fdatasync",
            "fsync failed for 'out': Disk quota exceeded",
            true,
        ),
        (
            "close:error=EIO:when=4",
            "",
            "closing output file 'out': Input/output error",
            false,
        ),
        (
            "close:error=EIO:when=3",
            "",
            "closing input file 'in': Input/output error",
            false,
        ),
    ] {
        let counts = if has_statistics { ten() } else { String::new() };
        inject(&folder, rules, operands).is(1, "", &format!("dd: {message}\n{counts}"));
        assert_eq!(folder.read("out"), b"0123456789");
    }
    let both = "dd: fdatasync failed for 'out': Input/output error\ndd: fsync failed for 'out': Input/output error\n";
    inject(
        &folder,
        "fdatasync:error=EIO fsync:error=EIO",
        "conv=fdatasync",
    )
    .is(1, "", &format!("{both}{}", ten()));
    inject(&folder, "fdatasync:error=ENOSYS", "conv=fdatasync").is(0, "", &ten());
    folder.write("out", "");
    let outcome = inject(
        &folder,
        "ftruncate:error=EIO",
        "conv=sparse,notrunc bs=5 if=/dev/zero count=1",
    );
    let message = "dd: failed to truncate to 5 bytes in output file 'out': Input/output error\n";
    outcome.is(
        1,
        "",
        &format!("{message}{}", statistics("1+0", "1+0", "5 bytes")),
    );
}

#[test]
fn both_syncs_are_made_also_after_a_failed_copy() {
    if !has_strace("both_syncs_are_made_also_after_a_failed_copy") {
        return;
    }
    let folder = Folder::new();
    let outcome = inject(&folder, "read:error=EIO", "conv=fsync,fdatasync");
    assert_eq!(outcome.code(), 1);
    let trace = String::from_utf8_lossy(&folder.read("trace")).into_owned();
    let data = trace.find("fdatasync(1").expect("fdatasync is called");
    let all = trace.find("\nfsync(1").expect("fsync is called");
    assert!(data < all, "{trace}");
}

#[test]
fn a_non_blocking_output_is_waited_for() {
    let folder = Folder::new();
    let data = noise(1_000_000);
    folder.write("in", &data);
    // The reader starts only when the pipe is full: python opens the write end non-blocking.
    let script = r#"
        mkfifo fifo
        dd if=in of=fifo bs=300000 oflag=nonblock status=none <>fifo 2>err &
        exec 3<fifo
        until [ "$(cut -d' ' -f3 /proc/$!/stat)" = S ]; do :; done
        cat <&3 >out
        wait $!; echo $?
    "#;
    // Opening for writing without a reader would fail, so the shell holds the FIFO open.
    let script = script
        .replace("<>fifo 2>err", "2>err")
        .replace("        dd if=in", "        exec 4<>fifo\n        dd if=in");
    let script = script.replace("cat <&3 >out", "exec 4>&-; cat <&3 >out");
    folder.shell(&script).is(0, "0\n", "");
    assert_eq!(folder.read("out"), data);
}

#[test]
fn a_failed_cut_at_the_seek_offset_copies_nothing() {
    if !has_strace("a_failed_cut_at_the_seek_offset_copies_nothing") {
        return;
    }
    let folder = Folder::new();
    folder.write("out", "what was there");
    for operands in ["bs=4 seek=1", "bs=512 seek=3B"] {
        let outcome = inject(&folder, "ftruncate:error=EIO", operands);
        let offset = if operands.contains('B') { 3 } else { 4 };
        let message = format!(
            "dd: failed to truncate to {offset} bytes in output file 'out': Input/output error\n"
        );
        outcome.is(1, "", &message);
        assert_eq!(folder.read("out"), b"what was there");
    }
}

#[test]
fn an_error_behind_part_of_a_record_is_told_even_at_the_limit() {
    if !has_strace("an_error_behind_part_of_a_record_is_told_even_at_the_limit") {
        return;
    }
    let folder = Folder::new();
    let outcome = inject(
        &folder,
        "read:error=EIO:when=2+",
        "bs=20 count=1 iflag=fullblock",
    );
    let message = "dd: error reading 'in': Input/output error\n";
    outcome.is(1, "", &format!("{message}{}", ten()));
    assert_eq!(folder.read("out"), b"0123456789");
}

#[test]
fn an_output_that_is_never_ready_is_given_up() {
    if !has_strace("an_output_that_is_never_ready_is_given_up") {
        return;
    }
    let folder = Folder::new();
    let message = "dd: error writing 'out': Resource temporarily unavailable\n";
    let expected = format!("{message}{}", statistics("0+1", "0+0", "0 bytes"));
    inject(&folder, "write:error=EAGAIN", "").is(1, "", &expected);
    inject(&folder, "write:error=EAGAIN:when=1..3", "").is(0, "", &ten());
    assert_eq!(folder.read("out"), b"0123456789");
}

#[test]
fn files_are_opened_with_the_flags_asked_for() {
    if !has_strace("files_are_opened_with_the_flags_asked_for") {
        return;
    }
    let folder = Folder::new();
    folder.write("in", "text");
    for (operands, file, flags) in [
        ("", "in", "O_RDONLY"),
        ("", "out", "O_WRONLY|O_CREAT|O_TRUNC"),
        ("conv=notrunc", "out", "O_WRONLY|O_CREAT"),
        ("conv=nocreat,notrunc", "out", "O_WRONLY"),
        ("seek=1", "out", "O_RDWR|O_CREAT"),
        ("seek=1B", "out", "O_WRONLY|O_CREAT"),
        ("oflag=dsync", "out", "O_WRONLY|O_CREAT|O_TRUNC|O_DSYNC"),
        ("oflag=sync", "out", "O_WRONLY|O_CREAT|O_TRUNC|O_SYNC"),
        (
            "oflag=append,noctty,nonblock",
            "out",
            "O_WRONLY|O_CREAT|O_NOCTTY|O_TRUNC|O_APPEND|O_NONBLOCK",
        ),
        ("iflag=dsync", "in", "O_RDONLY|O_SYNC"),
        (
            "iflag=noatime,nofollow",
            "in",
            "O_RDONLY|O_NOFOLLOW|O_NOATIME",
        ),
    ] {
        folder.write("out", "");
        let script =
            format!("strace -qq -o trace -e trace=openat dd if=in of=out status=none {operands}");
        folder.shell(&script).is(0, "", "");
        let trace = String::from_utf8_lossy(&folder.read("trace")).into_owned();
        let wanted = format!("\"{file}\", {flags}");
        let line = trace
            .lines()
            .find(|line| line.contains(&format!("\"{file}\"")));
        let line = line
            .expect("the file is opened")
            .replace("|O_LARGEFILE", "");
        let rest = line.split_once(&wanted).map(|(_, rest)| rest);
        assert!(
            rest.is_some_and(|rest| rest.starts_with([',', ')'])),
            "{operands}: {line}"
        );
    }
}

/// A library that stands between dd and the C library, as GNU's own tests have it.
fn interposed(folder: &Folder, code: &str) -> bool {
    folder.write(
        "between.c",
        format!("#include <errno.h>\n#include <sys/stat.h>\n{code}"),
    );
    let compiled = folder.shell("cc -shared -fPIC -o between.so between.c 2>/dev/null");
    if compiled.code() != 0 {
        skip("libraries in between", "there is no C compiler");
    }
    compiled.code() == 0
}

#[test]
fn libraries_in_between_are_heard() {
    let folder = Folder::new();
    folder.write("in", "text");
    let zero = statistics("0+0", "0+0", "0 bytes");
    if interposed(
        &folder,
        "int posix_fadvise(int f, off_t o, off_t l, int a) { errno = ENOTSUP; return -1; }",
    ) {
        let message = "dd: failed to discard cache for: in: Operation not supported\n";
        let script = "LD_PRELOAD=./between.so dd if=in iflag=nocache count=0";
        folder.shell(script).is(1, "", &format!("{message}{zero}"));
        folder
            .shell("LD_PRELOAD=./between.so dd if=in iflag=nocache status=none")
            .is(0, "text", "");
    }
    let both = "int ftruncate(int f, off_t l) { errno = EIO; return -1; }
        int fstat(int f, struct stat *s) { errno = EBADF; return -1; }";
    if interposed(&folder, both) {
        let script = "LD_PRELOAD=./between.so dd if=in of=out bs=1 seek=1";
        folder
            .shell(script)
            .is(1, "", "dd: cannot fstat 'out': Bad file descriptor\n");
    }
}

#[test]
fn a_call_that_fails_at_the_start_is_no_abort() {
    if !has_strace("a_call_that_fails_at_the_start_is_no_abort") {
        return;
    }
    let folder = Folder::new();
    folder.write("in", "0123456789");
    // Rust's runtime would map a stack, ask for the state of the descriptors and set an action
    // before main, and abort if it cannot; so dd begins without it.
    for rule in [
        "rt_sigaction:error=EINVAL",
        "poll:error=ENOMEM",
        "sigaltstack:error=ENOMEM",
    ] {
        let script = format!("strace -qq -o trace -e inject={rule} dd if=in of=out");
        folder.shell(&script).is(0, "", &ten());
        assert_eq!(folder.read("out"), b"0123456789");
    }
    // The heap's calls, those of the blocks; the loader's, up to its first munmap, are not dd's.
    let script = "
        loader=$(strace -e trace=mmap,munmap dd if=in of=out 2>&1 | sed /^munmap/q | grep -c ^mmap)
        for at in $(seq $((loader + 1)) 30); do
            strace -qq -o trace -e inject=mmap:error=ENOMEM:when=$at dd if=in of=out 2>err
            echo $? $(grep -c 'dd: memory exhausted\\|while loading\\|cannot allocate\\|cannot create\\|records in' err)
        done | sort -u | grep -v '^[01] 1$\\|^127 1$'";
    folder.shell(script).is(1, "", "");
}

#[test]
fn a_standard_error_that_is_never_ready_is_given_up() {
    if !has_strace("a_standard_error_that_is_never_ready_is_given_up") {
        return;
    }
    let folder = Folder::new();
    folder.write("in", "0123456789");
    let script = "
        strace -qq -o trace -P $PWD/err -e inject=write:error=EAGAIN dd if=in of=out 2>err
        echo $?; cat out";
    folder.shell(script).is(0, "1\n0123456789", "");
}

#[test]
fn a_closed_standard_error_is_never_the_output() {
    if !has_strace("a_closed_standard_error_is_never_the_output") {
        return;
    }
    let folder = Folder::new();
    // What is opened in its place must not be taken for it by the clock of status=progress, which
    // copies the descriptors at some moment: here between the open and the dup2.
    let script = "
        (printf AAAA; sleep 1.3; printf BBBB) | strace -f -qq -o trace \\
            -e inject=unshare:delay_enter=100000 -e inject=dup2:delay_enter=400000 \\
            dd of=out bs=4 status=progress 2>&-
        cat out";
    folder.shell(script).is(0, "AAAABBBB", "");
}

#[test]
fn a_file_that_cannot_be_looked_at_is_not_emptied() {
    if !has_strace("a_file_that_cannot_be_looked_at_is_not_emptied") {
        return;
    }
    let folder = Folder::new();
    let script = "
        for at in 1 2 3 4 5 6 7 8; do
            echo text >f
            strace -qq -o trace -e inject=newfstatat,fstat,statx:error=EIO:when=$at dd if=f of=f 2>err
            [ $? = 0 ] && echo status 0
            [ \"$(cat f)\" = text ] || echo emptied
        done";
    folder.shell(script).is(0, "", "");
}

#[test]
fn a_position_that_is_not_known_does_not_repeat_a_record() {
    if !has_strace("a_position_that_is_not_known_does_not_repeat_a_record") {
        return;
    }
    let folder = Folder::new();
    let outcome = inject(
        &folder,
        "lseek:error=ENOMEM:when=1 read:error=EIO:when=3",
        "bs=2 conv=noerror,sync",
    );
    let read = "dd: error reading 'in': Input/output error\n";
    let stuck = "dd: in: cannot move past the fault: Cannot allocate memory\n";
    let counts = statistics("2+0", "2+0", "4 bytes");
    outcome.is(1, "", &format!("{read}{counts}{stuck}{counts}"));
    assert_eq!(folder.read("out"), b"0123");
}
