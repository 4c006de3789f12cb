yes-about = Affiche de façon répétée une ligne avec CHAÎNE (ou 'y')
yes-usage = yes [CHAÎNE]...

# Messages d'erreur
yes-error-standard-output = sortie standard : { $error }
