# SPDX-License-Identifier: MIT
# timeout: 300
# Its scripts make an initramfs.
# shellcheck disable=SC2086 # a list
apt-get install $CHECK_KERNEL
