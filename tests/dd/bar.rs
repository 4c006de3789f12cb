// SPDX-License-Identifier: MIT
//! `status=bar` on a terminal, and where there is none.

use crate::common::terminal::Terminal;
use crate::common::{Folder, catches_signals, normalised, signal, skip, statistics, wait_until};
use std::process::Command;

/// What is on the screen, with times and rates replaced by letters: they differ from run to run.
fn still(screen: &str) -> String {
    let is_time = |word: &str| {
        word.contains(':') && word.chars().all(|c| c.is_ascii_digit() || ":-".contains(c))
    };
    let words = |word| if is_time(word) { "T:TT" } else { word };
    let mut text = screen.split(' ').map(words).collect::<Vec<_>>().join(" ");
    // A rate takes nine columns: ` 105 MB/s`, `98.7 MB/s`.
    for (end, unit) in screen_ends(&text) {
        text.replace_range(end + unit.len() - 9..end + unit.len(), "RRRR RB/s");
    }
    text
}

/// Where rates end.
fn screen_ends(text: &str) -> Vec<(usize, &'static str)> {
    text.match_indices("B/s")
        .map(|(at, _)| (at, "B/s"))
        .collect()
}

/// A dd on a terminal that has copied 420,000 of 1,000,000 bytes and waits for more.
fn stalled(folder: &Folder, columns: u16, environment: &str) -> Terminal {
    let script = format!(
        "mkfifo go fifo
        {{ head -c 420000 /dev/zero; read line <go; head -c 580000 /dev/zero; }} >fifo &
        {environment} dd if=fifo of=out bs=1000 count=1000 iflag=fullblock status=bar"
    );
    Terminal::shell(folder, columns, &script)
}

/// Lets it go on.
fn go(folder: &Folder) {
    std::fs::write(folder.path("go"), "go\n").expect("a FIFO takes it");
}

#[test]
fn the_bar_fits_terminals_of_every_width() {
    for (columns, expected) in [
        (
            120,
            "copying  42% [=====================>                              ] 420 kB/1.0 MB T:TT RRRR RB/s avg RRRR RB/s ETA T:TT",
        ),
        (
            80,
            "copying  42% [=====>      ] 420 kB/1.0 MB T:TT RRRR RB/s avg RRRR RB/s ETA T:TT",
        ),
        (
            60,
            "copying  42% [======>         ] 420 kB/1.0 MB T:TT ETA T:TT",
        ),
        (40, "copying  42% [====>     ] T:TT ETA T:TT"),
        (20, "42% T:TT"),
        (5, "42%"),
    ] {
        let folder = Folder::new();
        let terminal = stalled(&folder, columns, "");
        terminal.wait_for(expected, |screen| still(screen) == expected);
        go(&folder);
        let (code, screen) = terminal.finish();
        assert_eq!(code, 0);
        assert_eq!(folder.read("out").len(), 1_000_000);
        if columns >= 80 {
            let all = statistics("1000+0", "1000+0", "1000000 bytes (1.0 MB, 977 KiB)");
            assert_eq!(normalised(screen.as_bytes()) + "\n", all);
        }
    }
}

const WHOLE: &str = "1000000 bytes (1.0 MB, 977 KiB)";

#[test]
fn what_is_left_on_the_screen_is_the_statistics() {
    let folder = Folder::new();
    let terminal = stalled(&folder, 80, "");
    terminal.wait_for("a bar", |screen| screen.starts_with("copying  42%"));
    go(&folder);
    let (code, screen) = terminal.finish();
    assert_eq!(code, 0);
    let all = statistics("1000+0", "1000+0", WHOLE);
    assert_eq!(normalised(screen.as_bytes()) + "\n", all);
}

#[test]
fn the_bar_follows_the_width_of_the_terminal() {
    let folder = Folder::new();
    let terminal = stalled(&folder, 80, "");
    terminal.wait_for("a bar", |screen| screen.starts_with("copying  42%"));
    for (columns, expected) in [
        (40, "copying  42% [====>     ] T:TT ETA T:TT"),
        (
            80,
            "copying  42% [=====>      ] 420 kB/1.0 MB T:TT RRRR RB/s avg RRRR RB/s ETA T:TT",
        ),
        (20, "42% T:TT"),
        (
            60,
            "copying  42% [======>         ] 420 kB/1.0 MB T:TT ETA T:TT",
        ),
    ] {
        terminal.resize(columns);
        terminal.wait_for(expected, |screen| still(screen) == expected);
    }
    go(&folder);
    assert_eq!(terminal.finish().0, 0);
}

#[test]
fn a_stalled_copy_shows_that_the_seconds_go_on() {
    let folder = Folder::new();
    let terminal = stalled(&folder, 80, "");
    for second in ["0:01", "0:02", "0:03"] {
        let screen = terminal.wait_for(second, |screen| screen.contains(&format!(" {second} ")));
        assert!(screen.contains(" 420 kB/1.0 MB "), "{screen}");
    }
    go(&folder);
    assert_eq!(terminal.finish().0, 0);
}

#[test]
fn without_a_known_end_there_is_a_spinner() {
    let folder = Folder::new();
    let script = "mkfifo go; { head -c 420000 /dev/zero; read line <go; } |
        dd bs=1000 of=out iflag=fullblock status=bar";
    let terminal = Terminal::shell(&folder, 80, script);
    let mut turns = Vec::new();
    terminal.wait_for("all sides of a spinner", |screen| {
        let text = still(screen);
        if text.get(1..) == Some(" copying 420 kB T:TT RRRR RB/s avg RRRR RB/s") {
            let turn = text.as_bytes()[0];
            if !turns.contains(&turn) {
                turns.push(turn);
            }
        }
        turns.len() == 4
    });
    turns.sort_unstable();
    assert_eq!(turns, b"-/\\|");
    go(&folder);
    assert_eq!(terminal.finish().0, 0);
}

#[test]
fn opening_is_a_phase_of_its_own() {
    let folder = Folder::new();
    let script = "mkfifo fifo; dd if=fifo of=out status=bar";
    let terminal = Terminal::shell(&folder, 60, script);
    terminal.wait_for("the phase", |screen| {
        still(screen).ends_with(" opening    0 B T:TT")
    });
    std::fs::write(folder.path("fifo"), "text").expect("a FIFO takes it");
    assert_eq!(terminal.finish().0, 0);
    assert_eq!(folder.read("out"), b"text");
}

#[test]
fn colours_are_left_out_where_nobody_wants_them() {
    for (environment, has_colours, has_sequences) in [
        ("", true, true),
        ("NO_COLOR=", true, true),
        ("NO_COLOR=1", false, true),
        ("TERM=dumb", false, false),
    ] {
        let folder = Folder::new();
        let terminal = stalled(&folder, 80, environment);
        terminal.wait_for("a bar", |screen| screen.starts_with("copying  42% [===="));
        terminal.wait_for("a later bar", |screen| screen.contains(" 0:01 "));
        go(&folder);
        let bytes = terminal.bytes();
        let (code, screen) = terminal.finish();
        assert_eq!(code, 0);
        let all = statistics("1000+0", "1000+0", WHOLE);
        assert_eq!(normalised(screen.as_bytes()) + "\n", all, "{environment}");
        let has = |needle: &[u8]| bytes.windows(needle.len()).any(|window| window == needle);
        assert_eq!(has(b"\x1b[36m"), has_colours, "{environment}");
        assert_eq!(has(b"\x1b"), has_sequences, "{environment}");
    }
}

#[test]
fn messages_and_reports_do_not_tear_the_bar() {
    let folder = Folder::new();
    let script = "mkfifo go
        { printf abc; sleep 0.5; printf abcd; read line <go; } |
        dd bs=4 count=9 of=out status=bar &
        wait $!";
    let terminal = Terminal::shell(&folder, 80, script);
    let warning = "dd: warning: partial read (3 bytes); suggest iflag=fullblock\n";
    terminal.wait_for("a warning above a bar", |screen| {
        screen
            .strip_prefix(warning)
            .is_some_and(|bar| bar.starts_with("copying  20% ["))
    });
    let dd = Command::new("pkill")
        .args(["-USR1", "-x", "dd", "-s"])
        .arg(terminal.child.id().to_string())
        .status();
    assert!(dd.is_ok_and(|status| status.success()));
    let report = "1+1 records in\n1+1 records out\n7 bytes copied, ";
    terminal.wait_for("statistics above a bar", |screen| {
        let rest = screen
            .strip_prefix(warning)
            .and_then(|rest| rest.strip_prefix(report));
        rest.is_some_and(|rest| {
            let mut lines = rest.lines().skip(1);
            lines
                .next()
                .is_some_and(|bar| bar.starts_with("copying  20% ["))
                && lines.next().is_none()
        })
    });
    go(&folder);
    let (code, screen) = terminal.finish();
    assert_eq!(code, 0);
    let all = statistics("1+1", "1+1", "7 bytes");
    let expected = format!("{warning}{all}{all}");
    assert_eq!(normalised(screen.as_bytes()) + "\n", expected);
}

#[test]
fn after_the_interrupt_key_the_terminal_is_clean() {
    for columns in [80, 40, 20] {
        let folder = Folder::new();
        let script = "mkfifo fifo; cat >fifo & dd if=fifo of=out status=bar count=9; echo $?";
        let script =
            format!("trap : INT; {script}").replace("cat >fifo", "(trap '' INT; sleep 60 >fifo)");
        let terminal = Terminal::shell(&folder, columns, &script);
        terminal.wait_for("a bar", |screen| screen.contains("0% "));
        terminal.type_in("\x03");
        let screen = terminal.wait_for("the status", |screen| screen.ends_with("130"));
        let all = statistics("0+0", "0+0", "0 bytes") + "130";
        // A narrow terminal breaks the last line.
        let whole = normalised(screen.as_bytes());
        if columns == 80 {
            assert_eq!(whole, all);
        } else {
            assert!(
                whole.starts_with("0+0 records in\n0+0 records out\n"),
                "{whole}"
            );
        }
    }
}

#[test]
fn where_there_is_no_terminal_there_are_lines() {
    let folder = Folder::new();
    folder
        .shell("sleep 1.5 | dd of=out status=bar 2>err")
        .is(0, "", "");
    let text = String::from_utf8(folder.read("err")).expect("it is text");
    assert!(
        text.starts_with("\r0 bytes copied, 1 s, 0.0 kB/s\n0+0 records in\n"),
        "{text:?}"
    );
}

#[test]
fn under_job_control_the_background_is_silent_and_the_foreground_shows() {
    let folder = Folder::new();
    let script = "mkfifo fifo go; PS1='prompt> ' exec bash --norc --noprofile -i";
    let terminal = Terminal::shell(&folder, 80, script);
    terminal.wait_for("a prompt", |screen| screen.ends_with("prompt>"));
    terminal
        .type_in("{ head -c 420000 /dev/zero; read l <go; head -c 580000 /dev/zero; } >fifo &\n");
    terminal.wait_for("a prompt", |screen| {
        screen.contains("[1]") && screen.ends_with("prompt>")
    });
    let dd = "dd if=fifo of=out bs=1000 count=1000 iflag=fullblock status=bar";
    terminal.type_in(&format!("{dd}\n"));
    let bar = |screen: &str| {
        let last = screen.lines().last().unwrap_or_default().to_owned();
        last.starts_with("copying  42% [")
    };
    terminal.wait_for("a bar", bar);
    terminal.type_in("\x1a");
    terminal.wait_for("the shell", |screen| {
        screen.contains("Stopped") && screen.ends_with("prompt>")
    });
    terminal.type_in("bg 2; jobs\n");
    let quiet = terminal.wait_for("it runs", |screen| {
        screen.contains("Running                 dd") && screen.ends_with("prompt>")
    });
    // It runs, and leaves the prompt alone: for five times as long as a bar takes to come.
    let start = std::time::Instant::now();
    terminal.wait_for("a second", |screen| {
        assert_eq!(screen, quiet);
        start.elapsed().as_millis() > 1000
    });
    terminal.type_in("fg 2\n");
    terminal.wait_for("a bar again", bar);
    go(&folder);
    terminal.wait_for("the end", |screen| {
        normalised(screen.as_bytes()).contains("1000+0 records out\n1000000 bytes")
            && screen.ends_with("prompt>")
    });
    terminal.type_in("exit $?\n");
    assert_eq!(terminal.finish().0, 0);
    assert_eq!(folder.read("out").len(), 1_000_000);
}

#[test]
fn a_terminal_that_stops_background_writers_does_not_stop_the_copy() {
    let folder = Folder::new();
    let script = "stty tostop; PS1='prompt> ' exec bash --norc --noprofile -i";
    let terminal = Terminal::shell(&folder, 80, script);
    terminal.wait_for("a prompt", |screen| screen.ends_with("prompt>"));
    // In the background and writing a bar, it would be stopped before it has copied anything.
    terminal.type_in("(sleep 1.5; echo text) | dd of=out status=bar & sleep 3\n");
    terminal.wait_for("all is copied", |_| {
        folder.path("out").exists() && folder.read("out") == b"text\n"
    });
    // Its statistics do stop it, as those of any program.
    terminal.wait_for("a prompt", |screen| screen.ends_with("prompt>"));
    terminal.type_in("fg\n");
    terminal.wait_for("statistics", |screen| screen.contains("5 bytes copied"));
}

#[test]
fn timeout_in_a_script_leaves_the_bar_and_a_clean_terminal() {
    let folder = Folder::new();
    let script = "timeout -s INT 1.5 dd if=/dev/zero of=/dev/null count=1T status=bar; echo $?";
    let terminal = Terminal::shell(&folder, 80, script);
    terminal.wait_for("a bar", |screen| screen.starts_with("copying   0% ["));
    let (_, screen) = terminal.finish();
    let lines: Vec<&str> = screen.lines().collect();
    assert_eq!(lines.len(), 4, "{screen}");
    assert!(lines[0].ends_with("+0 records in"), "{screen}");
    assert_eq!(lines[3], "124");
}

#[test]
fn a_copy_to_the_same_terminal_has_lines_and_no_bar() {
    let folder = Folder::new();
    let script = "{ echo one; sleep 1.5; echo two; } | dd bs=80 status=bar";
    let terminal = Terminal::shell(&folder, 80, script);
    let (code, _) = terminal.finish_with_bytes(|bytes| {
        let text = String::from_utf8_lossy(bytes).into_owned();
        assert!(!text.contains("copying"), "{text:?}");
        assert!(text.contains("\r4 bytes copied, 1 s, "), "{text:?}");
    });
    assert_eq!(code, 0);
}

#[test]
fn a_terminal_that_stood_still_gets_every_line_whole() {
    for status in ["status=json", "status=progress", "status=bar"] {
        let folder = Folder::new();
        let (master, slave) = crate::common::terminal::open(80);
        let mut child = folder
            .command(["of=out", status])
            .stdin(std::process::Stdio::piped())
            .stderr(slave)
            .spawn()
            .expect("dd can be started");
        wait_until("dd catches signals", || catches_signals(child.id()));
        // Nobody reads: at some report the terminal takes a part of it.
        for _ in 0..300 {
            signal(&child, rustix::process::Signal::USR1);
            std::thread::sleep(std::time::Duration::from_millis(6));
        }
        let reader = std::thread::spawn(move || {
            let mut bytes = Vec::new();
            let _ = std::io::Read::read_to_end(&mut { master }, &mut bytes); // it ends with EIO
            bytes
        });
        drop(child.stdin.take());
        let status_of_child = child.wait().expect("it can be waited for");
        let bytes = reader.join().expect("the reader does not panic");
        assert_eq!(status_of_child.code(), Some(0), "{status}");
        let text = String::from_utf8(bytes)
            .expect("it is text")
            .replace("\r\n", "\n");
        if status == "status=json" {
            for line in text.lines() {
                let parsed = serde_json::from_str::<serde_json::Value>(line);
                assert!(parsed.is_ok(), "{line}");
            }
        }
        let is_end = |text: &str| text.contains("summary") || text.contains(" copied, ");
        assert!(
            text.lines().last().is_some_and(is_end),
            "{status}: {text:?}"
        );
    }
}

/// A tmux of the test's own; killed when dropped.
struct Tmux {
    socket: std::path::PathBuf,
}

impl Tmux {
    fn command(&self) -> Command {
        let mut command = Command::new("tmux");
        command
            .arg("-S")
            .arg(&self.socket)
            .args(["-f", "/dev/null"]);
        command
    }

    fn run(&self, arguments: &[&str]) -> String {
        let output = self
            .command()
            .args(arguments)
            .output()
            .expect("tmux can be started");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }
}

impl Drop for Tmux {
    fn drop(&mut self) {
        self.run(&["kill-server"]);
    }
}

/// The captures of the documentation.
fn fixture() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/bar.txt");
    std::fs::read_to_string(path).expect("the captures are there")
}

#[test]
fn a_real_terminal_shows_what_the_documentation_shows() {
    let has_tmux = Command::new("tmux").arg("-V").output().is_ok();
    if !has_tmux {
        skip(
            "a_real_terminal_shows_what_the_documentation_shows",
            "there is no tmux",
        );
        return;
    }
    let folder = Folder::new();
    folder.shell("mkfifo go fifo").is(0, "", "");
    let tmux = Tmux {
        socket: folder.path("tmux"),
    };
    let dd = folder.dd.command[0].to_string_lossy().into_owned();
    let script = format!(
        "export LC_ALL=C; cd {}; PS1='$ ' exec sh",
        folder.path("").display()
    );
    tmux.run(&["new-session", "-d", "-x", "90", "-y", "12", &script]);
    let screen = || tmux.run(&["capture-pane", "-p"]).trim_end().to_owned();
    let wait_for = |what: &str, condition: &dyn Fn(&str) -> bool| {
        wait_until(what, || condition(&screen()));
        still(&screen())
    };
    let type_in = |keys: &str| tmux.run(&["send-keys", "-l", &format!("{keys}\n")]);
    wait_for("a prompt", &|screen| screen == "$");
    type_in("alias dd=LINK; clear".replace("LINK", &dd).as_str());
    wait_for("a prompt", &|screen| screen == "$");
    let mut captures = "What dd status=bar shows in a terminal (tmux). Times and rates differ from run to run: they
are T:TT and RRRR RB/s here. `cargo test --test dd bar` makes these captures and compares.

"
    .to_owned();
    let mut capture = |title: &str, screen: String| {
        captures.push_str(&format!("-- {title}\n{screen}\n\n"));
    };
    type_in("((head -c 420M /dev/zero; read l <go; head -c 580M /dev/zero) >fifo &); clear");
    wait_for("a prompt", &|screen| screen == "$");
    type_in("dd if=fifo of=/dev/null bs=1M count=1000 iflag=fullblock status=bar");
    let stalled = |screen: &str| screen.contains("copying  42%") && screen.contains("avg");
    capture("90 columns", wait_for("a bar", &stalled));
    tmux.run(&["resize-window", "-x", "50", "-y", "12"]);
    let narrow = |screen: &str| {
        screen
            .lines()
            .last()
            .is_some_and(|line| line.starts_with("copying  42%") && line.len() < 50)
    };
    capture(
        "the same terminal, now 50 columns wide",
        wait_for("a narrow bar", &narrow),
    );
    let all = tmux.run(&["capture-pane", "-p", "-S", "-"]);
    assert!(
        all.contains("$ dd if=fifo of="),
        "nothing is taken away but the bar: {all}"
    );
    tmux.run(&["resize-window", "-x", "90", "-y", "12"]);
    wait_for("a wide bar", &|screen| {
        screen
            .lines()
            .last()
            .is_some_and(|line| line.starts_with("copying  42%") && line.contains("avg"))
    });
    std::fs::write(folder.path("go"), "go\n").expect("a FIFO takes it");
    let ended = |screen: &str| screen.contains("records out") && screen.ends_with('$');
    let end = wait_for("the end", &ended);
    capture("at the end", normalised(end.as_bytes()));
    type_in("clear");
    wait_for("a prompt", &|screen| screen == "$");
    type_in(
        "(head -c 420M /dev/zero; read l <go) | dd of=/dev/null bs=1M iflag=fullblock status=bar",
    );
    let spinner = |screen: &str| screen.contains(" copying 440 MB 0:0");
    let mut without_end = wait_for("a spinner", &spinner);
    let turn = without_end.rfind(" copying").expect("it is there") - 1;
    without_end.replace_range(turn..=turn, "/");
    capture("how much there is, is not known", without_end);
    tmux.run(&["send-keys", "C-c"]);
    let interrupted = wait_for("the end", &ended);
    capture("after Ctrl-C", normalised(interrupted.as_bytes()));
    // To be looked at, and copied to docs/bar.txt if it is better.
    let seen = concat!(env!("CARGO_TARGET_TMPDIR"), "/bar.txt");
    std::fs::write(seen, &captures).expect("it can be written");
    assert_eq!(captures, fixture(), "{seen}");
}
