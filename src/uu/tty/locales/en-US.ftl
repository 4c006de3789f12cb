tty-about = Print the file name of the terminal connected to standard input.
tty-usage = tty [OPTION]...

# Help messages
tty-help-silent = print nothing, only return an exit status

# Output messages
tty-not-a-tty = not a tty
