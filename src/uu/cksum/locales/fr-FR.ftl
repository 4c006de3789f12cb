cksum-about = Afficher le CRC et la taille de chaque fichier
cksum-usage = cksum [OPTION]... [FICHIER]...
cksum-after-help = DIGEST détermine l'algorithme de condensé et le format de sortie
  par défaut :

    - sysv : équivalent à sum -s
    - bsd : équivalent à sum -r
    - crc : équivalent à cksum
    - crc32b : disponible uniquement via cksum
    - md5 : équivalent à md5sum
    - sha1 : équivalent à sha1sum
    - sha2: équivalent à sha{"{224,256,384,512}"}sum
    - sha3 : disponible uniquement via cksum
    - blake2b : équivalent à b2sum
    - sm3 : disponible uniquement via cksum
