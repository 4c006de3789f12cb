realpath-about = Print the resolved path
realpath-usage = realpath [OPTION]... FILE...

# Help messages
realpath-help-quiet = Do not print warnings for invalid paths
realpath-help-strip = Only strip '.' and '..' components, but don't resolve symbolic links
realpath-help-zero = Separate output filenames with \0 rather than newline
realpath-help-logical = resolve '..' components before symlinks
realpath-help-physical = resolve symlinks as encountered (default)
realpath-help-canonicalize = all but the last component must exist (default)
realpath-help-canonicalize-existing = canonicalize by following every symlink in every component of the given name recursively, all components must exist
realpath-help-canonicalize-missing = canonicalize by following every symlink in every component of the given name recursively, without requirements on components existence
realpath-help-relative-to = print the resolved path relative to DIR
realpath-help-relative-base = print absolute paths unless paths below DIR

# Error messages
realpath-invalid-empty-operand = invalid operand: empty string
