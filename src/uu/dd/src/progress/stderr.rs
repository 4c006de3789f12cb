// SPDX-License-Identifier: MIT
//! Standard error: what stands on its last line, and how text gets there. Does not know what is
//! worth saying.

use super::bar::{Bar, Labels, View, columns_of};
use super::lines::{self, Deed, WholeSeconds};
use super::terminal;
use crate::io::sys;
use crate::words::Words;
use coreutils_sys::memory::{LastWords, set_last_words};
use coreutils_sys::signals;
use rustix::io::Errno;
use std::os::fd::BorrowedFd;
use std::time::Duration;

/// Standard error, and what was last shown there.
pub struct Stderr {
    standing: Standing,
    screen: Option<Screen>,
    /// Something could not be said.
    is_broken: bool,
    /// What a text was cut by, because it would have blocked.
    unsent: Vec<u8>,
}

/// What the cursor stands behind, or on.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Standing {
    /// The start of a line.
    Start,
    /// A progress line of so many columns.
    Line(usize),
    /// The start of a bar.
    Bar,
}

/// A terminal with a bar.
struct Screen {
    bar: Bar,
    is_dumb: bool,
    /// Its width when the bar was last drawn.
    columns: usize,
    /// The columns that the bar took then.
    len: usize,
}

/// What takes a bar away, however many lines the terminal has made of it.
const TAKE_AWAY: &str = "\r\x1b[J";

impl Stderr {
    /// Nothing was said yet.
    pub fn new() -> Self {
        Self {
            standing: Standing::Start,
            screen: None,
            is_broken: false,
            unsent: Vec::new(),
        }
    }

    /// Makes ready for a bar; `false` if there is no terminal to draw it on.
    pub fn prepare_bar(&mut self, words: &Words) -> bool {
        if !terminal::is_terminal() {
            return false;
        }
        let is_dumb = terminal::is_dumb();
        if !is_dumb {
            set_last_words(LastWords::Before(TAKE_AWAY));
        }
        self.screen = Some(Screen {
            bar: Bar::new(!is_dumb && terminal::wants_colours(), Labels::new(words)),
            is_dumb,
            columns: 0,
            len: 0,
        });
        true
    }

    /// Ends what was shown on the way: takes the bar away for good, if there is one.
    pub fn end_progress(&mut self) {
        let text = match self.standing {
            Standing::Bar => self.end_line(),
            Standing::Start | Standing::Line(_) => Vec::new(),
        };
        if !text.is_empty() || !self.unsent.is_empty() {
            self.write(&text);
        }
        self.screen = None;
    }

    /// Whether something could not be said.
    pub fn is_broken(&self) -> bool {
        self.is_broken
    }

    /// Where the cursor stands.
    pub fn standing(&self) -> Standing {
        self.standing
    }

    /// Takes note that the cursor still stands there: what was to end the line was not written.
    pub fn stand_again(&mut self, standing: Standing) {
        self.standing = standing;
    }

    /// Shows the line of `status=progress` in the place of the last such line, unless that would
    /// block. Whether it did.
    pub fn show_line(
        &mut self,
        fd: BorrowedFd<'_>,
        (deed, bytes, elapsed): (Deed, u64, Duration),
        seconds: WholeSeconds,
        words: &Words,
    ) -> bool {
        let mut line = b"\r".to_vec();
        line.extend_from_slice(&lines::transfer(deed, bytes, elapsed, seconds, words));
        // Bytes, not columns: what the two lines do not share is digits.
        let len = line.len() - 1;
        if let Standing::Line(before) = self.standing {
            line.resize(line.len().max(before + 1), b' ');
        }
        let is_shown = self.write_now(fd, &line);
        if is_shown {
            self.standing = Standing::Line(len);
        }
        is_shown
    }

    /// Shows the bar, unless that would block or the terminal is someone else's now. Whether it did.
    ///
    /// The cursor is left at its start: what comes then, a `^C` or another program's message, takes
    /// its place; and however the terminal breaks it when it is made narrower, the cursor is where
    /// it starts.
    pub fn show_bar(&mut self, fd: BorrowedFd<'_>, view: &View) -> bool {
        if self.screen.is_some() && !terminal::is_free() {
            self.standing = Standing::Start; // of a line of others
            return false;
        }
        let was_shown = self.standing == Standing::Bar;
        let Some(screen) = &mut self.screen else {
            return false;
        };
        let columns = terminal::columns();
        // In the last column some terminals go on to the next line.
        let width = columns.saturating_sub(1).max(1);
        let line = screen.bar.line(view, width);
        let len = columns_of(&line);
        let mut text = line.into_bytes();
        if screen.is_dumb {
            if was_shown {
                let rest = screen.len.min(width).saturating_sub(len);
                text.resize(text.len() + rest, b' ');
            }
        } else {
            // A terminal that is being made narrower is so before it says so: no line is to be broken.
            text.splice(..0, *b"\x1b[?7l");
            text.extend_from_slice(b"\x1b[?7h");
            text.extend_from_slice(if was_shown && screen.columns != columns {
                b"\x1b[J" // what was one line may be two now
            } else {
                b"\x1b[K"
            });
        }
        text.push(b'\r');
        let is_shown = self.write_now(fd, &text);
        if let Some(screen) = self.screen.as_mut().filter(|_| is_shown) {
            (screen.columns, screen.len) = (columns, len);
            self.standing = Standing::Bar;
        }
        is_shown
    }

    /// What ends a line of progress, or takes a bar away, if the cursor stands there.
    pub fn end_line(&mut self) -> Vec<u8> {
        let standing = std::mem::replace(&mut self.standing, Standing::Start);
        match (standing, &self.screen) {
            (Standing::Line(_), _) => b"\n".to_vec(),
            (Standing::Bar, Some(screen)) if terminal::is_free() => {
                if screen.is_dumb {
                    [b"\r".to_vec(), vec![b' '; screen.len], b"\r".to_vec()].concat()
                } else {
                    TAKE_AWAY.as_bytes().to_vec()
                }
            }
            (Standing::Start | Standing::Bar, _) => Vec::new(),
        }
    }

    /// Writes to `fd` what it takes now; `false` if that is nothing. The rest of a text that is cut
    /// goes before whatever is written next.
    pub fn write_now(&mut self, fd: BorrowedFd<'_>, text: &[u8]) -> bool {
        if !self.unsent.is_empty() {
            let written = terminal::write_if_ready(fd, &self.unsent);
            self.unsent.drain(..written);
            if !self.unsent.is_empty() {
                return false;
            }
        }
        let written = terminal::write_if_ready(fd, text);
        if written == 0 {
            return false;
        }
        self.unsent = text[written..].to_vec();
        true
    }

    /// Writes to standard error, all of it. What cannot be written is lost, and remembered to
    /// have been: the exit status will tell.
    pub fn write(&mut self, text: &[u8]) {
        if uucore::signals::stderr_was_closed() {
            self.is_broken = true;
            return;
        }
        let text = [&std::mem::take(&mut self.unsent), text].concat();
        let mut bytes = &*text;
        let fd = rustix::stdio::stderr();
        let mut patience = sys::Patience::default();
        while !bytes.is_empty() {
            match rustix::io::write(fd, bytes) {
                Ok(0) => break,
                Ok(written) => {
                    bytes = &bytes[written..];
                    patience.renew();
                }
                // Someone who wants the end does not want to wait for a reader of messages.
                Err(Errno::INTR) if !signals::is_interrupted() => {}
                Err(Errno::AGAIN) if !signals::is_interrupted() => {
                    // One that only pretends to be ready is not asked for ever.
                    if self.is_broken || !patience.lasts() {
                        break;
                    }
                    sys::wait_until_writable(fd);
                }
                Err(_) => break,
            }
        }
        self.is_broken |= !bytes.is_empty();
    }
}
