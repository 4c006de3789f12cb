// SPDX-License-Identifier: MIT
//! The fault laboratory: the real binary under every failure a machine can produce. The short form
//! is part of the normal check; `DD_FAULTS=long` runs more of everything. `DD_UNDER_TEST=PATH` runs
//! it on another dd and lists what that one breaks.

#[path = "../common/mod.rs"]
mod common;

mod devices;
mod fuse;
mod invariant;
mod job;
mod progress;
mod report;
mod rescue;
mod resources;
mod signals;
mod syscalls;
mod verify;
