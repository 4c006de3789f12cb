basename-about = Affiche NOM sans les composants de répertoire précédents
  Si spécifié, supprime également un SUFFIXE final
basename-usage = basename [-z] NOM [SUFFIXE]
  basename OPTION... NOM...

# Messages d'erreur
basename-error-missing-operand = opérande manquant
basename-error-extra-operand = opérande supplémentaire { $operand }

# Texte d'aide pour les arguments de ligne de commande
basename-help-multiple = prend en charge plusieurs arguments et traite chacun comme un NOM
basename-help-suffix = supprime un SUFFIXE final ; implique -a
basename-help-zero = termine chaque ligne de sortie avec NUL, pas nouvelle ligne
