#!/bin/sh
# SPDX-License-Identifier: MIT
# Usage: util/check-messages.sh BINARY TARGET PROGRAM...
#
# Whether the programs can speak English. uucore's build script finds their messages by the names of
# folders, and where it finds none the build passes all the same. Where crates are vendored, they
# must be in ./vendor, or in folders named NAME-VERSION (`cargo vendor --versioned-dirs`).
# Says nothing where the binary is for another machine.
set -eu
binary=$1
target=$2
shift 2
for program; do
    case $program in
    # What these print does not come from their messages.
    '[' | test | echo | true | false | printf | dir | vdir) continue ;;
    esac
    text=$(LC_ALL=C "$binary" "$program" --help 2>&1) || {
        # Built for something else?
        "$binary" --list >/dev/null 2>&1 || { [ -n "$target" ] && exit 0; }
    }
    case $text in
    *"$program-about"* | *"no messages"*)
        cat >&2 <<END
The binary has no message of '$program' in it: uucore's build script did not find the crates.
Vendor them into ./vendor, or by 'cargo vendor --versioned-dirs', and build again from nothing.
END
        exit 1
        ;;
    esac
    exit 0 # one tells for all
done
