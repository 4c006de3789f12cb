#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Usage: util/bench-extras.sh [-n RUNS] DD
#
# Times what dd does beyond GNU's beside the programs that people take for it: dcfldd (hash=), cp and
# bmaptool (holes), pv (speed=). In turn (A B A B …); medians of wall time in seconds, or what was
# measured. Those that are not installed are left out. The rescue beside ddrescue is a test:
#   cargo test --release --test faults beside_ddrescue -- --ignored --nocapture
# Needs 3 GiB in $TMPDIR (a disk's file system).
set -euo pipefail

runs=5
while getopts n: option; do
    case $option in
    n) runs=$OPTARG ;;
    *) exit 2 ;;
    esac
done
shift $((OPTIND - 1))
[ $# = 1 ] || { sed -n '3,11p' "$0"; exit 2; }
dd=$(realpath "$1")

folder=$(mktemp -d "${TMPDIR:-/tmp}/bench-extras.XXXXXX")
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C

# compare WHAT BEFORE [NAME COMMAND]...: the medians, and the ratio of the first to each other.
compare() {
    local what=$1 before=$2 names=() commands=() run index start
    shift 2
    while [ $# -gt 0 ]; do
        if command -v "${2%% *}" >/dev/null; then
            names+=("$1")
            commands+=("$2")
        fi
        shift 2
    done
    rm -f times.*
    for ((run = 0; run < runs; run++)); do
        for index in "${!names[@]}"; do
            eval "$before"
            start=$EPOCHREALTIME
            eval "${commands[index]}" >/dev/null 2>&1
            echo "$EPOCHREALTIME $start" | awk '{ print $1 - $2 }' >>"times.$index"
        done
    done
    echo "$what"
    for index in "${!names[@]}"; do
        sort -n "times.$index" | awk -v name="${names[index]}" -v first="$(sort -n times.0 | awk '{ t[NR] = $1 } END { print t[int((NR + 1) / 2)] }')" \
            '{ t[NR] = $1 } END { m = t[int((NR + 1) / 2)]; printf "  %-28s %8.3f s (%.3f to %.3f)  first / this %.2f\n", name, m, t[1], t[NR], first / m }'
    done
}

head -c 1G /dev/urandom >big
cat big >/dev/null
compare 'hash=sha256, 1 GiB in the page cache to a new file' 'rm -f out; sync' \
    'dd hash=sha256' "$dd if=big of=out bs=1M hash=sha256" \
    'dd' "$dd if=big of=out bs=1M" \
    'dcfldd hash=sha256' 'dcfldd if=big of=out bs=1M hash=sha256'
compare 'hash=sha256, past the page cache' 'rm -f out; sync' \
    'dd hash=sha256' "$dd if=big of=out bs=4M iflag=direct oflag=direct hash=sha256" \
    'dd' "$dd if=big of=out bs=4M iflag=direct oflag=direct"
compare 'hash=sha256, at 500 MB a second, as a fast disk' 'rm -f out; sync' \
    'dd hash=sha256' "$dd if=big of=out bs=1M speed=500MB hash=sha256" \
    'dd' "$dd if=big of=out bs=1M speed=500MB"
compare 'to hash alone' : \
    'dd hash=sha256 of=/dev/null' "$dd if=big of=/dev/null bs=1M hash=sha256" \
    'sha256sum' 'sha256sum big' \
    'dd hash=blake3 of=/dev/null' "$dd if=big of=/dev/null bs=1M hash=blake3"
compare 'conv=verify, 1 GiB' 'rm -f out; sync' \
    'dd conv=verify' "$dd if=big of=out bs=1M conv=verify" \
    'dd conv=fsync, cmp' "$dd if=big of=out bs=1M conv=fsync; echo 3 >/proc/sys/vm/drop_caches; cmp big out"
cp big out
printf x | "$dd" of=out bs=1 seek=500000000 conv=notrunc status=none
compare 'conv=changed, 1 GiB of which one block differs, with fsync' 'sync' \
    'dd conv=changed' "$dd if=big of=out bs=64K conv=changed,fsync" \
    'dd' "$dd if=big of=out bs=64K conv=fsync,notrunc"
rm -f big out

truncate -s 1T image
for at in 1 200000 700000 1000000; do
    head -c 2560K /dev/urandom | "$dd" of=image bs=1M seek=$at conv=notrunc iflag=fullblock status=none
done
command -v bmaptool >/dev/null && bmaptool create -o image.bmap image 2>/dev/null
compare 'holes: a 1 TiB image with 10 MiB of data' 'rm -f copy' \
    'dd conv=sparse' "$dd if=image of=copy conv=sparse" \
    'dd conv=sparse bs=1M' "$dd if=image of=copy conv=sparse bs=1M" \
    'cp --sparse=always' 'cp --sparse=always image copy' \
    'bmaptool copy' 'bmaptool copy --bmap image.bmap image copy'

echo 'speed=, five seconds: deviation of the average rate from what was asked for'
deviation() { # NAME BYTES SPEED COMMAND
    command -v "${4%% *}" >/dev/null || return 0
    rm -f copy
    local start=$EPOCHREALTIME
    eval "$4" >/dev/null 2>&1
    echo "$EPOCHREALTIME $start $2 $3" | awk -v name="$1" \
        '{ printf "  %-28s %+.2f %%\n", name, ($3 / ($1 - $2) / $4 - 1) * 100 }'
}
deviation 'dd speed=20000000 bs=1M' 100000000 20000000 "$dd if=/dev/zero of=copy bs=1M count=100000000B speed=20000000"
deviation 'dd speed=1000 bs=1' 5000 1000 "$dd if=/dev/zero of=copy bs=1 count=5000 speed=1000"
deviation 'dd speed=10M bs=50M' 52428800 10485760 "$dd if=/dev/zero of=copy bs=50M count=1 speed=10M"
deviation 'dd speed=1G bs=4K' 5368709120 1073741824 "$dd if=/dev/zero of=/dev/null bs=4K count=1310720 speed=1G"
deviation 'pv -L 20000000' 100000000 20000000 'head -c 100000000 /dev/zero | pv -q -L 20000000'
