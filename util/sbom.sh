#!/bin/sh
# SPDX-License-Identifier: MIT
# Usage: util/sbom.sh [CARGO'S FEATURE OPTIONS]
#
# Prints the crates that are built with these features, also those that only the build needs, as a
# CycloneDX 1.5 document: name, version, licence, checksum. The same lock file gives the same bytes.
set -eu
cd "$(dirname "$0")/.."

cargo tree --locked --quiet -p coreutils --edges normal,build --prefix none --format '{p}|{l}' "$@" |
    sed 's/ (\*)$//; s/ ([^|]*)|/|/; s/ (\*)|/|/' | sort -u |
    awk -F'|' '
    FILENAME == "Cargo.lock" {
        if ($0 ~ /^name = /) name = unquoted($0)
        if ($0 ~ /^version = /) version = unquoted($0)
        if ($0 ~ /^checksum = /) checksums[name " " version] = unquoted($0)
        next
    }
    function unquoted(line) {
        sub(/^[a-z]+ = "/, "", line)
        sub(/"$/, "", line)
        return line
    }
    NF == 2 && $1 ~ / v[0-9]/ {
        split($1, parts, " v")
        key = parts[1] " " parts[2]
        if (key in seen) next
        seen[key] = 1
        text = sprintf("    {\"type\": \"library\", \"name\": \"%s\", \"version\": \"%s\"", parts[1], parts[2])
        licence = $2
        gsub(/\//, " OR ", licence)
        if (licence != "") text = text sprintf(", \"licenses\": [{\"expression\": \"%s\"}]", licence)
        if (key in checksums) text = text sprintf(", \"purl\": \"pkg:cargo/%s@%s\", \"hashes\": [{\"alg\": \"SHA-256\", \"content\": \"%s\"}]", parts[1], parts[2], checksums[key])
        lines[++count] = text "}"
    }
    END {
        print "{\n  \"bomFormat\": \"CycloneDX\",\n  \"specVersion\": \"1.5\",\n  \"version\": 1,\n  \"components\": ["
        for (at = 1; at <= count; at++) print lines[at] (at < count ? "," : "")
        print "  ]\n}"
    }' Cargo.lock -
