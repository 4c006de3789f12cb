// SPDX-License-Identifier: MIT
//! Text as the man macros want it: every character for itself.

use std::fmt::Write as _;

/// `text` with every character standing for itself, within a line.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' => escaped.push_str("\\e"),
            // Not a hyphen, which could not be copied into a shell.
            '-' => escaped.push_str("\\-"),
            '\'' => escaped.push_str("\\(aq"),
            '"' => escaped.push_str("\\(dq"),
            '`' => escaped.push_str("\\(ga"),
            '^' => escaped.push_str("\\(ha"),
            '~' => escaped.push_str("\\(ti"),
            '\t' => escaped.push_str("    "),
            c if c.is_ascii() => escaped.push(c),
            // Whatever encoding the reader has. Writing to a String cannot fail.
            c => _ = write!(escaped, "\\[u{:04X}]", u32::from(c)),
        }
    }
    escaped
}

/// A line of text: as [`escape`], with what is in backquotes in bold, and never taken for a macro.
pub fn line(text: &str) -> String {
    guarded(with_bold(text))
}

/// Lines of text that are filled: as [`line`], with breaks anew so that none is long.
pub fn filled(lines: &[&str]) -> String {
    const WIDTH: usize = 78;
    let words = lines.iter().flat_map(|line| line.split_whitespace());
    let text = with_bold(&words.collect::<Vec<_>>().join(" "));
    let mut filled: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match filled.last_mut() {
            Some(last) if last.len() + 1 + word.len() <= WIDTH => {
                last.push(' ');
                last.push_str(word);
            }
            _ => filled.push(guarded(word.to_owned())),
        }
    }
    filled.join("\n")
}

/// A dot in front would be a macro.
fn guarded(line: String) -> String {
    if line.starts_with('.') {
        format!("\\&{line}")
    } else {
        line
    }
}

fn with_bold(text: &str) -> String {
    let parts: Vec<&str> = text.split('`').collect();
    if parts.len().is_multiple_of(2) {
        // A backquote of its own.
        return escape(text);
    }
    let parts = parts.iter().enumerate();
    let parts = parts.map(|(i, part)| if i % 2 == 0 { escape(part) } else { bold(part) });
    parts.collect()
}

/// `text` in bold.
pub fn bold(text: &str) -> String {
    format!("\\fB{}\\fR", escape(text))
}

/// `text` in italics.
pub fn italic(text: &str) -> String {
    format!("\\fI{}\\fR", escape(text))
}

#[cfg(test)]
mod tests {
    use super::{filled, line};

    #[test]
    fn no_character_has_a_meaning() {
        assert_eq!(line(r".x '\n' é"), r"\&.x \(aq\en\(aq \[u00E9]");
        assert_eq!(line("-`%a`: it's"), r"\-\fB%a\fR: it\(aqs");
        assert_eq!(line("a ` b"), r"a \(ga b");
    }

    #[test]
    fn lines_are_short_and_bold_may_span_them() {
        assert_eq!(filled(&["a `b", "  c` .d"]), r"a \fBb c\fR .d");
        let text = "word .dot ".repeat(20);
        let lines = filled(&[&text]);
        assert!(
            lines
                .lines()
                .all(|line| line.len() <= 80 && !line.starts_with('.'))
        );
        assert!(lines.lines().count() > 1);
    }
}
