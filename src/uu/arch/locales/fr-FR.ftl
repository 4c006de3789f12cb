# Error message when system architecture information cannot be retrieved
cannot-get-system = impossible d'obtenir le nom du système

arch-about = Afficher l'architecture de la machine
arch-after-help = Déterminer le nom de l'architecture pour la machine actuelle.
arch-usage = arch
