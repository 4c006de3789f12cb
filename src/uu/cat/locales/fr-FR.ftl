cat-about = Concaténer les FICHIER(s), ou l'entrée standard, vers la sortie standard
  Si aucun FICHIER, ou quand FICHIER est -, lire l'entrée standard.
cat-usage = cat [OPTION]... [FICHIER]...

# Messages d'aide
cat-help-show-all = équivalent à -vET
cat-help-number-nonblank = numéroter les lignes de sortie non vides, remplace -n
cat-help-show-nonprinting-ends = équivalent à -vE
cat-help-show-ends = afficher $ à la fin de chaque ligne
cat-help-number = numéroter toutes les lignes de sortie
cat-help-squeeze-blank = supprimer les lignes vides répétées en sortie
cat-help-show-nonprinting-tabs = équivalent à -vT
cat-help-show-tabs = afficher les caractères TAB comme ^I
cat-help-show-nonprinting = utiliser la notation ^ et M-, sauf pour LF (\n) et TAB (\t)
cat-help-ignored-u = (ignoré)

# Messages d'erreur
cat-error-unknown-filetype = type de fichier inconnu : { $ft_debug }
cat-error-is-directory = Est un répertoire
cat-error-input-file-is-output-file = le fichier d'entrée est le fichier de sortie
cat-error-too-many-symbolic-links = Trop de niveaux de liens symboliques
cat-error-no-such-device-or-address = Aucun appareil ou adresse de ce type
