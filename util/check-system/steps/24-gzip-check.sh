# SPDX-License-Identifier: MIT
# timeout: 300
# Shell scripts; some of them call dd.
cd /srv/out/gzip
make check
cat tests/test-suite.log
