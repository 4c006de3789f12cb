# SPDX-License-Identifier: MIT
# timeout: 300
cd /srv/out/gzip
make
