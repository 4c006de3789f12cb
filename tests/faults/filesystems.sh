# SPDX-License-Identifier: MIT
# File systems that fill up, have holes or share extents. $DD is the dd under test; each line printed
# is a cell: "row: ok", "row: told", or what is wrong.
mkdir m
device=
release() {
    umount m 2>/dev/null
    [ -z "$device" ] || losetup -d "$device"
    device=
}
trap release EXIT
head -c 8000000 /dev/urandom >long

# Fills what is mounted on m, in several ways; $1 names the row.
fill() {
    for operands in bs=64K "" "ibs=1000 obs=30000" bs=1M "bs=4096 conv=fsync" "bs=4096 oflag=sync" \
        "bs=3000 conv=notrunc seek=5" "bs=64K conv=sparse" "bs=64K oflag=direct" "bs=10000 oflag=append conv=notrunc"; do
        rm -f m/out
        $DD if=long of=m/out $operands 2>err; status=$?
        at=0; case $operands in *seek=5*) at=15000 ;; esac
        bytes=$(sed -n 's/^\([0-9]*\) bytes.*/\1/p' err)
        # Direct I/O cannot be had everywhere.
        if [ $status = 1 ] && grep -q "failed to open 'm/out': Invalid argument" err; then
            continue
        fi
        if [ $status = 1 ] && grep -q "'m/out': No space left on device" err \
            && [ $((bytes + at)) = "$(stat -c %s m/out)" ] \
            && cmp -s <(head -c "$bytes" long) <(tail -c +$((at + 1)) m/out); then
            echo "$1: told"
        else
            echo "$1: $operands: $status $(cat err) $(stat -c %s m/out)"
        fi
    done
}

if mount -t tmpfs -o size=3M none m; then
    fill "tmpfs full"
    umount m
else
    echo "tmpfs: SKIPPED it cannot be mounted"
fi

for kind in ext4 xfs btrfs; do
    command -v mkfs.$kind >/dev/null || { echo "$kind: SKIPPED no mkfs.$kind"; continue; }
    size=20M
    [ $kind = xfs ] && size=320M
    [ $kind = btrfs ] && size=120M
    rm -f image; truncate -s $size image
    # What a file system that cannot be written here may be read from: a file with holes.
    rm -rf tree; mkdir tree
    truncate -s 3M tree/holes
    head -c 100000 /dev/urandom >tree/data
    $DD if=tree/data of=tree/holes bs=1000 seek=1000 conv=notrunc 2>/dev/null
    case $kind in
    ext4) mkfs.ext4 -q -d tree image ;;
    btrfs) mkfs.btrfs -q --rootdir tree image ;;
    xfs) mkfs.xfs -q image ;;
    esac >/dev/null 2>&1 || { echo "$kind: SKIPPED it cannot be made"; continue; }
    device=$(losetup -f --show image) || { echo "$kind: SKIPPED no loop device"; continue; }
    blockdev --setrw "$device" # one that was read-only for its last user stays so
    mount "$device" m 2>/dev/null || { echo "$kind: SKIPPED it cannot be mounted"; release; continue; }
    if [ -e m/holes ]; then
        for conv in notrunc sparse; do
            rm -f out
            $DD if=m/holes of=out bs=4096 conv=$conv 2>err && cmp -s tree/holes out \
                && grep -q '^3145728 bytes' err && echo "$kind, holes: ok" || echo "$kind, holes: $(cat err)"
        done
    fi
    if touch m/writable 2>/dev/null; then
        for conv in notrunc sparse; do
            $DD if=tree/holes of=m/copy bs=4096 conv=$conv 2>err && cmp -s tree/holes m/copy \
                && echo "$kind, holes: ok" || echo "$kind, holes: $(cat err)"
        done
        if cp --reflink=always m/copy m/shared 2>/dev/null; then
            # Writing into one of two files that share their extents leaves the other alone.
            $DD if=tree/data of=m/shared bs=1000 seek=7 conv=notrunc,fsync 2>err && cmp -s tree/holes m/copy \
                && cmp -s tree/data <(tail -c +7001 m/shared | head -c 100000) \
                && echo "$kind, reflinks: ok" || echo "$kind, reflinks: $(cat err)"
            $DD if=m/copy of=m/shared bs=64K 2>err && cmp -s m/copy m/shared \
                && echo "$kind, reflinks: ok" || echo "$kind, reflinks: $(cat err)"
            rm m/shared
        fi
        rm -f m/copy
        # To the last few megabytes, so that the rest fills quickly.
        free=$(df --output=avail -B1 m | tail -n 1)
        fallocate -l $((free > 6000000 ? free - 4000000 : 1)) m/ballast
        fill "$kind full"
    else
        echo "writing to $kind: SKIPPED the system refuses it"
    fi
    release
done
exit 0
