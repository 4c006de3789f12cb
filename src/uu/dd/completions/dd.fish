# SPDX-License-Identifier: MIT
# Completion of dd for fish.

function __coreutils_dd_list --argument-names name
    # What is before the last comma stays.
    set -l before (string replace --regex '[^,=]*$' '' -- (commandline --current-token))
    test "$before" = "$name=" || string match --quiet "$name=*," -- $before || return
    for word in $argv[2..]
        echo $before$word
    end
end

function __coreutils_dd
    set -l token (commandline --current-token)
    set -l name (string replace --regex '=.*' '' -- $token)
    switch $token
        case 'if=*' 'of=*' 'hashlog=*' 'map=*'
            for path in (__fish_complete_path (string replace --regex '^[^=]*=' '' -- $token))
                echo $name=$path
            end
        case 'conv=*'
            __coreutils_dd_list conv ascii\t'EBCDIC into ASCII' ebcdic\t'ASCII into EBCDIC' \
                ibm\t'ASCII into the EBCDIC of IBM' block\t'lines into records' \
                unblock\t'records into lines' lcase\t'upper case into lower case' \
                ucase\t'lower case into upper case' sparse\t'seek over blocks of NULs' \
                swab\t'swap pairs of bytes' sync\t'pad short input blocks' \
                excl\t'fail if the output exists' nocreat\t'fail if the output does not exist' \
                notrunc\t'keep what is in the output' noerror\t'go on after read errors' \
                fdatasync\t'have the data on the device' fsync\t'have all on the device' \
                changed\t'write only what differs' rescue\t'read around bad sectors' \
                untilfull\t'a full output is the end' verify\t'read back and compare'
        case 'iflag=*' 'oflag=*'
            set -l flags append\t'write at the end' direct\t'go past the page cache' \
                directory\t'must be a directory' dsync\t'synchronise data' \
                sync\t'synchronise data and metadata' nonblock\t'do not block' \
                noatime\t'leave the time of access alone' nocache\t'drop from the page cache' \
                noctty\t'no controlling terminal' nofollow\t'do not follow links'
            if test $name = iflag
                set -a flags fullblock\t'read until a block is full' \
                    count_bytes\t'count= is in bytes' skip_bytes\t'skip= is in bytes'
            else
                set -a flags excl\t'refuse a device in use' seek_bytes\t'seek= is in bytes'
            end
            __coreutils_dd_list $name $flags
        case 'hash=*'
            __coreutils_dd_list hash md5 sha1 sha256 sha512 blake2b blake3
        case 'check=*'
            __coreutils_dd_list check md5: sha1: sha256: sha512: blake2b: blake3:
        case 'status=*'
            __coreutils_dd_list status none\t'error messages alone' \
                noxfer\t'no line of bytes and rate' progress\t'bytes and rate each second' \
                bar\t'a bar, with the time left' json\t'JSON, an object a line'
        case '*=*'
        case '*'
            printf '%s=\t%s\n' bs 'read and write blocks of so many bytes' \
                cbs 'make or take records of so many bytes' \
                check 'fail if a digest differs' conv convert \
                count 'copy no more than so many input blocks' \
                ebs 'read bad records in pieces down to so many bytes' \
                hash 'print digests of what was written' hashlog 'print them to this file' \
                ibs 'read blocks of so many bytes' if 'read this file' iflag 'how to read' \
                map 'keep what is rescued in this file' obs 'write blocks of so many bytes' \
                of 'write this file' oflag 'how to write' \
                retries 'try each bad piece so many times' \
                seek 'start so many blocks into the output' \
                oseek 'start so many blocks into the output' \
                skip 'start so many blocks into the input' \
                iseek 'start so many blocks into the input' \
                speed 'copy no more than so many bytes a second' \
                status 'say more or less on standard error'
    end
end

# Not in addition to what fish brings for dd, but in its place.
complete --erase --command dd
complete --command dd --no-files --arguments '(__coreutils_dd)'
complete --command dd --long-option help --description 'print a help text and exit'
complete --command dd --long-option version --description 'print the version and exit'
