# SPDX-License-Identifier: MIT
# timeout: 600
# Packages whose maintainer scripts are long shell scripts, all in one go.
debconf-set-selections <<'EOF'
postfix postfix/main_mailer_type select Local only
postfix postfix/mailname string check.example
locales locales/locales_to_be_generated multiselect en_US.UTF-8 UTF-8, de_DE ISO-8859-1
locales locales/default_environment_locale select en_US.UTF-8
slapd slapd/password1 password secret
slapd slapd/password2 password secret
slapd slapd/domain string check.example
man-db man-db/auto-update boolean true
EOF
# shellcheck disable=SC2086 # a list
apt-get install $CHECK_INSTALL
dpkg --audit
