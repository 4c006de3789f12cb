printenv-about = Afficher les valeurs des VARIABLE(s) d'environnement spécifiées, ou (sans VARIABLE) afficher les paires nom et valeur pour toutes.
printenv-usage = printenv [OPTION]... [VARIABLE]...

printenv-help-null = terminer chaque ligne de sortie avec un octet 0 plutôt qu'un saut de ligne
