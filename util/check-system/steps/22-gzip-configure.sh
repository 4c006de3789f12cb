# SPDX-License-Identifier: MIT
# timeout: 300
mkdir -p /srv/out
cd /srv/out
dpkg-source -x /srv/check/sources/gzip_*.dsc gzip
cd gzip
./configure --disable-silent-rules
