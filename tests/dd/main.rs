// SPDX-License-Identifier: MIT
//! dd from outside, by question. Each test runs the real binary and looks at bytes, counts,
//! messages and exit status together.

#[path = "../common/mod.rs"]
mod common;

mod bar;
mod blocks;
mod cache;
mod changed;
mod claims;
mod combinations;
mod completions;
mod conversions;
mod digests;
mod direct;
mod errors;
mod faults;
mod json;
mod languages;
mod limits;
mod long;
mod numbers;
mod options;
mod progress;
mod rescue;
mod resources;
mod signals;
mod skip_seek;
mod sparse;
mod speed;
mod status;
mod untilfull;
mod verify;
