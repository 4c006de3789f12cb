tty-about = Afficher le nom de fichier du terminal connecté à l'entrée standard.
tty-usage = tty [OPTION]...

# Messages d'aide
tty-help-silent = n'afficher rien, retourner seulement un code de sortie

# Messages de sortie
tty-not-a-tty = n'est pas un tty
