fold-about = Writes each file (or standard input if no files are given)
  to standard output whilst breaking long lines
fold-usage = fold [OPTION]... [FILE]...
fold-bytes-help = count using bytes rather than columns (meaning control characters such as newline are not treated specially)
fold-characters-help = count using character positions rather than display columns
fold-spaces-help = break lines at word boundaries rather than a hard cut-off
fold-width-help = set WIDTH as the maximum line width rather than 80
fold-error-illegal-width = invalid number of columns: { $width }
fold-error-width-zero = invalid number of columns: { $width }: Result too large
fold-error-width-overflow = invalid number of columns: { $width }: Value too large to be stored in data type
fold-error-readline = failed to read line
