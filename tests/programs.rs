// SPDX-License-Identifier: MIT
//! Every program of the full set: a real call with a known answer, as a process, through a link of
//! its name.

#![cfg(feature = "full")]

#[path = "common/mod.rs"]
mod common;

use common::coreutils;
use std::path::Path;
use std::process::{Command, Stdio};

/// A program, a shell script in which `~` stands in front of the programs under test, and what it
/// writes to standard output. The folder has `text` ("b\na\nc\n") and an empty folder `sub`.
const CALLS: &[(&str, &str, &str)] = &[
    ("[", "~[ 1 -lt 2 ] && ~[ -d sub ]; ~echo $?", "0\n"),
    ("arch", "~arch | ~wc -l", "1\n"),
    (
        "b2sum",
        "~b2sum -l 128 text | ~cut -c 1-32",
        "24aae5c6491e0be362584a7ad58ad8f4\n",
    ),
    ("base32", "~base32 text", "MIFGCCTDBI======\n"),
    (
        "base64",
        "~base64 text; ~base64 text | ~base64 -d",
        "YgphCmMK\nb\na\nc\n",
    ),
    ("basename", "~basename /a/b.c .c", "b\n"),
    ("basenc", "~basenc --base16 text", "620A610A630A\n"),
    ("cat", "~cat -n text", "     1\tb\n     2\ta\n     3\tc\n"),
    #[cfg(feature = "selinux")]
    (
        "chcon",
        "~chcon system_u:object_r:tmp_t:s0 nosuch 2>e; ~echo $?",
        "1\n",
    ),
    ("chgrp", "~chgrp \"$(~id -g)\" text; ~echo $?", "0\n"),
    ("chmod", "~chmod 640 text; ~stat -c %a text", "640\n"),
    ("chown", "~chown \"$(~id -u)\" text; ~echo $?", "0\n"),
    (
        "chroot",
        "~chroot / \"$BIN/echo\" in 2>e || ~echo in",
        "in\n",
    ),
    ("cksum", "~cksum text", "2765378754 6 text\n"),
    (
        "comm",
        "~sort text >s; ~printf 'a\\nd\\n' | ~comm -12 s -",
        "a\n",
    ),
    ("cp", "~cp text copy; ~cat copy", "b\na\nc\n"),
    (
        "csplit",
        "~csplit -s text 2; ~cat xx00; ~echo -; ~cat xx01",
        "b\n-\na\nc\n",
    ),
    ("cut", "~echo a:b:c | ~cut -d : -f 2", "b\n"),
    ("date", "~date -u -d @86400 +%F", "1970-01-02\n"),
    ("dd", "~dd if=text bs=2 skip=1 count=1 status=none", "a\n"),
    ("df", "~df . | ~head -n 1 | ~cut -c 1-10", "Filesystem\n"),
    ("dir", "~dir", "sub  text\n"),
    (
        "dircolors",
        "~dircolors -b | ~head -n 1 | ~cut -c 1-10",
        "LS_COLORS=\n",
    ),
    ("dirname", "~dirname /a/b", "/a\n"),
    ("du", "~du -b text", "6\ttext\n"),
    ("echo", "~echo -e 'a\\tb'", "a\tb\n"),
    ("env", "~env -i A=1", "A=1\n"),
    ("expand", "~printf 'a\\tb\\n' | ~expand -t 4", "a   b\n"),
    ("expr", "~expr 6 '*' 7", "42\n"),
    ("factor", "~factor 60", "60: 2 2 3 5\n"),
    ("false", "~false; ~echo $?", "1\n"),
    ("fmt", "~fmt text", "b a c\n"),
    ("fold", "~echo abcdef | ~fold -w 4", "abcd\nef\n"),
    ("groups", "~groups | ~wc -l", "1\n"),
    ("head", "~head -n 1 text", "b\n"),
    ("hostid", "~hostid | ~tr -d 0-9a-f | ~wc -c", "1\n"),
    ("hostname", "~hostname | ~wc -l", "1\n"),
    ("id", "~id -u >u; ~echo $?", "0\n"),
    (
        "install",
        "~install -m 600 text new; ~stat -c %a new",
        "600\n",
    ),
    (
        "join",
        "~printf '1 a\\n' >x; ~printf '1 b\\n' | ~join x -",
        "1 a b\n",
    ),
    ("kill", "~kill -l 9", "KILL\n"),
    ("link", "~link text hard; ~stat -c %h hard", "2\n"),
    ("ln", "~ln -s text soft; ~readlink soft", "text\n"),
    ("logname", "~logname >n 2>&1; ~wc -l <n", "1\n"),
    ("ls", "~ls -1", "sub\ntext\n"),
    (
        "md5sum",
        "~md5sum text",
        "c50b8a351c4f73c8f4faac01e26bcbff  text\n",
    ),
    ("mkdir", "~mkdir -p p/q; ~ls p", "q\n"),
    ("mkfifo", "~mkfifo f; ~stat -c %F f", "fifo\n"),
    ("mknod", "~mknod f p; ~stat -c %F f", "fifo\n"),
    ("mktemp", "~mktemp -u XXXXXX | ~wc -c", "7\n"),
    ("mv", "~mv text moved; ~cat moved", "b\na\nc\n"),
    ("nice", "~nice -n 3 \"$BIN/nice\"", "3\n"),
    ("nl", "~nl text", "     1\tb\n     2\ta\n     3\tc\n"),
    ("nohup", "~nohup \"$BIN/echo\" a 2>e", "a\n"),
    ("nproc", "~nproc | ~wc -l", "1\n"),
    ("numfmt", "~numfmt --to=iec 2048", "2.0K\n"),
    ("od", "~od -An -c text", "   b  \\n   a  \\n   c  \\n\n"),
    ("paste", "~paste -s -d , text", "b,a,c\n"),
    ("pathchk", "~pathchk -p text; ~echo $?", "0\n"),
    ("pinky", "~pinky -s | ~wc -l >n; ~echo $?", "0\n"),
    ("pr", "~pr -t text", "b\na\nc\n"),
    ("printenv", "A=1 ~printenv A", "1\n"),
    ("printf", "~printf '%03d\\n' 7", "007\n"),
    ("ptx", "~echo word | ~ptx | ~tr -d ' '", "word\n"),
    ("pwd", "cd sub; ~basename \"$(~pwd)\"", "sub\n"),
    ("readlink", "~ln -s a l; ~readlink l", "a\n"),
    (
        "realpath",
        "~basename \"$(~realpath sub/../text)\"",
        "text\n",
    ),
    ("rm", "~rm text; ~ls", "sub\n"),
    ("rmdir", "~rmdir sub; ~ls", "text\n"),
    // The context where there is SELinux; that there is none, elsewhere.
    #[cfg(feature = "selinux")]
    ("runcon", "~runcon 2>&1 | ~wc -l", "1\n"),
    ("seq", "~seq -s , 3", "1,2,3\n"),
    ("sha1sum", "~sha1sum text | ~wc -c", "47\n"),
    ("sha224sum", "~sha224sum text | ~wc -c", "63\n"),
    (
        "sha256sum",
        "~sha256sum text >s; ~sha256sum -c s",
        "text: OK\n",
    ),
    ("sha384sum", "~sha384sum text | ~wc -c", "103\n"),
    ("sha512sum", "~sha512sum text | ~wc -c", "135\n"),
    ("shred", "~shred -u text; ~ls", "sub\n"),
    ("shuf", "~shuf text | ~sort", "a\nb\nc\n"),
    ("sleep", "~sleep 0.01; ~echo $?", "0\n"),
    ("sort", "~sort -r text", "c\nb\na\n"),
    ("split", "~split -l 1 text p; ~cat pac", "c\n"),
    ("stat", "~stat -c %s text", "6\n"),
    ("stdbuf", "~stdbuf -oL \"$BIN/printenv\" _STDBUF_O", "L\n"),
    ("stty", "~stty 2>&1 </dev/null | ~cut -c 1-5", "stty:\n"),
    ("sum", "~sum text", "53325     1 text\n"),
    ("sync", "~sync text; ~echo $?", "0\n"),
    ("tac", "~tac text", "c\na\nb\n"),
    ("tail", "~tail -n 1 text", "c\n"),
    ("tee", "~echo a | ~tee t; ~cat t", "a\na\n"),
    ("test", "~test a = a; ~echo $?", "0\n"),
    (
        "timeout",
        "~timeout 0.05 \"$BIN/sleep\" 9; ~echo $?",
        "124\n",
    ),
    ("touch", "~touch -d @0 text; ~stat -c %Y text", "0\n"),
    ("tr", "~tr a-c A-C <text", "B\nA\nC\n"),
    ("true", "~true; ~echo $?", "0\n"),
    ("truncate", "~truncate -s 3 text; ~stat -c %s text", "3\n"),
    ("tsort", "~echo a b | ~tsort", "a\nb\n"),
    ("tty", "~tty </dev/null; ~echo $?", "not a tty\n1\n"),
    ("uname", "~uname", "Linux\n"),
    ("unexpand", "~echo '        a' | ~unexpand", "\ta\n"),
    (
        "uniq",
        "~printf 'a\\na\\nb\\n' | ~uniq -c | ~tr -s ' '",
        " 2 a\n 1 b\n",
    ),
    ("unlink", "~unlink text; ~ls", "sub\n"),
    ("uptime", "~uptime | ~wc -l", "1\n"),
    ("users", "~users >n; ~echo $?", "0\n"),
    ("vdir", "~vdir text | ~cut -c 1", "-\n"),
    ("wc", "~wc text", "3 3 6 text\n"),
    ("who", "~who >n; ~echo $?", "0\n"),
    (
        "whoami",
        "~whoami >n; ~id -un | ~cat - n | ~uniq | ~wc -l",
        "1\n",
    ),
    ("yes", "~yes a | ~head -n 2", "a\na\n"),
];

/// Runs `script` in an empty folder, with the programs in the folder `bin`.
fn run(bin: &Path, script: &str) -> String {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    std::fs::write(folder.path().join("text"), "b\na\nc\n").expect("a file can be written");
    std::fs::create_dir(folder.path().join("sub")).expect("a folder can be made");
    let output = Command::new("/bin/sh")
        .args(["-c", &script.replace('~', "$BIN/")])
        .env_clear()
        .env("BIN", bin)
        .env("LC_ALL", "C")
        .env("PATH", "/nonexistent")
        .current_dir(folder.path())
        .stdin(Stdio::null())
        .output()
        .expect("sh can be started");
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// The newest library of stdbuf that cargo has built beside the binary.
fn stdbuf_library() -> std::path::PathBuf {
    let built = coreutils().with_file_name("deps");
    std::fs::read_dir(built)
        .expect("cargo builds there")
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .filter(|path| {
            let name = path.file_name().and_then(std::ffi::OsStr::to_str);
            name.is_some_and(|name| name.starts_with("libstdbuf-") && name.ends_with(".so"))
        })
        .max_by_key(|path| path.metadata().and_then(|data| data.modified()).ok())
        .expect("the library is built with stdbuf")
}

fn names() -> Vec<String> {
    let output = Command::new(coreutils())
        .arg("--list")
        .output()
        .expect("it can be started");
    let text = String::from_utf8(output.stdout).expect("it is text");
    text.lines().map(str::to_owned).collect()
}

#[test]
fn every_program_gives_a_known_answer() {
    let bin = tempfile::tempdir().expect("a temporary folder can be made");
    let binary = bin.path().join("coreutils");
    std::fs::hard_link(coreutils(), &binary)
        .or_else(|_| std::fs::copy(coreutils(), &binary).map(|_| ()))
        .expect("it can be copied");
    std::fs::copy(stdbuf_library(), bin.path().join("libstdbuf.so")).expect("it can be copied");
    for name in names() {
        std::os::unix::fs::symlink("coreutils", bin.path().join(name)).expect("a link can be made");
    }
    let mut wrong = Vec::new();
    for (name, script, expected) in CALLS {
        let seen = run(bin.path(), script);
        if seen != *expected {
            wrong.push(format!(
                "{name}: {script}\n  expected {expected:?}\n  seen     {seen:?}"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn there_is_a_call_for_every_program() {
    let called: Vec<&str> = CALLS.iter().map(|(name, ..)| *name).collect();
    assert_eq!(names(), called);
}

#[test]
fn every_program_tells_its_help_and_version_in_plain_text() {
    for name in names() {
        // `[` and `test` take them for what they test; these two have none but themselves.
        if name == "test" {
            continue;
        }
        for option in ["--help", "--version"] {
            let output = Command::new(coreutils())
                .args([&*name, option])
                .env_clear()
                .env("LANG", "fr_FR.UTF-8")
                .env("LC_ALL", "C")
                .output()
                .expect("it can be started");
            let text = String::from_utf8(output.stdout).expect("it is text");
            assert!(output.stderr.is_empty(), "{name} {option}");
            // A message that was not found is shown by its name.
            let is_raw = |word: &str| {
                let stem = name.trim_matches('[');
                word.starts_with(&format!("{stem}-")) && word.contains("-about")
                    || word.ends_with("-usage")
                    || word.contains("-help-")
            };
            assert!(!text.is_empty(), "{name} {option}");
            assert!(
                !text.split_whitespace().any(is_raw),
                "{name} {option}: {text}"
            );
        }
    }
}

#[test]
fn a_broken_pipe_ends_a_program_as_its_caller_wants() {
    let script = |trap: &str| {
        format!(
            "{trap} ({} yes; echo $? >&2) | head -n 1",
            coreutils().display()
        )
    };
    for (trap, expected) in [("", "141\n"), ("trap '' PIPE;", "1\n")] {
        let output = Command::new("/bin/sh")
            .args(["-c", &script(trap)])
            .env("LC_ALL", "C")
            .output()
            .expect("sh can be started");
        assert_eq!(output.stdout, b"y\n");
        let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(stderr.ends_with(expected), "{trap}: {stderr:?}");
    }
}
