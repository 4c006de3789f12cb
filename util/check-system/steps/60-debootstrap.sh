# SPDX-License-Identifier: MIT
# timeout: 400
# A system is made inside the system, from packages that are there.
apt-get install debootstrap
mkdir -p /srv/out
debootstrap --unpack-tarball=/srv/check/debootstrap.tar --variant=minbase "$CHECK_SUITE" /srv/out/system
chroot /srv/out/system dpkg --audit
rm -rf /srv/out/system/var/cache/apt/archives
