paste-about = Écrire les lignes composées des lignes correspondantes séquentiellement de chaque
  FICHIER, séparées par des TABs, vers la sortie standard.
paste-usage = paste [OPTIONS] [FICHIER]...

# Messages d'aide
paste-help-serial = coller un fichier à la fois au lieu d'en parallèle
paste-help-delimiter = réutiliser les caractères de LISTE au lieu des TABs
paste-help-zero-terminated = le délimiteur de ligne est NUL, pas une nouvelle ligne

# Messages d'erreur
paste-error-delimiter-unescaped-backslash = la liste de délimiteurs se termine par une barre oblique inverse non échappée : { $delimiters }
paste-error-stdin-borrow = échec de l'accès à l'entrée standard : { $error }
