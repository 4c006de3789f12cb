# SPDX-License-Identifier: MIT
# dd's messages in English: what translators begin from. The running program has these texts in its
# source; a test compares them. Where GNU's dd has the message in a language, its words are kept,
# as scripts look for them.
#
# $file, $input, $output and $number come quoted; $word and $operand come in the language's quotation
# marks; $reason is the C library's. $count is there for the choice of a plural, and is not shown.

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
# Stands for a number of bytes, after no time at all: Infinity B/s.
infinity = Infinity

## The bar: as short as can be

bar-opening = opening
bar-copying = copying
bar-syncing = syncing
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
invalid-number = invalid number: { $number }
# $first and $second are words of the command line, like lcase and ucase.
cannot-combine = cannot combine { $first } and { $second }
cannot-combine-charsets = cannot combine any two of {"{"}ascii,ebcdic,ibm{"}"}
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
help-operand-conv = convert as the comma-separated words say
help-operand-count = copy no more than N input blocks
help-operand-ibs = read blocks of up to BYTES bytes (default: 512)
help-operand-if = read FILE rather than standard input
help-operand-iflag = read as the comma-separated words say
help-operand-obs = write blocks of BYTES bytes (default: 512)
help-operand-of = write FILE rather than standard output
help-operand-oflag = write as the comma-separated words say
help-operand-seek = (or oseek=N) start N obs-sized blocks into the output
help-operand-skip = (or iseek=N) start N ibs-sized blocks into the input
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
