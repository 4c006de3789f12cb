// SPDX-License-Identifier: MIT
//! A terminal of the test's own, and what can be seen on it.

use super::{DEADLINE, Folder, wait_until};
use rustix::fs::{Mode, OFlags};
use rustix::pty::OpenptFlags;
use rustix::termios::Winsize;
use std::fs::File;
use std::io::{Read as _, Write as _};
use std::num::NonZero;
use std::os::fd::OwnedFd;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

const ROWS: NonZero<u16> = NonZero::new(12).expect("it is not 0");

/// A terminal with a program on it.
pub struct Terminal {
    /// The program, which leads the terminal's session.
    pub child: Child,
    keyboard: File,
    seen: Arc<Mutex<Seen>>,
    reader: Option<JoinHandle<()>>,
}

struct Seen {
    parser: vt100::Parser,
    bytes: Vec<u8>,
}

impl Terminal {
    /// Runs a shell script on a terminal of so many columns, with dd being the dd under test.
    pub fn shell(folder: &Folder, columns: u16, script: &str) -> Self {
        folder.shell(":"); // makes the link to dd
        let mut path = folder.path(".bin").into_os_string();
        path.push(":");
        path.push(std::env::var_os("PATH").unwrap_or_default());
        let mut command = Command::new("setsid");
        command
            .args(["--ctty", "--wait", "bash", "-c", script])
            .env("PATH", path)
            .env("LC_ALL", "C")
            .env("TERM", "xterm")
            .env("PS1", "prompt> ")
            .env_remove("NO_COLOR")
            .env_remove("POSIXLY_CORRECT")
            .current_dir(folder.path(""));
        Self::start(command, columns)
    }

    fn start(mut command: Command, columns: u16) -> Self {
        let (ours, theirs) = open(columns);
        let double = || Stdio::from(theirs.try_clone().expect("it can be doubled"));
        let child = command
            .stdin(double())
            .stdout(double())
            .stderr(double())
            .spawn()
            .expect("the program can be started");
        drop((command, theirs));
        let seen = Arc::new(Mutex::new(Seen {
            parser: vt100::Parser::new(ROWS, width(columns), 0),
            bytes: Vec::new(),
        }));
        let keyboard = ours.try_clone().expect("it can be doubled");
        let screen = Arc::clone(&seen);
        let reader = std::thread::spawn(move || {
            let mut ours = ours;
            let mut bytes = [0; 4096];
            // At the end of the last program there, Linux says EIO.
            while let Ok(len @ 1..) = ours.read(&mut bytes) {
                let mut seen = screen.lock().expect("nobody panics with it");
                seen.parser.process(&bytes[..len]);
                seen.bytes.extend_from_slice(&bytes[..len]);
            }
        });
        Self {
            child,
            keyboard,
            seen,
            reader: Some(reader),
        }
    }

    /// Makes it wider or narrower.
    pub fn resize(&self, columns: u16) {
        set_size(&self.keyboard, columns);
        let mut seen = self.seen.lock().expect("nobody panics with it");
        seen.parser.screen_mut().set_size(ROWS, width(columns));
    }

    /// Types.
    pub fn type_in(&self, keys: &str) {
        let written = (&self.keyboard).write_all(keys.as_bytes());
        written.expect("keys can be typed");
    }

    /// What can be seen: the rows down to the last that is not empty.
    pub fn screen(&self) -> String {
        let seen = self.seen.lock().expect("nobody panics with it");
        let rows: Vec<String> = seen
            .parser
            .screen()
            .rows(0, u16::MAX)
            .map(|row| row.trim_end().to_owned())
            .collect();
        rows.join("\n").trim_end().to_owned()
    }

    /// All that was ever written there.
    pub fn bytes(&self) -> Vec<u8> {
        let seen = self.seen.lock().expect("nobody panics with it");
        seen.bytes.clone()
    }

    /// Waits until the screen shows what it should.
    #[track_caller]
    pub fn wait_for(&self, what: &str, mut condition: impl FnMut(&str) -> bool) -> String {
        let start = Instant::now();
        loop {
            let screen = self.screen();
            if condition(&screen) {
                return screen;
            }
            assert!(
                start.elapsed() < DEADLINE,
                "waited in vain: {what}; the screen is\n{screen}"
            );
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Waits for the end of the program; its exit status and what is on the screen then. `look` sees
    /// all that was ever written there.
    pub fn finish_with_bytes(self, look: impl FnOnce(&[u8])) -> (i32, String) {
        let seen = Arc::clone(&self.seen);
        let end = self.finish();
        look(&seen.lock().expect("nobody panics with it").bytes);
        end
    }

    /// Waits for the end of the program; its exit status and what is on the screen then.
    pub fn finish(mut self) -> (i32, String) {
        let mut status = None;
        wait_until("the end of the program", || {
            status = self.child.try_wait().expect("it can be asked");
            status.is_some()
        });
        if let Some(reader) = self.reader.take() {
            reader.join().expect("the reader does not panic");
        }
        let code = status.and_then(|status| status.code());
        (code.expect("setsid exits"), self.screen())
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        if self.reader.is_some() {
            let _ = self.child.kill(); // a test has failed already
        }
    }
}

/// A terminal of so many columns: the side of whoever looks at it, and that of the programs.
pub fn open(columns: u16) -> (File, OwnedFd) {
    let flags = OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC;
    let ours = rustix::pty::openpt(flags).expect("there are terminals");
    rustix::pty::grantpt(&ours).expect("it is ours");
    rustix::pty::unlockpt(&ours).expect("it is ours");
    let name = rustix::pty::ptsname(&ours, Vec::new()).expect("it has a name");
    let flags = OFlags::RDWR | OFlags::NOCTTY | OFlags::CLOEXEC;
    let theirs = rustix::fs::open(&name, flags, Mode::empty()).expect("it can be opened");
    let ours = File::from(ours);
    set_size(&ours, columns);
    (ours, theirs)
}

fn width(columns: u16) -> NonZero<u16> {
    NonZero::new(columns).expect("a terminal has columns")
}

fn set_size(terminal: &File, columns: u16) {
    let size = Winsize {
        ws_row: ROWS.get(),
        ws_col: columns,
        ws_xpixel: 0,
        ws_ypixel: 0,
    };
    rustix::termios::tcsetwinsize(terminal, size).expect("a terminal has a size");
}
