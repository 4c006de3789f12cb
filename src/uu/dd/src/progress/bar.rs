// SPDX-License-Identifier: MIT
//! The bar of `status=bar`: what is known of a copy, as one line of a given width. indicatif draws
//! it; where it goes, and when, is not known here.

use super::Phase;
use super::expectation::Gauge;
use crate::human;
use crate::words::Words;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle, TermLike};
use std::borrow::Cow;
use std::collections::VecDeque;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// What there is to show.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// What dd is doing.
    pub phase: Phase,
    /// Bytes written, or read back.
    pub bytes: u64,
    /// How far that is, if the end is known.
    pub gauge: Option<Gauge>,
    /// How long the copy has taken, or the reading back.
    pub elapsed: Duration,
}

/// The columns a bar needs to be worth drawing, with its brackets and a blank.
const BAR_MIN: usize = 11;

/// The stretch of time that the rate of late is taken over.
const OF_LATE: Duration = Duration::from_secs(5);

/// The words and numbers of a bar, in the user's language.
pub struct Labels {
    opening: Cow<'static, str>,
    copying: Cow<'static, str>,
    syncing: Cow<'static, str>,
    verifying: Cow<'static, str>,
    average: Cow<'static, str>,
    left: Cow<'static, str>,
    separator: &'static str,
}

impl Labels {
    /// In the language of these words.
    pub fn new(words: &Words) -> Self {
        let label = |id, english| words.text(id, english);
        Self {
            opening: label("bar-opening", Phase::Opening.name()),
            copying: label("bar-copying", Phase::Copying.name()),
            syncing: label("bar-syncing", Phase::Syncing.name()),
            verifying: label("bar-verifying", Phase::Verifying.name()),
            average: label("bar-average", "avg"),
            left: label("bar-left", "ETA"),
            separator: words.decimal_separator(),
        }
    }

    fn phase(&self, phase: Phase) -> &str {
        match phase {
            Phase::Opening => &self.opening,
            Phase::Copying => &self.copying,
            Phase::Syncing => &self.syncing,
            Phase::Verifying => &self.verifying,
        }
    }

    /// `441 MB`, in a width that stands still.
    fn size(&self, bytes: u64) -> String {
        let size = human::si(bytes.into()).with(self.separator);
        format!("{:>6}", size.to_string())
    }

    /// `98.7 MB/s`, likewise.
    fn rate(&self, bytes_in_time: Option<(u64, Duration)>) -> String {
        let rate = match bytes_in_time {
            Some((bytes, time)) if !time.is_zero() => human::rate(bytes.into(), time.as_nanos())
                .with(self.separator)
                .to_string(),
            Some(_) | None => "- kB".to_owned(),
        };
        format!("{:>9}", rate + "/s")
    }
}

/// The columns that a text without colours takes on a terminal.
pub fn columns_of(text: &str) -> usize {
    text.width()
}

/// The bar, with what it remembers from one frame to the next.
pub struct Bar {
    bar: ProgressBar,
    paper: Paper,
    looks: Option<Looks>,
    has_colours: bool,
    labels: Labels,
    recent: Recent,
}

/// How a line is laid out. indicatif parses a template for each.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Looks {
    /// Text, a bar, text.
    Bar,
    /// A spinner, text.
    Spinner,
    /// Text.
    Text,
}

impl Bar {
    /// An empty bar, in colours or not.
    pub fn new(has_colours: bool, labels: Labels) -> Self {
        let paper = Paper::default();
        let target = ProgressDrawTarget::term_like(Box::new(paper.clone()));
        Self {
            bar: ProgressBar::with_draw_target(None, target),
            paper,
            looks: None,
            has_colours,
            labels,
            recent: Recent::default(),
        }
    }

    /// The line for what there is to see, of at most `width` columns; colours add bytes to it, not
    /// columns.
    pub fn line(&mut self, view: &View, width: usize) -> String {
        self.recent.note(view);
        let (looks, head, tail) = match view.gauge {
            Some(gauge) if matches!(view.phase, Phase::Copying | Phase::Verifying) => {
                self.texts_with_bar(view, gauge, width)
            }
            Some(_) | None => self.texts_without_end(view, width),
        };
        if self.looks != Some(looks) {
            self.looks = Some(looks);
            self.bar.set_style(self.style(looks));
        }
        self.paper.begin(width);
        let gauge = view.gauge.unwrap_or(Gauge { done: 0, total: 0 });
        self.bar.update(|state| {
            state.set_pos(gauge.done);
            state.set_len(gauge.total.max(1));
        });
        self.bar.set_prefix(head);
        self.bar.set_message(tail);
        // Whatever it thinks of how often it may be drawn.
        self.paper.begin(width);
        self.bar.force_draw();
        self.paper.text()
    }

    /// All that fits, least first to go: the average, the rate, the bytes, the time left, the word.
    fn texts_with_bar(&self, view: &View, gauge: Gauge, width: usize) -> (Looks, String, String) {
        let percent = percent(gauge);
        let bytes = format!(
            "{}/{}",
            self.labels.size(gauge.done),
            self.labels.size(gauge.total)
        );
        let elapsed = clock(Some(view.elapsed));
        let rate = self.labels.rate(self.recent.written());
        let average = self.labels.rate(Some((view.bytes, view.elapsed)));
        let average = format!("{} {average}", self.labels.average);
        let left = clock(left(gauge, self.recent.done()));
        let left = format!("{} {left}", self.labels.left);
        let head = format!("{} {percent}", self.labels.phase(view.phase));
        let tails: [&[&str]; 4] = [
            &[&bytes, &elapsed, &rate, &average, &left],
            &[&bytes, &elapsed, &rate, &left],
            &[&bytes, &elapsed, &left],
            &[&elapsed, &left],
        ];
        let fits =
            |head: &str, tail: &str| columns_of(head) + 1 + BAR_MIN + columns_of(tail) <= width;
        for tail in tails {
            let tail = tail.join(" ");
            if fits(&head, &tail) {
                return (Looks::Bar, head, tail);
            }
        }
        if fits(&percent, &elapsed) {
            return (Looks::Bar, percent, elapsed);
        }
        let texts = [[&*percent, &elapsed].join(" "), percent];
        (Looks::Text, String::new(), longest(&texts, width))
    }

    fn texts_without_end(&self, view: &View, width: usize) -> (Looks, String, String) {
        let bytes = self.labels.size(view.bytes);
        let elapsed = clock(Some(view.elapsed));
        let rate = self.labels.rate(self.recent.written());
        let average = self.labels.rate(Some((view.bytes, view.elapsed)));
        let average = format!("{} {average}", self.labels.average);
        let name = self.labels.phase(view.phase);
        let texts = match view.phase {
            Phase::Copying | Phase::Verifying => vec![
                [name, &bytes, &elapsed, &rate, &average].join(" "),
                [name, &bytes, &elapsed, &rate].join(" "),
                [name, &bytes, &elapsed].join(" "),
                [&*bytes, &elapsed].join(" "),
                bytes,
            ],
            Phase::Opening | Phase::Syncing => vec![
                [name, &bytes, &elapsed].join(" "),
                [name, &elapsed].join(" "),
                name.to_owned(),
            ],
        };
        let tail = longest(&texts, width.saturating_sub(2));
        (Looks::Spinner, String::new(), tail)
    }

    fn style(&self, looks: Looks) -> ProgressStyle {
        let (colour, end) = if self.has_colours {
            ("\x1b[36m", "\x1b[0m")
        } else {
            ("", "")
        };
        let template = match looks {
            Looks::Bar => format!("{{prefix}} [{colour}{{wide_bar}}{end}] {{msg}}"),
            Looks::Spinner => format!("{colour}{{spinner}}{end} {{msg}}"),
            Looks::Text => "{msg}".to_owned(),
        };
        ProgressStyle::with_template(&template)
            .unwrap_or_else(|_| ProgressStyle::default_bar()) // the templates above are valid
            .progress_chars("=> ")
            .tick_chars("|/-\\ ")
    }
}

/// The first that is no longer than `width`, or as much of the last as fits.
fn longest(texts: &[String], width: usize) -> String {
    match texts.iter().find(|text| columns_of(text) <= width) {
        Some(text) => text.clone(),
        None => texts.last().map_or(String::new(), |last| {
            let mut columns = 0;
            last.chars()
                .take_while(|character| {
                    columns += character.width().unwrap_or(0);
                    columns <= width
                })
                .collect()
        }),
    }
}

/// ` 42%`: all of it only once it is all there.
fn percent(gauge: Gauge) -> String {
    let percent = match gauge.total {
        0 => 100,
        total => u128::from(gauge.done) * 100 / u128::from(total),
    };
    format!("{percent:>3}%")
}

/// `1:02:03`, or `-:--`.
fn clock(time: Option<Duration>) -> String {
    let Some(time) = time else {
        return "-:--".to_owned();
    };
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// How long the rest will take at the pace of late.
fn left(gauge: Gauge, recent: Option<(u64, Duration)>) -> Option<Duration> {
    let rest = gauge.total - gauge.done;
    if rest == 0 {
        return Some(Duration::ZERO);
    }
    let (done, time) = recent.filter(|&(done, _)| done > 0)?;
    let seconds = u128::from(rest) * time.as_millis() / u128::from(done) / 1000;
    // A hundred thousand hours say nothing any more.
    let seconds = u64::try_from(seconds).ok()?;
    (seconds < 360_000_000).then(|| Duration::from_secs(seconds))
}

/// How far it was when, of late.
#[derive(Default)]
struct Recent(VecDeque<Moment>);

#[derive(Clone, Copy, Default)]
struct Moment {
    elapsed: Duration,
    /// Bytes written.
    bytes: u64,
    /// Bytes done, which are those read where lengths change.
    done: u64,
}

impl Recent {
    fn note(&mut self, view: &View) {
        let now = Moment {
            elapsed: view.elapsed,
            bytes: view.bytes,
            done: view.gauge.map_or(0, |gauge| gauge.done),
        };
        if self.0.back().is_some_and(|last| last.elapsed > now.elapsed) {
            self.0.clear(); // the clock started again: the ends are open
        }
        if self.0.is_empty() {
            self.0.push_back(Moment::default());
        }
        self.0.push_back(now);
        // One from before the stretch of time stays, for it begins there.
        while self
            .0
            .get(1)
            .is_some_and(|next| next.elapsed + OF_LATE <= now.elapsed)
        {
            self.0.pop_front();
        }
    }

    /// What came in the time of late, by this count, and how long that is.
    fn rate(&self, count: impl Fn(&Moment) -> u64) -> Option<(u64, Duration)> {
        let (start, end) = (self.0.front()?, self.0.back()?);
        let time = end.elapsed.saturating_sub(start.elapsed);
        (!time.is_zero()).then(|| (count(end).saturating_sub(count(start)), time))
    }

    fn written(&self) -> Option<(u64, Duration)> {
        self.rate(|moment| moment.bytes)
    }

    fn done(&self) -> Option<(u64, Duration)> {
        self.rate(|moment| moment.done)
    }
}

/// What indicatif takes for a terminal: it keeps the last line.
#[derive(Clone, Debug, Default)]
struct Paper(Arc<Mutex<Sheet>>);

#[derive(Debug, Default)]
struct Sheet {
    width: u16,
    text: String,
}

impl Paper {
    fn sheet(&self) -> MutexGuard<'_, Sheet> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn begin(&self, width: usize) {
        let mut sheet = self.sheet();
        sheet.width = u16::try_from(width).unwrap_or(u16::MAX);
        sheet.text.clear();
    }

    /// What was drawn, without the blanks that indicatif fills the line with.
    fn text(&self) -> String {
        self.sheet().text.trim().to_owned()
    }
}

impl TermLike for Paper {
    fn width(&self) -> u16 {
        self.sheet().width
    }

    fn write_str(&self, text: &str) -> io::Result<()> {
        self.sheet().text.push_str(text);
        Ok(())
    }

    fn write_line(&self, text: &str) -> io::Result<()> {
        self.write_str(text)
    }

    fn clear_line(&self) -> io::Result<()> {
        self.sheet().text.clear();
        Ok(())
    }

    // There is one line, and it is written from its start.
    fn move_cursor_up(&self, _: usize) -> io::Result<()> {
        Ok(())
    }

    fn move_cursor_down(&self, _: usize) -> io::Result<()> {
        Ok(())
    }

    fn move_cursor_right(&self, _: usize) -> io::Result<()> {
        Ok(())
    }

    fn move_cursor_left(&self, _: usize) -> io::Result<()> {
        Ok(())
    }

    fn flush(&self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MB: u64 = 1_000_000;

    fn view(seconds: u64, bytes: u64, total: Option<u64>) -> View {
        View {
            phase: Phase::Copying,
            bytes,
            gauge: total.map(|total| Gauge { done: bytes, total }),
            elapsed: Duration::from_secs(seconds),
        }
    }

    /// The line at 6 s, after 66 MB/s and then 105 MB/s.
    fn half_way(width: usize, total: Option<u64>) -> String {
        let mut bar = Bar::new(false, Labels::new(&Words::english()));
        bar.line(&view(0, 0, total), width);
        bar.line(&view(2, 133 * MB, total), width);
        bar.line(&view(7, 658 * MB, total), width)
    }

    #[test]
    fn words_of_wide_characters_leave_the_bar_its_width() {
        let labels = Labels {
            copying: Cow::Borrowed("コピー中"),
            average: Cow::Borrowed("平均"),
            left: Cow::Borrowed("残り"),
            ..Labels::new(&Words::english())
        };
        let mut bar = Bar::new(false, labels);
        for width in [39, 79, 119] {
            let line = bar.line(&view(4, 441_000_000, Some(1_000_000_000)), width);
            assert_eq!(columns_of(&line), width, "{line}");
        }
    }

    #[test]
    fn the_bar_makes_the_most_of_every_width() {
        for (width, expected) in [
            (
                99,
                "copying  42% [=============>                  ] 658 MB/1.6 GB 0:07  105 MB/s avg 94.0 MB/s ETA 0:08",
            ),
            (
                79,
                "copying  42% [=====>      ] 658 MB/1.6 GB 0:07  105 MB/s avg 94.0 MB/s ETA 0:08",
            ),
            (
                69,
                "copying  42% [======>         ] 658 MB/1.6 GB 0:07  105 MB/s ETA 0:08",
            ),
            (
                59,
                "copying  42% [======>         ] 658 MB/1.6 GB 0:07 ETA 0:08",
            ),
            (39, "copying  42% [====>     ] 0:07 ETA 0:08"),
            (29, "42% [=======>         ] 0:07"),
            (19, "42% 0:07"),
            (8, "42%"),
            (3, "42"),
            (1, ""),
        ] {
            let line = half_way(width, Some(1564 * MB));
            assert_eq!(line, expected, "{width}");
            assert!(line.len() <= width);
        }
    }

    #[test]
    fn without_a_known_end_a_spinner_turns() {
        for (width, expected) in [
            (79, r"\ copying 658 MB 0:07  105 MB/s avg 94.0 MB/s"),
            (49, r"\ copying 658 MB 0:07  105 MB/s avg 94.0 MB/s"),
            (40, r"\ copying 658 MB 0:07  105 MB/s"),
            (29, r"\ copying 658 MB 0:07"),
            (19, r"\ 658 MB 0:07"),
            (9, r"\ 658 MB"),
            (3, r"\ 6"),
        ] {
            let line = half_way(width, None);
            assert_eq!(line, expected, "{width}");
            assert!(line.len() <= width);
        }
    }

    #[test]
    fn no_width_and_no_number_breaks_it() {
        let all = [0, 1, 999, 1000, 10_500_000, u64::MAX - 1, u64::MAX];
        let mut bar = Bar::new(false, Labels::new(&Words::english()));
        for width in 1..140 {
            for (at, bytes) in all.into_iter().enumerate() {
                for total in [None, Some(bytes), Some(u64::MAX)] {
                    for phase in [Phase::Opening, Phase::Copying, Phase::Syncing] {
                        let elapsed = Duration::from_secs(bytes >> 24 << at);
                        let gauge = total.map(|total| Gauge { done: bytes, total });
                        let line = bar.line(
                            &View {
                                phase,
                                bytes,
                                gauge,
                                elapsed,
                            },
                            width,
                        );
                        assert!(line.len() <= width, "{width} {line}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_stalled_copy_shows_that_it_stalls() {
        let mut bar = Bar::new(false, Labels::new(&Words::english()));
        let total = Some(1000 * MB);
        for seconds in 0..=10 {
            bar.line(&view(seconds, 500 * MB, total), 79);
        }
        assert_eq!(
            bar.line(&view(11, 500 * MB, total), 79),
            "copying  50% [======>     ] 500 MB/1.0 GB 0:11  0.0 kB/s avg 45.5 MB/s ETA -:--"
        );
    }

    #[test]
    fn each_phase_is_named() {
        let mut bar = Bar::new(true, Labels::new(&Words::english()));
        let mut view = view(3, 500 * MB, Some(1000 * MB));
        assert!(
            bar.line(&view, 79)
                .starts_with("copying  50% [\x1b[36m====")
        );
        view.phase = Phase::Syncing;
        assert_eq!(bar.line(&view, 79), "\x1b[36m-\x1b[0m syncing 500 MB 0:03");
        view.phase = Phase::Opening;
        view.bytes = 0;
        assert_eq!(bar.line(&view, 79), "\x1b[36m\\\x1b[0m opening    0 B 0:03");
    }

    #[test]
    fn the_time_left_is_that_of_what_is_read_where_lengths_change() {
        // 10 bytes are written for each that is read: 20 s for the other half.
        let mut bar = Bar::new(false, Labels::new(&Words::english()));
        for seconds in 0..=20 {
            let view = View {
                phase: Phase::Copying,
                bytes: seconds * 10 * MB,
                gauge: Some(Gauge {
                    done: seconds * MB,
                    total: 40 * MB,
                }),
                elapsed: Duration::from_secs(seconds),
            };
            let line = bar.line(&view, 79);
            if seconds == 20 {
                assert!(line.ends_with("10.0 MB/s avg 10.0 MB/s ETA 0:20"), "{line}");
            }
        }
    }
}
