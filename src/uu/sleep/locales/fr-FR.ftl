sleep-about = Faire une pause de NOMBRE secondes.
sleep-usage = sleep NOMBRE[SUFFIXE]...
  sleep OPTION
sleep-after-help = Faire une pause de NOMBRE secondes. SUFFIXE peut être 's' pour les secondes (par défaut),
  'm' pour les minutes, 'h' pour les heures ou 'd' pour les jours. Contrairement à la plupart des implémentations
  qui exigent que NOMBRE soit un entier, ici NOMBRE peut être un nombre à virgule flottante arbitraire.
  Avec deux arguments ou plus, faire une pause pour la durée spécifiée par la somme de leurs valeurs.

# Messages d'aide
sleep-help-number = faire une pause de NOMBRE secondes
