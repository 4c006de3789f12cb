factor-about = Afficher les facteurs premiers du/des NOMBRE(s) donné(s).
  Si aucun n'est spécifié, lire depuis l'entrée standard.
factor-usage = factor [OPTION]... [NOMBRE]...

# Messages d'aide
factor-help-exponents = Afficher les facteurs sous la forme p^e
factor-help-help = Afficher les informations d'aide.

# Messages d'erreur
factor-error-factorization-incomplete = Factorisation incomplète. Des restes existent.
factor-error-write-error = erreur d'écriture
factor-error-reading-input = erreur de lecture de l'entrée : { $error }
factor-error-invalid-int = n'est pas un entier positif valide
