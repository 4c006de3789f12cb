basename-about = Print NAME with any leading directory components removed
  If specified, also remove a trailing SUFFIX
basename-usage = basename [-z] NAME [SUFFIX]
  basename OPTION... NAME...

# Error messages
basename-error-missing-operand = missing operand
basename-error-extra-operand = extra operand { $operand }

# Help text for command-line arguments
basename-help-multiple = support multiple arguments and treat each as a NAME
basename-help-suffix = remove a trailing SUFFIX; implies -a
basename-help-zero = end each output line with NUL, not newline
