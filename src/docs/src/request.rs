// SPDX-License-Identifier: MIT
//! What the command line asks for.

use crate::programs;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use clap_complete::Shell;
use std::path::PathBuf;

/// The option that [`crate::process`] gives to the process it makes.
pub const PREPARED: &str = "prepared";

/// The command line.
pub struct Request {
    /// What is put before each program's name.
    pub prefix: String,
    /// This process was made for one program, in an environment that changes nothing.
    pub is_prepared: bool,
    /// What is to be done.
    pub task: Task,
}

/// What is to be done.
pub enum Task {
    /// Print a manual page.
    Page(String),
    /// Print a completion.
    Completion(String, Shell),
    /// Print the names there are.
    List,
    /// Write files of these programs.
    Install {
        /// The programs.
        names: Vec<String>,
        /// Where to.
        folders: Folders,
    },
}

/// Where files are put; what has no folder is left out.
pub struct Folders {
    /// Manual pages; they go to `man1` below it.
    pub man: Option<PathBuf>,
    /// Completions.
    pub shells: Vec<(Shell, PathBuf)>,
}

/// The shells that have completions.
pub const SHELLS: [Shell; 3] = [Shell::Bash, Shell::Zsh, Shell::Fish];

impl Request {
    /// Ends the process on an error, and for `--help`.
    pub fn from_command_line() -> Self {
        let matches = command().get_matches();
        let task = match matches.subcommand() {
            Some(("manpage", matches)) => Task::Page(name(matches)),
            Some(("completion", matches)) => {
                let shell = matches.get_one("SHELL").copied();
                Task::Completion(name(matches), shell.unwrap_or(Shell::Bash))
            }
            Some(("install", matches)) => install(matches),
            _ => Task::List,
        };
        Self {
            prefix: matches
                .get_one("prog-prefix")
                .cloned()
                .unwrap_or_else(String::new),
            is_prepared: matches.get_flag(PREPARED),
            task,
        }
    }
}

fn name(matches: &ArgMatches) -> String {
    matches.get_one("NAME").cloned().unwrap_or_else(String::new)
}

fn install(matches: &ArgMatches) -> Task {
    let folder = |name: &str| matches.get_one::<PathBuf>(name).cloned();
    let shells = SHELLS.iter().filter_map(|shell| {
        let folder = folder(&shell.to_string())?;
        Some((*shell, folder))
    });
    let folders = Folders {
        man: folder("man"),
        shells: shells.collect(),
    };
    let names = match matches.get_many("NAME") {
        Some(names) => names.cloned().collect(),
        None => programs::names().collect(),
    };
    Task::Install { names, folders }
}

fn command() -> Command {
    let name = Arg::new("NAME").required(true).help("a program");
    let shells = SHELLS.map(|shell| shell.to_string());
    let shell = Arg::new("SHELL")
        .required(true)
        .value_parser(value_parser!(Shell))
        .help(shells.join(", "));
    let folder = |name: &'static str, help: &'static str| {
        Arg::new(name)
            .long(name)
            .value_name("DIR")
            .value_parser(value_parser!(PathBuf))
            .help(help)
    };
    Command::new("coreutils-docs")
        .about("Write manual pages and completions of the programs that are built in")
        .subcommand_required(true)
        .arg(
            Arg::new("prog-prefix")
                .long("prog-prefix")
                .value_name("PREFIX")
                .global(true)
                .help("what the programs are installed with before their names"),
        )
        .arg(
            Arg::new(PREPARED)
                .long(PREPARED)
                .action(ArgAction::SetTrue)
                .hide(true),
        )
        .subcommand(
            Command::new("manpage")
                .about("Print a manual page")
                .arg(name.clone()),
        )
        .subcommand(
            Command::new("completion")
                .about("Print a completion")
                .arg(name.clone())
                .arg(shell),
        )
        .subcommand(Command::new("list").about("Print the names there are"))
        .subcommand(
            Command::new("install")
                .about("Write files for all programs, or for those named")
                .arg(folder("man", "for manual pages, which go to man1 in it"))
                .arg(folder("bash", "for completions of bash"))
                .arg(folder("zsh", "for completions of zsh"))
                .arg(folder("fish", "for completions of fish"))
                .arg(name.required(false).num_args(0..)),
        )
}
