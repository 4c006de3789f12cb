numfmt-about = Convert numbers from/to human-readable strings
numfmt-usage = numfmt [OPTION]... [NUMBER]...
numfmt-after-help = UNIT options:

  - none: no auto-scaling is done; suffixes will trigger an error

  - auto: accept optional single/two letter suffix:

      1K = 1000, 1Ki = 1024, 1M = 1000000, 1Mi = 1048576,

  - si: accept optional single letter suffix:

      1K = 1000, 1M = 1000000, ...

  - iec: accept optional single letter suffix:

      1K = 1024, 1M = 1048576, ...

  - iec-i: accept optional two-letter suffix:

      1Ki = 1024, 1Mi = 1048576, ...

  - FIELDS supports cut(1) style field ranges:

      N N'th field, counted from 1
      N- from N'th field, to end of line
      N-M from N'th to M'th field (inclusive)
      -M from first to M'th field (inclusive)
      - all fields

  Multiple fields/ranges can be separated with commas

  FORMAT must be suitable for printing one floating-point argument %f.
  Optional quote (%'f) will enable --grouping (if supported by current locale).
  Optional width value (%10f) will pad output. Optional zero (%010f) width
  will zero pad the number. Optional negative values (%-10f) will left align.
  Optional precision (%.1f) will override the input determined precision.

# Help messages
numfmt-help-debug = print warnings about invalid input
numfmt-help-delimiter = use X instead of whitespace for field delimiter
numfmt-help-field = replace the numbers in these input fields; see FIELDS below
numfmt-help-format = use printf style floating-point FORMAT; see FORMAT below for details
numfmt-help-from = auto-scale input numbers to UNITs; see UNIT below
numfmt-help-from-unit = specify the input unit size
numfmt-help-grouping = use locale-defined grouping of digits, for example 1,000,000 (which means it has no effect in the C/POSIX locale)
numfmt-help-to = auto-scale output numbers to UNITs; see UNIT below
numfmt-help-to-unit = the output unit size
numfmt-help-padding = pad the output to N characters; positive N will right-align; negative N will left-align; padding is ignored if the output is wider than N; the default is to automatically pad if a whitespace is found
numfmt-help-header = print (without converting) the first N header lines; N defaults to 1 if not specified
numfmt-help-round = use METHOD for rounding when scaling
numfmt-help-suffix = print SUFFIX after each formatted number, and accept inputs optionally ending with SUFFIX
numfmt-help-unit-separator = use STRING to separate the number from any unit when printing; by default, no separator is used
numfmt-help-invalid = set the failure mode for invalid input
numfmt-help-zero-terminated = line delimiter is NUL, not newline

# Error messages
numfmt-error-unsupported-unit = Unsupported unit is specified
numfmt-error-invalid-unit-size = invalid unit size: { $size }
numfmt-error-invalid-padding = invalid padding value { $value }
numfmt-error-invalid-header = invalid header value { $value }
numfmt-error-grouping-cannot-be-combined-with-format = --grouping cannot be combined with --format
numfmt-error-grouping-cannot-be-combined-with-to = grouping cannot be combined with --to
numfmt-error-delimiter-must-be-single-character = the delimiter must be a single character
numfmt-error-invalid-number-empty = invalid number: ''
numfmt-error-invalid-specific-suffix = invalid suffix in input { $input }: { $suffix }
numfmt-error-invalid-suffix = invalid suffix in input: { $input }
numfmt-error-invalid-number = invalid number: { $input }
numfmt-error-missing-i-suffix = missing 'i' suffix in input: '{ $number }{ $suffix }' (e.g Ki/Mi/Gi)
numfmt-error-rejecting-suffix = rejecting suffix in input: '{ $number }{ $suffix }' (consider using --from)
numfmt-error-suffix-unsupported-for-unit = This suffix is unsupported for specified unit
numfmt-error-invalid-unit-argument = invalid argument '{$arg}' for '{$opt}'
numfmt-error-number-too-big = Number is too big and unsupported
numfmt-error-format-no-percent = format '{ $format }' has no % directive
numfmt-error-format-ends-in-percent = format '{ $format }' ends in %
numfmt-error-invalid-format-directive = invalid format '{ $format }', directive must be %[0]['][-][N][.][N]f
numfmt-error-invalid-format-width-overflow = invalid format '{ $format }' (width overflow)
numfmt-error-invalid-precision = invalid precision in format '{ $format }'
numfmt-error-format-too-many-percent = format '{ $format }' has too many % directives
numfmt-error-unknown-invalid-mode = Unknown invalid mode: { $mode }

# Debug messages
numfmt-debug-no-conversion = no conversion option specified
numfmt-debug-grouping-no-effect = grouping has no effect in this locale
numfmt-debug-failed-to-convert = failed to convert some of the input numbers
numfmt-debug-header-ignored = --header ignored with command-line input

# Diagnostic labels and help lines: what the caret points at, and the advice under it
numfmt-diag-label-number-overflow = this number is too large
numfmt-diag-label-stray-percent = a literal % must be written %%
numfmt-diag-label-bad-conversion = f is the only conversion numfmt has; %d, %e, %g and the other C conversions are not accepted
numfmt-diag-help-format-syntax = a format is [PREFIX]%[0]['][-][WIDTH][.PRECISION]f[SUFFIX], as in "%'-10.2f"
numfmt-diag-label-auto-from-only = auto guesses the unit of the input, so only --from takes it
numfmt-diag-help-unit = --from and --to take none, si, iec or iec-i, and --from also takes auto
numfmt-diag-label-zero-unit-size = a unit size must be at least 1
numfmt-diag-help-unit-size = a unit size is a number, a K, M, G, T, P or E multiplier, or both, as in 512, K or 2Ki
numfmt-diag-label-zero-padding = a padding is a width in characters, so 0 asks for nothing
numfmt-diag-help-padding = --padding takes a non-zero whole number; a negative one left-aligns, as in --padding=-10
numfmt-diag-label-zero-header = leave --header out to convert every line
numfmt-diag-help-header = --header takes the number of leading lines to pass through unchanged, at least 1
numfmt-diag-help-input-no-from = without --from a number must be plain; --from=auto reads a K, M or Gi suffix
numfmt-diag-help-input-suffixes = the suffixes are K, M, G, T, P, E, Z, Y, R and Q, with an optional i under --from=auto or iec-i
numfmt-diag-label-zero-field = fields are numbered from 1
numfmt-diag-help-field-syntax = --field takes N, N-M, N- or -M, separated by commas, as in --field=1,3-5
