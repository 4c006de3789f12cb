#!/bin/sh
# SPDX-License-Identifier: MIT
# Usage: util/copy-locales.sh [--check]
#
# Copies the messages of the uutils crates, of the versions in Cargo.lock, to src/uu/NAME/locales and
# src/uucore/locales, the places that they have in their own repository. Two things need them there:
# uucore's build script, which finds no English message where crates are vendored without versions
# in their folders' names, unless it finds this layout; and `make install`, which has no
# other way to the translations. With --check it only compares.
set -eu
cd "$(dirname "$0")/.."

# "crate folder" and "where its messages go" on each line
crates() {
    cargo metadata --locked --format-version 1 --features full,selinux | tr ',' '\n' |
        sed -n 's#^"manifest_path":"\(.*/\)\(uu_[^/"-]*\|uucore\)\(-[0-9][^/"]*\)\{0,1\}/Cargo.toml".*#\1\2\3 \2#p' |
        sed 's| uu_\(.*\)$| src/uu/\1|; s| uucore$| src/uucore|' | sort -u
}

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
crates | while read -r crate to; do
    if [ -d "$crate/locales" ]; then
        mkdir -p "$copy/$to"
        cp -R "$crate/locales" "$copy/$to/"
    fi
done
[ -d "$copy/src/uucore/locales" ] || { echo "copy-locales: the crates were not found" >&2; exit 1; }
chmod -R u=rwX,go=rX "$copy/src"
if [ "${1-}" = --check ]; then
    for folder in src/uu/*/locales src/uucore/locales; do
        [ "$folder" = src/uu/dd/locales ] || diff -r "$folder" "$copy/$folder"
    done
    (cd "$copy" && find src -name '*.ftl') | while read -r file; do
        [ -e "$file" ] || { echo "copy-locales: $file is missing" >&2; exit 1; }
    done
else
    for folder in src/uu/*/locales src/uucore/locales; do
        [ "$folder" = src/uu/dd/locales ] || rm -rf "$folder"
    done
    cp -R "$copy/src" .
fi
