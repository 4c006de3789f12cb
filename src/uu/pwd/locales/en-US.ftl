pwd-about = Display the full filename of the current working directory.
pwd-usage = pwd [OPTION]...

# Help messages
pwd-help-logical = use PWD from environment, even if it contains symlinks
pwd-help-physical = avoid all symlinks

# Warning messages
pwd-ignoring-non-option-arguments = ignoring non-option arguments

# Error messages
pwd-error-failed-to-get-current-directory = failed to get current directory
pwd-error-failed-to-print-current-directory = failed to print current directory
