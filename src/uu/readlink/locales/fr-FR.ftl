readlink-about = Afficher la valeur d'un lien symbolique ou le nom de fichier canonique.
readlink-usage = readlink [OPTION]... [FICHIER]...

# Messages d'aide
readlink-help-canonicalize = canonicaliser en suivant chaque lien symbolique dans chaque composant du nom donné de manière récursive ; tous les composants sauf le dernier doivent exister
readlink-help-canonicalize-existing = canonicaliser en suivant chaque lien symbolique dans chaque composant du nom donné de manière récursive, tous les composants doivent exister
readlink-help-canonicalize-missing = canonicaliser en suivant chaque lien symbolique dans chaque composant du nom donné de manière récursive, sans exigences sur l'existence des composants
readlink-help-no-newline = ne pas afficher le délimiteur final
readlink-help-quiet = supprimer la plupart des messages d'erreur
readlink-help-silent = supprimer la plupart des messages d'erreur
readlink-help-verbose = signaler les messages d'erreur
readlink-help-zero = séparer la sortie avec NUL plutôt qu'une nouvelle ligne

# Messages d'erreur
readlink-error-ignoring-no-newline = ignorer --no-newline avec plusieurs arguments
readlink-error-invalid-argument = {$path} : argument non valide
