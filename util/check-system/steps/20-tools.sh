# SPDX-License-Identifier: MIT
# timeout: 400
# shellcheck disable=SC2086 # a list
apt-get install $CHECK_BUILD
