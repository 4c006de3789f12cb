#!/bin/sh
# SPDX-License-Identifier: MIT
# Usage: util/make-help.sh GNUMAKEFILE
#
# Lists the targets, and the variables with their defaults and the comments above them.
set -eu
cat <<'END'
Targets:
  all            build the binary, and the tool that writes manual pages and completions
  install        build, and install below DESTDIR
  install-strip  the same, stripped
  uninstall      remove what install put there with the same variables
  list           print the names that install installs
  check          everything that must hold before a change lands
  check-long     the long form of the fault laboratory
  check-system   the programs in the place of GNU's in a Debian (root)
  dist           a source archive with all crates in it
  sbom           print the list of crates as CycloneDX
  deb            two Debian packages
  clean          remove what was built

Variables, and their defaults:
END
awk '
    /^## / { printf "\n  %s\n", substr($0, 4); next }
    /^# / { note = note "      " substr($0, 3) "\n"; next }
    /^[A-Z_]+ *\?=/ {
        name = $1
        value = $0
        sub(/^[^=]*= */, "", value)
        printf "    %s = %s\n%s", name, value, note
        note = ""
        next
    }
    { note = "" }
' "$1"
