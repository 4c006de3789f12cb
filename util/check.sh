#!/bin/sh
# SPDX-License-Identifier: MIT
# Usage: util/check.sh
#
# Everything that must hold before a change lands: format, lints, all tests, licences and
# advisories, and a build of every feature set. Ends with a status of 0 only if all of it does.
# Tests that cannot be run here (no root, no strace, no Latin-1 locale) say SKIPPED.
set -eu
cd "$(dirname "$0")/.."

step() {
    printf '\n== %s\n' "$*"
    "$@"
}

step cargo fmt --all --check
step cargo clippy --locked --workspace --all-targets -- -D warnings
tables=${CARGO_TARGET_DIR:-target}/tmp
rm -f "$tables"/faults-*.md
step cargo test --locked --workspace
# The tables of the fault laboratory: what could be run here.
cat "$tables"/faults-*.md

# A build of every feature set: no program at all, and each alone.
step cargo check --locked --no-default-features
step cargo check --locked --no-default-features --features dd
# All programs: lints, and a real call of each.
step cargo clippy --locked --features full --all-targets -- -D warnings
step cargo clippy --locked -p coreutils-docs --features full --all-targets -- -D warnings
step cargo test --locked -p coreutils-docs --features full
step cargo test --locked --features full --test programs --test install
# What packagers count on: messages in every layout of vendored crates, and the same bytes from two builds.
step util/copy-locales.sh --check
step util/check-vendored.sh
step util/check-reproducible.sh
# The fuzz targets, and a replay of what they found.
step cargo check --locked --manifest-path fuzz/Cargo.toml --bins --target-dir target/fuzz
step cargo test --locked --manifest-path fuzz/Cargo.toml --lib --target-dir target/fuzz

if command -v valgrind >/dev/null; then
    step cargo build --locked --release --workspace --exclude coreutils-docs --bins
    step util/count-instructions.sh
else
    echo "SKIPPED util/count-instructions.sh: valgrind is not installed"
fi

if cargo deny --version >/dev/null 2>&1; then
    step cargo deny check licenses bans sources
    # The advisories are a database of their own, which is fetched; where it cannot be, the rest
    # of the check still counts.
    if git ls-remote -q https://github.com/RustSec/advisory-db HEAD >/dev/null 2>&1; then
        step cargo deny check advisories
    else
        echo "SKIPPED cargo deny check advisories: the advisory database cannot be reached"
    fi
else
    echo "SKIPPED cargo deny: not installed (cargo install --locked cargo-deny)"
fi

printf '\nAll checks passed.\n'
