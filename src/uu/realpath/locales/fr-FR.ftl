realpath-about = Afficher le chemin résolu
realpath-usage = realpath [OPTION]... FICHIER...

# Messages d'aide
realpath-help-quiet = Ne pas afficher d'avertissements pour les chemins invalides
realpath-help-strip = Supprimer uniquement les composants '.' et '..', mais ne pas résoudre les liens symboliques
realpath-help-zero = Séparer les noms de fichiers de sortie avec \0 plutôt qu'avec un saut de ligne
realpath-help-logical = résoudre les composants '..' avant les liens symboliques
realpath-help-physical = résoudre les liens symboliques rencontrés (par défaut)
realpath-help-canonicalize = tous les composants sauf le dernier doivent exister (par défaut)
realpath-help-canonicalize-existing = canonicaliser en suivant récursivement chaque lien symbolique dans chaque composant du nom donné, tous les composants doivent exister
realpath-help-canonicalize-missing = canonicaliser en suivant récursivement chaque lien symbolique dans chaque composant du nom donné, sans exigences sur l'existence des composants
realpath-help-relative-to = afficher le chemin résolu relativement à RÉP
realpath-help-relative-base = afficher les chemins absolus sauf pour les chemins sous RÉP

# Messages d'erreur
realpath-invalid-empty-operand = opérande invalide : chaîne vide
