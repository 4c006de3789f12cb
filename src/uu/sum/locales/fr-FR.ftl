sum-about = Calculer la somme de contrôle et compter les blocs dans un fichier.

  Sans FICHIER, ou quand FICHIER est -, lire l'entrée standard.
sum-usage = sum [OPTION]... [FICHIER]...

# Messages d'aide
sum-help-bsd-compatible = utiliser l'algorithme de somme BSD, utiliser des blocs de 1K (par défaut)
sum-help-sysv-compatible = utiliser l'algorithme de somme System V, utiliser des blocs de 512 octets

# Messages d'erreur
sum-error-is-directory = { $name } : Est un répertoire
sum-error-no-such-file-or-directory = { $name } : Aucun fichier ou répertoire de ce type
sum-error-not-a-directory = { $name } : Pas un répertoire
