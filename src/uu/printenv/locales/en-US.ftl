printenv-about = Display the values of the specified environment VARIABLE(s), or (with no VARIABLE) display name and value pairs for them all.
printenv-usage = printenv [OPTION]... [VARIABLE]...

printenv-help-null = end each output line with 0 byte rather than newline
