# SPDX-License-Identifier: MIT
# timeout: 300
# Unpacked packages are configured, configured ones again; tools that such scripts call.
cd /var/cache/apt/archives
dpkg --unpack sgml-base_*.deb xml-core_*.deb docbook-xml_*.deb docbook-xsl_*.deb
dpkg --configure -a
dpkg --audit
for package in tzdata locales openssh-server ssl-cert man-db ca-certificates keyboard-configuration; do
    dpkg-reconfigure $package
done
update-ca-certificates --fresh
make-ssl-cert generate-default-snakeoil --force-overwrite
localedef --list-archive
update-rc.d cron disable
update-rc.d cron enable
a2enmod rewrite ssl
a2ensite default-ssl
apache2ctl configtest
postfix check
ucf --debconf-ok /usr/share/doc/rsyslog/copyright /etc/check-ucf
