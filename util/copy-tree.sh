#!/bin/sh
# SPDX-License-Identifier: MIT
# Usage: util/copy-tree.sh FOLDER
#
# Copies the sources to FOLDER: what git has, and what is new and not ignored; where there is no git, all
# but what was built.
set -eu
mkdir -p "$1"
to=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
if git rev-parse --git-dir >/dev/null 2>&1; then
    git ls-files -z --cached --others --exclude-standard | tar -cf - --null -T -
else
    tar -cf - --exclude=./target .
fi | tar -xf - -C "$to"
