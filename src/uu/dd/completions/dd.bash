# SPDX-License-Identifier: MIT
# Completion of dd for bash.

_coreutils_dd() {
    local line word name value last
    # By blanks alone: `=` divides words here, or not, as COMP_WORDBREAKS says.
    line=${COMP_LINE:0:COMP_POINT}
    word=${line##*[[:blank:]]}
    COMPREPLY=()
    if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--help --version' -- "$word")
        return
    fi
    if [[ $word != *=* ]]; then
        mapfile -t COMPREPLY < <(compgen -W 'bs= cbs= conv= count= ibs= if= iflag= obs= of= oflag=
            seek= oseek= skip= iseek= status=' -- "$word")
        compopt -o nospace
        return
    fi
    name=${word%%=*}
    value=${word#*=}
    last=${value##*,}
    local words=
    case $name in
        if | of)
            compopt -o filenames
            mapfile -t COMPREPLY < <(compgen -f -- "$value")
            ;;
        conv)
            words='ascii ebcdic ibm block unblock lcase ucase sparse swab sync excl nocreat notrunc
                noerror fdatasync fsync'
            ;;
        iflag)
            words='append direct directory dsync sync fullblock nonblock noatime nocache noctty
                nofollow count_bytes skip_bytes'
            ;;
        oflag)
            words='append direct directory dsync sync nonblock noatime nocache noctty nofollow
                seek_bytes'
            ;;
        status)
            words='none noxfer progress bar json'
            ;;
    esac
    if [[ $words ]]; then
        mapfile -t COMPREPLY < <(compgen -P "${value%"$last"}" -W "$words" -- "$last")
    fi
    if [[ $COMP_WORDBREAKS != *=* ]]; then
        COMPREPLY=("${COMPREPLY[@]/#/$name=}")
    fi
}

complete -F _coreutils_dd dd
