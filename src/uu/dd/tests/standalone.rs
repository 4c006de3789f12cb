// SPDX-License-Identifier: MIT
//! The stand-alone binary is built and is dd. (All else is tested from the workspace's `tests/`,
//! which need this binary beside the multicall one.)

use std::process::Command;

#[test]
fn it_is_dd() {
    let output = Command::new(env!("CARGO_BIN_EXE_dd"))
        .arg("--version")
        .output()
        .expect("it can be started");
    let expected = concat!("dd (coreutils) ", env!("CARGO_PKG_VERSION"), "\n");
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stdout), expected);
    assert!(output.stderr.is_empty());
}
