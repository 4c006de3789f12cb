groups-about = Print group memberships for each USERNAME or, if no USERNAME is specified, for
  the current process (which may differ if the groups data‐base has changed).
groups-usage = groups [OPTION]... [USERNAME]...
groups-error-fetch = failed to fetch groups
groups-error-notfound = cannot find name for group ID
groups-error-user = no such user
