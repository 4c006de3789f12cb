uname-about = Affiche certaines informations système.
  Sans OPTION, identique à -s.
uname-usage = uname [OPTION]...

# Messages d'erreur
uname-error-cannot-get-system-name = impossible d'obtenir le nom du système

# Valeurs par défaut
uname-unknown = inconnu

# Texte d'aide pour les arguments de ligne de commande
uname-help-all = Se comporte comme si toutes les options -mnrsvo étaient spécifiées.
uname-help-kernel-name = affiche le nom du noyau.
uname-help-nodename = affiche le nom du nœud (le nom du nœud peut être un nom par lequel le système est connu d'un réseau de communications).
uname-help-kernel-release = affiche la version du système d'exploitation.
uname-help-kernel-version = affiche la version du système d'exploitation.
uname-help-machine = affiche le nom du matériel de la machine.
uname-help-os = affiche le nom du système d'exploitation.
uname-help-processor = affiche le type de processeur (non portable)
uname-help-hardware-platform = affiche la plateforme matérielle (non portable)
uname-help-all-labeled = comme -a, affiche toutes les informations mais une par ligne, avec étiquette.

# Étiquettes pour --all-labeled
uname-label-kernel-name = Nom du noyau : { $value }
uname-label-nodename = Nom du nœud : { $value }
uname-label-kernel-release = Version du noyau : { $value }
uname-label-kernel-version = Version détaillée du noyau : { $value }
uname-label-machine = Machine : { $value }
uname-label-processor = Processeur : { $value }
uname-label-hardware-platform = Plateforme matérielle : { $value }
uname-label-os = Système d'exploitation : { $value }
