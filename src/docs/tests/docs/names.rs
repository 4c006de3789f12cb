// SPDX-License-Identifier: MIT
//! Names of files, and the names in them, where programs are installed with a prefix.

use crate::{Installed, has, names, text_of, tool};
use std::os::unix::fs::PermissionsExt as _;
use std::process::Command;

#[test]
fn a_prefix_is_before_every_name() {
    let installed = Installed::by(&mut tool(), "my-");
    for name in names() {
        let page = installed.page(&format!("my-{name}")).replace("\\-", "-");
        assert!(page.contains(&format!("\nmy-{name} - ")) || ["[", "test"].contains(&&name[..]));
        let (_, synopsis) = page.split_once(".SH SYNOPSIS\n").expect("it has one");
        let (synopsis, _) = synopsis.split_once(".SH").expect("more follows");
        let called = synopsis.replace("\\fB", "").replace(".B ", "");
        let first = if name == "[" { "test" } else { &name };
        assert!(called.starts_with(&format!("my-{first}")), "{synopsis}");
        for file in [
            format!("bash/my-{name}"),
            format!("zsh/_my-{name}"),
            format!("fish/my-{name}.fish"),
        ] {
            // `[` is no name of a function, and the multicall binary is not called by hand.
            let has_completion = !["[", "coreutils"].contains(&&name[..]);
            assert_eq!(installed.path(&file).exists(), has_completion, "{file}");
        }
    }
    let dd = installed.page("my-dd");
    assert!(dd.contains("\nmy-dd if="), "examples have it too");
    assert!(dd.contains(".BR my-coreutils (1)"));
    assert!(!dd.contains("\ndd "));
}

#[test]
fn the_names_given_are_installed_and_no_others() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let bash = folder.path().join("a/b");
    text_of(tool().args(["install", "dd", "--bash"]).arg(&bash));
    let files = crate::files_of(&bash);
    assert_eq!(files.len(), 1);
    let metadata = bash.join("dd").metadata().expect("it is there");
    assert_eq!(metadata.permissions().mode() & 0o777, 0o644);

    let output = tool()
        .args(["install", "dd", "nosuch", "--fish"])
        .arg(&bash)
        .output()
        .expect("the tool runs");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(output.stderr, b"coreutils-docs: unknown program 'nosuch'\n");
    assert_eq!(crate::files_of(&bash).len(), 1, "nothing is half done");
}

#[test]
fn files_are_readable_whatever_the_umask_is() {
    if !has("sh") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder can be made");
    let mut shell = Command::new("sh");
    shell
        .args(["-c", "umask 077; exec \"$0\" install dd --zsh \"$1\""])
        .arg(env!("CARGO_BIN_EXE_coreutils-docs"))
        .arg(folder.path());
    text_of(&mut shell);
    let metadata = folder.path().join("_dd").metadata().expect("it is there");
    assert_eq!(metadata.permissions().mode() & 0o777, 0o644);
}
