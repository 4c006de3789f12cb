yes-about = Repeatedly display a line with STRING (or 'y')
yes-usage = yes [STRING]...

# Error messages
yes-error-standard-output = standard output: { $error }
