tee-about = Copier l'entrée standard vers chaque FICHIER, et aussi vers la sortie standard.
tee-usage = tee [OPTION]... [FICHIER]...
tee-after-help = Si un FICHIER est -, il fait référence à un fichier nommé - .

# Messages d'aide
tee-help-help = Afficher l'aide
tee-help-append = ajouter aux FICHIERs donnés, ne pas écraser
tee-help-ignore-interrupts = ignorer les signaux d'interruption (ignoré sur les plateformes non-Unix)
tee-help-ignore-pipe-errors = définir le comportement d'erreur d'écriture (ignoré sur les plateformes non-Unix)
tee-help-output-error = définir le comportement d'erreur d'écriture
tee-help-output-error-warn = produire des avertissements pour les erreurs d'écriture vers toute sortie
tee-help-output-error-warn-nopipe = produire des avertissements pour les erreurs qui ne sont pas des erreurs de tube (ignoré sur les plateformes non-unix)
tee-help-output-error-exit = quitter en cas d'erreurs d'écriture vers toute sortie
tee-help-output-error-exit-nopipe = quitter en cas d'erreurs d'écriture vers toute sortie qui ne sont pas des erreurs de tube (équivalent à exit sur les plateformes non-unix)

# Messages d'erreur
tee-error-stdin = erreur de lecture: { $error }

# Autres messages
tee-standard-output = 'sortie standard'
