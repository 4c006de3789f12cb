sum-about = Checksum and count the blocks in a file.

  With no FILE, or when FILE is -, read standard input.
sum-usage = sum [OPTION]... [FILE]...

# Help messages
sum-help-bsd-compatible = use the BSD sum algorithm, use 1K blocks (default)
sum-help-sysv-compatible = use System V sum algorithm, use 512 bytes blocks

# Error messages
sum-error-is-directory = { $name }: Is a directory
sum-error-no-such-file-or-directory = { $name }: No such file or directory
sum-error-not-a-directory = { $name }: Not a directory
