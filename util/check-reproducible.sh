#!/bin/sh
# SPDX-License-Identifier: MIT
# Usage: util/check-reproducible.sh [PROGRAM...]
#
# Builds and installs the programs twice (without arguments, some of them; `full` is all), from two
# folders, into two target folders, for builders of two languages, time zones and umasks, and compares every byte
# of what is installed. Two builds from nothing: some minutes.
set -eu
cd "$(dirname "$0")/.."

# The tool that writes manual pages has tests of its own, and takes long to build.
if [ "${1-}" = full ]; then
    selection=FEATURES=full docs=y
else
    selection="UTILS=${*:-dd ls date stdbuf}" docs=n
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

build() {
    util/copy-tree.sh "$1"
    (cd "$1" && umask "$3" && unset CARGO_TARGET_DIR RUSTFLAGS LC_ALL &&
        CARGO_TARGET_DIR=$4 LANG=$2 TZ=$5 SOURCE_DATE_EPOCH=1700000000 \
            make -s install "$selection" MANPAGES=$docs COMPLETIONS=$docs PREFIX=/usr DESTDIR="$1/../stage" >"$1.log" 2>&1) || {
        cat "$1.log" >&2
        exit 1
    }
    find "$1/target" "$4" -name deps -prune -exec rm -rf {} + 2>/dev/null || true
}

build "$work/one/source" fr_FR.UTF-8 022 "$work/one/target" UTC
build "$work/a longer/place/for the/source" C 077 "$work/b" Asia/Tokyo
one=$work/one/stage
two=$work/a\ longer/place/for\ the/stage
# A release build, installed: here alone translations are found as users find them.
speaks() {
    env -i "$@" "$one/usr/bin/ls" --help
}
if [ -e "$one/usr/share/locales/ls" ]; then
    speaks LC_ALL=fr_CA.UTF-8 | grep -q '^Utilisation' &&
        speaks LANG=de_DE.UTF-8 LANGUAGE=de:fr | grep -q '^Utilisation' &&
        speaks LANG=fr_FR.UTF-8 LC_ALL=C | grep -q '^Usage' || {
        echo "check-reproducible: ls does not speak the user's language" >&2
        exit 1
    }
fi
if diff -r "$one" "$two" && [ "$(cd "$one" && find . | sort)" = "$(cd "$two" && find . | sort)" ]; then
    echo "The same bytes from two builds: $(find "$one" -type f | wc -l) files ($selection)."
else
    exit 1
fi
