# SPDX-License-Identifier: MIT
# timeout: 300
# mkinitramfs with an early archive in front, as microcode packages make one; unmkinitramfs looks for
# its end by dd.
export SOURCE_DATE_EPOCH=1700000000
version=$(basename "$(echo /boot/vmlinuz-*)" | sed 's/^vmlinuz-//')
cat >/etc/initramfs-tools/hooks/check-early <<'EOF'
#!/bin/sh
case ${1:-} in prereqs) exit 0 ;; esac
. /usr/share/initramfs-tools/hook-functions
early=$(mktemp -d)
mkdir -p "$early/kernel/x86/microcode"
seq 5000 >"$early/kernel/x86/microcode/AuthenticAMD.bin"
touch -d @1700000000 "$early/kernel/x86/microcode/AuthenticAMD.bin" "$early/kernel/x86/microcode" \
    "$early/kernel/x86" "$early/kernel" "$early"
(cd "$early" && find . | sort | cpio --reproducible --quiet -o -H newc >"$DESTDIR/../check-early.cpio")
prepend_earlyinitramfs "$DESTDIR/../check-early.cpio"
rm -rf "$early"
EOF
chmod 755 /etc/initramfs-tools/hooks/check-early
mkdir -p /srv/out/initramfs
cd /srv/out/initramfs
mkinitramfs -o initrd.img "$version"
lsinitramfs -l initrd.img | sort -k9
unmkinitramfs -v initrd.img tree
update-initramfs -u -k all
update-initramfs -d -k "$version"
