#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Usage: util/bench-dd.sh [-n RUNS] [-r REGEX] OURS OTHER...
#
# Times dd binaries on the same jobs, in turn (A B A B …), and prints for each job and each other
# binary the ratio of the median wall times (ours / other, lower is better), both medians and their
# spreads (smallest to largest). An argument may be more than a path: "busybox dd". -n sets the runs
# of each (5), -r picks the jobs whose text matches. In the locale of the environment: LC_ALL=C is
# GNU's fastest start-up.
# Needs about 1.5 GiB in $TMPDIR (a disk's file system) and in /dev/shm.
set -euo pipefail

runs=5 regex=.
while getopts n:r: option; do
    case $option in
    n) runs=$OPTARG ;;
    r) regex=$OPTARG ;;
    *) exit 2 ;;
    esac
done
shift $((OPTIND - 1))
[ $# -ge 2 ] || { sed -n '3,10p' "$0"; exit 2; }

disk=$(mktemp -d "${TMPDIR:-/tmp}/bench-dd.XXXXXX")
memory=$(mktemp -d /dev/shm/bench-dd.XXXXXX)
trap 'rm -rf "$disk" "$memory"' EXIT
export disk memory

head -c 256M /dev/urandom >"$memory/noise"
head -c 16M "$memory/noise" >"$memory/small"
cp "$memory/noise" "$disk/noise"
yes 'The quick brown fox jumps over the lazy dog and runs away' | head -c 128M >"$memory/text" || true
head -c 256M /dev/zero >"$memory/nuls"
{ head -c 64M "$memory/noise"; head -c 64M /dev/zero; } >"$memory/mixed"

# A job's text is run by the shell, with DD in the place of the binary. What stands before `;;` is not
# timed.
jobs='DD if=/dev/zero of=/dev/null count=4000000
DD if=/dev/zero of=/dev/null count=4000000 status=progress
rm -f $disk/out; sync $disk;;DD if=$disk/noise of=$disk/out
DD if=$disk/noise of=$disk/out conv=notrunc
rm -f $memory/out;;DD if=$memory/noise of=$memory/out
DD if=$memory/noise of=$memory/out conv=notrunc
DD if=$disk/noise of=$disk/out conv=notrunc bs=4k
DD if=$disk/noise of=$disk/out conv=notrunc bs=64k
DD if=$disk/noise of=$disk/out conv=notrunc bs=1M
DD if=$disk/noise of=$disk/out conv=notrunc bs=16M
DD if=$disk/noise of=$disk/out conv=notrunc bs=128M
DD if=$disk/noise of=/dev/null
dd if=$disk/noise bs=128K status=none | DD of=$disk/out conv=notrunc
DD if=$disk/noise bs=1M | cat >/dev/null
dd if=/dev/zero bs=64k count=8000 status=none | DD of=/dev/null bs=64k
dd if=/dev/zero bs=64k count=8000 status=none | DD bs=64k | cat >/dev/null
{ for i in 1 2 3 4 5 6 7 8; do head -c 8M $memory/noise; sleep 0.02; done; } | DD bs=1M iflag=fullblock | { while head -c 1M | grep -q .; do sleep 0.001; done; }
DD if=$memory/noise of=/dev/null ibs=8K obs=16K
DD if=$memory/noise of=/dev/null ibs=1M obs=512K
DD if=$memory/noise of=/dev/null ibs=1M obs=2M
DD if=$memory/noise of=/dev/null ibs=1111 obs=11777777
DD if=$memory/small of=/dev/null ibs=7 obs=1M
DD if=$memory/small of=/dev/null ibs=1M obs=7
DD if=$memory/noise of=/dev/null ibs=64K obs=64K conv=ucase
DD if=$memory/noise of=/dev/null ibs=64K obs=64K conv=lcase
DD if=$memory/noise of=/dev/null ibs=64K obs=64K conv=ascii
DD if=$memory/noise of=/dev/null ibs=64K obs=64K conv=ebcdic
DD if=$memory/noise of=/dev/null ibs=64K obs=64K conv=swab
DD if=$memory/text of=/dev/null ibs=64K obs=64K conv=block cbs=80
DD if=$memory/text of=/dev/null ibs=64K obs=64K conv=unblock cbs=80
DD if=$memory/text of=/dev/null ibs=64K obs=64K conv=ascii cbs=80
DD if=$memory/noise of=/dev/null ibs=64K obs=64K conv=sync
DD if=$memory/nuls of=$memory/out bs=64K conv=sparse
DD if=$memory/mixed of=$memory/out bs=64K conv=sparse
DD if=$memory/noise of=$memory/out bs=64K conv=sparse
for i in {1..300}; do DD if=/dev/null of=/dev/null; done'

# Microseconds of one run of a job.
time_job() {
    case $1 in *';;'*) bash -c "${1%%;;*}" ;; esac
    local start=$EPOCHREALTIME
    bash -c "${1#*;;}" >/dev/null 2>&1
    local end=$EPOCHREALTIME
    echo $((${end/./} - ${start/./}))
}

# Median, smallest and largest of the numbers given, in milliseconds.
figures() {
    printf '%s\n' "$@" | sort -n | awk '
        { value[NR] = $1 / 1000 }
        END { printf "%.2f %.2f %.2f", value[int((NR + 1) / 2)], value[1], value[NR] }'
}

printf '%-6s %26s %26s  %s\n' ratio "ours ms (least-most)" "other ms (least-most)" job
printf '%s\n' "$jobs" | grep -E -- "$regex" | while IFS= read -r job; do
    times=()
    time_job "${job//DD/$1}" >/dev/null # warms the caches
    for ((run = 0; run < runs; run++)); do
        at=0
        for binary in "$@"; do
            times[at]="${times[at]-} $(time_job "${job//DD/$binary}")"
            at=$((at + 1))
        done
    done
    # Word splitting is wanted: the times are divided by blanks.
    # shellcheck disable=SC2086
    read -r ours least_ours most_ours <<<"$(figures ${times[0]})"
    at=0
    for binary in "$@"; do
        if [ $at -gt 0 ]; then
            # shellcheck disable=SC2086
            read -r other least most <<<"$(figures ${times[at]})"
            awk -v a="$ours" -v b="$other" -v sa="$least_ours-$most_ours" -v sb="$least-$most" \
                -v job="${job//DD/$binary}" 'BEGIN {
                    printf "%-6.3f %10s %15s %10s %15s  %s\n", a / b, a, "(" sa ")", b, "(" sb ")", job }'
        fi
        at=$((at + 1))
    done
done
