whoami-about = Affiche le nom d'utilisateur actuel.
whoami-usage = whoami

# Messages d'erreur
whoami-error-failed-to-print = échec de l'affichage du nom d'utilisateur
whoami-error-failed-to-get = échec de l'obtention du nom d'utilisateur
