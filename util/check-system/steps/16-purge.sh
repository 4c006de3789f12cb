# SPDX-License-Identifier: MIT
# timeout: 300
export SUDO_FORCE_REMOVE=yes
# shellcheck disable=SC2086 # a list
apt-get purge $CHECK_INSTALL
apt-get autoremove --purge
dpkg --audit
dpkg-query -W -f '${db:Status-Abbrev} ${Package}\n' | grep -vE " (coreutils|${CHECK_REPLACEMENT:-none})\$"
