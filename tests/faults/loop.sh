# SPDX-License-Identifier: MIT
# Loop devices. $DD is the dd under test; each line printed is a cell: "row: ok", "row: told", or
# what is wrong.
head -c 1000448 /dev/urandom >image          # an odd number of sectors
devices=()
trap 'for device in "${devices[@]}"; do losetup -d "$device" 2>/dev/null; done' EXIT
attach() {
    device=$(losetup -f --show "$@") || { echo "loop devices: SKIPPED none can be attached"; exit 0; }
    devices+=("$device")
    # One that was read-only for its last user stays so.
    case $1 in -r) ;; *) blockdev --setrw "$device" ;; esac
}

attach -r image
"$DD" if="$device" of=out bs=64K 2>err && cmp -s image out && grep -q '^1000448 bytes' err \
    && echo "read to the end: ok" || echo "read to the end: $(cat err)"
"$DD" if="$device" of=out bs=512 skip=1950 2>err && [ "$(wc -c <out)" = 2048 ] \
    && echo "read to the end: ok" || echo "read to the end: $(cat err)"
"$DD" if="$device" of=out bs=512 skip=1954 2>err && [ ! -s out ] \
    && echo "skip to the end: ok" || echo "skip to the end: $(cat err)"
"$DD" if="$device" of=out bs=512 skip=5000 2>err; status=$?
{ [ $status = 1 ] && grep -q "$device: cannot skip: Invalid argument" err; } \
    || { [ $status = 0 ] && grep -q 'cannot skip to specified offset' err; } \
    && echo "skip behind the end: told" || echo "skip behind the end: $status $(cat err)"
"$DD" if=image of="$device" conv=notrunc bs=4096 2>err; status=$?
[ $status = 1 ] && grep -q "$device': \(Permission denied\|Operation not permitted\|Read-only\)" err \
    && echo "write to a read-only device: told" || echo "write to a read-only device: $status $(cat err)"
"$DD" if="$device" of=out bs=4096 iflag=direct 2>err && cmp -s image out \
    && echo "direct: ok" || echo "direct: $(cat err)"

# Its end is looked for; a descriptor that is left there is not at the end of the copy.
if command -v strace >/dev/null; then
    for at in 1 2 3 4 5; do
        strace -qqq -o trace -e inject=lseek:error=EIO:when=$at "$DD" if="$device" of=out 2>err; status=$?
        if [ $status = 0 ] && cmp -s image out; then echo "a seek fails: ok"
        elif [ $status = 1 ] && grep -q "$device'\?: " err; then echo "a seek fails: told"
        else echo "a seek fails: $at $status $(cat err)"; fi
    done
fi

# Smaller than its file.
attach -r --sizelimit 500224 image
"$DD" if="$device" of=out 2>err && cmp -s <(head -c 500224 image) out \
    && echo "ends early: ok" || echo "ends early: $(cat err)"
"$DD" if="$device" of=out bs=1M count=5 conv=sync 2>err && [ "$(wc -c <out)" = 1048576 ] \
    && echo "ends early: ok" || echo "ends early: $(cat err)"

# Detached while it is read: it goes when its last user does.
attach -r image
mkfifo fifo
"$DD" if="$device" bs=1000 2>err >fifo & job=$!
exec 3<fifo
head -c 5000 <&3 >out
losetup -d "$device"
cat <&3 >>out
wait $job && cmp -s image out && echo "detached under way: ok" || echo "detached under way: $(cat err)"
exec 3<&-

# Its file is cut while it is read.
cp image short
attach -r short
"$DD" if="$device" bs=4096 iflag=direct 2>err >fifo & job=$!
exec 3<fifo
head -c 4096 <&3 >out
truncate -s 300032 short
cat <&3 >>out
wait $job; status=$?
# What it gives behind the cut is the kernel's matter (an error, or zeros); in front all is right.
bytes=$(sed -n 's/^\([0-9]*\) bytes.*/\1/p' err)
if cmp -s <(head -c 299008 image) <(head -c 299008 out) && [ "$bytes" = "$(wc -c <out)" ]; then
    if [ $status = 0 ]; then echo "cut under way: ok"
    elif grep -q "error reading '$device'" err; then echo "cut under way: told"
    else echo "cut under way: $(cat err)"; fi
else
    echo "cut under way: $status $(cat err)"
fi
exec 3<&-

# Written: where the system lets loop devices be written.
cp image target
attach target
if printf x 2>/dev/null >"$device" && sync "$device" 2>/dev/null && [ "$(head -c 1 target)" = x ]; then
    "$DD" if=image of="$device" bs=64K conv=fsync 2>err && cmp -s image target \
        && echo "written: ok" || echo "written: $(cat err)"
    head -c 2000000 /dev/urandom >long
    for operands in bs=64K bs=512 "ibs=1000 obs=30000" "bs=4096 oflag=direct" "bs=1M oflag=sync"; do
        "$DD" if=long of="$device" $operands conv=fsync 2>err; status=$?
        [ $status = 1 ] && grep -q "No space left on device" err && cmp -s <(head -c 1000448 long) target \
            && grep -q '^1000448 bytes' err && echo "full device: told" || echo "full device: $status $(cat err)"
    done
    "$DD" if=image of="$device" bs=512 seek=1000 conv=fsync 2>err; status=$?
    [ $status = 1 ] && grep -q '^488448 bytes' err && cmp -s <(head -c 488448 image) <(tail -c 488448 target) \
        && echo "full device behind a seek: told" || echo "full device behind a seek: $status $(cat err)"
else
    echo "writing to loop devices: SKIPPED the system refuses it"
fi
exit 0
