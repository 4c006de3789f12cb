#!/bin/sh
# SPDX-License-Identifier: MIT
# Usage: util/dist.sh FOLDER
#
# Writes FOLDER/coreutils-VERSION.tar.xz: the sources, every crate in ./vendor, and the configuration that
# has cargo use them, so that it builds with no network. The same sources give the same bytes: names are
# sorted, owners and times are fixed (SOURCE_DATE_EPOCH, else that of the last commit). Needs GNU tar and xz.
set -eu
cd "$(dirname "$0")/.."

mkdir -p "$1"
out=$(cd "$1" && pwd)
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -n 1)
name=coreutils-$version
date=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

util/copy-tree.sh "$work/$name"
cd "$work/$name"
# In an archive of this script's own making, the crates are there already.
if ! grep -q '^\[source' .cargo/config.toml; then
    cargo vendor --locked --versioned-dirs vendor >/dev/null
    cat >>.cargo/config.toml <<'END'

[source.crates-io]
replace-with = "vendored"

[source.vendored]
directory = "vendor"
END
fi
chmod -R u=rwX,go=rX .
cd ..
# One thread: how many there are is seen in the bytes.
tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$date" -cf - "$name" |
    xz -T1 -6 >"$out/$name.tar.xz"
echo "$out/$name.tar.xz"
