#!/bin/sh
# SPDX-License-Identifier: MIT
# Usage: util/check-system.sh STAGE [WORK]
#
# Runs the same work in a Debian system with GNU's coreutils, and in one where ours are in their place:
# packages are installed, configured and purged, C projects built, makeself archives, initramfs images
# and a system made, test suites run. Compares exit statuses, outputs and trees after each step.
# Ends with 0 only if nothing differs but what util/check-system/known.txt lists, and no difference
# of dd can be listed there. Needs root, debootstrap, perl and a Debian mirror; 3 GiB in WORK; see
# docs/replacement.md for the time it takes.
#
#   STAGE      a tree made by `make install FEATURES=full PREFIX=/usr DESTDIR=STAGE`
#   WORK       a folder; what was downloaded to it before is used again. Without it, one is made
#              below ${TMPDIR:-/var/tmp}, and removed at the end.
#
#   KEEP=1     keep the systems, not only the records (WORK/{gnu,again,ours}.d, WORK/report.txt)
#   DEB=FILE   a package that does the replacement, in the place of the copy of STAGE; it is
#              purged at the end, and GNU's files must be as before; FORCE= of dpkg's if it needs any
#   PROGRAMS=  the names to replace (all of STAGE): PROGRAMS=dd shows what dd alone does
#   STEPS=     a shell pattern of steps to run (*)
#   RUNS=      of "gnu again ours"; the records of the others in WORK are used as they are
#   SUITE=bookworm, MIRROR=http://deb.debian.org/debian
set -eu

here=$(cd "$(dirname "$0")/check-system" && pwd)
case $# in
1 | 2) ;;
*) sed -n '3,26s/^# \{0,1\}//p' "$0"; exit 2 ;;
esac
stage=$(cd "$1" && pwd)
KEEP=${KEEP:-} DEB=${DEB:-} PROGRAMS=${PROGRAMS:-} FORCE=${FORCE:-}
STEPS=${STEPS:-*} RUNS=${RUNS:-gnu again ours}
SUITE=${SUITE:-bookworm} MIRROR=${MIRROR:-http://deb.debian.org/debian}
[ "$(id -u)" = 0 ] || { echo "SKIPPED $0: needs root"; exit 1; }
for tool in debootstrap perl unshare wget; do
    command -v $tool >/dev/null || { echo "$0: $tool is not installed" >&2; exit 1; }
done
[ -x "$stage/usr/bin/coreutils" ] || { echo "$0: no usr/bin/coreutils in $stage" >&2; exit 1; }

made=
if [ $# = 2 ]; then
    mkdir -p "$2"
    work=$(cd "$2" && pwd -P)
else
    made=$(mktemp -d "${TMPDIR:-/var/tmp}/check-system.XXXXXX")
    work=$(cd "$made" && pwd -P)
fi
cache=$work/cache
# What GNU's package holds, and the name of the one that replaces it.
owned=$work/base/var/lib/dpkg/info/coreutils.list
package=
[ -z "$DEB" ] || package=$(dpkg-deb -f "$DEB" Package)

# All mounts are made in a namespace that ends with the step. Nothing is removed if one is seen here.
remove() {
    if awk -v "work=$1/" 'index($5 "/", work) == 1 { found = 1 } END { exit !found }' \
        /proc/self/mountinfo; then
        echo "$0: something is mounted below $1, which is left alone" >&2
        return 1
    fi
    rm -rf --one-file-system "$1"
}
clean_up() {
    if [ -n "$made" ]; then
        [ -n "$KEEP" ] || remove "$work" || :
    elif [ -z "$KEEP" ]; then
        for root in gnu again ours; do remove "$work/$root" || :; done
    fi
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

say() { printf '%s %s\n' "$(date +%T)" "$*"; }

# Packages, by step. They are downloaded once.
CHECK_INSTALL='ca-certificates openssh-server postfix man-db locales dbus cron logrotate rsyslog sudo ssl-cert
fontconfig nginx-light apache2 python3-minimal bash-completion update-inetd ucf grub-common popularity-contest
uuid-runtime dictionaries-common wamerican slapd keyboard-configuration console-setup emacsen-common mlocate
sgml-base xml-core docbook-xml docbook-xsl'
CHECK_BUILD='build-essential autoconf automake libtool pkg-config zlib1g-dev less texinfo'
CHECK_MAKESELF='makeself bzip2 xz-utils openssl file'
CHECK_KERNEL='linux-image-cloud-amd64 initramfs-tools zstd cryptsetup-initramfs lvm2 mdadm'
CHECK_SCRIPTS='dphys-swapfile initscripts live-build rpm cpio fdisk'
for list in INSTALL BUILD MAKESELF KERNEL SCRIPTS; do
    eval "CHECK_$list=\$(echo \$CHECK_$list)"
done

# in_root NETWORK ROOT LIMIT COMMAND...: runs it in the system, with a fixed environment, without
# a network unless NETWORK is "net"; nothing of it is left when it ends.
in_root() {
    network=--net
    [ "$1" = none ] || network=
    root=$2 limit=$3
    shift 3
    mkdir -p "$root/srv/check" "$root/var/cache/apt/archives"
    # shellcheck disable=SC2016 # for the inner shell
    timeout --foreground -s KILL "$limit" \
        unshare --mount --pid --fork --kill-child --uts --ipc $network sh -eu -c '
        root=$1 cache=$2
        shift 2
        hostname check.example
        ip link set lo up 2>/dev/null || :
        mount -t proc proc "$root/proc"
        mount -t sysfs -o ro sysfs "$root/sys"
        mount -t devpts -o newinstance,ptmxmode=0666,mode=620,gid=5 devpts "$root/dev/pts"
        mount -t tmpfs tmpfs "$root/dev/shm"
        mount --bind "$cache" "$root/srv/check"
        mount -o remount,bind,ro "$root/srv/check"
        mount --bind "$cache/archives" "$root/var/cache/apt/archives"
        umask 022
        exec chroot "$root" "$@"
    ' sh "$root" "$cache" "$(command -v env)" -i \
        PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 TZ=UTC \
        TERM=dumb DEBIAN_FRONTEND=noninteractive CHECK_SUITE="$SUITE" CHECK_INSTALL="$CHECK_INSTALL" \
        CHECK_BUILD="$CHECK_BUILD" CHECK_MAKESELF="$CHECK_MAKESELF" CHECK_KERNEL="$CHECK_KERNEL" \
        CHECK_SCRIPTS="$CHECK_SCRIPTS" CHECK_REPLACEMENT="$package" "$@" </dev/null
}

# The system that all others are copies of, and what they install. The only part with a network.
prepare() {
    remove "$work/base"
    remove "$work/build"
    mkdir -p "$cache/archives/partial" "$cache/sources"
    date +%s >"$work/since"
    say "debootstrap $SUITE"
    [ -f "$cache/debootstrap.tar" ] ||
        debootstrap --variant=minbase --make-tarball="$cache/debootstrap.tar" "$SUITE" "$work/base" "$MIRROR"
    remove "$work/base"
    debootstrap --variant=minbase --unpack-tarball="$cache/debootstrap.tar" "$SUITE" "$work/base" "$MIRROR"
    cp -n "$work"/base/var/cache/apt/archives/*.deb "$cache/archives/" || :
    rm -f "$work"/base/var/cache/apt/archives/*.deb

    cat >"$work/base/etc/apt/sources.list" <<EOF
deb $MIRROR $SUITE main
deb-src $MIRROR $SUITE main
EOF
    cat >"$work/base/etc/apt/apt.conf.d/99check" <<'EOF'
APT::Get::Assume-Yes "true";
APT::Install-Recommends "false";
APT::Sandbox::User "root";
Acquire::Languages "none";
Acquire::Retries "3";
Dpkg::Use-Pty "false";
quiet "2";
EOF
    echo force-unsafe-io >"$work/base/etc/dpkg/dpkg.cfg.d/check"
    printf '#!/bin/sh\nexit 101\n' >"$work/base/usr/sbin/policy-rc.d"
    chmod 755 "$work/base/usr/sbin/policy-rc.d"
    echo "127.0.0.1 localhost check.example check" >"$work/base/etc/hosts"
    cp /etc/resolv.conf "$work/base/etc/resolv.conf"

    say "download"
    # shellcheck disable=SC2016 # for the inner shell
    in_root net "$work/base" 1200 sh -eu -c '
        apt-get update
        for list in "$CHECK_INSTALL" "$CHECK_BUILD" "$CHECK_MAKESELF" "$CHECK_KERNEL" "$CHECK_SCRIPTS" \
            debootstrap git; do
            apt-get install --download-only $list
        done
        apt-mark hold coreutils
    '
    if [ ! -f "$cache/git.tar" ]; then
        prepare_sources
    fi
    rm -f "$work/base/etc/resolv.conf"
    touch "$work/prepared"
}
prepare_sources() {
    cp -a "$work/base" "$work/build"
    say "sources, and git's test suite"
    mkdir -p "$work/build/srv/sources"
    # shellcheck disable=SC2016 # for the inner shell
    in_root net "$work/build" 1200 sh -eu -c '
        apt-get install $CHECK_BUILD >/dev/null
        cd /srv/sources
        apt-get source --download-only gzip libyaml git
        dpkg-source -x git_*.dsc git >/dev/null
        cd git
        make CFLAGS=-O0 NO_CURL=1 NO_OPENSSL=1 NO_GETTEXT=1 NO_TCLTK=1 NO_PYTHON=1 NO_EXPAT=1 \
            GIT-BUILD-OPTIONS t/helper/test-tool >/dev/null
        make -C templates >/dev/null
        cd ..
        tar --exclude="*.o" --exclude="*.a" --exclude=git/po --exclude=git/Documentation -cf git.tar git
    '
    mv "$work"/build/srv/sources/git.tar "$cache/git.tar"
    cp "$work"/build/srv/sources/*.* "$cache/sources/"
    remove "$work/build"
}

# Names of ours that are not coreutils' in this system, but another package's (hostname, and kill and
# uptime of procps): those are left alone.
foreign() {
    for path in "$stage"/usr/bin/*; do
        name=${path##*/}
        [ "$name" = coreutils ] || grep -qxF -e "/usr/bin/$name" -e "/bin/$name" -e "/usr/sbin/$name" \
            "$owned" || printf '%s ' "$name"
    done
}

# replace ROOT: puts ours in the place of GNU's, the way a package would.
replace() {
    if [ -n "$DEB" ]; then
        replace_by_package "$1"
    else
        replace_by_copy "$1"
    fi
}
replace_by_package() {
    own_files "$1" >"$work/before-package"
    in_root none "$1" 60 apt-mark unhold coreutils
    in_root none "$1" 120 dpkg ${FORCE:+--force-"$FORCE"} -i /srv/check/replacement.deb
}
replace_by_copy() {
    others=$(foreign "$1")
    for path in $(cd "$stage" && find . ! -type d | sed 's|^\./||'); do
        name=${path##*/}
        case $path in
        usr/bin/*)
            if [ "$name" != coreutils ] && [ -n "$PROGRAMS" ]; then
                case " $PROGRAMS " in *" $name "*) ;; *) continue ;; esac
            fi
            case " $others" in *" $name "*) continue ;; esac
            # chroot's place is sbin.
            if [ -e "$1/usr/sbin/$name" ]; then
                ln -sf "../bin/$(readlink "$stage/$path")" "$1/usr/sbin/$name"
                continue
            fi
            ;;
        usr/libexec/*) ;;
        *) continue ;; # pages and completions, some of which have another name in a package
        esac
        mkdir -p "$1/${path%/*}"
        cp -a --remove-destination "$stage/$path" "$1/$path"
    done
}
undo() {
    [ -n "$DEB" ] || return 0
    say "ours: purge of the package"
    # A package that conflicts with GNU's, rather than divert its files, goes when GNU's comes back.
    # shellcheck disable=SC2016 # for the inner shell
    in_root none "$1" 120 sh -euc '
        dpkg-query -W -f "\${db:Status-Status}" coreutils 2>/dev/null | grep -qx installed ||
            dpkg "$@" -i /var/cache/apt/archives/coreutils_*.deb
        dpkg "$@" --purge "$CHECK_REPLACEMENT"
    ' sh ${FORCE:+--force-"$FORCE"} >"$work/purge.out" 2>&1 ||
        { echo "the package could not be purged, see $work/purge.out"; return 1; }
    own_files "$1" >"$work/after-package"
    diff "$work/before-package" "$work/after-package"
}

# The files of coreutils in the system, the diversions, and the state of the package.
own_files() {
    while read -r path; do
        [ -d "$1$path" ] && [ ! -L "$1$path" ] && continue
        if [ -L "$1$path" ]; then
            echo "$path -> $(readlink "$1$path")"
        elif [ -e "$1$path" ]; then
            echo "$path $(stat -c '%a %u:%g %s' "$1$path") $(sha256sum <"$1$path")"
        else
            echo "$path is missing"
        fi
    done <"$owned"
    cat "$1/var/lib/dpkg/diversions"
    dpkg-query --admindir="$1/var/lib/dpkg" -W coreutils
}

# Says which names still are GNU's, and fails if one is that we have.
verify() {
    left=
    for path in $(grep -E '/s?bin/' "$owned"); do
        if [ ! -L "$1$path" ] && cmp -s "$1$path" "$work/base$path"; then left="$left ${path##*/}"; fi
    done
    say "ours: left as GNU's:${left:- none}"
    say "ours: left to other packages: $(foreign "$1")"
    for name in dd ls; do
        say "ours: $name: $(in_root none "$1" 20 $name --version | head -n 1)"
    done
    case " $left " in *' dd '*) echo "dd is GNU's" >&2; return 1 ;; esac
    [ -z "$PROGRAMS" ] || return 0
    for name in $left; do
        case $name in
        chcon | runcon) ;; # SELinux
        *) echo "$name is GNU's" >&2; return 1 ;;
        esac
    done
}

# Paths that are not compared: what the kernel shows, what apt downloads, and the programs themselves.
skipped() {
    printf '%s\n' proc sys dev run tmp srv/check var/cache/apt var/lib/apt
    sed 's|^/||; s|^bin/|usr/bin/|' "$owned" | grep -E '^usr/(s?bin|libexec)/'
    (cd "$stage" && find usr/bin usr/libexec ! -type d)
    (cd "$stage" && find usr/libexec -mindepth 1 -type d)
    [ -z "$DEB" ] || {
        dpkg-deb -c "$DEB" | awk '$1 !~ /^d/ { sub("^\\./", "", $6); print $6 }'
        dpkg-deb -c "$DEB" | awk '$1 ~ /^d/ { sub("^\\./", "", $6); sub("/$", "", $6); print $6 }' |
            while read -r path; do [ -d "$work/base/$path" ] || echo "$path"; done
        for file in list md5sums preinst postinst prerm postrm conffiles triggers shlibs; do
            printf 'var/lib/dpkg/info/%s\n' "$package.$file" "coreutils.$file"
        done
        # What knows of one package more.
        printf 'var/lib/dpkg/%s\n' status status-old diversions diversions-old available
        printf '%s\n' var/log/dpkg.log var/log/dpkg.log.1 var/log/apt/eipp.log.xz var/backups
    }
}

run() {
    root=$work/$1
    records=$work/$1.d
    remove "$root"
    rm -rf "$records"
    mkdir "$records"
    cp -a "$work/base" "$root"
    if [ "$1" = ours ]; then
        replace "$root"
        # Where GNU's are now, if they were diverted.
        awk 'NR % 3 == 2 { print substr($0, 2); print "usr" $0 }' "$root/var/lib/dpkg/diversions" \
            >>"$work/skip"
        verify "$root"
    fi
    rm -f "$work/sums"
    for script in "$cache"/steps/*.sh; do
        step=$(basename "$script" .sh)
        # shellcheck disable=SC2254 # a pattern
        case $step in $STEPS) ;; *) continue ;; esac
        limit=$(sed -n 's/^# timeout: //p' "$script")
        began=$(date +%s)
        status=0
        in_root none "$work/$1" "$limit" sh -eu "/srv/check/steps/$step.sh" >"$records/$step.out" \
            2>"$records/$step.err" || status=$?
        echo $status >"$records/$step.status"
        say "$1: $step: status $status, $(($(date +%s) - began)) s"
        perl "$here/tree.pl" "$root" "$(cat "$work/since")" "$work/skip" "$work/sums" >"$records/$step.tree"
    done
}

[ -e "$work/prepared" ] || prepare
rm -rf "$cache/steps"
cp -R "$here/steps" "$cache/steps"
[ -z "$DEB" ] || cp "$DEB" "$cache/replacement.deb"
skipped >"$work/skip"

result=0
for which in $RUNS; do
    run "$which"
    if [ "$which" = ours ]; then
        undo "$work/ours" || result=1
    fi
    [ -n "$KEEP" ] || remove "$work/$which"
done

printf '\nSteps: name, status with GNU, with ours\n'
for file in "$work"/gnu.d/*.status; do
    step=$(basename "$file" .status)
    printf '  %-20s %3s %3s\n' "$step" "$(cat "$file")" "$(cat "$work/ours.d/$step.status")"
done
echo
perl "$here/compare.pl" "$work" "$here/known.txt" >"$work/report.txt" || result=1
cat "$work/report.txt"
if [ $result = 0 ]; then echo 'The system is the same.'; else echo 'The system is NOT the same.'; fi
exit $result
