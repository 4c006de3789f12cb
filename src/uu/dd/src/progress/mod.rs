// SPDX-License-Identifier: MIT
//! What is counted, when to speak of it, and every byte dd puts on standard error.

pub mod alarm;
pub mod report;
pub mod stats;
