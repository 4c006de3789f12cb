nproc-about = Affiche le nombre de cœurs disponibles pour le processus actuel.
  Si les variables d'environnement OMP_NUM_THREADS ou OMP_THREAD_LIMIT sont définies,
  elles détermineront respectivement la valeur minimale et maximale retournée.
nproc-usage = nproc [OPTIONS]...

# Messages d'erreur
nproc-error-invalid-number = { $value } n'est pas un nombre valide : { $error }

# Texte d'aide pour les arguments de ligne de commande
nproc-help-all = affiche le nombre de cœurs disponibles pour le système
nproc-help-ignore = ignore jusqu'à N cœurs
