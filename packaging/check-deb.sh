#!/bin/sh
# SPDX-License-Identifier: MIT
# Usage: packaging/check-deb.sh FOLDER_OF_DEBS (as root; needs debootstrap and a Debian mirror)
#
# Installs and removes both packages in a new Debian, and goes back to GNU's each time. Fails unless
# every file is then as it was. Nothing is mounted; the folder of the new system is removed at the end.
set -eu
debs=$(cd "$1" && pwd)
suite=${SUITE:-bookworm}
root=$(mktemp -d /var/tmp/check-deb.XXXXXX)
work=$(mktemp -d)
trap 'rm -rf "$root" "$work"' EXIT

step() { printf '\n== %s\n' "$*"; }

inside() {
    chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C DEBIAN_FRONTEND=noninteractive \
        HOME=/root "$@"
}

# Kind, mode, size, target of everything that packages own.
tree() {
    (cd "$root" && find . \( -path ./var -o -path ./root \) -prune -o -printf '%p %y %m %s %l\n' | LC_ALL=C sort)
}

same_as_before() {
    tree >"$work/now"
    diff "$work/before" "$work/now"
    [ -z "$(inside dpkg --audit)" ] && inside dpkg -V coreutils
}

step "a new Debian $suite"
debootstrap --variant=minbase --include=procps "$suite" "$root" "${MIRROR:-http://deb.debian.org/debian}" >"$work/log" 2>&1 ||
    { tail "$work/log"; exit 1; }
cp "$debs"/coreutils-ours_*.deb "$root/root/prefixed.deb"
cp "$debs"/coreutils-ours-replacement_*.deb "$root/root/replacement.deb"
cp /etc/resolv.conf "$root/etc/"
inside apt-get -qq update
inside sh -c 'cd /root && apt-get -qq download coreutils && mv coreutils_*.deb gnu.deb' 2>/dev/null
tree >"$work/before"

step "prefixed: beside GNU's"
inside dpkg -i /root/prefixed.deb
inside ours-dd --version | grep '^dd (coreutils)'
inside ours-stdbuf -oL ours-echo "stdbuf finds its library" 2>&1 | grep -x "stdbuf finds its library"
inside ls --version | grep GNU
inside dpkg -P coreutils-ours
same_as_before

step "replacement: works when it is merely unpacked"
inside dpkg --unpack /root/replacement.deb
inside dd --version | grep '^dd (coreutils)'
inside dpkg --configure coreutils-ours-replacement
inside stdbuf -oL echo "stdbuf finds its library" 2>&1 | grep -x "stdbuf finds its library"
inside dpkg -V coreutils-ours-replacement
inside apt-get check
tree >"$work/now"
# Each path of GNU's is there: programs, not what is told about them.
awk '$1 ~ "bin/" {print $1}' "$work/before" | while read -r path; do
    [ -e "$root/$path" ] || [ -L "$root/$path" ] || { echo "$path is missing" >&2; exit 1; }
done
inside apt-get install -qqy --no-install-recommends hello
inside apt-get purge -qqy hello

step "back to GNU's"
inside dpkg -i /root/gnu.deb
inside ls --version | grep GNU
inside dpkg -P coreutils-ours-replacement
same_as_before

step "from the prefixed one to the replacement"
inside dpkg -i /root/prefixed.deb
inside dpkg -i /root/replacement.deb
inside sh -c '! command -v ours-dd && ls --version' | grep uutils
inside dpkg -i /root/gnu.deb
inside dpkg -P coreutils-ours-replacement coreutils-ours
same_as_before

printf '\nThe packages install and remove cleanly.\n'
