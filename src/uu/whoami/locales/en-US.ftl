whoami-about = Print the current username.
whoami-usage = whoami

# Error messages
whoami-error-failed-to-print = failed to print username
whoami-error-failed-to-get = failed to get username
