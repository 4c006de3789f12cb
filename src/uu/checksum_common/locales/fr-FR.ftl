ck-common-after-help = Sans FICHIER ou quand FICHER est -, lit l'entrée standard

# Messages d'aide d'arguments checksum
ck-common-help-algorithm = sélectionner le type de condensé à utiliser. Voir DIGEST ci-dessous
ck-common-help-untagged = créer une somme de contrôle de style inversé, sans type de condensé
ck-common-help-tag-default = créer une somme de contrôle de style BSD (par défaut)
ck-common-help-tag = créer une somme de contrôle de style BSD
ck-common-help-length = longueur du condensé en bits ; ne doit pas dépasser le maximum pour l'algorithme blake2 et doit être un multiple de 8
ck-common-help-raw = émettre un condensé binaire brut, pas hexadécimal
ck-common-help-strict = sortir avec un code non-zéro pour les lignes de somme de contrôle mal formatées
ck-common-help-check = lire les sommes de hachage des FICHIERs et les vérifier
ck-common-help-base64 = émettre un condensé base64, pas hexadécimal
ck-common-help-warn = avertir des lignes de somme de contrôle mal formatées
ck-common-help-status = ne rien afficher, le code de statut indique le succès
ck-common-help-quiet = ne pas afficher OK pour chaque fichier vérifié avec succès
ck-common-help-ignore-missing = ne pas échouer ou signaler le statut pour les fichiers manquants
ck-common-help-zero = terminer chaque ligne de sortie avec NUL, pas un saut de ligne, et désactiver l'échappement des noms de fichiers
ck-common-help-debug = afficher les informations de débogage sur la détection de la prise en charge matérielle du processeur
