factor-about = Print the prime factors of the given NUMBER(s).
  If none are specified, read from standard input.
factor-usage = factor [OPTION]... [NUMBER]...

# Help messages
factor-help-exponents = Print factors in the form p^e
factor-help-help = Print help information.

# Error messages
factor-error-factorization-incomplete = Factorization incomplete. Remainders exists.
factor-error-write-error = write error
factor-error-reading-input = error reading input: { $error }
factor-error-invalid-int = is not a valid positive integer
