// SPDX-License-Identifier: MIT
//! Writes the table of the programs that are documented: those that the multicall binary has with
//! the same features.

#[path = "../programs.rs"]
mod programs;

use std::env;
use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../programs.rs");
    let entries: String = programs::built_in()
        .map(|program| {
            let source = match program.crate_name {
                "dd" => "Source::Ours".to_owned(),
                name => format!("Source::Uutils(uu_{name}::uu_app, {:?})", program.messages),
            };
            format!("    ({:?}, {source}),\n", program.name)
        })
        .collect();
    let table = format!(
        "/// The programs that are documented, sorted by name.\n\
         pub static PROGRAMS: &[(&str, Source)] = &[\n{entries}];\n"
    );
    let directory = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR for build scripts");
    std::fs::write(Path::new(&directory).join("programs.rs"), table)
        .expect("cargo's OUT_DIR can be written");
}
