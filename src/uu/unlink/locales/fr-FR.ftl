unlink-about = Supprimer le lien vers le fichier FICHIER.
unlink-usage = unlink FICHIER
  unlink OPTION
unlink-error-cannot-unlink = impossible de supprimer le lien { $path }
