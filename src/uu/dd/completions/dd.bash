# SPDX-License-Identifier: MIT
# Completion of dd for bash.

_coreutils_dd() {
    local line word name value last
    # By blanks alone: `=` and `:` divide words here, or not, as COMP_WORDBREAKS says.
    line=${COMP_LINE:0:COMP_POINT}
    word=${line##*[[:blank:]]}
    COMPREPLY=()
    if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--help --version' -- "$word")
        return
    fi
    if [[ $word != *=* ]]; then
        mapfile -t COMPREPLY < <(compgen -W 'bs= cbs= check= conv= count= ebs= hash= hashlog=
            ibs= if= iflag= map= obs= of= oflag= retries= seek= oseek= skip= iseek= speed=
            status=' -- "$word")
        compopt -o nospace
        return
    fi
    name=${word%%=*}
    value=${word#*=}
    last=${value##*,}
    local words=
    case $name in
        if | of | hashlog | map)
            compopt -o filenames
            mapfile -t COMPREPLY < <(compgen -f -- "$value")
            ;;
        conv)
            words='ascii ebcdic ibm block unblock lcase ucase sparse swab sync excl nocreat notrunc
                noerror fdatasync fsync changed rescue untilfull verify'
            ;;
        iflag)
            words='append direct directory dsync sync fullblock nonblock noatime nocache noctty
                nofollow count_bytes skip_bytes'
            ;;
        oflag)
            words='append direct directory dsync sync nonblock noatime nocache noctty nofollow
                excl seek_bytes'
            ;;
        check)
            words='md5: sha1: sha256: sha512: blake2b: blake3:'
            compopt -o nospace
            ;;
        hash)
            words='md5 sha1 sha256 sha512 blake2b blake3'
            ;;
        status)
            words='none noxfer progress bar json'
            ;;
    esac
    if [[ $words ]]; then
        mapfile -t COMPREPLY < <(compgen -P "${value%"$last"}" -W "$words" -- "$last")
    fi
    # What is in front of the last that divides is not in the word that is replaced.
    local dividers=${COMP_WORDBREAKS//[!=:]/} before=
    if [[ $dividers ]]; then
        before=${word%"${word##*[$dividers]}"}
    fi
    COMPREPLY=("${COMPREPLY[@]/#/$name=}")
    COMPREPLY=("${COMPREPLY[@]#"$before"}")
}

complete -F _coreutils_dd dd
