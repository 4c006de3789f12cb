// SPDX-License-Identifier: MIT
//! What the guards, the verification and the rescue have to say. Prints nothing.

use crate::words::Words;
use rustix::io::Errno;
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt as _;

/// Something found out about a file, by its name as it was given.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Finding {
    /// The file.
    pub file: OsString,
    /// What about it.
    pub what: What,
}

/// What was found out.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum What {
    /// It cannot be read back, as this operand needs.
    CannotBeReadBack(&'static str),
    /// It is no regular file or block device, as this operand needs.
    NoFileOrDevice(&'static str),
    /// It is no regular file, as this operand needs.
    NoRegularFile(&'static str),
    /// It is open for appending, and this operand writes elsewhere.
    Appends(&'static str),
    /// It is one of the two ends, and cannot be this operand's file as well.
    IsAnEnd(&'static str),
    /// It is a device that is in use, by these.
    InUse(Vec<Holder>),
    /// It has another byte than was written there.
    Differs {
        /// In bytes from its start.
        offset: u64,
        /// The output block that is in, counted from the file's start.
        record: u64,
    },
    /// It has other bytes than were written there, the first of which is between two offsets.
    DiffersWithin {
        /// In bytes from its start.
        first: u64,
        /// The last that it may be.
        last: u64,
        /// The output block of `first`, counted from the file's start.
        record: u64,
    },
    /// It ends before what was written.
    EndsEarly {
        /// Where it ends, in bytes.
        offset: u64,
        /// The output block that is in, counted from the file's start.
        record: u64,
    },
    /// What was written to it has another digest.
    WrongDigest {
        /// Of which kind.
        algorithm: &'static str,
        /// What it has, in hexadecimal.
        actual: String,
        /// What it was to have.
        expected: String,
    },
    /// The device is not there any more.
    Vanished(Errno),
    /// It is not written as a mapfile is, in this line.
    NoMapfile(u64),
    /// This map tells of more than it has.
    MapIsAhead(OsString),
}

/// Who has claimed a device.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Holder {
    /// The partition or disk that is claimed, if that is another than the one that was named.
    pub part: Option<OsString>,
    /// By whom.
    pub by: By,
}

/// By whom a device is claimed.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum By {
    /// It is mounted here.
    Mount(OsString),
    /// The kernel swaps to it.
    Swap,
    /// It is a part of this device.
    Device(OsString),
}

impl Holder {
    fn text(&self, words: &Words) -> Vec<u8> {
        let with = |id, name, value: &OsStr, english: &str| {
            let value = words.quoting().file_if_needed(value.as_bytes());
            words
                .translate(id, &[(name, &value)], None)
                .unwrap_or_else(|| [english.as_bytes(), &value].concat())
        };
        let by = match &self.by {
            By::Mount(place) => with("mounted-on", "place", place, "mounted on "),
            By::Device(holder) => with("part-of", "holder", holder, "part of "),
            By::Swap => words
                .translate("used-as-swap", &[], None)
                .unwrap_or_else(|| b"used as swap".to_vec()),
        };
        match &self.part {
            Some(part) => [part.as_bytes(), b" ", &by].concat(),
            None => by,
        }
    }
}

impl What {
    /// One word for what was being done, which programs may rely on.
    pub fn operation(&self) -> &'static str {
        match self {
            Self::CannotBeReadBack(_)
            | Self::NoFileOrDevice(_)
            | Self::NoRegularFile(_)
            | Self::IsAnEnd(_)
            | Self::Appends(_)
            | Self::InUse(_) => "open",
            Self::Differs { .. } | Self::DiffersWithin { .. } | Self::EndsEarly { .. } => "verify",
            Self::WrongDigest { .. } => "check",
            Self::Vanished(_) => "read",
            Self::NoMapfile(_) | Self::MapIsAhead(_) => "map",
        }
    }

    /// The system's reason, if there is one.
    pub fn errno(&self) -> Option<Errno> {
        match self {
            Self::InUse(_) => Some(Errno::BUSY),
            Self::Vanished(errno) => Some(*errno),
            _ => None,
        }
    }
}

impl Finding {
    /// The message, without the program's name and without a newline.
    pub fn message(&self, words: &Words) -> Vec<u8> {
        let file = words.quoting().file(&words.name(&self.file));
        let say = |id, arguments: &[(&'static str, &[u8])], english: [&[u8]; 2]| {
            let mut all = vec![("file", &file[..])];
            all.extend_from_slice(arguments);
            words
                .translate(id, &all, None)
                .unwrap_or_else(|| [english[0], &file, english[1]].concat())
        };
        let needs = |id, english: &str, operand: &str| {
            let after = format!(" {english}, as {operand} needs");
            let operand = ("operand", operand.as_bytes());
            say(id, &[operand], [b"", after.as_bytes()])
        };
        match &self.what {
            What::CannotBeReadBack(operand) => {
                needs("cannot-read-back", "cannot be read back", operand)
            }
            What::NoFileOrDevice(operand) => {
                let english = "is no regular file or block device";
                needs("not-rescuable", english, operand)
            }
            What::NoRegularFile(operand) => needs("map-not-regular", "is no regular file", operand),
            What::Appends(operand) => {
                let after = format!(" is open for appending, which does not go with {operand}");
                let operand = ("operand", operand.as_bytes());
                say("appends", &[operand], [b"", after.as_bytes()])
            }
            What::IsAnEnd(operand) => {
                let after = format!(" is read or written, and cannot be {operand} too");
                let operand = ("operand", operand.as_bytes());
                say("same-as-end", &[operand], [b"", after.as_bytes()])
            }
            What::InUse(holders) if holders.is_empty() => {
                say("in-use", &[], [b"refusing to write to ", b": in use"])
            }
            What::InUse(holders) => {
                let holders: Vec<_> = holders.iter().map(|holder| holder.text(words)).collect();
                let holders = holders.join(&b", "[..]);
                let after = [b": in use (", &holders[..], b")"].concat();
                let english = [&b"refusing to write to "[..], &after];
                say("in-use-by", &[("holders", &holders)], english)
            }
            What::Differs { offset, record } => {
                let (offset, record) = (offset.to_string(), record.to_string());
                let after =
                    format!(" differs from what was written at offset {offset} (record {record})");
                let arguments = [("offset", offset.as_bytes()), ("record", record.as_bytes())];
                say("differs", &arguments, [b"", after.as_bytes()])
            }
            What::DiffersWithin {
                first,
                last,
                record,
            } => {
                let (first, last) = (first.to_string(), last.to_string());
                let record = record.to_string();
                let after = format!(
                    " differs from what was written between offsets {first} and {last} \
                     (record {record})"
                );
                let arguments = [
                    ("first", first.as_bytes()),
                    ("last", last.as_bytes()),
                    ("record", record.as_bytes()),
                ];
                say("differs-within", &arguments, [b"", after.as_bytes()])
            }
            What::EndsEarly { offset, record } => {
                let (offset, record) = (offset.to_string(), record.to_string());
                let after = format!(
                    " ends at offset {offset} (record {record}), before the end of what was written"
                );
                let arguments = [("offset", offset.as_bytes()), ("record", record.as_bytes())];
                say("too-short", &arguments, [b"", after.as_bytes()])
            }
            What::WrongDigest {
                algorithm,
                actual,
                expected,
            } => {
                let before = format!("{algorithm} of ");
                let after = format!(" is {actual}, not {expected}");
                let arguments = [
                    ("algorithm", algorithm.as_bytes()),
                    ("actual", actual.as_bytes()),
                    ("expected", expected.as_bytes()),
                ];
                let english = [before.as_bytes(), after.as_bytes()];
                say("check-failed", &arguments, english)
            }
            What::Vanished(errno) => {
                let reason = words.reason(*errno);
                let after = [&b" is gone: "[..], &reason].concat();
                say("vanished", &[("reason", &reason)], [b"", &after])
            }
            What::NoMapfile(line) => {
                let line = line.to_string();
                let after = format!(" is no mapfile (line {line})");
                let arguments = [("line", line.as_bytes())];
                say("no-mapfile", &arguments, [b"", after.as_bytes()])
            }
            What::MapIsAhead(map) => {
                let map = words.quoting().file(map.as_bytes());
                let after = [
                    &b" is shorter than the map "[..],
                    &map,
                    b" says; remove the map to begin anew",
                ]
                .concat();
                say("map-ahead", &[("map", &map)], [b"", &after])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_holds_a_device_is_named() {
        let holders = vec![
            Holder {
                part: Some(OsString::from("sda1")),
                by: By::Mount(OsString::from("/mnt/a b")),
            },
            Holder {
                part: None,
                by: By::Swap,
            },
            Holder {
                part: None,
                by: By::Device(OsString::from("md0")),
            },
        ];
        let finding = |holders| Finding {
            file: OsString::from("/dev/sda"),
            what: What::InUse(holders),
        };
        let words = Words::english();
        assert_eq!(
            String::from_utf8_lossy(&finding(holders).message(&words)),
            "refusing to write to '/dev/sda': in use (sda1 mounted on '/mnt/a b', used as swap, part of md0)"
        );
        assert_eq!(
            String::from_utf8_lossy(&finding(vec![]).message(&words)),
            "refusing to write to '/dev/sda': in use"
        );
    }
}
