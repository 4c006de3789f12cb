// SPDX-License-Identifier: MIT
//! `oflag=excl`: a device that is in use is refused, and by whom it is used is said.

use crate::common::{Folder, is_root, noise, skip};

#[test]
fn no_file_is_made() {
    let folder = Folder::new();
    folder.write("in", "abc");
    let message = "dd: failed to open 'new': No such file or directory\n";
    folder.run("if=in of=new oflag=excl").is(1, "", message);
    folder.write("old", "12345");
    folder
        .run("if=in of=old oflag=excl status=none")
        .is(0, "", "");
    assert_eq!(folder.read("old"), b"abc");
    folder
        .run("if=in oflag=excl")
        .is(1, "", "dd: oflag=excl needs of=\n");
    let message = "dd: invalid input flag: 'excl'\nTry 'dd --help' for more information.\n";
    folder.run("if=in iflag=excl").is(1, "", message);
}

#[test]
fn a_device_in_use_is_refused_and_told_of() {
    const TEST: &str = "oflag=excl on a device in use";
    if !is_root() {
        return skip(TEST, "needs root");
    }
    let folder = Folder::new();
    folder.write("in", noise(5000));
    let outcome = folder.shell(
        r#"
        truncate -s 40M image; mkdir "a b"
        device=$(losetup -f --show image) || { echo SKIPPED; exit; }
        trap 'umount -q "a b"; swapoff $device 2>/dev/null; losetup -d $device' EXIT
        try() { dd if=in of="$1" oflag=excl status=none 2>&1 | sed "s|$device|DEVICE|g; s|$PWD|HERE|g"; }
        try $device
        cmp -n 5000 in $device && echo written
        mkfs.ext4 -qF $device && mount $device "a b" || { echo SKIPPED; exit; }
        try $device
        umount "a b"
        mkswap $device >/dev/null && swapon $device && { try $device; swapoff $device; } || echo no swap
        exec 3<$device; try $device; exec 3<&-
        dd if=/dev/zero of=$device oflag=excl bs=1M speed=1M status=none & copy=$!
        until [ $(cut -c1 $device | head -c1 | od -An -tu1) = 0 ] 2>/dev/null; do sleep 0.01; done
        try $device
        kill $copy; wait $copy
        try $device
        "#,
    );
    let said = String::from_utf8_lossy(&outcome.stdout).into_owned();
    if said.contains("SKIPPED") {
        return skip(TEST, "no loop device can be had");
    }
    let expected = "written\n\
        dd: refusing to write to 'DEVICE': in use (mounted on 'HERE/a b')\n\
        dd: refusing to write to 'DEVICE': in use (used as swap)\n\
        dd: refusing to write to 'DEVICE': in use\n";
    let no_swap = expected.replace(
        "dd: refusing to write to 'DEVICE': in use (used as swap)\n",
        "no swap\n",
    );
    assert!(
        [expected, &no_swap].contains(&&*said),
        "{said}\n{outcome:?}"
    );
}

#[test]
fn a_disk_whose_partition_is_mounted_is_refused() {
    const TEST: &str = "oflag=excl on a disk with a mounted partition";
    if !is_root() {
        return skip(TEST, "needs root");
    }
    let folder = Folder::new();
    folder.write("in", noise(5000));
    let outcome = folder.shell(
        r#"
        truncate -s 40M image; mkdir m
        printf '2048,40000,L\n' | sfdisk -q image 2>/dev/null || { echo SKIPPED; exit; }
        device=$(losetup -P -f --show image) || { echo SKIPPED; exit; }
        part=${device}p1
        trap 'umount -q m; losetup -d $device; rm -f node' EXIT
        name=${part#/dev/}
        [ -e /sys/block/${device#/dev/}/$name ] || { echo SKIPPED; exit; }
        # Without udev there is no node.
        mknod node b $(tr : ' ' < /sys/block/${device#/dev/}/$name/dev) || { echo SKIPPED; exit; }
        mkfs.ext4 -qF node && mount node m || { echo SKIPPED; exit; }
        try() { dd if=in of="$1" oflag=excl status=none 2>&1 | sed "s|$name|PART|g; s|$device|DISK|g; s|$PWD|HERE|g"; }
        try $device
        try node
        umount m
        try $device
        cmp -n 5000 in $device && echo written
        "#,
    );
    let said = String::from_utf8_lossy(&outcome.stdout).into_owned();
    if said.contains("SKIPPED") {
        return skip(TEST, "no partition of a loop device can be had");
    }
    let expected = "dd: refusing to write to 'DISK': in use (PART mounted on HERE/m)\n\
        dd: refusing to write to 'node': in use (mounted on HERE/m)\n\
        written\n";
    assert_eq!(said, expected, "{outcome:?}");
}
