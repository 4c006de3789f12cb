#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Usage: util/curve-dd.sh DD
#
# Time and peak memory of copies of 1 KiB to 8 GiB (holes, so that no disk is in the way) by pairs of
# block sizes: a copy of N bytes takes O(N) time and O(ibs+obs) memory. Needs GNU time.
set -euo pipefail
[ $# -eq 1 ] && dd=$(realpath "$1") || { sed -n '3,7p' "$0"; exit 2; }
command -v /usr/bin/time >/dev/null || { echo "GNU time is not installed" >&2; exit 1; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C

# The pages of the holes come into the cache once.
truncate -s 8G in
cat in >/dev/null

printf '%-44s' 'seconds, KiB of memory'
sizes=(1K 32K 1M 32M 256M 1G 8G)
printf '%16s' "${sizes[@]}"
printf '\n'
# conv=swab looks at every byte, so that nothing is left to the kernel.
for operands in "" "bs=1M" "ibs=1M obs=512K" "ibs=64K obs=64K conv=swab" "ibs=1M obs=3M conv=swab" \
    "ibs=1111 obs=11777777 conv=swab" "ibs=11777777 obs=1111 conv=notrunc" "bs=64K conv=sync iflag=fullblock"; do
    printf '%-44s' "${operands:-(default)}"
    for size in "${sizes[@]}"; do
        truncate -s "$size" in
        # shellcheck disable=SC2086 # operands are divided by blanks
        printf '%16s' "$(/usr/bin/time -f '%e %M' "$dd" if=in of=/dev/null status=none $operands 2>&1)"
    done
    printf '\n'
done
