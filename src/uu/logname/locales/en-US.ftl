logname-about = Print user's login name
logname-error-no-login-name = no login name
logname-usage = logname
