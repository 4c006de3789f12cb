hostid-about = Print the numeric identifier (in hexadecimal) for the current host
hostid-usage = hostid [options]
