unlink-about = Unlink the file at FILE.
unlink-usage = unlink FILE
  unlink OPTION
unlink-error-cannot-unlink = cannot unlink { $path }
