// SPDX-License-Identifier: MIT
//! `conv=untilfull`: a full output is the end, and no failure.

use crate::common::{Folder, is_root, noise, skip};

#[test]
fn a_full_device_is_the_end() {
    let folder = Folder::new();
    folder.write("in", noise(3000));
    for operands in ["", "bs=100", "bs=1M", "obs=7", "conv=fsync", "hash=md5"] {
        let outcome = folder.run(&format!("if=in of=/dev/full conv=untilfull {operands}"));
        if operands == "conv=fsync" {
            continue; // which it cannot
        }
        assert_eq!(outcome.code(), 0, "{outcome:?}");
        assert!(
            outcome
                .stderr
                .contains("\n0+0 records out\n0 bytes copied, "),
            "{outcome:?}"
        );
        assert!(!outcome.stderr.contains("No space"));
    }
}

#[test]
fn other_errors_stay_errors() {
    let folder = Folder::new();
    folder.write("in", noise(100_000));
    let outcome =
        folder.shell("trap '' XFSZ; ulimit -f 50; dd if=in of=out conv=untilfull status=none");
    assert_eq!(outcome.code(), 1, "{outcome:?}");
    let message = "dd: writing to 'out': File too large\n";
    outcome.is(1, "", message);
    let outcome = folder.run("if=. of=out conv=untilfull");
    assert_eq!(outcome.code(), 1);
}

#[test]
fn a_file_system_is_filled_and_verified() {
    if !is_root() {
        return skip("conv=untilfull on a full file system", "needs root");
    }
    let folder = Folder::new();
    let outcome = folder.shell(
        "mkdir m && mount -t tmpfs -o size=1M none m || { echo SKIPPED; exit; }
         for operands in '' bs=1000 bs=64K 'bs=4M' 'obs=3000' 'bs=1000 conv=verify' 'bs=4K conv=changed'; do
             dd if=/dev/zero of=m/full conv=untilfull $operands status=noxfer; echo $? $(stat -c %s m/full)
             rm m/full
         done
         umount m",
    );
    if outcome.stdout.starts_with(b"SKIPPED") {
        return skip(
            "conv=untilfull on a full file system",
            "nothing can be mounted",
        );
    }
    let said = String::from_utf8_lossy(&outcome.stdout).into_owned();
    assert_eq!(said, "0 1048576\n".repeat(7), "{outcome:?}");
}
