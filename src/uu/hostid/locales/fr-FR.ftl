hostid-about = Afficher l'identifiant numérique (en hexadécimal) de l'hôte actuel
hostid-usage = hostid [OPTIONS]
