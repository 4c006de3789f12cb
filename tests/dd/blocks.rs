// SPDX-License-Identifier: MIT
//! Records and blocks: how input of any shape is cut, counted and put together.

use crate::common::{Folder, noise, statistics};

#[test]
fn bytes_come_out_as_they_went_in_at_any_pair_of_sizes() {
    let folder = Folder::new();
    let data = noise(100_003);
    folder.write("in", &data);
    for (ibs, obs) in [
        (1000, 1000),
        (7, 4096),
        (4096, 7),
        (65536, 100),
        (511, 513),
        (200_000, 1),
    ] {
        let result = folder.run(&format!("if=in of=out ibs={ibs} obs={obs}"));
        let count = |size: usize| {
            format!(
                "{}+{}",
                data.len() / size,
                u32::from(!data.len().is_multiple_of(size))
            )
        };
        let bytes = "100003 bytes (100 kB, 98 KiB)";
        result.copied(&count(ibs), &count(obs), bytes);
        assert_eq!(folder.read("out"), data, "ibs={ibs} obs={obs}");
    }
}

#[test]
fn bs_writes_each_record_as_it_was_read() {
    let folder = Folder::new();
    let result = folder.run_on_chunks("bs=9 of=out", &[b"ab", b"cde"]);
    result.is(0, "", &statistics("0+2", "0+2", "5 bytes"));
    assert_eq!(folder.read("out"), b"abcde");
}

#[test]
fn fullblock_completes_records() {
    let folder = Folder::new();
    let result = folder.run_on_chunks("bs=5 iflag=fullblock of=out", &[&b"abc"[..]; 7]);
    result.copied("4+1", "4+1", "21 bytes");
    assert_eq!(folder.read("out"), b"abcabcabcabcabcabcabc");
}

#[test]
fn a_large_block_over_a_small_input_costs_nothing() {
    let folder = Folder::new();
    folder.write("in", "0123456789");
    let few = statistics("0+1", "0+1", "10 bytes");
    folder.run("if=in of=out bs=2G").is(0, "", &few);
    assert_eq!(folder.read("out"), b"0123456789");
    folder
        .run("if=in of=out ibs=1G obs=1G conv=swab")
        .is(0, "", &few);
    assert_eq!(folder.read("out"), b"1032547698");
}

#[test]
fn the_last_block_is_partial_and_the_others_are_whole() {
    let folder = Folder::new();
    let result = folder.run_on("ibs=3 obs=4 iflag=fullblock", b"abcdefghij");
    result.is(0, "abcdefghij", &statistics("3+1", "2+1", "10 bytes"));
}

#[test]
fn nothing_is_copied_from_nothing() {
    let folder = Folder::new();
    let none = statistics("0+0", "0+0", "0 bytes");
    folder.run("").is(0, "", &none);
    folder.run("bs=1M of=out").is(0, "", &none);
    assert_eq!(folder.read("out"), b"");
    folder
        .run("if=/dev/zero count=0 bs=9223372036854775806")
        .is(0, "", &none);
}
