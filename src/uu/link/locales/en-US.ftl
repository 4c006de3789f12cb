link-about = Call the link function to create a link named FILE2 to an existing FILE1.
link-usage = link FILE1 FILE2

link-error-cannot-create-link = cannot create link { $new } to { $old }
