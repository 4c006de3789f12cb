# SPDX-License-Identifier: MIT
# dd's messages in English: what translators begin from. The running program has these texts in its
# source; a test compares them. Where GNU's dd has the message in a language, its words are kept,
# as scripts look for them.
#
# $file, $input, $output, $map and $number come quoted, $place and $holder where they need it; $word
# and $operand come in the language's quotation marks; $reason is the C library's. $count is there for
# the choice of a plural, and is not shown.

# Quotation marks around a word of the command line.
quote-open = ‘
quote-close = ’

# The two ends that have no file's name.
standard-input = standard input
standard-output = standard output

## Statistics

# $records is like 2+1: full and partial records.
records-in = { $records } records in
records-out = { $records } records out
truncated-records = { $count ->
    [one] { $records } truncated record
   *[other] { $records } truncated records
}
# Those that conv=changed left alone.
records-unchanged = { $records } records unchanged
# $si is like 6.3 kB, $iec like 6.2 KiB, $rate like 51.4 MB.
copied = { $count ->
    [one] { $bytes } byte copied, { $seconds } s, { $rate }/s
   *[other] { $bytes } bytes copied, { $seconds } s, { $rate }/s
}
copied-si = { $count ->
   *[other] { $bytes } bytes ({ $si }) copied, { $seconds } s, { $rate }/s
}
copied-si-iec = { $count ->
   *[other] { $bytes } bytes ({ $si }, { $iec }) copied, { $seconds } s, { $rate }/s
}
# conv=verify; as copied.
verified = { $count ->
    [one] { $bytes } byte verified, { $seconds } s, { $rate }/s
   *[other] { $bytes } bytes verified, { $seconds } s, { $rate }/s
}
verified-si = { $count ->
   *[other] { $bytes } bytes ({ $si }) verified, { $seconds } s, { $rate }/s
}
verified-si-iec = { $count ->
   *[other] { $bytes } bytes ({ $si }, { $iec }) verified, { $seconds } s, { $rate }/s
}
# conv=rescue. $count is the number of bad areas.
rescued = { $count ->
    [one] { $rescued } bytes rescued, { $lost } bytes lost, { $areas } bad area
   *[other] { $rescued } bytes rescued, { $lost } bytes lost, { $areas } bad areas
}
# Stands for a number of bytes, after no time at all: Infinity B/s.
infinity = Infinity

## The bar: as short as can be

bar-opening = opening
bar-copying = copying
bar-syncing = syncing
bar-verifying = verifying
# The average rate.
bar-average = avg
# The time left.
bar-left = ETA

## Failures

open = failed to open { $file }: { $reason }
set-flags = setting flags for { $file }: { $reason }
stat = cannot fstat { $file }: { $reason }
truncate = failed to truncate to { $bytes } bytes in output file { $file }: { $reason }
read = error reading { $file }: { $reason }
read-back = error reading back { $file }: { $reason }
write-record = error writing { $file }: { $reason }
write-block = writing to { $file }: { $reason }
write-error = write error: { $reason }
skip = { $file }: cannot skip: { $reason }
seek = { $file }: cannot seek: { $reason }
seek-too-far = { $file }: cannot seek
step-over = { $file }: cannot move past the fault: { $reason }
leave-direct = failed to turn off O_DIRECT: { $file }: { $reason }
drop-cache = failed to discard cache for: { $file }: { $reason }
fdatasync = fdatasync failed for { $file }: { $reason }
fsync = fsync failed for { $file }: { $reason }
close-input = closing input file { $file }: { $reason }
close-output = closing output file { $file }: { $reason }
no-memory-input = memory exhausted by input buffer of size { $bytes } bytes ({ $size })
no-memory-output = memory exhausted by output buffer of size { $bytes } bytes ({ $size })
offset-too-large = offset too large: cannot truncate to a length of seek={ $blocks } ({ $size }-byte) blocks
same-file = { $input } and { $output } are the same file, which would be emptied; use conv=notrunc
# $record is the number of an output block, from 0.
differs = { $file } differs from what was written at offset { $offset } (record { $record })
differs-within = { $file } differs from what was written between offsets { $first } and { $last } (record { $record })
too-short = { $file } ends at offset { $offset } (record { $record }), before the end of what was written
# $operand is like conv=verify, without quotation marks; as in the others that end in needs.
cannot-read-back = { $file } cannot be read back, as { $operand } needs
not-rescuable = { $file } is no regular file or block device, as { $operand } needs
# $algorithm is like sha256, $actual and $expected are hexadecimal.
check-failed = { $algorithm } of { $file } is { $actual }, not { $expected }
in-use = refusing to write to { $file }: in use
# $holders is made of the next three; before each may come the name of a partition:
# sdX1 mounted on /mnt, used as swap, part of md0.
in-use-by = refusing to write to { $file }: in use ({ $holders })
mounted-on = mounted on { $place }
used-as-swap = used as swap
part-of = part of { $holder }
vanished = { $file } is gone: { $reason }
no-mapfile = { $file } is no mapfile (line { $line })
map-not-regular = { $file } is no regular file, as { $operand } needs
appends = { $file } is open for appending, which does not go with { $operand }
same-as-end = { $file } is read or written, and cannot be { $operand } too
map-ahead = { $file } is shorter than the map { $map } says; remove the map to begin anew

## Remarks

skipped-too-far = { $file }: cannot skip to specified offset
partial-read = { $count ->
    [one] warning: partial read ({ $bytes } byte); suggest iflag=fullblock
   *[other] warning: partial read ({ $bytes } bytes); suggest iflag=fullblock
}
zero-multiplier = warning: { $written } is a zero multiplier; use { $meant } if that is intended

## The command line

unrecognized-option = unrecognized option '{ $option }'
ambiguous-option = option '{ $option }' is ambiguous; possibilities: '--help' '--version'
invalid-option = invalid option -- '{ $option }'
needless-argument = option '--{ $option }' doesn't allow an argument
unrecognized-operand = unrecognized operand { $operand }
invalid-conversion = invalid conversion: { $word }
invalid-input-flag = invalid input flag: { $word }
invalid-output-flag = invalid output flag: { $word }
invalid-status-level = invalid status level: { $word }
invalid-algorithm = invalid algorithm: { $word }
invalid-digest = invalid digest: { $word }
invalid-number = invalid number: { $number }
# $first and $second are words of the command line, like lcase and ucase.
cannot-combine = cannot combine { $first } and { $second }
cannot-combine-charsets = cannot combine any two of {"{"}ascii,ebcdic,ibm{"}"}
# $first and $second are words of the command line, like map= and conv=rescue.
needs = { $first } needs { $second }
try-help = Try '{ $command } --help' for more information.

## The help text. Words in capitals are those of the left column. No line of the help text may be
## wider than 79 columns: operands begin in column 17, words in column 13, options in column 21.

help-usage =
    Usage: { $name } [OPERAND]...
    {"  "}or:  { $name } OPTION
help-purpose = Copy a file, and convert it on the way, as the operands say.
help-numbers =
    N and BYTES may end in a suffix that multiplies:
    c=1, w=2, b=512, kB=1000, K=1024, MB=1000*1000, M=1024*1024,
    GB=1000*1000*1000, G=1024*1024*1024, and so on for T, P, E, Z, Y, R, Q.
    KiB=K, MiB=M and so on are the same in full; small letters will do.
    NxM is a product. If N ends in 'B', it is in bytes, not in blocks.
help-levels = Each LEVEL is one of:
help-convs = Each of CONVS is one of:
help-flags = Each of FLAGS is one of:
help-signals =
    A signal USR1 makes a running dd print its statistics on standard error
    and go on.
help-options = Options are:
help-option-help = print this help and exit
help-option-version = print the version and exit


help-operand-bs =
    read and write blocks of up to BYTES bytes (default: 512);
    takes the place of ibs and obs
help-operand-cbs = make or take records of BYTES bytes (block, unblock)
help-operand-check = fail if a digest (ALGO:HEX) of what was written differs
help-operand-conv = convert as the comma-separated words say
help-operand-count = copy no more than N input blocks
help-operand-ebs =
    (rescue) read bad records again in pieces down to BYTES bytes
    (default: the device's sector, else 512)
help-operand-hash =
    print digests of what was written: md5, sha1, sha256, sha512,
    blake2b, blake3
help-operand-hashlog = print them to FILE rather than to standard error
help-operand-ibs = read blocks of up to BYTES bytes (default: 512)
help-operand-if = read FILE rather than standard input
help-operand-iflag = read as the comma-separated words say
help-operand-map =
    (rescue) keep what is done in FILE, and go on from there;
    in the format of GNU ddrescue's mapfile
help-operand-obs = write blocks of BYTES bytes (default: 512)
help-operand-of = write FILE rather than standard output
help-operand-oflag = write as the comma-separated words say
help-operand-retries = (rescue) try each bad piece N times (default: 1)
help-operand-seek = (or oseek=N) start N obs-sized blocks into the output
help-operand-skip = (or iseek=N) start N ibs-sized blocks into the input
help-operand-speed = copy no more than BYTES bytes a second
help-operand-status = say more or less on standard error

help-status-none = say nothing but error messages
help-status-noxfer = leave out the final line of bytes and rate
help-status-progress = show bytes and rate each second
help-status-bar =
    show a bar with bytes, rate and the time left; as progress
    where standard error is no terminal
help-status-json =
    write JSON, an object a line: progress each second, messages
    and a summary

help-conv-ascii = turn EBCDIC into ASCII; implies unblock
help-conv-ebcdic = turn ASCII into EBCDIC; implies block
help-conv-ibm = turn ASCII into IBM's EBCDIC; implies block
help-conv-block = make each line a record of cbs bytes, padded with spaces
help-conv-unblock = make each record of cbs bytes a line without trailing spaces
help-conv-lcase = turn upper case into lower case
help-conv-ucase = turn lower case into upper case
help-conv-sparse = seek over output blocks that hold only NULs
help-conv-swab = swap each pair of input bytes
help-conv-sync =
    pad short input blocks to ibs bytes with NULs,
    or with spaces if block or unblock is in effect
help-conv-excl = fail if the output file exists
help-conv-nocreat = fail if the output file does not exist
help-conv-notrunc = keep what is in the output file
help-conv-noerror = go on after read errors
help-conv-fdatasync = have the data on the device before dd ends
help-conv-fsync = likewise, and the file's metadata
help-conv-changed = write only blocks that differ from what is there
help-conv-rescue =
    read around bad sectors and pad what cannot be read;
    implies noerror and sync
help-conv-untilfull = let a full output be the end of the copy
help-conv-verify = read the output back from its device, and compare

help-flag-append = write at the end of the file (goes with conv=notrunc)
help-flag-direct = go past the page cache
help-flag-directory = fail if the file is no directory
help-flag-dsync = have each block of data on the device before the next
help-flag-sync = likewise, and the file's metadata
help-flag-fullblock = read until a block is full (iflag only)
help-flag-nonblock = use non-blocking input and output
help-flag-noatime = leave the time of last access alone
help-flag-nocache = drop what is done with from the page cache
help-flag-noctty = do not make a terminal the controlling one
help-flag-nofollow = do not follow a symbolic link
help-flag-excl = refuse a device that is in use; make no file (oflag only)
