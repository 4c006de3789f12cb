tac-about = Écrit chaque fichier sur la sortie standard, la dernière ligne en premier.
tac-usage = tac [OPTION]... [FICHIER]...
tac-help-before = attacher le séparateur avant plutôt qu'après
tac-help-regex = interpréter la séquence comme une expression régulière
tac-help-separator = utiliser CHAÎNE comme séparateur au lieu du saut de ligne

# Messages d'erreur
tac-error-invalid-regex = expression régulière invalide : { $error }
tac-error-open-error = échec de l'ouverture de { $filename } en lecture : { $error }
tac-error-read-error = { $filename } : erreur de lecture : { $error }
tac-error-write-error = échec de l'écriture vers stdout : { $error }
