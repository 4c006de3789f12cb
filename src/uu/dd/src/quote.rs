// SPDX-License-Identifier: MIT
//! Names as messages show them: any bytes, quoted so that a shell reads them back. Does not know
//! what the names are of.
//!
//! uucore's `Quotable` differs from GNU for control characters and for bytes that are not UTF-8,
//! and its `quoting_style` brings some forty crates; the rules are these few lines.

use coreutils_sys::ctype::CType;

/// The user's locale as far as quoting is concerned.
pub struct Quoting {
    /// What can be printed; `None` in the C locale, where that is ASCII.
    ctype: Option<CType>,
    is_utf8: bool,
    /// The language's quotation marks, where they are not those of the encoding.
    marks: Option<(Vec<u8>, Vec<u8>)>,
}

/// A piece of a name: text as it is, or bytes that need an escape.
enum Piece<'a> {
    Printable(&'a [u8]),
    Escaped(&'a [u8]),
}

impl Quoting {
    /// Reads the locale from the environment. Costs a few system calls outside the C locale, so
    /// it is asked for only when there is something to say.
    pub fn from_environment() -> Self {
        let ctype = CType::from_environment();
        let is_utf8 = ctype.as_ref().is_some_and(CType::is_utf8);
        Self {
            ctype,
            is_utf8,
            marks: None,
        }
    }

    /// The same with a language's own quotation marks.
    pub fn with_marks(self, open: Vec<u8>, close: Vec<u8>) -> Self {
        Self {
            marks: Some((open, close)),
            ..self
        }
    }

    /// The C locale: only ASCII can be printed.
    #[cfg(test)]
    pub fn c_locale() -> Self {
        Self {
            ctype: None,
            is_utf8: false,
            marks: None,
        }
    }

    /// Always in quotes, as a shell would read it (GNU's shell-escape-always style).
    pub fn file(&self, name: &[u8]) -> Vec<u8> {
        self.shell(name, true)
    }

    /// In quotes only where a shell needs them (GNU's shell-escape style).
    pub fn file_if_needed(&self, name: &[u8]) -> Vec<u8> {
        self.shell(name, false)
    }

    /// A word of the command line, in the locale's quotation marks (GNU's locale style).
    pub fn word(&self, word: &[u8]) -> Vec<u8> {
        let (open, close) = match &self.marks {
            Some((open, close)) => (&open[..], &close[..]),
            None if self.is_utf8 => ("\u{2018}".as_bytes(), "\u{2019}".as_bytes()),
            None => (&b"'"[..], &b"'"[..]),
        };
        let mut quoted = open.to_vec();
        self.for_each_piece(word, |piece| match piece {
            Piece::Printable(text) => {
                for &byte in text {
                    if byte == b'\\' || close == [byte] {
                        quoted.push(b'\\');
                    }
                    quoted.push(byte);
                }
            }
            Piece::Escaped(bytes) => bytes.iter().for_each(|&byte| escape(byte, &mut quoted)),
        });
        quoted.extend_from_slice(close);
        quoted
    }

    fn shell(&self, name: &[u8], always: bool) -> Vec<u8> {
        let mut has_escapes = false;
        self.for_each_piece(name, |piece| {
            has_escapes |= matches!(piece, Piece::Escaped(_));
        });
        let has_apostrophe = name.contains(&b'\'');
        if !has_escapes && !has_apostrophe {
            if !always && !needs_quotes(name) {
                return name.to_vec();
            }
            return [b"'", name, b"'"].concat();
        }
        if !has_escapes && fits_double_quotes(name) {
            return [b"\"", name, b"\""].concat();
        }
        let mut quoted = vec![b'\''];
        let mut in_escapes = false;
        self.for_each_piece(name, |piece| match piece {
            Piece::Printable(text) => {
                if in_escapes {
                    quoted.extend_from_slice(b"''");
                    in_escapes = false;
                }
                for &byte in text {
                    if byte == b'\'' {
                        quoted.extend_from_slice(b"'\\''");
                    } else {
                        quoted.push(byte);
                    }
                }
            }
            Piece::Escaped(bytes) => {
                if !in_escapes {
                    quoted.extend_from_slice(b"'$'");
                    in_escapes = true;
                }
                bytes.iter().for_each(|&byte| escape(byte, &mut quoted));
            }
        });
        quoted.push(b'\'');
        quoted
    }

    /// Cuts `name` into what can be printed in this locale and what cannot.
    fn for_each_piece<'a>(&self, name: &'a [u8], mut act: impl FnMut(Piece<'a>)) {
        let piece = |bytes: &'a [u8], is_printable: bool| {
            if is_printable {
                Piece::Printable(bytes)
            } else {
                Piece::Escaped(bytes)
            }
        };
        let ctype = match &self.ctype {
            Some(ctype) if self.is_utf8 => ctype,
            ctype => {
                for byte in name.chunks(1) {
                    let is_printable = match ctype {
                        Some(ctype) => ctype.is_printable_byte(byte[0]),
                        None => matches!(byte[0], b' '..=b'~'),
                    };
                    act(piece(byte, is_printable));
                }
                return;
            }
        };
        for chunk in name.utf8_chunks() {
            for (at, character) in chunk.valid().char_indices() {
                let bytes = &chunk.valid().as_bytes()[at..at + character.len_utf8()];
                act(piece(bytes, ctype.is_printable(character)));
            }
            if !chunk.invalid().is_empty() {
                act(Piece::Escaped(chunk.invalid()));
            }
        }
    }
}

/// Whether a shell would take `name` for something else than one plain word; or a reader of a
/// message, where a colon ends the name.
fn needs_quotes(name: &[u8]) -> bool {
    let special = |byte: &u8| b"!\"$&'()*:;<=>?[\\^`| \t\n".contains(byte);
    name.is_empty()
        || name == b"{"
        || name == b"}"
        || matches!(name[0], b'#' | b'~')
        || name.iter().any(special)
}

/// Whether a name with an apostrophe is shown in double quotes: GNU does so only where nothing
/// else in it is special to a shell, in quotes or not.
fn fits_double_quotes(name: &[u8]) -> bool {
    let inner = name
        .strip_prefix(b"#")
        .or(name.strip_prefix(b"~"))
        .unwrap_or(name);
    !inner
        .iter()
        .any(|byte| b"!\"#$&()*;<=>?[\\^`{|}~".contains(byte))
}

fn escape(byte: u8, to: &mut Vec<u8>) {
    let letter = match byte {
        0x07 => b'a',
        0x08 => b'b',
        b'\t' => b't',
        b'\n' => b'n',
        0x0b => b'v',
        0x0c => b'f',
        b'\r' => b'r',
        _ => {
            to.extend_from_slice(format!("\\{byte:03o}").as_bytes());
            return;
        }
    };
    to.extend_from_slice(&[b'\\', letter]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_in_a_shell() {
        // Each right side is what GNU dd prints in the C locale for `if=NAME`.
        let cases: [(&[u8], &str); 18] = [
            (b"plain", "'plain'"),
            (b"", "''"),
            (b"with space", "'with space'"),
            (b"it's", "\"it's\""),
            (b"it's $x", "'it'\\''s $x'"),
            (b"a\nb", "'a'$'\\n''b'"),
            (b"\n", "''$'\\n'"),
            (b"a\n", "'a'$'\\n'"),
            (b"\xe4\xfc", "''$'\\344\\374'"),
            (b"a'\n", "'a'\\'''$'\\n'"),
            (b"\"", "'\"'"),
            (b"\x1b[0m", "''$'\\033''[0m'"),
            (b"a\\b", "'a\\b'"),
            (b"a'=b", "'a'\\''=b'"),
            (b"a'#", "'a'\\''#'"),
            (b"#'", "\"#'\""),
            (b"{'", "'{'\\'''"),
            (b"'", "\"'\""),
        ];
        let quoting = Quoting::c_locale();
        for (name, expected) in cases {
            let quoted = quoting.file(name);
            assert_eq!(String::from_utf8_lossy(&quoted), expected);
        }
    }

    #[test]
    fn only_names_that_need_quotes_get_them() {
        let quoting = Quoting::c_locale();
        for plain in ["in", "a-b_c.d/e", "a~", "a#", "50%", "a{b", "a,c@d+e"] {
            assert_eq!(quoting.file_if_needed(plain.as_bytes()), plain.as_bytes());
        }
        for name in ["standard input", "~a", "#a", "a*", "a=b", "a:b", "{", ""] {
            let expected = format!("'{name}'");
            assert_eq!(quoting.file_if_needed(name.as_bytes()), expected.as_bytes());
        }
    }

    #[test]
    fn words_stand_in_quotation_marks() {
        let quoting = Quoting::c_locale();
        assert_eq!(quoting.word(b"x"), b"'x'");
        assert_eq!(quoting.word(b"a\nb"), b"'a\\nb'");
        assert_eq!(quoting.word(b"\xc3\xa4"), b"'\\303\\244'");
        assert_eq!(quoting.word(b"it's"), b"'it\\'s'");
    }
}
