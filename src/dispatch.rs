// SPDX-License-Identifier: MIT
//! Which program was called, and with which arguments. Pure: it is told about the world by
//! [`World`], and runs and prints nothing.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

/// The name under which the dispatcher itself is called.
pub const DISPATCHER: &str = "coreutils";

/// Prefixes with which distributions install programs beside another coreutils.
const PREFIXES: [&str; 5] = ["uu-", "uu_", "uu", "gnu", "g"];

/// What [`choose`] asks about the system, and only where a name alone does not decide.
pub trait World {
    /// Whether a program of this name is built in.
    fn has(&self, name: &str) -> bool;
    /// The prefix this build was installed with, if any.
    fn own_prefix(&self) -> Option<&str>;
    /// The file that was executed, unless it is a script.
    fn executed_file(&self) -> Option<PathBuf>;
    /// Where a symbolic link leads; `None` if it is none.
    fn link_target(&self, path: &Path) -> Option<PathBuf>;
}

/// What is to be done.
#[derive(Debug, Eq, PartialEq)]
pub enum Choice {
    /// Run `program` with these arguments, the first being the name it is called by.
    Run {
        /// Its name in the table.
        program: String,
        /// All arguments, from the name on.
        arguments: Vec<OsString>,
        /// It was named on the command line: `coreutils dd …`.
        by_argument: bool,
    },
    /// List the programs.
    List,
    /// Print the help text.
    Help,
    /// Print the version.
    Version,
    /// No program was named.
    Missing,
    /// There is no such program; the name of the caller comes first.
    Unknown(OsString, OsString),
    /// The dispatcher has no such option.
    UnrecognizedOption(OsString),
}

/// Chooses by the name called with, else by the first argument.
pub fn choose(arguments: Vec<OsString>, world: &impl World) -> Choice {
    let mut arguments = arguments;
    let called_as = arguments.first().cloned().unwrap_or_default();
    if called_as.is_empty() || called_as.to_str().is_none() {
        // Nothing to go by, so the file's own name must do.
        let file = world.executed_file().map(PathBuf::into_os_string);
        let name = file.unwrap_or(called_as);
        if arguments.is_empty() {
            arguments.push(name);
        } else {
            arguments[0] = name;
        }
    }
    let path = PathBuf::from(&arguments[0]);
    if let Some(choice) = choose_by_name(&path, &arguments, world) {
        return choice;
    }
    if is_dispatcher(&path, world) {
        return choose_by_argument(arguments, world);
    }
    // A link to a link: `dummy -> dd -> coreutils` is dd.
    let mut link = if path.as_os_str().as_bytes().contains(&b'/') {
        Some(path.clone())
    } else {
        world.executed_file()
    };
    // As many as Linux follows itself.
    for _ in 0..40 {
        let Some(from) = link else { break };
        let Some(target) = world.link_target(&from) else {
            break;
        };
        let target = from.parent().unwrap_or(Path::new("")).join(target);
        if let Some(choice) = choose_by_name(&target, &arguments, world) {
            return choice;
        }
        link = Some(target);
    }
    let name = own_name(&path);
    let caller = if name.is_empty() {
        OsString::from(DISPATCHER)
    } else {
        name.clone()
    };
    Choice::Unknown(caller, name)
}

/// The last part of a path; all of it where there is none.
fn own_name(path: &Path) -> OsString {
    path.file_name().unwrap_or(path.as_os_str()).to_owned()
}

/// The program that `path` is called after, if any. The arguments stay as they are: messages
/// begin with the name as it was called.
fn choose_by_name(path: &Path, arguments: &[OsString], world: &impl World) -> Option<Choice> {
    let name = own_name(path);
    let name = name.to_str()?;
    // A login shell's argv[0] begins with a dash.
    let name = name.strip_prefix('-').unwrap_or(name);
    let program = candidates(name, world).find(|name| world.has(name))?;
    Some(Choice::Run {
        program: program.to_owned(),
        arguments: arguments.to_vec(),
        by_argument: false,
    })
}

/// `name` as it is, then without each prefix it has.
fn candidates<'a>(name: &'a str, world: &'a impl World) -> impl Iterator<Item = &'a str> {
    let prefixes = world.own_prefix().into_iter().chain(PREFIXES);
    std::iter::once(name).chain(prefixes.filter_map(|prefix| name.strip_prefix(prefix)))
}

fn is_dispatcher(path: &Path, world: &impl World) -> bool {
    let name = own_name(path);
    name.to_str()
        .is_some_and(|name| candidates(name, world).any(|name| name == DISPATCHER))
}

/// The first argument behind the dispatcher's name says what to do.
fn choose_by_argument(mut arguments: Vec<OsString>, world: &impl World) -> Choice {
    let Some(first) = arguments.get(1).cloned() else {
        return Choice::Missing;
    };
    let bytes = first.as_bytes();
    let value = |prefix: &str| bytes.strip_prefix(prefix.as_bytes()).map(OsStr::from_bytes);
    if let Some(name) = value("--coreutils-prog=") {
        let name = name.to_owned();
        arguments.splice(..2, [name.clone()]);
        return run_named(&name, arguments, world, false);
    }
    if let Some(name) = value("--coreutils-prog-shebang=") {
        let name = name.to_owned();
        // The kernel puts the script's own path behind the option.
        let script = arguments.get(2).cloned().unwrap_or_else(|| name.clone());
        arguments.splice(..arguments.len().min(3), [script]);
        return run_named(&name, arguments, world, false);
    }
    if bytes.len() > 1 && bytes.starts_with(b"-") {
        let is = |option: &str| bytes.len() > 2 && option.as_bytes().starts_with(bytes);
        return if is("--list") {
            Choice::List
        } else if is("--help") {
            Choice::Help
        } else if is("--version") {
            Choice::Version
        } else {
            Choice::UnrecognizedOption(first)
        };
    }
    arguments.remove(0);
    run_named(&first, arguments, world, true)
}

fn run_named(
    name: &OsStr,
    arguments: Vec<OsString>,
    world: &impl World,
    by_argument: bool,
) -> Choice {
    match name.to_str().filter(|name| world.has(name)) {
        Some(program) => Choice::Run {
            program: program.to_owned(),
            arguments,
            by_argument,
        },
        None => Choice::Unknown(OsString::from(DISPATCHER), name.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Programs `dd`, `[` and `groups`; executed as given; links as given.
    struct Fake {
        executed: Option<&'static str>,
        links: &'static [(&'static str, &'static str)],
        prefix: Option<&'static str>,
    }

    const PLAIN: Fake = Fake {
        executed: None,
        links: &[],
        prefix: None,
    };

    impl World for Fake {
        fn has(&self, name: &str) -> bool {
            ["dd", "[", "groups"].contains(&name)
        }

        fn own_prefix(&self) -> Option<&str> {
            self.prefix
        }

        fn executed_file(&self) -> Option<PathBuf> {
            self.executed.map(PathBuf::from)
        }

        fn link_target(&self, path: &Path) -> Option<PathBuf> {
            let path = path.to_str()?;
            let link = self.links.iter().find(|(from, _)| *from == path)?;
            Some(PathBuf::from(link.1))
        }
    }

    fn arguments(words: &[&str]) -> Vec<OsString> {
        words.iter().map(OsString::from).collect()
    }

    fn run(program: &str, words: &[&str]) -> Choice {
        Choice::Run {
            program: program.to_owned(),
            arguments: arguments(words),
            by_argument: false,
        }
    }

    fn unknown(caller: &str, name: &str) -> Choice {
        Choice::Unknown(OsString::from(caller), OsString::from(name))
    }

    #[test]
    fn a_program_is_found_by_the_name_called_with() {
        for name in [
            "dd",
            "/usr/bin/dd",
            "./dd",
            "gdd",
            "uu-dd",
            "uu_dd",
            "uudd",
            "gnudd",
            "-dd",
            "[",
            "g[",
            "groups",
            "ggroups",
        ] {
            let program = match name {
                "[" | "g[" => "[",
                "groups" | "ggroups" => "groups",
                _ => "dd",
            };
            let expected = run(program, &[name, "if=x"]);
            assert_eq!(
                choose(arguments(&[name, "if=x"]), &PLAIN),
                expected,
                "{name}"
            );
        }
    }

    #[test]
    fn accidents_of_spelling_are_no_program() {
        for name in ["add", "sudd", "ddx", "DD", "ggdd", "foo", "gfoo", "dd-"] {
            assert_eq!(choose(arguments(&[name]), &PLAIN), unknown(name, name));
        }
        assert_eq!(
            choose(arguments(&["/x/foo"]), &PLAIN),
            unknown("foo", "foo")
        );
    }

    #[test]
    fn the_prefix_of_the_build_counts() {
        let world = Fake {
            prefix: Some("my-"),
            ..PLAIN
        };
        assert_eq!(choose(arguments(&["my-dd"]), &world), run("dd", &["my-dd"]));
        let by_argument = choose(arguments(&["my-coreutils", "--list"]), &world);
        assert_eq!(by_argument, Choice::List);
        assert_eq!(
            choose(arguments(&["my-dd"]), &PLAIN),
            unknown("my-dd", "my-dd")
        );
    }

    #[test]
    fn the_dispatcher_looks_at_its_first_argument() {
        let chosen = |words: &[&str]| choose(arguments(words), &PLAIN);
        assert_eq!(
            chosen(&["/bin/coreutils", "dd", "bs=1", "dd"]),
            Choice::Run {
                program: "dd".to_owned(),
                arguments: arguments(&["dd", "bs=1", "dd"]),
                by_argument: true,
            }
        );
        assert_eq!(chosen(&["coreutils"]), Choice::Missing);
        assert_eq!(chosen(&["coreutils", "--list"]), Choice::List);
        assert_eq!(chosen(&["coreutils", "--help", "dd"]), Choice::Help);
        assert_eq!(chosen(&["coreutils", "--vers"]), Choice::Version);
        assert_eq!(chosen(&["gcoreutils", "--help"]), Choice::Help);
        for name in ["nosuch", "coreutils", "gdd", "", "-"] {
            assert_eq!(chosen(&["coreutils", name]), unknown("coreutils", name));
        }
        for option in ["--nope", "-x", "--", "--helpx"] {
            let expected = Choice::UnrecognizedOption(OsString::from(option));
            assert_eq!(chosen(&["coreutils", option]), expected);
        }
    }

    #[test]
    fn gnus_own_way_of_naming_a_program_works() {
        let chosen = |words: &[&str]| choose(arguments(words), &PLAIN);
        assert_eq!(
            chosen(&["coreutils", "--coreutils-prog=dd", "bs=1"]),
            run("dd", &["dd", "bs=1"])
        );
        let shebang = "--coreutils-prog-shebang=dd";
        assert_eq!(
            chosen(&["/bin/coreutils", shebang, "/usr/bin/dd", "bs=1"]),
            run("dd", &["/usr/bin/dd", "bs=1"])
        );
        assert_eq!(chosen(&["coreutils", shebang]), run("dd", &["dd"]));
        assert_eq!(
            chosen(&["coreutils", "--coreutils-prog=blah", "--help"]),
            unknown("coreutils", "blah")
        );
    }

    #[test]
    fn an_empty_or_unreadable_name_is_that_of_the_file() {
        let world = Fake {
            executed: Some("/usr/bin/dd"),
            ..PLAIN
        };
        assert_eq!(choose(vec![], &world), run("dd", &["/usr/bin/dd"]));
        assert_eq!(
            choose(arguments(&["", "x"]), &world),
            run("dd", &["/usr/bin/dd", "x"])
        );
        let latin = OsStr::from_bytes(b"\xe4dd").to_owned();
        assert_eq!(
            choose(vec![latin.clone()], &world),
            run("dd", &["/usr/bin/dd"])
        );
        assert_eq!(
            choose(vec![latin.clone()], &PLAIN),
            Choice::Unknown(latin.clone(), latin)
        );
        assert_eq!(choose(vec![], &PLAIN), unknown("coreutils", ""));
    }

    #[test]
    fn links_are_followed_until_a_name_fits() {
        let world = Fake {
            links: &[
                ("/x/dummy", "dd"),
                ("/x/dd", "coreutils"),
                ("/x/odd", "coreutils"),
                ("/x/loop", "loop"),
            ],
            ..PLAIN
        };
        assert_eq!(
            choose(arguments(&["/x/dummy"]), &world),
            run("dd", &["/x/dummy"])
        );
        assert_eq!(
            choose(arguments(&["/x/odd"]), &world),
            unknown("odd", "odd")
        );
        assert_eq!(
            choose(arguments(&["/x/loop"]), &world),
            unknown("loop", "loop")
        );
        let by_path = Fake {
            executed: Some("/x/dummy"),
            ..world
        };
        assert_eq!(
            choose(arguments(&["dummy"]), &by_path),
            run("dd", &["dummy"])
        );
    }
}
