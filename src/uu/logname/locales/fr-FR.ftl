logname-about = Afficher le nom de connexion de l'utilisateur
logname-error-no-login-name = aucun nom de connexion
logname-usage = logname
