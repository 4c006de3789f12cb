tac-about = Write each file to standard output, last line first.
tac-usage = tac [OPTION]... [FILE]...
tac-help-before = attach the separator before instead of after
tac-help-regex = interpret the sequence as a regular expression
tac-help-separator = use STRING as the separator instead of newline

# Error messages
tac-error-invalid-regex = invalid regular expression: { $error }
tac-error-open-error = failed to open { $filename } for reading: { $error }
tac-error-read-error = { $filename }: read error: { $error }
tac-error-write-error = failed to write to stdout: { $error }
