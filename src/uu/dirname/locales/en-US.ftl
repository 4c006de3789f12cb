dirname-about = Strip last component from file name
dirname-usage = dirname [OPTION] NAME...
dirname-after-help = Output each NAME with its last non-slash component and trailing slashes
  removed; if NAME contains no /'s, output '.' (meaning the current directory).
dirname-missing-operand = missing operand
dirname-zero-help = separate output with NUL rather than newline
