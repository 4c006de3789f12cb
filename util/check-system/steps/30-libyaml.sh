# SPDX-License-Identifier: MIT
# timeout: 400
# A library: autoreconf, libtool, and make dist.
cd /srv/out
dpkg-source -x /srv/check/sources/libyaml_*.dsc libyaml
cd libyaml
autoreconf -fi
./configure
make
make check
make install DESTDIR=/srv/out/libyaml-installed
mkdir doc/html # doxygen would
make dist
