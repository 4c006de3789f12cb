#!/bin/sh
# SPDX-License-Identifier: MIT
# Usage: util/check-vendored.sh
#
# Vendors the crates as packagers do, and builds some programs with no network and an empty
# CARGO_HOME: in ./vendor as `cargo vendor` leaves it, in ./vendor with --versioned-dirs, and somewhere else with
# --versioned-dirs. Each must speak English and work. Somewhere else without versions uucore 0.12 finds
# no messages; there `make` must say so rather than pass.
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cargo vendor --locked --versioned-dirs "$work/versioned" >/dev/null 2>&1
mkdir "$work/plain"
# The same crates without versions, but for those that are there twice, as cargo does it.
cargo vendor --locked "$work/plain" >/dev/null 2>&1

# try NAME VENDORED: builds with the crates of that folder, which may be ./vendor.
try() {
    tree=$work/$1
    util/copy-tree.sh "$tree"
    folder=$2
    # Moved there, not linked: what uucore sees is where the crates really are.
    case $2 in ./*) folder=vendor && mv "$3" "$tree/vendor" ;; esac
    cat >>"$tree/.cargo/config.toml" <<END
[source.crates-io]
replace-with = "vendored"
[source.vendored]
directory = "$folder"
END
    status=0
    (cd "$tree" && CARGO_HOME=$work/empty CARGO_NET_OFFLINE=true CARGO_TARGET_DIR=$work/target \
        make -s build PROFILE=dev UTILS="dd ls cksum" CARGOFLAGS=--offline >"$work/log" 2>&1) || status=$?
    if [ "$folder" = vendor ]; then
        mv "$tree/vendor" "$3"
    fi
    rm -rf "$tree"
}

passes() {
    try "$@"
    if [ "$status" != 0 ]; then
        cat "$work/log" >&2
        echo "check-vendored: $1 does not build" >&2
        exit 1
    fi
    for program in ls cksum; do
        LC_ALL=C "$work/target/debug/coreutils" $program --help | grep -q '^Usage: ' || {
            echo "check-vendored: $1 does not speak English" >&2
            exit 1
        }
    done
    echo "passes: $1"
}

passes vendor-unversioned ./vendor "$work/plain"
passes vendor-versioned ./vendor "$work/versioned"
passes elsewhere-versioned "$work/versioned"
try elsewhere-unversioned "$work/plain"
if [ "$status" = 0 ] || ! grep -q 'cargo vendor --versioned-dirs' "$work/log"; then
    cat "$work/log" >&2
    echo "check-vendored: elsewhere-unversioned passes without a word" >&2
    exit 1
fi
echo "is refused: elsewhere-unversioned"
