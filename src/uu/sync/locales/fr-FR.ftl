sync-about = Synchroniser les écritures en cache vers le stockage persistant
sync-usage = sync [OPTION]... FICHIER...

# Messages d'aide
sync-help-file-system = synchroniser les systèmes de fichiers qui contiennent les fichiers (Linux et Windows uniquement)
sync-help-data = synchroniser seulement les données des fichiers, pas les métadonnées inutiles (Linux uniquement)

# Messages d'erreur
sync-error-data-needs-argument = --data nécessite au moins un argument
sync-error-opening-file = erreur lors de l'ouverture de { $file } : { $err }
sync-error-no-such-file = erreur lors de l'ouverture de { $file } : Aucun fichier ou répertoire de ce type
sync-error-syncing-file = erreur lors de la synchronisation de { $file }

# Messages d'avertissement
sync-warning-fcntl-failed = avertissement : échec de la réinitialisation du drapeau O_NONBLOCK pour { $file } : { $error }

# Messages d'erreur spécifiques à Windows
sync-error-flush-file-buffer = échec du vidage du tampon de fichier
sync-error-create-volume-handle = échec de la création du handle de volume
sync-error-find-first-volume = échec de la recherche du premier volume
sync-error-find-next-volume = échec de la recherche du volume suivant
