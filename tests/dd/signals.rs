// SPDX-License-Identifier: MIT
//! Signals, whatever dd is blocked in: answered at once, and no byte lost by them.

use crate::common::{
    Folder, blocked_in, catches_signals, finish, full_pipe, noise, normalised, signal, statistics,
    wait_until,
};
use rustix::process::Signal;
use std::fs::File;
use std::io::{Read as _, Write as _};
use std::os::unix::process::ExitStatusExt as _;
use std::process::{Child, Stdio};

/// dd, started with its standard error in the file `err`.
fn start(folder: &Folder, operands: &str, stdin: Stdio, stdout: Stdio) -> Child {
    let err = File::create(folder.path("err")).expect("a file can be made");
    folder
        .command(operands.split_whitespace())
        .stdin(stdin)
        .stdout(stdout)
        .stderr(err)
        .spawn()
        .expect("dd can be started")
}

fn err(folder: &Folder) -> String {
    normalised(&folder.read("err"))
}

/// Blocked in a call, with its handlers in place.
fn wait_until_blocked(child: &Child) {
    wait_until("dd catches signals and is blocked", || {
        catches_signals(child.id()) && blocked_in(child.id()).is_some()
    });
}

#[test]
fn statistics_come_at_once_while_blocked_in_a_read() {
    let folder = Folder::new();
    let mut child = start(&folder, "bs=2 of=out", Stdio::piped(), Stdio::null());
    let mut stdin = child.stdin.take().expect("it is a pipe");
    stdin.write_all(b"abcd").expect("a pipe takes four bytes");
    wait_until("two records are written", || {
        folder.path("out").exists() && folder.read("out") == b"abcd"
    });
    let one = statistics("2+0", "2+0", "4 bytes");
    for times in 1..=3 {
        signal(&child, Signal::USR1);
        wait_until("statistics", || err(&folder) == one.repeat(times));
    }
    stdin.write_all(b"ef").expect("a pipe takes two bytes");
    drop(stdin);
    finish(child).is(0, "", "");
    assert_eq!(folder.read("out"), b"abcdef");
    assert_eq!(
        err(&folder),
        one.repeat(3) + &statistics("3+0", "3+0", "6 bytes")
    );
}

#[test]
fn statistics_come_at_once_while_blocked_in_an_open() {
    let folder = Folder::new();
    rustix::fs::mkfifoat(rustix::fs::CWD, folder.path("fifo"), 0o600.into())
        .expect("it can be made");
    let child = start(&folder, "if=fifo of=out", Stdio::null(), Stdio::null());
    wait_until_blocked(&child);
    signal(&child, Signal::USR1);
    let zero = statistics("0+0", "0+0", "0 bytes");
    wait_until("statistics", || err(&folder) == zero);
    std::fs::write(folder.path("fifo"), "text").expect("a FIFO takes four bytes");
    finish(child).is(0, "", "");
    assert_eq!(folder.read("out"), b"text");
}

#[test]
fn statistics_come_at_once_while_blocked_in_a_write() {
    let folder = Folder::new();
    let data = noise(300_000);
    folder.write("in", &data);
    let mut child = start(&folder, "if=in bs=300000", Stdio::null(), Stdio::piped());
    wait_until_blocked(&child);
    for times in 1..=3 {
        signal(&child, Signal::USR1);
        let partly = statistics("1+0", "0+0", "0 bytes").repeat(times);
        wait_until("statistics", || err(&folder) == partly);
    }
    let mut output = Vec::new();
    let mut stdout = child.stdout.take().expect("it is a pipe");
    stdout.read_to_end(&mut output).expect("a pipe can be read");
    finish(child).is(0, "", "");
    assert!(output == data, "the interrupted write was continued");
}

#[test]
fn a_storm_of_signals_loses_nothing() {
    let folder = Folder::new();
    let data = noise(3_000_000);
    folder.write("in", &data);
    for operands in [
        "if=in bs=100000",
        "if=in ibs=1000 obs=70000",
        "if=in bs=65536 conv=swab",
    ] {
        let mut child = start(&folder, operands, Stdio::null(), Stdio::piped());
        let mut stdout = child.stdout.take().expect("it is a pipe");
        wait_until_blocked(&child);
        let mut output = Vec::new();
        let mut piece = [0; 5000];
        let mut sent = 0;
        loop {
            if child.try_wait().expect("it can be asked").is_none() {
                signal(&child, Signal::USR1);
                sent += 1;
                if sent % 7 == 0 {
                    signal(&child, Signal::STOP);
                    signal(&child, Signal::CONT);
                }
            }
            let len = stdout.read(&mut piece).expect("a pipe can be read");
            if len == 0 {
                break;
            }
            output.extend_from_slice(&piece[..len]);
        }
        finish(child).is(0, "", "");
        let mut expected = data.clone();
        if operands.contains("swab") {
            expected
                .chunks_exact_mut(2)
                .for_each(|pair| pair.swap(0, 1));
        }
        assert!(output == expected, "{operands}");
        assert!(sent > 100, "{sent} signals were sent");
    }
}

#[test]
fn a_stopped_copy_goes_on_where_it_was() {
    let folder = Folder::new();
    let data = noise(500_000);
    folder.write("in", &data);
    let mut child = start(&folder, "if=in bs=500000", Stdio::null(), Stdio::piped());
    wait_until_blocked(&child);
    signal(&child, Signal::STOP);
    wait_until("dd is stopped", || {
        std::fs::read_to_string(format!("/proc/{}/stat", child.id()))
            .is_ok_and(|stat| stat.contains(") T "))
    });
    signal(&child, Signal::CONT);
    let mut output = Vec::new();
    let mut stdout = child.stdout.take().expect("it is a pipe");
    stdout.read_to_end(&mut output).expect("a pipe can be read");
    finish(child).is(0, "", "");
    assert!(output == data);
    let bytes = "500000 bytes (500 kB, 488 KiB)";
    assert_eq!(err(&folder), statistics("1+0", "1+0", bytes));
}

#[test]
fn an_interrupt_shows_statistics_and_kills() {
    let folder = Folder::new();
    rustix::fs::mkfifoat(rustix::fs::CWD, folder.path("fifo"), 0o600.into())
        .expect("it can be made");
    let zero = statistics("0+0", "0+0", "0 bytes");
    let read = statistics("0+1", "0+0", "0 bytes");
    for (operands, expected) in [
        ("if=fifo of=out", &zero),
        ("obs=10 of=out conv=fsync", &read),
    ] {
        let mut child = start(&folder, operands, Stdio::piped(), Stdio::piped());
        let mut stdin = child.stdin.take().expect("it is a pipe");
        stdin.write_all(b"abc").expect("a pipe takes three bytes");
        wait_until_blocked(&child);
        if operands.contains("obs") {
            wait_until("the bytes are read", || {
                rustix::io::ioctl_fionread(&stdin).is_ok_and(|pending| pending == 0)
                    && blocked_in(child.id()).is_some()
            });
        }
        signal(&child, Signal::INT);
        let status = child.wait().expect("it can be waited for");
        assert_eq!(status.signal(), Some(Signal::INT.as_raw()), "{operands}");
        assert_eq!(err(&folder), *expected, "{operands}");
        if operands.contains("obs") {
            assert_eq!(folder.read("out"), b"", "what is pending is dropped");
        }
    }
}

#[test]
fn an_interrupted_write_counts_what_the_reader_gets() {
    let folder = Folder::new();
    folder.write("in", noise(200_000));
    let mut child = start(&folder, "if=in bs=200000", Stdio::null(), Stdio::piped());
    wait_until_blocked(&child);
    signal(&child, Signal::INT);
    let status = child.wait().expect("it can be waited for");
    assert_eq!(status.signal(), Some(Signal::INT.as_raw()));
    let mut output = Vec::new();
    let mut stdout = child.stdout.take().expect("it is a pipe");
    stdout.read_to_end(&mut output).expect("a pipe can be read");
    assert!(output == noise(200_000)[..output.len()]);
    let start = format!("1+0 records in\n0+1 records out\n{} bytes (", output.len());
    assert!(err(&folder).starts_with(&start), "{}", err(&folder));
}

#[test]
fn an_interrupt_that_was_ignored_stays_so() {
    let folder = Folder::new();
    let script = "
        trap '' INT
        mkfifo fifo
        dd if=fifo of=out status=none &
        until [ \"$(cut -d' ' -f3 /proc/$!/stat)\" = S ]; do :; done
        kill -INT $!
        printf text >fifo
        wait $!; echo $?";
    folder.shell(script).is(0, "0\n", "");
    assert_eq!(folder.read("out"), b"text");
}

#[test]
fn posix_wants_usr1_to_kill() {
    let folder = Folder::new();
    let mut child = folder
        .command(["of=out"])
        .env("POSIXLY_CORRECT", "1")
        .stdin(Stdio::piped())
        .spawn()
        .expect("dd can be started");
    wait_until("dd reads", || folder.path("out").exists());
    signal(&child, Signal::USR1);
    let status = child.wait().expect("it can be waited for");
    assert_eq!(status.signal(), Some(Signal::USR1.as_raw()));
}

#[test]
fn the_alarm_belongs_to_the_caller() {
    let folder = Folder::new();
    // A timer survives exec, and dd's own timer must neither stop it nor catch its signal.
    let mut child = start(&folder, "of=out", Stdio::piped(), Stdio::null());
    wait_until_blocked(&child);
    signal(&child, Signal::USR1);
    wait_until("statistics", || {
        err(&folder) == statistics("0+0", "0+0", "0 bytes")
    });
    signal(&child, Signal::ALARM);
    let status = child.wait().expect("it can be waited for");
    assert_eq!(status.signal(), Some(Signal::ALARM.as_raw()));
    let ignored = "
        trap '' ALRM
        mkfifo fifo
        dd if=fifo of=out 2>err &
        until [ \"$(cut -d' ' -f3 /proc/$!/stat)\" = S ]; do :; done
        kill -USR1 $!
        until [ -s err ]; do :; done
        kill -ALRM $!
        printf text >fifo
        wait $!; echo $?";
    folder.shell(ignored).is(0, "0\n", "");
    assert_eq!(folder.read("out"), b"text");
}

#[test]
fn an_interrupt_does_not_wait_for_a_blocked_standard_error() {
    let folder = Folder::new();
    let (reader, writer, _) = full_pipe();
    let mut child = folder
        .command(["if=/dev/zero", "of=/dev/null", "status=progress"])
        .stderr(writer)
        .spawn()
        .expect("dd can be started");
    let started = std::time::Instant::now();
    wait_until("a second has passed", || {
        started.elapsed().as_millis() > 1100
    });
    signal(&child, Signal::INT);
    wait_until("dd is dead", || {
        child.try_wait().expect("it can be asked").is_some()
    });
    let status = child.wait().expect("it can be waited for");
    assert_eq!(status.signal(), Some(Signal::INT.as_raw()));
    drop(reader);
}

/// Runs dd on a terminal of its own (by script(1)), with these keys typed once it reads.
fn on_a_terminal(folder: &Folder, operands: &str, keys: &[u8]) -> Option<crate::common::Outcome> {
    let has_script = std::process::Command::new("script")
        .arg("--version")
        .output()
        .is_ok_and(|output| output.status.success());
    if !has_script {
        crate::common::skip("on_a_terminal", "there is no script(1)");
        return None;
    }
    let dd = folder.dd.command[0].to_string_lossy().into_owned();
    let mut child = std::process::Command::new("script")
        .args(["-qec", &format!("exec {dd} {operands} 2>err"), "/dev/null"])
        .env("LC_ALL", "C")
        .env("SHELL", "/bin/sh")
        .current_dir(folder.path(""))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("script can be started");
    let mut stdin = child.stdin.take().expect("it is a pipe");
    wait_until("dd has opened its output", || folder.path("out").exists());
    stdin.write_all(keys).expect("keys can be typed");
    let outcome = finish(child);
    drop(stdin);
    Some(outcome)
}

#[test]
fn a_terminal_is_read_line_by_line_until_its_end() {
    let folder = Folder::new();
    if let Some(outcome) = on_a_terminal(&folder, "of=out", b"one\ntwo\n\x04") {
        assert_eq!(outcome.code(), 0);
        assert_eq!(folder.read("out"), b"one\ntwo\n");
        assert_eq!(err(&folder), statistics("0+2", "0+1", "8 bytes"));
    }
}

#[test]
fn the_interrupt_key_shows_statistics_and_kills() {
    let folder = Folder::new();
    if let Some(outcome) = on_a_terminal(&folder, "of=out bs=1", b"one\n\x03") {
        assert_eq!(outcome.code(), 130);
        let text = err(&folder);
        assert!(text.ends_with(" copied, T\n"), "{text:?}");
        let bytes = folder.read("out").len();
        assert!(
            text.contains(&format!("\n{bytes}+0 records out\n")),
            "{text:?}"
        );
    }
}
