// SPDX-License-Identifier: MIT
//! `nocache`: which advice the kernel gets, as strace sees it.

use crate::common::{Folder, has_strace, noise};

/// The advice given, as `descriptor, offset, length`.
fn advice(folder: &Folder, operands: &str) -> Vec<String> {
    let script = format!("strace -qq -o trace -e trace=fadvise64 dd status=none {operands}");
    folder.shell(&script).is(0, "", "");
    String::from_utf8_lossy(&folder.read("trace"))
        .lines()
        .filter_map(|line| line.strip_prefix("fadvise64("))
        .filter_map(|line| line.split_once(", POSIX_FADV_DONTNEED"))
        .map(|(arguments, _)| arguments.to_owned())
        .collect()
}

#[test]
fn what_was_processed_is_dropped_in_steps() {
    if !has_strace("what_was_processed_is_dropped_in_steps") {
        return;
    }
    let folder = Folder::new();
    folder.write("in", noise(300_000));
    for (operands, expected) in [
        (
            "if=in of=/dev/null bs=65536 iflag=nocache",
            &["0, 0, 131072", "0, 131072, 131072", "0, 262144, 0"][..],
        ),
        (
            "if=in of=/dev/null bs=65536 count=1 iflag=nocache",
            &["0, 0, 65536"],
        ),
        (
            "if=in of=out bs=65536 oflag=nocache",
            &["1, 0, 131072", "1, 131072, 131072", "1, 262144, 0"],
        ),
        (
            "if=in of=out bs=65536 oflag=nocache conv=notrunc",
            &["1, 0, 131072", "1, 131072, 131072", "1, 262144, 37856"],
        ),
        (
            "if=in of=/dev/null iflag=nocache bs=5000 skip=1 count=2",
            &["0, 5000, 10000"],
        ),
    ] {
        assert_eq!(advice(&folder, operands), expected, "{operands}");
    }
}

#[test]
fn holes_are_processed_too() {
    if !has_strace("holes_are_processed_too") {
        return;
    }
    let folder = Folder::new();
    let mut data = vec![0; 262_144];
    data.extend(noise(131_073));
    folder.write("in", data);
    let seen = advice(&folder, "if=in of=out bs=65536 conv=sparse oflag=nocache");
    assert_eq!(
        seen,
        [
            "1, 0, 131072",
            "1, 131072, 131072",
            "1, 262144, 131072",
            "1, 393216, 0"
        ]
    );
}

#[test]
fn count_0_drops_a_whole_file() {
    if !has_strace("count_0_drops_a_whole_file") {
        return;
    }
    let folder = Folder::new();
    folder.write("in", noise(300_000));
    let both = advice(
        &folder,
        "if=in of=out count=0 iflag=nocache oflag=nocache conv=notrunc",
    );
    assert_eq!(both, ["0, 0, 0", "1, 0, 0"]);
}

#[test]
fn a_cache_that_cannot_be_dropped_is_an_error_only_if_that_is_all() {
    let folder = Folder::new();
    folder.write("in", "x");
    let zero = crate::common::statistics("0+0", "0+0", "0 bytes");
    let message = "dd: failed to discard cache for: 'standard output': Illegal seek\n";
    folder
        .run("if=in count=0 oflag=nocache")
        .is(1, "", &format!("{message}{zero}"));
    folder.run("if=in oflag=nocache status=none").is(0, "x", "");
}
