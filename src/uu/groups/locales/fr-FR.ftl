groups-about = Affiche les groupes d'appartenance pour chaque NOM_UTILISATEUR ou,
  s'il n'est pas précisé, pour le processus courant (ce qui peut différer si la base de données des groupes a changé).
groups-usage = groups [OPTION]... [NOM_UTILISATEUR]...
groups-error-fetch = échec de récupération des groupes
groups-error-notfound = impossible de trouver le nom pour l'ID de groupe
groups-error-user = utilisateur inexistant
