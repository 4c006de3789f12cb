# SPDX-License-Identifier: MIT
# timeout: 300
# Other scripts of Debian's that call dd, those that need no device.
# shellcheck disable=SC2086 # a list
apt-get install $CHECK_SCRIPTS
mkdir -p /srv/out/scripts
cd /srv/out/scripts

echo "== dphys-swapfile"
printf 'CONF_SWAPFILE=/srv/out/scripts/swap\nCONF_SWAPSIZE=5\n' >/etc/dphys-swapfile
dphys-swapfile setup
dphys-swapfile setup
blkid -o value -s TYPE swap
stat -c '%s %a %b' swap

echo "== urandom of initscripts"
/etc/init.d/urandom start
/etc/init.d/urandom stop
/etc/init.d/urandom status
wc -c /var/lib/urandom/random-seed

echo "== live-build's chroot_hacks"
mkdir live
cd live
lb config --distribution bookworm --swap-file-path swapfile --swap-file-size 3
mkdir -p chroot/etc chroot/boot
# No initramfs of its own: there is no system in this one.
touch .build/bootstrap chroot/initrd.img_has_already_been_regenerated
lb chroot_hacks
stat -c '%s %a %b' chroot/swapfile
cd ..

echo "== rpm2cpio.sh"
cat >check.spec <<'EOF'
Name: check
Version: 1
Release: 1
Summary: none
License: none
BuildArch: noarch
%description
none
%install
mkdir -p %{buildroot}/usr/share/check
cp /usr/share/common-licenses/GPL-* %{buildroot}/usr/share/check/
%files
/usr/share/check
EOF
for payload in w9.gzdio w6.xzdio w9.bzdio; do
    rpmbuild --quiet -bb --define "_binary_payload $payload" --define '_topdir /srv/out/scripts/rpm' check.spec
    mkdir "$payload"
    sh /usr/lib/rpm/rpm2cpio.sh rpm/RPMS/noarch/check-1-1.noarch.rpm | (cd "$payload" && cpio --quiet -idm)
done
