// SPDX-License-Identifier: MIT
//! The map as a file, in the format of GNU ddrescue (its manual, "Mapfile structure"), so that either
//! can carry on what the other has begun. Does not know what is done with it.

use super::map::{Map, State};
use std::fmt::Write as _;
use std::ops::Range;

/// What a mapfile holds.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Mapfile {
    /// The state of all bytes.
    pub map: Map,
    /// What was being done.
    pub stage: Stage,
    /// Which pass of it; from 1.
    pub pass: u64,
}

/// What is being done; as the current status in the file.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Stage {
    /// `?`
    #[default]
    Copying,
    /// `/`: bad records are read in pieces.
    Scraping,
    /// `-`: bad pieces are tried again.
    Retrying,
    /// `+`
    Finished,
}

impl Stage {
    fn character(self) -> char {
        match self {
            Self::Copying => '?',
            Self::Scraping => '/',
            Self::Retrying => '-',
            Self::Finished => '+',
        }
    }

    fn words(self) -> &'static str {
        match self {
            Self::Copying => "Copying non-tried blocks...",
            Self::Scraping => "Scraping failed blocks...",
            Self::Retrying => "Retrying bad sectors...",
            Self::Finished => "Finished",
        }
    }
}

/// A line that is not as it should be, by its number.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct BadLine(pub u64);

impl Mapfile {
    /// As text. `domain` is what is to be rescued: nothing is said of what lies behind it, unless
    /// something is known of it. `position` is where the work is.
    pub fn text(&self, domain: Range<u64>, position: u64) -> String {
        let mut text = String::from("# Mapfile. Created by dd (coreutils)\n");
        // A String takes all.
        let _ = write!(
            text,
            "# {}\n\
             # current_pos  current_status  current_pass\n\
             0x{position:08X}     {}               {}\n\
             #      pos        size  status\n",
            self.stage.words(),
            self.stage.character(),
            self.pass.max(1),
        );
        let end = domain.end.max(self.map.end());
        for area in self.map.areas(0..end) {
            let (start, len) = (area.range.start, area.range.end - area.range.start);
            let state = area.state.character();
            let _ = writeln!(text, "0x{start:08X}  0x{len:08X}  {state}");
        }
        text
    }

    /// From text. Areas must follow each other; what is not named was not tried.
    pub fn parse(text: &[u8]) -> Result<Self, BadLine> {
        let mut mapfile = Self::default();
        let mut has_status = false;
        let mut expected_start: Option<u64> = None;
        for (number, line) in (1..).zip(text.split(|&byte| byte == b'\n')) {
            let bad = BadLine(number);
            let line = std::str::from_utf8(line).map_err(|_| bad)?;
            let line = line.split('#').next().unwrap_or_default();
            let words: Vec<&str> = line.split_whitespace().collect();
            if words.is_empty() {
                continue;
            }
            if !has_status {
                has_status = true;
                (mapfile.stage, mapfile.pass) = status(&words).ok_or(bad)?;
                continue;
            }
            let (range, state) = area(&words).ok_or(bad)?;
            if expected_start.is_some_and(|expected| expected != range.start) {
                return Err(bad);
            }
            expected_start = Some(range.end);
            mapfile.map.set(range, state);
        }
        if has_status {
            Ok(mapfile)
        } else {
            Err(BadLine(1))
        }
    }
}

/// `0x00120000  ?  1`; the pass was added in ddrescue 1.22.
fn status(words: &[&str]) -> Option<(Stage, u64)> {
    let (&position, stage, pass) = match words {
        [position, stage] => (position, stage, 1),
        [position, stage, pass] => (position, stage, number(pass)?),
        _ => return None,
    };
    number(position)?;
    let stage = match *stage {
        "?" | "F" | "G" => Stage::Copying,
        "*" | "/" => Stage::Scraping,
        "-" => Stage::Retrying,
        "+" => Stage::Finished,
        _ => return None,
    };
    Some((stage, pass))
}

/// `0x00000000  0x00117000  +`
fn area(words: &[&str]) -> Option<(Range<u64>, State)> {
    let [start, len, state] = words else {
        return None;
    };
    let (start, len) = (number(start)?, number(len)?);
    let end = start
        .checked_add(len)
        .filter(|&end| i64::try_from(end).is_ok())?;
    let &[character] = state.as_bytes() else {
        return None;
    };
    (len > 0).then_some((start..end, State::find(character)?))
}

/// Hexadecimal, octal or decimal, as in C.
fn number(word: &str) -> Option<u64> {
    let hexadecimal = word.strip_prefix("0x").or_else(|| word.strip_prefix("0X"));
    if word.starts_with('+') || hexadecimal.is_some_and(|digits| digits.starts_with('+')) {
        return None;
    }
    match hexadecimal {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None if word.len() > 1 && word.starts_with('0') => u64::from_str_radix(word, 8).ok(),
        None => word.parse().ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let mut mapfile = Mapfile {
            stage: Stage::Retrying,
            pass: 3,
            ..Mapfile::default()
        };
        mapfile.map.set(0..0x1000, State::Rescued);
        mapfile.map.set(0x1000..0x1200, State::Bad);
        mapfile.map.set(0x2000..0x3000, State::NotTrimmed);
        let text = mapfile.text(0..0x4000, 0x1200);
        let expected = "\
# Mapfile. Created by dd (coreutils)
# Retrying bad sectors...
# current_pos  current_status  current_pass
0x00001200     -               3
#      pos        size  status
0x00000000  0x00001000  +
0x00001000  0x00000200  -
0x00001200  0x00000E00  ?
0x00002000  0x00001000  *
0x00003000  0x00001000  ?
";
        assert_eq!(text, expected);
        assert_eq!(Mapfile::parse(text.as_bytes()), Ok(mapfile));
    }

    #[test]
    fn the_manuals_example_is_read() {
        let text = b"# Mapfile. Created by GNU ddrescue version 1.30\n\
            # current_pos  current_status  current_pass\n0x29F00000     +               1\n\
            0 0x117000 +\n0x117000  512 -\n0x117200  0xE00  /\n";
        let mapfile = Mapfile::parse(text).expect("it is one");
        assert_eq!(mapfile.stage, Stage::Finished);
        assert_eq!(mapfile.map.bytes(0..0x20_0000, State::Bad), 512);
        assert_eq!(mapfile.map.end(), 0x11_8000);
    }

    #[test]
    fn what_is_no_mapfile_is_told_by_its_line() {
        let cases: [(&[u8], u64); 8] = [
            (b"", 1),
            (b"\x7fELF\xff", 1),
            (b"0x0 ? 1\n0 10 +\n20 10 +\n", 3),
            (b"0x0 ? 1\n0 10 x\n", 2),
            (b"0x0 ? 1\n0 0 +\n", 2),
            (b"0x0 ? 1\n0 0xffffffffffffffff +\n", 2),
            (b"0x0 ? 1 1\n", 1),
            (b"0x0 ?\n1 2\n", 2),
        ];
        for (text, line) in cases {
            assert_eq!(Mapfile::parse(text), Err(BadLine(line)), "{text:?}");
        }
    }
}
