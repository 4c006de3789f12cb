
true-about = Renvoie true, un code de sortie indiquant le succès.

  Retourne immédiatement avec le code de sortie 0, sauf si l'une des options reconnues est utilisée.
  Dans ce cas, il essaiera d'afficher l'aide ou la version. Une erreur d'entrée/sortie pendant cette
  opération entraîne un retour avec le code de sortie 1.
true-help-text = Afficher l'aide
true-version-text = Afficher les informations de version
