link-about = Appelle la fonction link pour créer un lien nommé FILE2 vers un FILE1 existant.
link-usage = link FILE1 FILE2

# Messages d'erreur
link-error-cannot-create-link = impossible de créer le lien { $new } vers { $old }
