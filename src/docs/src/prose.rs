// SPDX-License-Identifier: MIT
//! Plain text, as the programs' help has it, with the macros of a manual page: paragraphs, lists,
//! tables, terms with their descriptions below them, and what is to stay as it is.

use crate::roff::{bold, filled, line};

/// What a run of lines is.
enum Block<'a> {
    /// Fills lines.
    Paragraph(Vec<&'a str>),
    /// Stays line by line, as it is set in from the text around it.
    Verbatim(Vec<&'a str>),
    /// A term, and what it means.
    Term(&'a str, Vec<&'a str>),
    /// A point of a list.
    Point(Vec<&'a str>),
    /// A row of a table.
    Row(Vec<&'a str>),
    /// A title of what follows.
    Title(&'a str),
}

/// `text` with macros.
pub fn roff(text: &str) -> String {
    let mut roff = String::new();
    let mut is_fresh = true;
    for block in blocks(text) {
        write(&mut roff, &block, is_fresh);
        is_fresh = matches!(block, Block::Title(_));
    }
    roff
}

fn indentation(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

fn point(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let rest = line.strip_prefix("- ").or_else(|| line.strip_prefix("* "));
    // Lists of stat are `-`%a`: …`.
    rest.or_else(|| line.strip_prefix('-').filter(|rest| rest.starts_with('`')))
}

fn row(line: &str) -> Option<Vec<&str>> {
    let cells = line.trim().strip_prefix('|')?.strip_suffix('|')?;
    Some(
        cells
            .split(" |")
            .flat_map(|cell| cell.split("| "))
            .map(str::trim)
            .collect(),
    )
}

fn is_title(line: &str) -> bool {
    let title = line.strip_suffix(':').unwrap_or("");
    let is_capital = |c: char| c.is_ascii_uppercase() || c == ' ';
    title.len() > 3 && title.chars().all(is_capital)
}

fn blocks(text: &str) -> Vec<Block<'_>> {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let mut blocks = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let first = lines[at];
        let run = |holds: &dyn Fn(&str) -> bool| {
            let rest = lines[at + 1..].iter();
            let more = rest.take_while(|line| !line.is_empty() && holds(line));
            lines[at..=at + more.count()].to_vec()
        };
        let depth = indentation(first);
        let (length, block) = if first.is_empty() {
            at += 1;
            continue;
        } else if let Some(cells) = row(first) {
            (1, Block::Row(cells))
        } else if point(first).is_some() && !looks_like_term(&lines, at) {
            let run = run(&|line| {
                is_continued(line, depth) && point(line).is_none() && row(line).is_none()
            });
            (run.len(), Block::Point(run))
        } else if depth == 0 && is_title(first) {
            (1, Block::Title(&first[..first.len() - 1]))
        } else if looks_like_term(&lines, at) {
            let mut run = run(&|line| indentation(line) > depth);
            let term = run.remove(0);
            (run.len() + 1, Block::Term(term, run))
        } else if depth > 0 {
            let run = run(&|line| {
                indentation(line) >= depth || indentation(line) > 0 && point(line).is_none()
            });
            (run.len(), Block::Verbatim(run))
        } else {
            let length = paragraph_length(&lines[at..]);
            let run = lines[at..at + length].to_vec();
            (run.len(), Block::Paragraph(run))
        };
        at += length;
        blocks.push(block);
    }
    blocks
}

/// How many lines a paragraph has that begins with the first. Lines that are set in belong to it
/// where they go on with a sentence.
fn paragraph_length(lines: &[&str]) -> usize {
    let pairs = lines.iter().zip(&lines[1..]);
    let more = pairs.take_while(|(before, line)| {
        let is_in_sentence = indentation(line) == 0 || !before.ends_with(':');
        !line.is_empty() && point(line).is_none() && row(line).is_none() && is_in_sentence
    });
    1 + more.count()
}

/// A point goes on in what is set in more than it, or begins in the middle of a sentence.
fn is_continued(line: &str, depth: usize) -> bool {
    let is_sentence = line.trim_start().starts_with(|c: char| c.is_uppercase());
    indentation(line) > depth || indentation(line) == depth && !is_sentence
}

/// A line alone with others below it that are set in: `-f FILE` and what it tests.
fn looks_like_term(lines: &[&str], at: usize) -> bool {
    let line = lines[at];
    let is_first = at == 0 || lines[at - 1].is_empty() || indentation(lines[at - 1]) > 0;
    let next = lines.get(at + 1).copied().unwrap_or("");
    let is_set_in = indentation(next) >= indentation(line) + 4 && point(next).is_none();
    is_first && is_set_in && line.len() < 40 && !line.ends_with([':', ',', '.'])
}

fn write(roff: &mut String, block: &Block<'_>, is_fresh: bool) {
    let mut put = |text: &str| {
        roff.push_str(text);
        roff.push('\n');
    };
    match block {
        Block::Paragraph(lines) => {
            if !is_fresh {
                put(".PP");
            }
            put(&filled(lines));
        }
        Block::Verbatim(lines) => {
            if !is_fresh {
                put(".PP");
            }
            put(".RS\n.nf");
            let least = lines
                .iter()
                .map(|text| indentation(text))
                .min()
                .unwrap_or(0);
            for text in lines {
                put(&line(&text[least..]));
            }
            put(".fi\n.RE");
        }
        Block::Term(term, lines) => {
            put(".TP");
            put(&bold(term.trim()));
            put(&filled(lines));
        }
        Block::Point(lines) => {
            put(".IP \\(bu 2");
            let first = point(lines[0]).unwrap_or(lines[0]);
            put(&filled(&[&[first], &lines[1..]].concat()));
        }
        Block::Row(cells) => {
            let mut cells = cells.iter().filter(|cell| !cell.is_empty());
            let Some(term) = cells.next().filter(|term| !term.starts_with("--")) else {
                return;
            };
            put(".TP");
            put(&bold(term));
            let rest: Vec<String> = cells.map(|cell| line(cell)).collect();
            put(&rest.join("; "));
        }
        Block::Title(title) => put(&format!(".SS {}", line(&sentence_case(title)))),
    }
}

/// `ESCAPE SEQUENCES` is for terminals without bold type.
fn sentence_case(title: &str) -> String {
    let mut lower = title.to_lowercase();
    lower[..1].make_ascii_uppercase();
    lower
}

#[cfg(test)]
mod tests {
    use super::roff;

    #[test]
    fn paragraphs_are_filled_and_lists_are_lists() {
        let text = "One\ntwo:\n\n- a\n- b\n  c\nThree.\n  More.";
        let expected = "One two:\n.IP \\(bu 2\na\n.IP \\(bu 2\nb c\n.PP\nThree. More.\n";
        assert_eq!(roff(text), expected);
    }

    #[test]
    fn terms_have_what_is_set_in_below_them() {
        let text = "It is one of:\n\n-f FILE\n      FILE exists\n\n- X\n      minus";
        let expected =
            "It is one of:\n.TP\n\\fB\\-f FILE\\fR\nFILE exists\n.TP\n\\fB\\- X\\fR\nminus\n";
        assert_eq!(roff(text), expected);
    }

    #[test]
    fn what_is_set_in_after_a_colon_stays_as_it_is() {
        let text = "Such as:\n    1K = 1000\n      1M";
        let expected = "Such as:\n.PP\n.RS\n.nf\n1K = 1000\n  1M\n.fi\n.RE\n";
        assert_eq!(roff(text), expected);
    }

    #[test]
    fn rows_are_terms_and_capitals_titles() {
        let text = "SOME WORDS:\n\n| A | B |\n| -- | -- |\n| %% | a percent sign | % |";
        let expected = ".SS Some words\n.TP\n\\fBA\\fR\nB\n.TP\n\\fB%%\\fR\na percent sign; %\n";
        assert_eq!(roff(text), expected);
    }
}
