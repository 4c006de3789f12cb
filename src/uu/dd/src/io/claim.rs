// SPDX-License-Identifier: MIT
//! Who has claimed a block device: mounts, swap, and the devices that are made of it (LVM, md, dm-crypt),
//! as far as /proc and /sys tell. Only to say so: whether it is claimed, the kernel has decided when
//! it was to be opened exclusively (open(2), `O_EXCL`).
//!
//! The names are in /proc/partitions: to read folders, dd would have to load functions of the C library
//! at each start, also where it does not need them.

use crate::error::finding::{By, Holder};
use std::ffi::{OsStr, OsString};
use std::fs;
use std::os::unix::ffi::OsStringExt as _;
use std::os::unix::fs::{FileTypeExt as _, MetadataExt as _};
use std::path::{Path, PathBuf};

/// A disk or a partition.
struct Device {
    number: u64,
    /// Its folder in /sys.
    folder: PathBuf,
    /// The kernel's name of it, if it is not the device that was asked for.
    part: Option<OsString>,
}

impl Device {
    fn new(number: u64, part: Option<OsString>) -> Option<Self> {
        let (major, minor) = (rustix::fs::major(number), rustix::fs::minor(number));
        let folder = fs::canonicalize(format!("/sys/dev/block/{major}:{minor}")).ok()?;
        Some(Self {
            number,
            folder,
            part,
        })
    }

    /// The device in this folder of /sys, a neighbour of the one that was asked for.
    fn neighbour(folder: &Path) -> Option<Self> {
        let text = fs::read_to_string(folder.join("dev")).ok()?;
        let (major, minor) = text.trim().split_once(':')?;
        let number = rustix::fs::makedev(major.parse().ok()?, minor.parse().ok()?);
        Self::new(number, folder.file_name().map(OsStr::to_owned))
    }

    /// The whole disk of a partition, or the partitions of a whole disk.
    fn neighbours(&self) -> Vec<Self> {
        if self.folder.join("partition").exists() {
            let disk = self.folder.parent().and_then(Self::neighbour);
            return disk.into_iter().collect();
        }
        all_devices()
            .into_iter()
            .map(|name| self.folder.join(name))
            .filter(|folder| folder.join("partition").exists())
            .filter_map(|folder| Self::neighbour(&folder))
            .collect()
    }
}

/// The kernel's names of all disks, partitions, and devices that are made of them.
fn all_devices() -> Vec<String> {
    let table = fs::read_to_string("/proc/partitions").unwrap_or_default();
    let lines = table.lines().skip(2);
    lines
        .filter_map(|line| line.split_whitespace().nth(3))
        .map(str::to_owned)
        .collect()
}

/// The number of the block device of this name; `None` if it is none.
fn number(device: &OsStr) -> Option<u64> {
    let metadata = fs::metadata(device).ok()?;
    let is_block_device = metadata.file_type().is_block_device();
    is_block_device.then(|| metadata.rdev())
}

/// Who has claimed `device`, its partitions, or the disk that it is a partition of; empty if
/// that cannot be told.
pub fn holders(device: &OsStr) -> Vec<Holder> {
    let Some(device) = number(device).and_then(|number| Device::new(number, None)) else {
        return Vec::new();
    };
    let mut devices = device.neighbours();
    devices.insert(0, device);
    let mounts = mounts(&fs::read("/proc/self/mountinfo").unwrap_or_default());
    let swaps = swaps(&fs::read("/proc/swaps").unwrap_or_default());
    let mut holders = Vec::new();
    for device in &devices {
        let mut claimed = |by| {
            let part = device.part.clone();
            holders.push(Holder { part, by });
        };
        for mount in &mounts {
            // Some file systems (btrfs) have a number of their own; their source tells.
            let is_it =
                mount.number == device.number || number(&mount.source) == Some(device.number);
            if is_it {
                claimed(By::Mount(mount.place.clone()));
            }
        }
        if swaps.iter().any(|swap| number(swap) == Some(device.number)) {
            claimed(By::Swap);
        }
        for name in all_devices() {
            let holder = device.folder.join("holders").join(&name);
            if !holder.exists() {
                continue;
            }
            let mut name = OsString::from(name);
            if let Ok(given) = fs::read_to_string(holder.join("dm/name")) {
                name.push(format!(" ({})", given.trim()));
            }
            claimed(By::Device(name));
        }
    }
    holders.dedup();
    holders
}

/// A line of /proc/self/mountinfo (proc_pid_mountinfo(5)).
#[derive(Debug, Eq, PartialEq)]
struct Mount {
    number: u64,
    place: OsString,
    source: OsString,
}

fn mounts(table: &[u8]) -> Vec<Mount> {
    let mount = |line: &[u8]| {
        let mut words = line.split(|&byte| byte == b' ');
        let numbers = std::str::from_utf8(words.nth(2)?).ok()?;
        let (major, minor) = numbers.split_once(':')?;
        let place = words.nth(1)?;
        // Behind the optional fields there is a dash, and the type of the file system.
        let source = words.skip_while(|&word| word != b"-").nth(2)?;
        Some(Mount {
            number: rustix::fs::makedev(major.parse().ok()?, minor.parse().ok()?),
            place: unescaped(place),
            source: unescaped(source),
        })
    };
    table
        .split(|&byte| byte == b'\n')
        .filter_map(mount)
        .collect()
}

fn swaps(table: &[u8]) -> Vec<OsString> {
    let lines = table.split(|&byte| byte == b'\n').skip(1);
    lines
        .filter_map(|line| line.split(|&byte| byte == b' ' || byte == b'\t').next())
        .filter(|name| !name.is_empty())
        .map(unescaped)
        .collect()
}

/// Blanks, tabs, newlines and backslashes are in octal in these tables.
fn unescaped(word: &[u8]) -> OsString {
    let mut bytes = Vec::with_capacity(word.len());
    let mut rest = word;
    while let Some((&byte, behind)) = rest.split_first() {
        rest = behind;
        if byte == b'\\'
            && let Some((digits, behind)) = rest.split_first_chunk::<3>()
            && let Ok(digits) = std::str::from_utf8(digits)
            && let Ok(code) = u8::from_str_radix(digits, 8)
        {
            bytes.push(code);
            rest = behind;
        } else {
            bytes.push(byte);
        }
    }
    OsString::from_vec(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mounts_are_found_behind_optional_fields() {
        let table =
            b"36 35 98:0 /mnt1 /mnt\\0402 rw,noatime master:1 shared:2 - ext3 /dev/root rw\n\
            29 1 0:26 / /x rw - btrfs /dev/sda1 rw,subvol=/\nbroken\n";
        let expected = [
            Mount {
                number: rustix::fs::makedev(98, 0),
                place: OsString::from("/mnt 2"),
                source: OsString::from("/dev/root"),
            },
            Mount {
                number: rustix::fs::makedev(0, 26),
                place: OsString::from("/x"),
                source: OsString::from("/dev/sda1"),
            },
        ];
        assert_eq!(mounts(table), expected);
    }

    #[test]
    fn swaps_are_found_below_the_heading() {
        let table = b"Filename\t\t\t\tType\t\tSize\n/dev/sda2                partition\t1\n";
        assert_eq!(swaps(table), [OsString::from("/dev/sda2")]);
        assert!(swaps(b"").is_empty());
    }
}
