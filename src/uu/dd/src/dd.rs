// SPDX-License-Identifier: MIT
//! dd: copy and convert a file (POSIX, "dd"), as GNU's dd does to the byte.
//!
//! The whole program on one screen: arguments, settings, opening, copying, concluding, exit
//! status. Formats, flags and system calls are the matter of the other files.
//!
//! A program that calls [`uumain`] must begin by `coreutils_sys::entry!`; where that cannot do
//! without Rust's runtime, it must hold `uucore::init_startup_state_capture!()` once, so that
//! descriptors that were closed at the start are known.

#![forbid(unsafe_code)]

#[doc(hidden)] // for benchmarks
pub mod buffer;
#[doc(hidden)] // for fuzz targets and benchmarks
pub mod convert;
#[doc(hidden)] // for benchmarks
pub mod copy;
mod digest;
#[doc(hidden)] // for benchmarks
pub mod error;
mod extras;
mod hashlog;
mod help;
mod human;
mod io;
mod progress;
mod quote;
mod rescue;
#[doc(hidden)] // for fuzz targets and benchmarks
pub mod settings;
mod words;

use copy::{IsClean, Plan};
use error::{Failure, Stop};
use extras::Beyond;
use io::input::Input;
use io::output::Output;
use io::{Desk, Source as _};
use progress::Status;
use progress::alarm::Alarm;
use progress::expectation::Expectation;
use progress::report::Reporter;
use settings::Settings;
use settings::operands::{Operands, Request, UsageError, find_options, find_status};
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::Write as _;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::sync::Arc;

const SUCCESS: i32 = 0;
const FAILURE: i32 = 1;
/// Death by `SIGINT`, as a shell sees it.
const INTERRUPTED: i32 = 130;

/// Runs dd with these arguments, the first of which is its name, and returns its exit status.
pub fn uumain(args: impl uucore::Args) -> i32 {
    let posixly_correct = std::env::var_os("POSIXLY_CORRECT").is_some();
    // Before anything else: a signal that comes early must not kill.
    coreutils_sys::signals::install(!posixly_correct);
    if coreutils_sys::entry::HAS_RUNTIME && !uucore::signals::sigpipe_was_ignored() {
        let _ = uucore::signals::enable_pipe_errors(); // fails for no signal there is
    }
    let mut args = args;
    let called_as = args.next().unwrap_or_else(|| OsString::from("dd"));
    let name = Path::new(&called_as).file_name().unwrap_or(&called_as);
    let mut reporter = Reporter::new(name.as_bytes());
    let typed: Vec<OsString> = args.collect();
    let settings = match find_options(&typed, posixly_correct) {
        Ok(Request::Help) => {
            let text = help::help(&name.to_string_lossy(), reporter.words());
            return print(&text, &typed, reporter);
        }
        Ok(Request::Version) => return print(&help::version(), &typed, reporter),
        Ok(Request::Copy(operands)) => read_settings(&operands, &mut reporter),
        Err(error) => Err(error),
    };
    match settings {
        Ok(settings) => {
            reporter.set_status(match settings.status {
                // A bar and the copy would overwrite each other.
                Status::Bar if settings.output.file.is_none() && is_terminal_output() => {
                    Status::Progress
                }
                status => status,
            });
            let reporter = Arc::new(reporter);
            let status = run(settings, &reporter);
            conclude(status, &reporter)
        }
        Err(error) => {
            speak_json_if_asked(&typed, &mut reporter);
            complain(&error, &reporter);
            conclude(FAILURE, &reporter)
        }
    }
}

fn is_terminal_output() -> bool {
    rustix::termios::isatty(rustix::stdio::stdout())
}

/// The exit status: what could not be said makes it a failure.
fn conclude(status: i32, reporter: &Reporter) -> i32 {
    let heard = |status| if reporter.is_heard() { status } else { FAILURE };
    let status = heard(status);
    reporter.summary(status, None);
    heard(status) // the summary was, too
}

/// Whoever asked for JSON is told in JSON what is wrong with the rest of what they asked for.
fn speak_json_if_asked(typed: &[impl AsRef<OsStr>], reporter: &mut Reporter) {
    if find_status(typed) == Some(Status::Json) {
        reporter.set_status(Status::Json);
    }
}

/// dd's command line as clap describes it, for completions, the man page and tools.
pub fn uu_app() -> clap::Command {
    help::command()
}

fn read_settings(operands: &[&OsString], reporter: &mut Reporter) -> Result<Settings, UsageError> {
    let mut taken = Operands::default();
    let result = taken.take_all(operands);
    if taken.zero_multipliers > 0 {
        speak_json_if_asked(operands, reporter);
        for _ in 0..taken.zero_multipliers {
            reporter.warn(&help::zero_multiplier_warning(reporter.words()));
        }
    }
    result.and_then(|()| Settings::new(taken))
}

fn complain(error: &UsageError, reporter: &Reporter) {
    let errno = error.errno();
    reporter.refuse(errno, &error.message(reporter.words()));
    if error.invites_to_help() {
        let command = if uucore::get_utility_is_second_arg() {
            uucore::execution_phrase().as_bytes()
        } else {
            reporter.name()
        };
        reporter.say_plainly(&UsageError::hint(command, reporter.words()));
    }
}

/// Prints what was asked for on standard output; the exit status.
fn print(text: &str, typed: &[OsString], mut reporter: Reporter) -> i32 {
    // Not through `std::io::stdout`, which takes a descriptor that cannot be written for a
    // deliberate silence.
    let result = if uucore::signals::stdout_was_closed() {
        Err(rustix::io::Errno::BADF.into())
    } else {
        rustix::io::dup(rustix::stdio::stdout())
            .map_err(std::io::Error::from)
            .and_then(|stdout| File::from(stdout).write_all(text.as_bytes()))
    };
    let Err(error) = result else { return SUCCESS };
    speak_json_if_asked(typed, &mut reporter);
    let errno = rustix::io::Errno::from_io_error(&error);
    let reason = match errno {
        Some(errno) => reporter.words().reason(errno),
        None => uucore::error::strip_errno(&error).into_bytes(),
    };
    let message = reporter
        .words()
        .translate("write-error", &[("reason", &reason)], None)
        .unwrap_or_else(|| [b"write error: ", &reason[..]].concat());
    reporter.report_print(errno, &message);
    conclude(FAILURE, &reporter)
}

/// The copy, from opening to the exit status. One order on every path: diagnostics, statistics,
/// exit.
fn run(mut settings: Settings, reporter: &Arc<Reporter>) -> i32 {
    let alarm = Alarm::start(reporter);
    let extras = settings.extras.take();
    let result = match &extras {
        None => open_and_copy(settings, None, reporter),
        Some(extras) => extras::open_and_copy(extras, settings, reporter),
    };
    // What there is to say after the statistics.
    let tell_more = || {
        if extras.is_some() {
            reporter.tell_epilogue();
        }
    };
    drop(alarm);
    reporter.end_progress();
    match result {
        Ok(Conclusion::Copied { is_clean }) => {
            reporter.final_statistics();
            tell_more();
            if is_clean { SUCCESS } else { FAILURE }
        }
        Ok(Conclusion::NotDurable) => FAILURE,
        Err(Stop::Failed(failure)) => {
            reporter.report(&failure);
            tell_more();
            FAILURE
        }
        Err(Stop::Interrupted) => {
            reporter.final_statistics();
            tell_more();
            reporter.summary(INTERRUPTED, Some("SIGINT"));
            coreutils_sys::signals::die_of_interrupt()
        }
    }
}

/// How a copy ended that was not stopped.
#[derive(Clone, Copy)]
enum Conclusion {
    /// There are statistics to show.
    Copied { is_clean: IsClean },
    /// Nothing was copied, and the output could not be made durable either: all is said.
    NotDurable,
}

/// Opens the ends and copies. A failure that it returns has not been told, and there are no
/// statistics worth showing: nothing was copied, or it is not known what arrived.
fn open_and_copy(
    settings: Settings,
    mut beyond: Option<Beyond<'_>>,
    desk: &Reporter,
) -> Result<Conclusion, Stop> {
    let mut input = Input::open(&settings.input, desk)?;
    if let Some(beyond) = &mut beyond {
        beyond.open(desk)?;
    }
    let mut output = Output::open(&settings.output, (input.name(), input.fd()), desk)?;
    if let Some(beyond) = &beyond {
        beyond.begin([input.fd(), output.fd()])?;
    }
    desk.begin_copy();
    let result = copy_and_finish(settings, beyond.as_mut(), &mut input, &mut output, desk);
    close_both(result, &input, &output, desk)
}

/// Closes both ends after what was done with them.
fn close_both(
    result: Result<Conclusion, Stop>,
    input: &Input<'_, Reporter>,
    output: &Output<'_, Reporter>,
    desk: &Reporter,
) -> Result<Conclusion, Stop> {
    match result {
        Ok(conclusion) => {
            input.close()?;
            output.close()?;
            desk.attend()?;
            Ok(conclusion)
        }
        Err(Stop::Interrupted) => {
            output.extend_in_death();
            // Death is certain; what a failing close would say changes nothing.
            let _ = (input.close(), output.close());
            Err(Stop::Interrupted)
        }
        Err(failed @ Stop::Failed(_)) => Err(failed),
    }
}

/// Moves both ends to where the copy starts, copies, and makes durable what was written, also
/// after a failure.
fn copy_and_finish<'d>(
    settings: Settings,
    beyond: Option<&mut Beyond<'_>>,
    input: &mut Input<'_, Reporter>,
    output: &mut Output<'d, Reporter>,
    desk: &'d Reporter,
) -> Result<Conclusion, Stop> {
    let plan = settings.plan;
    let copies_nothing = plan.limit.is_zero();
    let moved = told(
        input
            .skip(settings.input.skip)
            .and_then(|()| output.seek(settings.output.seek)),
        desk,
    )?;
    if desk.wants_expectation() {
        desk.expect(expectation(&plan, input, output)?);
    }
    let mut is_clean = moved;
    let mut beyond = beyond;
    if moved {
        is_clean &= match &mut beyond {
            Some(beyond) => beyond.copy(plan, (input, output), desk)?,
            None if copies_nothing => true,
            None => copy::copy(plan, input, output, desk.tally(), desk)?,
        };
        is_clean &= told(output.extend_over_last_hole(), desk)?;
        // After a failure, what is behind is not known to be superfluous.
        if is_clean {
            is_clean &= told(output.cut_at_end(), desk)?;
        }
    }
    if output.must_sync() {
        desk.begin_sync();
        let is_durable = output.sync()?;
        if !moved && !is_durable {
            return Ok(Conclusion::NotDurable);
        }
        is_clean &= is_durable;
    }
    if let Some(beyond) = beyond {
        is_clean &= beyond.conclude((input, output), desk)?;
    }
    if copies_nothing && moved {
        for dropped in [input.drop_whole_cache(), output.drop_whole_cache()] {
            is_clean &= told(dropped.map_err(Stop::from), desk)?;
        }
    } else {
        input.drop_rest_of_cache();
        output.drop_rest_of_cache();
    }
    Ok(Conclusion::Copied { is_clean })
}

/// How much there is to copy, as far as the two ends tell.
fn expectation(
    plan: &Plan,
    input: &Input<'_, Reporter>,
    output: &Output<'_, Reporter>,
) -> Result<Expectation, Failure> {
    Ok(Expectation {
        input: input.remaining(),
        output: output.room()?,
        records: plan.limit.records,
        rest: plan.limit.rest as u64,
        input_block: plan.input_block as u64,
        keeps_length: plan.keeps_length(),
    })
}

/// Tells of a failure that the run survives. Without memory for a block it does not.
fn told(result: Result<(), Stop>, desk: &Reporter) -> Result<IsClean, Stop> {
    match result {
        Ok(()) => Ok(true),
        Err(Stop::Failed(failure)) if !matches!(failure, Failure::Memory { .. }) => {
            desk.report(&failure);
            Ok(false)
        }
        Err(stop) => Err(stop),
    }
}
