#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Usage: util/count-instructions.sh [--update]
#
# Counts the instructions of the release binaries on fixed jobs (valgrind's callgrind: the same on a
# busy machine) and fails if one needs more than its bound in util/instructions.txt, which is 10 %
# above what it needed when the table was made. --update makes the table anew.
set -euo pipefail
cd "$(dirname "$0")/.."

table=util/instructions.txt
target=$(cd "${CARGO_TARGET_DIR:-target}" && pwd)/release
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

yes 'The quick brown fox jumps over the lazy dog and runs away' | head -c 4M >"$folder/text" || true

jobs='dd if=/dev/null of=/dev/null
coreutils dd if=/dev/null of=/dev/null
dd if=/dev/zero of=/dev/null count=100000
dd if=/dev/zero of=/dev/null count=100000 status=progress
dd if=text of=out
dd if=text of=out bs=64K
dd if=text of=/dev/null ibs=1111 obs=100000 conv=notrunc
dd if=text of=/dev/null ibs=1000 obs=100000 conv=sync
dd if=text of=out bs=64K conv=sparse
dd if=text of=/dev/null ibs=64K obs=64K conv=ucase
dd if=text of=/dev/null ibs=64K obs=64K conv=ascii
dd if=text of=/dev/null ibs=64K obs=64K conv=swab
dd if=text of=/dev/null ibs=64K obs=64K conv=block cbs=80
dd if=text of=/dev/null ibs=64K obs=64K conv=unblock cbs=80
dd if=text of=/dev/null ibs=64K obs=64K conv=ascii cbs=80'

count() {
    local words
    read -ra words <<<"$1"
    # An empty environment: the loader looks at every variable.
    (cd "$folder" && rm -f out && env -i PATH="$PATH" LC_ALL=C valgrind --tool=callgrind --callgrind-out-file=/dev/null \
        "$target/${words[0]}" "${words[@]:1}" 2>&1 >/dev/null) \
        | sed -n 's/.*refs: *//p' | tr -d ,
}

status=0
if [ "${1-}" = --update ]; then
    : >"$table"
fi
while IFS= read -r job; do
    counted=$(count "$job")
    if [ "${1-}" = --update ]; then
        printf '%s %s\n' $((counted + counted / 10)) "$job" >>"$table"
    fi
    bound=$(awk -v job="$job" '{ bound = $1; sub(/^[0-9]+ /, ""); if ($0 == job) print bound }' "$table")
    verdict=
    if [ "$counted" -gt "${bound:-0}" ]; then
        verdict=' TOO MANY'
        status=1
    fi
    printf '%12d of %12d  %s%s\n' "$counted" "${bound:-0}" "$job" "$verdict"
done <<<"$jobs"
exit $status
