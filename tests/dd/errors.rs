// SPDX-License-Identifier: MIT
//! What dd says when something fails that any machine can make fail, and what it leaves.

use crate::common::{Folder, is_root, noise, skip, statistics};

#[test]
fn files_that_cannot_be_opened_are_named() {
    let folder = Folder::new();
    folder.write("in", "text");
    std::fs::create_dir(folder.path("folder")).expect("a folder can be made");
    std::os::unix::fs::symlink("in", folder.path("link")).expect("a link can be made");
    for (operands, message) in [
        (
            "if=nosuch",
            "failed to open 'nosuch': No such file or directory",
        ),
        ("if=", "failed to open '': No such file or directory"),
        ("of=", "failed to open '': No such file or directory"),
        ("of=folder", "failed to open 'folder': Is a directory"),
        (
            "of=no/such",
            "failed to open 'no/such': No such file or directory",
        ),
        (
            "if=/dev/null of=in conv=excl",
            "failed to open 'in': File exists",
        ),
        (
            "if=in of=new conv=nocreat",
            "failed to open 'new': No such file or directory",
        ),
        (
            "if=link iflag=nofollow",
            "failed to open 'link': Too many levels of symbolic links",
        ),
        (
            "if=in iflag=directory",
            "failed to open 'in': Not a directory",
        ),
        (
            "iflag=directory",
            "setting flags for 'standard input': Not a directory",
        ),
        (
            "oflag=directory",
            "setting flags for 'standard output': Not a directory",
        ),
    ] {
        folder.run(operands).is(1, "", &format!("dd: {message}\n"));
    }
    assert_eq!(folder.read("in"), b"text");
    assert!(!folder.path("new").exists());
}

#[test]
fn a_full_device_is_an_error_with_statistics() {
    let folder = Folder::new();
    folder.write("in", noise(1000));
    let none = |records: &str| statistics(records, "0+0", "0 bytes");
    let last = "dd: error writing '/dev/full': No space left on device\n";
    let block = "dd: writing to '/dev/full': No space left on device\n";
    folder
        .run("if=in of=/dev/full bs=100")
        .is(1, "", &format!("{last}{}", none("1+0")));
    folder
        .run("if=in of=/dev/full ibs=100 obs=300")
        .is(1, "", &format!("{block}{}", none("3+0")));
    folder
        .run("if=in of=/dev/full ibs=100 obs=3000")
        .is(1, "", &format!("{last}{}", none("10+0")));
    folder
        .run("if=in of=/dev/full status=none bs=100")
        .is(1, "", last);
}

#[test]
fn a_full_file_system_keeps_what_is_counted() {
    if !is_root() {
        skip(
            "a_full_file_system_keeps_what_is_counted",
            "no mounts without root",
        );
        return;
    }
    let folder = Folder::new();
    std::fs::create_dir(folder.path("small")).expect("a folder can be made");
    let script = "
        mount -t tmpfs -o size=64k none small || exit 77
        dd if=/dev/zero of=small/file bs=10000 count=20
        echo $?
        stat -c %s small/file
        dd if=/dev/zero of=small/file ibs=10000 obs=30000 count=20 conv=fsync
        echo $?
        stat -c %s small/file
        umount small";
    let outcome = folder.shell(script);
    if outcome.code() == 77 {
        skip(
            "a_full_file_system_keeps_what_is_counted",
            "tmpfs cannot be mounted",
        );
        return;
    }
    let bytes = "65536 bytes (66 kB, 64 KiB)";
    let first = format!(
        "dd: error writing 'small/file': No space left on device\n{}",
        statistics("7+0", "6+1", bytes)
    );
    let second = format!(
        "dd: writing to 'small/file': No space left on device\n{}",
        statistics("9+0", "2+1", bytes)
    );
    outcome.is(0, "1\n65536\n1\n65536\n", &format!("{first}{second}"));
}

#[test]
fn a_limit_of_file_size_is_an_error_where_its_signal_is_ignored() {
    let folder = Folder::new();
    let script =
        "trap '' XFSZ; ulimit -f 1; dd if=/dev/zero of=out bs=700 count=3; echo $?; stat -c %s out";
    let expected = format!(
        "dd: error writing 'out': File too large\n{}",
        statistics("2+0", "1+1", "1024 bytes (1.0 kB, 1.0 KiB)")
    );
    folder.shell(script).is(0, "1\n1024\n", &expected);
}

#[test]
fn failed_cut_stops_before_anything_is_overwritten() {
    let folder = Folder::new();
    folder.write("in", "new");
    folder.write("out", "what was there");
    let script = "trap '' XFSZ; ulimit -f 1; dd if=in of=out bs=1M seek=1; echo $?";
    let expected = "dd: failed to truncate to 1048576 bytes in output file 'out': File too large\n";
    folder.shell(script).is(0, "1\n", expected);
    assert_eq!(folder.read("out"), b"what was there");
}

#[test]
fn closed_descriptors_are_errors_and_never_silence() {
    let folder = Folder::new();
    folder.write("in", "text");
    let reading = "dd: error reading 'standard input': Bad file descriptor\n\
                   dd: closing input file 'standard input': Bad file descriptor\n";
    let writing = "dd: error writing 'standard output': Bad file descriptor\n\
                   dd: closing output file 'standard output': Bad file descriptor\n";
    let four = statistics("0+1", "0+1", "4 bytes");
    for (script, code, stderr) in [
        ("dd of=out <&-", 1, reading),
        ("dd if=in >&-", 1, writing),
        ("dd <&- >&-", 1, reading),
        ("dd if=in of=out <&- >&-", 0, &four),
        (
            "dd of=new count=6B <&-",
            1,
            "dd: setting flags for 'standard input': Bad file descriptor\n",
        ),
        (
            "dd if=in seek=1B >&-",
            1,
            "dd: setting flags for 'standard output': Bad file descriptor\n",
        ),
        ("dd if=in of=out 2>&-", 1, ""),
        ("dd if=in of=out status=none 2>&-", 0, ""),
        ("dd if=in of=out <&- >&- 2>&-", 1, ""),
        ("dd if=in of=out 2>/dev/full", 1, ""),
        ("dd if=nosuch 2>/dev/full", 1, ""),
    ] {
        folder.write("out", "");
        folder.shell(script).is(code, "", stderr);
        if script.contains("if=in of=out") {
            assert_eq!(folder.read("out"), b"text", "{script}");
        }
    }
}

#[test]
fn a_file_is_not_emptied_by_copying_it_to_itself() {
    let folder = Folder::new();
    folder.write("in", "text");
    std::os::unix::fs::symlink("in", folder.path("link")).expect("a link can be made");
    std::fs::hard_link(folder.path("in"), folder.path("hard")).expect("it can be linked");
    let message = |input: &str, output: &str| {
        format!(
            "dd: {input} and {output} are the same file, which would be emptied; use conv=notrunc\n"
        )
    };
    folder
        .run("if=in of=in")
        .is(1, "", &message("'in'", "'in'"));
    folder
        .run("if=in of=link")
        .is(1, "", &message("'in'", "'link'"));
    folder
        .run("if=hard of=./in bs=1M")
        .is(1, "", &message("'hard'", "'./in'"));
    folder
        .shell("dd of=in <in")
        .is(1, "", &message("'standard input'", "'in'"));
    folder
        .run("if=in of=in conv=excl")
        .is(1, "", "dd: failed to open 'in': File exists\n");
    assert_eq!(folder.read("in"), b"text");
    folder
        .run("if=in of=in conv=notrunc,ucase")
        .copied("0+1", "0+1", "4 bytes");
    assert_eq!(folder.read("in"), b"TEXT");
    folder
        .run("if=in of=in bs=2 seek=2 count=2")
        .copied("2+0", "2+0", "4 bytes");
    assert_eq!(folder.read("in"), b"TEXTTEXT");
}

#[test]
fn noerror_on_a_directory_ends() {
    let folder = Folder::new();
    std::fs::create_dir(folder.path("folder")).expect("a folder can be made");
    let reading = "dd: error reading 'folder': Is a directory\n";
    let zero = statistics("0+0", "0+0", "0 bytes");
    folder
        .run("if=folder of=out")
        .is(1, "", &format!("{reading}{zero}"));
    let stuck = "dd: folder: cannot move past the fault: Is a directory\n";
    let expected = format!("{reading}{zero}{stuck}{zero}");
    folder
        .run("if=folder of=out conv=noerror")
        .is(1, "", &expected);
    folder
        .run("if=folder of=out conv=noerror,sync")
        .is(1, "", &expected);
    folder
        .run("if=folder of=out conv=noerror status=none")
        .is(1, "", stuck);
}

#[test]
fn memory_that_cannot_be_had_is_an_error() {
    let folder = Folder::new();
    folder.write("in", "x");
    let message =
        |side: &str, size: &str| format!("dd: memory exhausted by {side} buffer of size {size}\n");
    let petabyte = "1000000000000000 bytes (909 TiB)";
    let largest = "9223372036854775806 bytes (8.0 EiB)";
    folder
        .run("if=in bs=1PB")
        .is(1, "", &message("input", petabyte));
    folder
        .run("if=in ibs=1PB")
        .is(1, "", &message("input", petabyte));
    folder
        .run("if=in obs=1PB")
        .is(1, "", &message("output", petabyte));
    folder
        .run("if=in bs=9223372036854775806")
        .is(1, "", &message("input", largest));
    folder
        .run_on("ibs=1PB skip=1", b"x")
        .is(1, "", &message("input", petabyte));
    folder
        .run_on("cbs=9223372036854775806 conv=unblock status=none", b"x")
        .is(0, "x\n", "");
}

#[test]
fn a_broken_pipe_is_told_only_where_its_signal_is_ignored() {
    let folder = Folder::new();
    // Standard output is a pipe without a reader: the only one has ended.
    let script = |trap: &str| {
        format!(
            "{trap} dd if=/dev/zero bs=1k count=100 2>err | exec true; echo ${{PIPESTATUS[0]}}; cat err"
        )
    };
    folder.shell(&script("")).is(0, "141\n", "");
    let outcome = folder.shell(&script("trap '' PIPE;"));
    let text = String::from_utf8_lossy(&outcome.stdout).into_owned();
    assert!(
        text.starts_with("1\ndd: error writing 'standard output': Broken pipe\n"),
        "{text}"
    );
}
