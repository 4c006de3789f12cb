#!/bin/sh
# SPDX-License-Identifier: MIT
# Usage: packaging/build-deb.sh FOLDER
#
# Builds both Debian packages from a copy of this tree, and puts them into FOLDER. Needs dpkg-dev, debhelper,
# libselinux1-dev, libclang-dev, and a cargo, Debian's or another; DEB_PIE=y for a position-independent binary.
# With BUILT=folder it takes the binary and libraries that were built there before by
#   make FEATURES=full SELINUX_ENABLED=y PREFIX=/usr PROG_PREFIX=ours- LIBSTDBUF_DIR=/usr/libexec/coreutils-ours
set -eu
cd "$(dirname "$0")/.."
mkdir -p "$1"
out=$(cd "$1" && pwd)
if [ -n "${BUILT-}" ]; then
    host=$(rustc -vV | sed -n 's/^host: //p')
    DOCS_TOOL=$(cd "$BUILT/../docs-tool/$host/docs" && pwd)/coreutils-docs
    BUILT=$(cd "$BUILT" && pwd)
    NO_BUILD=y
    export BUILT NO_BUILD DOCS_TOOL
fi
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}
export SOURCE_DATE_EPOCH

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tree=$work/source
util/copy-tree.sh "$tree"
cp -R packaging/debian "$tree/debian"
# -d: a cargo of rustup's is no package.
(cd "$tree" && dpkg-buildpackage -us -uc -b -d)
rm -f "$out"/coreutils-ours*.deb
mv "$work"/*.deb "$out/"
ls "$out"/*.deb
