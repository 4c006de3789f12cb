false-about = Renvoie false, un code de sortie indiquant un échec.

  Retourne immédiatement avec le code de sortie 1. Lorsqu'il est invoqué avec l'une des options reconnues,
  il tente d'afficher l'aide ou la version. Toute erreur d'entrée/sortie pendant cette opération est signalée,
  mais le programme retourne également 1.
false-help-text = Afficher l'aide
false-version-text = Afficher les informations de version
