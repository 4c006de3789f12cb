// SPDX-License-Identifier: MIT
//! Writes the map of the programs that are built in: those of the table in `src/programs.rs` whose
//! cargo feature is on. Reads nothing else, so the same features give the same bytes.

#[path = "src/programs.rs"]
mod programs;

use std::env;
use std::fmt::Write as _;
use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/programs.rs");
    println!("cargo::rerun-if-env-changed=PROG_PREFIX");
    let mut map = phf_codegen::Map::new();
    for program in programs::built_in() {
        let entry = match program.crate_name {
            "dd" => "Program::Ours(coreutils_dd::uumain)".to_owned(),
            name => format!("Program::Uutils(uu_{name}::uumain, {:?})", program.messages),
        };
        map.entry(program.name, entry);
    }
    let mut source = String::new();
    // Writing to a String cannot fail.
    let _ = writeln!(
        source,
        "/// The programs that are built in, by name.\n\
         static PROGRAMS: phf::Map<&'static str, Program> = {};",
        map.build()
    );
    let directory = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR for build scripts");
    std::fs::write(Path::new(&directory).join("programs.rs"), source)
        .expect("cargo's OUT_DIR can be written");
}
