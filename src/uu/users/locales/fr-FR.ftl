users-about = Afficher les noms d'utilisateur des utilisateurs actuellement connectés à l'hôte actuel.
users-usage = users [FICHIER]
users-about-musl-warning =
    Avertissement : Lorsqu'il est compilé avec musl libc, l'utilitaire `users` peut afficher '0 utilisateurs',
    à cause de l'implémentation stub des fonctions utmpx de musl.
users-long-usage = Afficher qui est actuellement connecté selon FICHIER.
    Si FICHIER n'est pas spécifié, utiliser { $default_path }. /var/log/wtmp comme FICHIER est courant.
