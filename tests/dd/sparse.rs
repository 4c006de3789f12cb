// SPDX-License-Identifier: MIT
//! Holes: blocks of NULs that are not written.

use crate::common::{Folder, noise};
use std::os::unix::fs::MetadataExt as _;

fn mixed() -> Vec<u8> {
    let mut data = noise(300_000);
    data[4096..200_000].fill(0);
    data.extend([0; 100_000]);
    data
}

#[test]
fn a_sparse_copy_is_equal_and_smaller() {
    let folder = Folder::new();
    let data = mixed();
    folder.write("in", &data);
    let bytes = "400000 bytes (400 kB, 391 KiB)";
    folder
        .run("if=in of=out bs=4096 conv=sparse")
        .copied("97+1", "97+1", bytes);
    assert_eq!(folder.read("out"), data);
    let blocks = |name| {
        std::fs::metadata(folder.path(name))
            .expect("it is there")
            .blocks()
    };
    assert!(blocks("out") * 512 < 200_000, "{} blocks", blocks("out"));
    folder
        .run("if=in of=out2 ibs=1000 obs=4096 conv=sparse")
        .copied("400+0", "97+1", bytes);
    assert_eq!(folder.read("out2"), data);
}

#[test]
fn a_file_that_ends_in_a_hole_has_its_length() {
    let folder = Folder::new();
    let result = folder.run("if=/dev/zero of=out bs=1000 count=5 conv=sparse");
    result.copied("5+0", "5+0", "5000 bytes (5.0 kB, 4.9 KiB)");
    assert_eq!(folder.read("out"), [0; 5000]);
    folder.write("out", [1; 7000]);
    let result = folder.run("if=/dev/zero of=out bs=1000 count=5 conv=sparse,notrunc");
    result.copied("5+0", "5+0", "5000 bytes (5.0 kB, 4.9 KiB)");
    assert_eq!(
        folder.read("out"),
        [1; 7000],
        "old bytes stay under the holes"
    );
}

#[test]
fn an_output_that_cannot_seek_gets_the_nuls() {
    let folder = Folder::new();
    let data = mixed();
    folder.write("in", &data);
    folder
        .run("if=in bs=4096 conv=sparse status=none")
        .is(0, &data, "");
}

#[test]
fn standard_output_may_be_sparse_too() {
    let folder = Folder::new();
    let data = mixed();
    folder.write("in", &data);
    folder
        .shell("dd if=in bs=4096 conv=sparse status=none >out")
        .is(0, "", "");
    assert_eq!(folder.read("out"), data);
}
