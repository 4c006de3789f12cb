# SPDX-License-Identifier: MIT
# The power goes: what dd had reported as written by synchronous writes, or by its end after
# conv=fsync, is on the device. A copy of the device's content at that moment, which has nothing of
# what the file system keeps in memory, is mounted and looked at. $DD is the dd under test, $ROUNDS
# how often; each line printed is a cell: "row: ok" or what is wrong.
mkdir m after
device= copy_device=
release() {
    umount m after 2>/dev/null
    for one in $device $copy_device; do losetup -d "$one"; done
}
trap release EXIT
truncate -s 96M image
mkfs.ext4 -q image
device=$(losetup -f --show image) || { echo "power: SKIPPED no loop device"; exit 0; }
blockdev --setrw "$device" # one that was read-only for its last user stays so
mount "$device" m 2>/dev/null && touch m/writable 2>/dev/null \
    || { echo "power: SKIPPED a loop device cannot be mounted and written"; exit 0; }
head -c 20000000 /dev/urandom >data

# The device as it is at this moment, mounted on after.
cut_power() {
    until cp image copy && cmp -s image copy; do :; done
    copy_device=$(losetup -f --show copy)
    blockdev --setrw "$copy_device"
    mount "$copy_device" after
}
power_is_back() {
    umount after
    losetup -d "$copy_device"
    copy_device=
}

RANDOM=1
for ((round = 0; round < ROUNDS; round++)); do
    case $((round % 5)) in
    0) operands="bs=4096 oflag=direct,sync" ;;
    1) operands="bs=5000 oflag=sync" ;;
    2) operands="bs=64K oflag=dsync" ;;
    3) operands="bs=64K oflag=direct,dsync" ;;
    4) operands="ibs=1000 obs=30000 oflag=sync" ;;
    esac
    rm -f m/out
    $DD if=data of=m/out $operands 2>err & job=$!
    until [ -s m/out ] || ! kill -0 $job 2>/dev/null; do :; done
    sleep 0.0$((RANDOM % 90 + 10))
    kill -USR1 $job 2>/dev/null
    until grep -q ' copied, ' err; do kill -0 $job 2>/dev/null || break; done
    bytes=$(sed -n 's/^\([0-9]*\) bytes.*/\1/p' err | head -n 1)
    sleep 0.00$((RANDOM % 10))
    kill -9 $job 2>/dev/null
    wait $job 2>/dev/null
    # Some are at their end before it.
    row="$operands, killed"; [ $? = 137 ] || row="$operands, just ended"
    cut_power
    if [ -n "$bytes" ] && cmp -s <(head -c "$bytes" data) <(head -c "$bytes" after/out); then
        echo "$row: ok"
    else
        echo "$row: '$bytes' reported, $(stat -c %s after/out) there; $(cat err)"
    fi
    power_is_back

    case $((round % 3)) in
    0) operands="bs=64K conv=fsync" ;;
    1) operands="conv=fsync" ;;
    2) operands="bs=1M conv=fdatasync" ;;
    esac
    rm -f m/out
    $DD if=data of=m/out $operands 2>err; status=$?
    cut_power
    [ $status = 0 ] && cmp -s data after/out && echo "$operands, ended: ok" \
        || echo "$operands, ended: $status $(cat err)"
    power_is_back

    # Killed before its end: it has promised nothing, and what is there is a part of it.
    rm -f m/out
    $DD if=data of=m/out bs=10000 conv=fsync 2>err & job=$!
    sleep 0.00$((RANDOM % 10))
    kill -9 $job 2>/dev/null
    wait $job 2>/dev/null
    bytes=$(stat -c %s m/out 2>/dev/null || echo 0)
    if [ "$bytes" = 0 ] || cmp -s <(head -c "$bytes" data) m/out; then
        echo "conv=fsync, killed: ok"
    else
        echo "conv=fsync, killed: a wrong output"
    fi
done
exit 0
