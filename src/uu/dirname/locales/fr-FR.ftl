dirname-about = Supprimer le dernier composant du nom de fichier
dirname-usage = dirname [OPTION] NOM...
dirname-after-help = Afficher chaque NOM avec son dernier composant non-slash et les slashes finaux
  supprimés ; si NOM ne contient pas de '/', afficher '.' (signifiant le répertoire courant).
dirname-missing-operand = opérande manquant
dirname-zero-help = séparer la sortie avec NUL plutôt qu'avec un saut de ligne
