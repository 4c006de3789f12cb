ptx-about = Produce a permuted index of file contents
  Output a permuted index, including context, of the words in the input files.
  Mandatory arguments to long options are mandatory for short options too.
  With no FILE, or when FILE is -, read standard input. Default is '-F /'.
ptx-usage = ptx [OPTION]... [INPUT]...
  ptx -G [OPTION]... [INPUT [OUTPUT]]

# Help messages
ptx-help-auto-reference = output automatically generated references
ptx-help-traditional = behave more like System V 'ptx'
ptx-help-flag-truncation = use STRING for flagging line truncations
ptx-help-macro-name = macro name to use instead of 'xx'
ptx-help-roff = generate output as roff directives
ptx-help-tex = generate output as TeX directives
ptx-help-right-side-refs = put references at right, not counted in -w
ptx-help-sentence-regexp = for end of lines or end of sentences
ptx-help-word-regexp = use REGEXP to match each keyword
ptx-help-break-file = word break characters in this FILE
ptx-help-ignore-case = fold lower case to upper case for sorting
ptx-help-gap-size = gap size in columns between output fields
ptx-help-ignore-file = read ignore word list from FILE
ptx-help-only-file = read only word list from this FILE
ptx-help-references = first field of each line is a reference
ptx-help-typeset-mode = change the default width from 72 to 100
ptx-help-width = output width in columns, reference excluded

# Error messages
ptx-error-dumb-format = There is no dumb format with GNU extensions disabled
ptx-error-not-implemented = { $feature } not implemented yet
ptx-error-write-failed = write failed
ptx-error-extra-operand = extra operand { $operand }
ptx-error-empty-regexp = A regular expression cannot match a length zero string
ptx-error-invalid-regexp = Invalid regexp: { $error }
