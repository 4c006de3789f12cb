// SPDX-License-Identifier: MIT
//! The table of all programs, for the build scripts: of the multicall binary and of its
//! documentation, which so have the same.

use std::env;

/// What a program needs to be built.
#[derive(Clone, Copy, PartialEq)]
enum Group {
    /// The standard library.
    Portable,
    /// A POSIX system.
    Unix,
    /// Linux, and headers of SELinux.
    Selinux,
}
use Group::{Portable, Selinux, Unix};

/// Every program of GNU coreutils: its name, the crate that has it (behind `uu_`, but for dd, which is
/// ours; also the name of its cargo feature), and what it needs.
const PROGRAMS: [(&str, &str, Group); 108] = [
    ("[", "test", Portable),
    ("arch", "arch", Portable),
    ("b2sum", "b2sum", Portable),
    ("base32", "base32", Portable),
    ("base64", "base64", Portable),
    ("basename", "basename", Portable),
    ("basenc", "basenc", Portable),
    ("cat", "cat", Portable),
    ("chcon", "chcon", Selinux),
    ("chgrp", "chgrp", Unix),
    ("chmod", "chmod", Unix),
    ("chown", "chown", Unix),
    ("chroot", "chroot", Unix),
    ("cksum", "cksum", Portable),
    ("comm", "comm", Portable),
    ("cp", "cp", Portable),
    ("csplit", "csplit", Portable),
    ("cut", "cut", Portable),
    ("date", "date", Portable),
    ("dd", "dd", Portable),
    ("df", "df", Portable),
    ("dir", "dir", Portable),
    ("dircolors", "dircolors", Portable),
    ("dirname", "dirname", Portable),
    ("du", "du", Portable),
    ("echo", "echo", Portable),
    ("env", "env", Portable),
    ("expand", "expand", Portable),
    ("expr", "expr", Portable),
    ("factor", "factor", Portable),
    ("false", "false", Portable),
    ("fmt", "fmt", Portable),
    ("fold", "fold", Portable),
    ("groups", "groups", Unix),
    ("head", "head", Portable),
    ("hostid", "hostid", Unix),
    ("hostname", "hostname", Portable),
    ("id", "id", Unix),
    ("install", "install", Unix),
    ("join", "join", Portable),
    ("kill", "kill", Unix),
    ("link", "link", Portable),
    ("ln", "ln", Portable),
    ("logname", "logname", Unix),
    ("ls", "ls", Portable),
    ("md5sum", "md5sum", Portable),
    ("mkdir", "mkdir", Portable),
    ("mkfifo", "mkfifo", Unix),
    ("mknod", "mknod", Unix),
    ("mktemp", "mktemp", Portable),
    ("mv", "mv", Portable),
    ("nice", "nice", Unix),
    ("nl", "nl", Portable),
    ("nohup", "nohup", Unix),
    ("nproc", "nproc", Portable),
    ("numfmt", "numfmt", Portable),
    ("od", "od", Portable),
    ("paste", "paste", Portable),
    ("pathchk", "pathchk", Unix),
    ("pinky", "pinky", Unix),
    ("pr", "pr", Portable),
    ("printenv", "printenv", Portable),
    ("printf", "printf", Portable),
    ("ptx", "ptx", Portable),
    ("pwd", "pwd", Portable),
    ("readlink", "readlink", Portable),
    ("realpath", "realpath", Portable),
    ("rm", "rm", Portable),
    ("rmdir", "rmdir", Portable),
    ("runcon", "runcon", Selinux),
    ("seq", "seq", Portable),
    ("sha1sum", "sha1sum", Portable),
    ("sha224sum", "sha224sum", Portable),
    ("sha256sum", "sha256sum", Portable),
    ("sha384sum", "sha384sum", Portable),
    ("sha512sum", "sha512sum", Portable),
    ("shred", "shred", Portable),
    ("shuf", "shuf", Portable),
    ("sleep", "sleep", Portable),
    ("sort", "sort", Portable),
    ("split", "split", Portable),
    ("stat", "stat", Unix),
    ("stdbuf", "stdbuf", Unix),
    ("stty", "stty", Unix),
    ("sum", "sum", Portable),
    ("sync", "sync", Portable),
    ("tac", "tac", Portable),
    ("tail", "tail", Portable),
    ("tee", "tee", Portable),
    ("test", "test", Portable),
    ("timeout", "timeout", Unix),
    ("touch", "touch", Portable),
    ("tr", "tr", Portable),
    ("true", "true", Portable),
    ("truncate", "truncate", Portable),
    ("tsort", "tsort", Portable),
    ("tty", "tty", Unix),
    ("uname", "uname", Portable),
    ("unexpand", "unexpand", Portable),
    ("uniq", "uniq", Portable),
    ("unlink", "unlink", Portable),
    ("uptime", "uptime", Unix),
    ("users", "users", Unix),
    ("vdir", "vdir", Portable),
    ("wc", "wc", Portable),
    ("who", "who", Unix),
    ("whoami", "whoami", Portable),
    ("yes", "yes", Portable),
];

/// A program that is built in.
pub struct Program {
    /// The name it is called by.
    pub name: &'static str,
    /// The crate that has it, without `uu_`.
    pub crate_name: &'static str,
    /// Where its messages are: two programs are another one by another name.
    pub messages: &'static str,
}

/// The programs whose cargo feature is on, and that can be built for this target.
pub fn built_in() -> impl Iterator<Item = Program> {
    let is_unix = env::var_os("CARGO_CFG_UNIX").is_some();
    let is_linux = env::var("CARGO_CFG_TARGET_OS").is_ok_and(|os| os == "linux");
    let found = PROGRAMS.into_iter().filter(move |(_, crate_name, group)| {
        let can_be_built = match group {
            Portable => true,
            Unix => is_unix,
            Selinux => is_linux,
        };
        let feature = format!("CARGO_FEATURE_{}", crate_name.to_uppercase());
        can_be_built && env::var_os(feature).is_some()
    });
    found.map(|(name, crate_name, _)| Program {
        name,
        crate_name,
        messages: match crate_name {
            "dir" | "vdir" => "ls",
            other => other,
        },
    })
}
