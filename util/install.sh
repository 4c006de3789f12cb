#!/bin/sh
# SPDX-License-Identifier: MIT
# Usage: util/install.sh install|uninstall
#
# What `make install` and `make uninstall` do. All it needs to know is in the environment, and comes
# from GNUmakefile: places (BINDIR, MANDIR, LOCALEDIR, BASHCOMPDIR, ZSHCOMPDIR, FISHCOMPDIR,
# LIBSTDBUF_DIR, DESTDIR), what (PROGRAMS, PROG_PREFIX, LINKS, LN, MULTICALL, MANPAGES, COMPLETIONS,
# LOCALES) and whence (BUILT, TOOL, INSTALL, STRIP).
#
# Uninstalling goes by the same variables, not by what is there: a file of another's making, or a
# link to something else, is left.
set -eu
cd "$(dirname "$0")/.."

# Folders are compared by name further down.
while :; do
    case $DESTDIR in
    ?*/) DESTDIR=${DESTDIR%/} ;;
    *) break ;;
    esac
done
prefix=$PROG_PREFIX
bin=$DESTDIR$BINDIR
multicall=$bin/${prefix}coreutils
library=$DESTDIR$LIBSTDBUF_DIR/libstdbuf.so
locales=$DESTDIR$LOCALEDIR

is_yes() {
    case $1 in 1 | y | yes) ;; *) return 1 ;; esac
}

is_chosen() {
    case " $PROGRAMS " in *" $1 "*) ;; *) return 1 ;; esac
}

# Whether a file is a binary of ours: by a text that is in them and in no other.
is_ours() {
    [ -f "$1" ] && ! [ -L "$1" ] && grep -q "$2" "$1"
}
OF_COREUTILS='Run one of the built-in programs'
OF_DD='which would be emptied; use conv=notrunc'

shebang() {
    printf '#!%s --coreutils-prog-shebang=%s\n' "$BINDIR/${prefix}coreutils" "$1"
}

# The translations, as "source(s) destination", one file a line. uucore does not find the common
# messages on disk, so each program's file has them in front.
translations() {
    for program in $PROGRAMS; do
        case $program in
        dir | vdir) folder=ls ;;
        '[') folder=test ;;
        dd) continue ;; # has its languages in the binary
        *) folder=$program ;;
        esac
        for file in src/uu/"$folder"/locales/*.ftl; do
            [ "${file##*/}" = en-US.ftl ] || echo "src/uucore/locales/${file##*/} $file $folder/${file##*/}"
        done
    done | sort -u
    case " $PROGRAMS " in
    *sum\ *)
        for file in src/uu/checksum_common/locales/*.ftl; do
            [ "${file##*/}" = en-US.ftl ] || echo "$file checksum_common/${file##*/}"
        done
        ;;
    esac
    if [ "$PROGRAMS" != dd ]; then
        for file in src/uucore/locales/errors/*.ftl; do
            [ "${file##*/}" = en-US.ftl ] || echo "$file uucore/errors/${file##*/}"
        done
    fi
}

install_programs() {
    mkdir -p "$bin"
    if ! is_yes "$MULTICALL"; then
        $INSTALL -m 755 "$BUILT/dd" "$bin/${prefix}dd"
        strip_file "$bin/${prefix}dd"
        return
    fi
    # Never written over nor taken away: `install` and all that this calls may be links to it.
    $INSTALL -m 755 "$BUILT/coreutils" "$multicall.new"
    strip_file "$multicall.new"
    mv -f "$multicall.new" "$multicall"
    for program in $PROGRAMS; do
        link=$bin/$prefix$program
        # A link would be put into a folder.
        if [ -L "$link" ] && [ -d "$link" ]; then
            rm -f "$link"
        elif [ -d "$link" ]; then
            echo "install: $link is a folder" >&2
            exit 1
        fi
        case $LINKS in
        symlink) (cd "$bin" && ${LN:-ln -sf} "${prefix}coreutils" "$prefix$program") ;;
        hardlink) ${LN:-ln -f} "$multicall" "$link" ;;
        shebang)
            rm -f "$link"
            shebang "$program" >"$link"
            chmod 755 "$link"
            ;;
        none) ;;
        esac
    done
    if is_chosen stdbuf; then
        mkdir -p "$DESTDIR$LIBSTDBUF_DIR"
        # One for each set of flags that was built with; the last is ours.
        # shellcheck disable=SC2012 # cargo's names are plain
        $INSTALL -m 755 "$(ls -t "$BUILT"/deps/libstdbuf-*.so | head -n 1)" "$library"
        strip_file "$library"
    fi
}

strip_file() {
    [ -z "${STRIP-}" ] || $STRIP --strip-unneeded "$1"
}

install_docs() {
    set --
    if is_yes "$MANPAGES"; then
        set -- "$@" --man "$DESTDIR$MANDIR"
    fi
    if is_yes "$COMPLETIONS"; then
        set -- "$@" --bash "$DESTDIR$BASHCOMPDIR" --zsh "$DESTDIR$ZSHCOMPDIR" --fish "$DESTDIR$FISHCOMPDIR"
    fi
    [ $# -gt 0 ] || return 0
    names=$PROGRAMS
    if is_yes "$MULTICALL"; then
        names="$names coreutils"
    fi
    # shellcheck disable=SC2086 # a list of names
    "$TOOL" install --prog-prefix "$prefix" "$@" $names
}

install_locales() {
    translations | while read -r first second third; do
        to=$locales/${third:-$second}
        mkdir -p "${to%/*}"
        if [ -n "$third" ]; then
            cat "$first" "$second"
        else
            cat "$first"
        fi >"$to"
        chmod 644 "$to"
    done
    if [ -d "$locales" ] && ! [ "$bin/../share/locales" -ef "$locales" ]; then
        echo "warning: $LOCALEDIR is not $BINDIR/../share/locales, where translations are looked for" >&2
    fi
}

# Removes a file, and the folders that are ours alone, or that nothing is left in of what was made for DESTDIR.
remove() {
    rm -f "$1"
    folder=${1%/*}
    while [ -n "$folder" ] && [ "$folder" != / ]; do
        case $folder in
        "$DESTDIR$LIBSTDBUF_DIR" | "$locales" | "$locales"/*) ;;
        *) [ -n "$DESTDIR" ] && [ "$folder" != "${DESTDIR%/}" ] || break ;;
        esac
        rmdir "$folder" 2>/dev/null || break
        folder=${folder%/*}
    done
}

uninstall_programs() {
    if ! is_yes "$MULTICALL"; then
        if is_ours "$bin/${prefix}dd" "$OF_DD"; then
            remove "$bin/${prefix}dd"
        fi
        return
    fi
    if [ -e "$multicall" ] && ! is_ours "$multicall" "$OF_COREUTILS"; then
        echo "uninstall: $multicall is another's, and so may be what is linked to it" >&2
        return
    fi
    for program in $PROGRAMS; do
        link=$bin/$prefix$program
        if [ "$link" -ef "$multicall" ]; then
            remove "$link"
        elif [ -f "$link" ] && ! [ -L "$link" ] && [ "$(head -n 1 "$link" | tr -d '\000')" = "$(shebang "$program")" ]; then
            remove "$link"
        fi
    done
    remove "$multicall"
    if is_chosen stdbuf; then
        remove "$library"
    fi
}

uninstall_docs() {
    names=$PROGRAMS
    if is_yes "$MULTICALL"; then
        names="$names coreutils"
    fi
    for name in $names; do
        if is_yes "$MANPAGES"; then
            remove "$DESTDIR$MANDIR/man1/$prefix$name.1"
        fi
        if is_yes "$COMPLETIONS"; then
            remove "$DESTDIR$BASHCOMPDIR/$prefix$name"
            remove "$DESTDIR$ZSHCOMPDIR/_$prefix$name"
            remove "$DESTDIR$FISHCOMPDIR/$prefix$name.fish"
        fi
    done
}

case ${1-} in
install)
    umask 022
    install_programs
    install_docs
    if is_yes "$LOCALES"; then
        install_locales
    fi
    ;;
uninstall)
    uninstall_programs
    uninstall_docs
    if is_yes "$LOCALES"; then
        translations | while read -r first second third; do
            remove "$locales/${third:-$second}"
        done
    fi
    ;;
*)
    echo "Usage: util/install.sh install|uninstall" >&2
    exit 2
    ;;
esac
