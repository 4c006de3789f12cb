// SPDX-License-Identifier: MIT
//! `make install` and `make uninstall`, with the binary under test: names, links, and trees before
//! and after.

mod common;

use common::{coreutils, skip};
use std::collections::BTreeMap;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

/// The programs that the binary has.
fn programs() -> Vec<String> {
    let output = Command::new(coreutils()).arg("--list").output();
    let list = output.expect("it can be run").stdout;
    let list = String::from_utf8(list).expect("names are ASCII");
    list.lines().map(str::to_owned).collect()
}

/// Whether the tool that writes manual pages is there, and knows all programs.
fn documents_all(tool: &str) -> bool {
    let Ok(output) = Command::new(tool).arg("list").output() else {
        return false;
    };
    let list = String::from_utf8_lossy(&output.stdout).into_owned();
    programs()
        .iter()
        .all(|program| list.lines().any(|name| name == program))
}

/// `make` here, whatever make has called the tests.
fn make() -> Command {
    let mut command = Command::new("make");
    command.current_dir(env!("CARGO_MANIFEST_DIR")).env_clear();
    for name in ["PATH", "HOME", "CARGO_HOME", "RUSTUP_HOME"] {
        if let Some(value) = std::env::var_os(name) {
            command.env(name, value);
        }
    }
    command
}

/// A folder to install into, with a blank in its name, and the variables of make.
struct Stage {
    directory: TempDir,
    variables: Vec<String>,
}

impl Stage {
    fn new(variables: &[&str]) -> Self {
        let directory = tempfile::Builder::new().prefix("a stage").tempdir();
        Self {
            directory: directory.expect("a temporary folder can be made"),
            variables: variables
                .iter()
                .map(|&variable| variable.to_owned())
                .collect(),
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    fn command(&self, target: &str) -> Command {
        let built = coreutils();
        let built = built.parent().expect("a folder").display();
        let docs = format!("{built}/coreutils-docs");
        let mut command = make();
        command
            .args(["-s", target, "NO_BUILD=1", "PREFIX=/usr"])
            .arg(format!("BUILT={built}"))
            .arg(format!("DOCS_TOOL={docs}"))
            .arg(format!("DESTDIR={}/", self.directory.path().display()))
            .arg(format!("UTILS={}", programs().join(" ")));
        if !documents_all(&docs) {
            skip(
                "a part of the tests of installing",
                "coreutils-docs is not built for these programs",
            );
            command.args(["MANPAGES=n", "COMPLETIONS=n"]);
        }
        command.args(&self.variables);
        command
    }

    fn make(&self, target: &str) -> Output {
        let output = self.command(target).output().expect("make can be run");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{errors}");
        assert_eq!(errors, "", "{target}");
        output
    }

    /// Every path below it: what it is, its mode, and its size or where it leads.
    fn tree(&self) -> BTreeMap<PathBuf, String> {
        let mut tree = BTreeMap::new();
        let mut folders = vec![self.directory.path().to_owned()];
        while let Some(folder) = folders.pop() {
            for entry in folder.read_dir().expect("a folder").flatten() {
                let path = entry.path();
                let metadata = path.symlink_metadata().expect("it is there");
                let what = if metadata.is_dir() {
                    folders.push(path.clone());
                    "folder".to_owned()
                } else if let Ok(target) = path.read_link() {
                    format!("-> {}", target.display())
                } else {
                    format!("{:o} {}", metadata.permissions().mode(), metadata.len())
                };
                tree.insert(path, what);
            }
        }
        tree
    }
}

#[test]
fn what_is_installed_can_be_called_and_is_taken_back() {
    for links in ["symlink", "hardlink", "shebang", "none"] {
        for prefix in ["", "my-"] {
            let stage = Stage::new(&[&format!("LINKS={links}"), &format!("PROG_PREFIX={prefix}")]);
            let before = stage.tree();
            stage.make("install");
            let names: Vec<String> = String::from_utf8(stage.make("list").stdout)
                .expect("names are ASCII")
                .lines()
                .map(str::to_owned)
                .collect();
            let bin = stage.path("usr/bin");
            let binary = bin.join(format!("{prefix}coreutils"));
            for (name, program) in names.iter().zip(programs()) {
                assert_eq!(*name, format!("{prefix}{program}"));
                let link = bin.join(name);
                match links {
                    "none" => assert!(!link.exists(), "{name}"),
                    "symlink" => {
                        let target = link.read_link().expect("a link");
                        assert_eq!(target, Path::new(&format!("{prefix}coreutils")));
                    }
                    "hardlink" => {
                        let inode = |path: &Path| path.metadata().expect("it is there").ino();
                        assert_eq!(inode(&link), inode(&binary));
                    }
                    _ => {
                        let script = std::fs::read_to_string(&link).expect("a script");
                        let line = format!(
                            "#!/usr/bin/{prefix}coreutils --coreutils-prog-shebang={program}\n"
                        );
                        assert_eq!(script, line);
                    }
                }
            }
            let installed = bin.read_dir().expect("a folder").count();
            let expected = if links == "none" { 1 } else { names.len() + 1 };
            assert_eq!(installed, expected);
            // A second time changes nothing.
            let once = stage.tree();
            stage.make("install");
            assert_eq!(stage.tree(), once);
            stage.make("uninstall");
            assert_eq!(stage.tree(), before, "{links} {prefix}");
        }
    }
}

#[test]
fn files_of_others_are_left_alone() {
    let stage = Stage::new(&[]);
    let own = [
        "usr/bin/other",
        "usr/share/man/man1/other.1",
        "usr/share/locales/other",
    ];
    for file in own {
        let path = stage.path(file);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
        std::fs::write(path, file).expect("it can be written");
    }
    let before = stage.tree();
    stage.make("install");
    assert!(stage.tree().len() > before.len());
    stage.make("uninstall");
    assert_eq!(stage.tree(), before);
    // Someone has put their own dd in the place of ours since.
    stage.make("install");
    let dd = stage.path("usr/bin/dd");
    std::fs::remove_file(&dd).expect("ours is there");
    std::fs::write(&dd, "theirs").expect("it can be written");
    stage.make("uninstall");
    assert_eq!(std::fs::read(&dd).expect("it is still there"), b"theirs");
    let mut tree = stage.tree();
    tree.remove(&dd);
    assert_eq!(tree, before);
}

#[test]
fn an_installation_of_others_is_not_taken_away() {
    for (multicall, files) in [("n", &["dd"][..]), ("y", &["coreutils", "dd"])] {
        // A binary of dd alone there is of dd alone, whatever programs the tests were built with.
        let stage = Stage::new(&[&format!("MULTICALL={multicall}"), "UTILS=dd"]);
        std::fs::create_dir_all(stage.path("usr/bin")).expect("it can be made");
        for file in files {
            std::fs::write(stage.path("usr/bin").join(file), "GNU").expect("it can be written");
        }
        let before = stage.tree();
        let output = stage
            .command("uninstall")
            .output()
            .expect("make can be run");
        assert!(output.status.success());
        assert_eq!(stage.tree(), before, "MULTICALL={multicall}");
    }
}

#[test]
fn a_folder_in_the_place_of_a_program_is_refused() {
    let stage = Stage::new(&[]);
    let folder = stage.path("usr/bin/dd");
    std::fs::create_dir_all(&folder).expect("it can be made");
    let output = stage.command("install").output().expect("make can be run");
    assert!(!output.status.success());
    assert_eq!(folder.read_dir().expect("a folder").count(), 0);
}

#[test]
fn the_binary_is_there_at_every_moment() {
    // `install` may itself be a link to what is being replaced.
    let stage = Stage::new(&[]);
    stage.make("install");
    let binary = stage.path("usr/bin/coreutils");
    let script = std::env::temp_dir().join(format!("install-{}", std::process::id()));
    let text = format!(
        "#!/bin/sh\ntest -x '{}' && exec install \"$@\"\n",
        binary.display()
    );
    std::fs::write(&script, text).expect("it can be written");
    std::fs::set_permissions(&script, std::fs::Permissions::from_mode(0o755)).expect("it is ours");
    let again = Stage {
        variables: vec![format!("INSTALL={}", script.display())],
        ..stage
    };
    again.make("install");
    std::fs::remove_file(&script).expect("it is ours");
}

#[test]
fn a_link_of_one_line_runs_its_program() {
    let directory = tempfile::tempdir().expect("a temporary folder can be made");
    let prefix = directory.path().display();
    let stage = Stage::new(&["LINKS=shebang", "DESTDIR=", &format!("PREFIX={prefix}")]);
    stage.make("install");
    let output = Command::new(directory.path().join("bin/dd"))
        .args(["if=/dev/zero", "bs=3", "count=1", "status=noxfer"])
        .env("LC_ALL", "C")
        .output()
        .expect("it can be run");
    assert_eq!(output.stdout, [0; 3]);
    assert_eq!(output.stderr, b"1+0 records in\n1+0 records out\n");
    stage.make("uninstall");
    let left = directory.path().join("bin").read_dir().expect("a folder");
    assert_eq!(left.count(), 0);
}

#[test]
fn programs_are_chosen_by_name() {
    let list = |variables: &[&str]| {
        let output = make()
            .args(["-s", "list"])
            .args(variables)
            .output()
            .expect("make can be run");
        let names = String::from_utf8(output.stdout).expect("names are ASCII");
        (
            names
                .split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>(),
            output.status.success(),
        )
    };
    assert_eq!(list(&[]), (vec!["dd".to_owned()], true));
    assert_eq!(list(&["FEATURES=full"]).0.len(), 106);
    let all = list(&["FEATURES=full", "SELINUX_ENABLED=1", "PROG_PREFIX=x"]).0;
    assert_eq!(all.len(), 108);
    assert!(all.iter().all(|name| name.starts_with('x')));
    assert_eq!(list(&["UTILS=ls test"]).0, ["[", "ls", "test"]);
    assert_eq!(list(&["FEATURES=dd,ls"]).0, ["dd", "ls"]);
    let skipped = list(&["FEATURES=full", "SKIP_UTILS=[ kill uptime hostname"]).0;
    assert_eq!(skipped.len(), 101);
    assert!(!skipped.contains(&"test".to_owned()));
    for wrong in [
        "UTILS=nosuch",
        "SKIP_UTILS=nosuch",
        "LINKS=some",
        "SKIP_UTILS=dd",
        "MULTICALL=n FEATURES=full",
    ] {
        let words: Vec<&str> = wrong.split(' ').collect();
        assert!(!list(&words).1, "{wrong}");
    }
}
