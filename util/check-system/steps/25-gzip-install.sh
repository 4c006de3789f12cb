# SPDX-License-Identifier: MIT
# timeout: 60
cd /srv/out/gzip
make install DESTDIR=/srv/out/gzip-installed
make install-strip DESTDIR=/srv/out/gzip-stripped
