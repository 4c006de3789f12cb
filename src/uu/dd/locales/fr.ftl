# SPDX-License-Identifier: MIT
# dd's messages in French. What they mean, and when they are shown, is in en.ftl.

quote-open = «{"\u00A0"}
quote-close = {"\u00A0"}»
standard-input = entrée standard
standard-output = sortie standard

## Statistics

records-in = { $records }{"\u00A0"}enregistrements lus
records-out = { $records }{"\u00A0"}enregistrements écrits
truncated-records = { $count ->
    [one] { $records }{"\u00A0"}enregistrement tronqué
   *[other] { $records }{"\u00A0"}enregistrements tronqués
}
records-unchanged = { $records }{"\u00A0"}enregistrements inchangés
copied = { $count ->
    [one] { $bytes }{"\u00A0"}octet copié, { $seconds } s, { $rate }/s
   *[other] { $bytes }{"\u00A0"}octets copiés, { $seconds } s, { $rate }/s
}
copied-si = { $bytes }{"\u00A0"}octets ({ $si }) copiés, { $seconds } s, { $rate }/s
copied-si-iec = { $bytes }{"\u00A0"}octets ({ $si }, { $iec }) copiés, { $seconds } s, { $rate }/s
verified = { $count ->
    [one] { $bytes }{"\u00A0"}octet vérifié, { $seconds } s, { $rate }/s
   *[other] { $bytes }{"\u00A0"}octets vérifiés, { $seconds } s, { $rate }/s
}
verified-si = { $bytes }{"\u00A0"}octets ({ $si }) vérifiés, { $seconds } s, { $rate }/s
verified-si-iec = { $bytes }{"\u00A0"}octets ({ $si }, { $iec }) vérifiés, { $seconds } s, { $rate }/s
rescued = { $count ->
    [one] { $rescued }{"\u00A0"}octets récupérés, { $lost }{"\u00A0"}octets perdus, { $areas }{"\u00A0"}zone défectueuse
   *[other] { $rescued }{"\u00A0"}octets récupérés, { $lost }{"\u00A0"}octets perdus, { $areas }{"\u00A0"}zones défectueuses
}
infinity = Infini

## The bar: as short as can be

bar-opening = ouverture
bar-copying = copie
bar-syncing = synchro
bar-verifying = vérif
bar-average = moy
bar-left = reste

## Failures

open = impossible d'ouvrir { $file }: { $reason }
set-flags = initialisation des attributs pour { $file }: { $reason }
stat = impossible d'obtenir l'état du fichier (fstat) { $file }: { $reason }
truncate = impossible de tronquer le fichier de sortie { $file } à { $bytes }{"\u00A0"}octets: { $reason }
read = erreur de lecture dans { $file }: { $reason }
read-back = erreur de relecture dans { $file }: { $reason }
write-record = erreur d'écriture dans { $file }: { $reason }
write-block = écriture vers { $file }: { $reason }
write-error = erreur d'écriture: { $reason }
skip = { $file }{"\u00A0"}: impossible de passer outre: { $reason }
seek = { $file }{"\u00A0"}: impossible de se déplacer: { $reason }
seek-too-far = { $file }{"\u00A0"}: impossible de se déplacer
step-over = { $file }{"\u00A0"}: impossible de passer outre l'erreur: { $reason }
leave-direct = impossible de désactiver O_DIRECT{"\u00A0"}: { $file }: { $reason }
drop-cache = impossible d'abandonner le cache pour{"\u00A0"}: { $file }: { $reason }
fdatasync = fdatasync a échoué pour { $file }: { $reason }
fsync = fsync a échoué pour { $file }: { $reason }
close-input = fermeture du fichier d'entrée { $file }: { $reason }
close-output = fermeture du fichier de sortie { $file }: { $reason }
no-memory-input = impossible d'allouer un tampon d'entrée de { $bytes }{"\u00A0"}octets ({ $size })
no-memory-output = impossible d'allouer un tampon de sortie de { $bytes }{"\u00A0"}octets ({ $size })
offset-too-large = décalage trop grand{"\u00A0"}: impossible de tronquer à la longueur seek={ $blocks }{"\u00A0"}blocs (de { $size }{"\u00A0"}octets)
same-file = { $input } et { $output } sont le même fichier, qui serait vidé{"\u00A0"}; utilisez conv=notrunc
differs = { $file } diffère de ce qui a été écrit au décalage { $offset } (enregistrement { $record })
differs-within = { $file } diffère de ce qui a été écrit entre les décalages { $first } et { $last } (enregistrement { $record })
too-short = { $file } finit au décalage { $offset } (enregistrement { $record }), avant la fin de ce qui a été écrit
cannot-read-back = impossible de relire { $file }, ce qu'exige { $operand }
not-rescuable = { $file } n'est ni un fichier ordinaire ni un périphérique bloc, ce qu'exige { $operand }
check-failed = { $algorithm } de { $file } est { $actual }, et non { $expected }
in-use = refus d'écrire dans { $file }{"\u00A0"}: en cours d'utilisation
in-use-by = refus d'écrire dans { $file }{"\u00A0"}: en cours d'utilisation ({ $holders })
mounted-on = monté sur { $place }
used-as-swap = utilisé comme swap
part-of = partie de { $holder }
vanished = { $file } a disparu: { $reason }
no-mapfile = { $file } n'est pas un fichier mapfile (ligne { $line })
map-not-regular = { $file } n'est pas un fichier ordinaire, ce qu'exige { $operand }
appends = { $file } est ouvert en ajout, ce qui ne va pas avec { $operand }
same-as-end = { $file } est lu ou écrit et ne peut pas servir aussi à { $operand }
map-ahead = { $file } est plus court que ne le dit le fichier mapfile { $map }{"\u00A0"}; supprimez celui-ci pour recommencer

## Remarks

skipped-too-far = { $file }{"\u00A0"}: impossible d'ignorer jusqu'au décalage indiqué
partial-read = { $count ->
    [one] avertissement{"\u00A0"}: lecture partielle ({ $bytes }{"\u00A0"}octet){"\u00A0"}; essayez iflag=fullblock
   *[other] avertissement{"\u00A0"}: lecture partielle ({ $bytes }{"\u00A0"}octets){"\u00A0"}; essayez iflag=fullblock
}
zero-multiplier = avertissement{"\u00A0"}: { $written } est un multiplicateur nul, utilisez { $meant } si c'est voulu

## The command line

unrecognized-option = option non reconnue '{ $option }'
ambiguous-option = l'option  '{ $option }' est ambiguë; possibilités: '--help' '--version'
invalid-option = option invalide -- '{ $option }'
needless-argument = l'option '--{ $option }' ne permet pas d'argument
unrecognized-operand = opérande { $operand } non reconnu
invalid-conversion = conversion incorrecte: { $word }
invalid-input-flag = attribut d'entrée incorrect: { $word }
invalid-output-flag = attribut de sortie incorrect: { $word }
invalid-status-level = niveau d'état incorrect: { $word }
invalid-algorithm = algorithme incorrect: { $word }
invalid-digest = empreinte incorrecte: { $word }
invalid-number = nombre incorrect: { $number }
cannot-combine = impossible de combiner { $first } et { $second }
cannot-combine-charsets = impossible de combiner deux options parmi ascii, ebcdic et ibm
needs = { $first } exige { $second }
try-help = Saisissez «{"\u00A0"}{ $command } --help{"\u00A0"}» pour plus d'informations.

## The help text

help-usage =
    Utilisation{"\u00A0"}: { $name } [OPERAND]...
    {"         "}ou{"\u00A0"}: { $name } OPTION
help-purpose = Copie un fichier et le convertit au passage, selon les opérandes.
help-numbers =
    N et BYTES peuvent se terminer par un suffixe multiplicatif{"\u00A0"}:
    c=1, w=2, b=512, kB=1000, K=1024, MB=1000*1000, M=1024*1024,
    GB=1000*1000*1000, G=1024*1024*1024, et ainsi de suite pour T, P, E, Z, Y,
    R, Q. KiB=K, MiB=M, etc. sont équivalents{"\u00A0"}; les minuscules conviennent aussi.
    NxM est un produit. Si N se termine par «{"\u00A0"}B{"\u00A0"}», il compte des octets et non
    des blocs.
help-levels = LEVEL est l'un de{"\u00A0"}:
help-convs = Chacun des CONVS est l'un de{"\u00A0"}:
help-flags = Chacun des FLAGS est l'un de{"\u00A0"}:
help-signals =
    Un signal USR1 fait afficher à un dd en cours ses statistiques sur l'erreur
    standard, puis la copie continue.
help-options = Les options sont{"\u00A0"}:
help-option-help = afficher cette aide et quitter
help-option-version = afficher la version et quitter

help-operand-bs =
    lire et écrire des blocs de BYTES octets au plus (512 par
    défaut){"\u00A0"}; remplace ibs et obs
help-operand-cbs = enregistrements de BYTES octets (block, unblock)
help-operand-check =
    échouer si une empreinte (ALGO:HEX) de ce qui a été écrit
    n'est pas la bonne
help-operand-conv = convertir selon les mots séparés par des virgules
help-operand-count = ne pas copier plus de N blocs d'entrée
help-operand-ebs =
    (rescue) relire les enregistrements défectueux par morceaux
    toujours plus petits, jusqu'à BYTES octets (par défaut le
    secteur du périphérique, sinon 512)
help-operand-hash =
    afficher des empreintes de ce qui a été écrit{"\u00A0"}: md5, sha1,
    sha256, sha512, blake2b, blake3
help-operand-hashlog = les écrire dans FILE au lieu de l'erreur standard
help-operand-ibs = lire des blocs de BYTES octets au plus (512 par défaut)
help-operand-if = lire FILE au lieu de l'entrée standard
help-operand-iflag = lire selon les mots séparés par des virgules
help-operand-map =
    (rescue) garder dans FILE ce qui est fait, et continuer
    à partir de là{"\u00A0"}; au format mapfile de GNU ddrescue
help-operand-obs = écrire des blocs de BYTES octets (512 par défaut)
help-operand-of = écrire dans FILE au lieu de la sortie standard
help-operand-oflag = écrire selon les mots séparés par des virgules
help-operand-retries =
    (rescue) essayer N fois chaque morceau défectueux (1 fois par
    défaut)
help-operand-seek =
    (ou oseek=N) commencer N blocs de taille obs après le début
    de la sortie
help-operand-skip =
    (ou iseek=N) commencer N blocs de taille ibs après le début
    de l'entrée
help-operand-speed = ne pas copier plus de BYTES octets par seconde
help-operand-status = en dire plus ou moins sur l'erreur standard

help-status-none = n'afficher que les messages d'erreur
help-status-noxfer = omettre la dernière ligne, celle des octets et du débit
help-status-progress = afficher chaque seconde les octets et le débit
help-status-bar =
    afficher une barre avec les octets, le débit et le temps restant{"\u00A0"};
    comme progress si l'erreur standard n'est pas un terminal
help-status-json =
    écrire du JSON, un objet par ligne{"\u00A0"}: l'avancement chaque seconde,
    les messages et un résumé

help-conv-ascii = convertir l'EBCDIC en ASCII{"\u00A0"}; implique unblock
help-conv-ebcdic = convertir l'ASCII en EBCDIC{"\u00A0"}; implique block
help-conv-ibm = convertir l'ASCII en EBCDIC d'IBM{"\u00A0"}; implique block
help-conv-block =
    faire de chaque ligne un enregistrement de cbs octets, complété
    par des espaces
help-conv-unblock =
    faire de chaque enregistrement de cbs octets une ligne sans
    espaces à la fin
help-conv-lcase = changer les majuscules en minuscules
help-conv-ucase = changer les minuscules en majuscules
help-conv-sparse = sauter les blocs de sortie qui ne contiennent que des NUL
help-conv-swab = échanger les octets d'entrée deux à deux
help-conv-sync =
    compléter les blocs d'entrée courts à ibs octets par des NUL,
    ou par des espaces si block ou unblock est en vigueur
help-conv-excl = échouer si le fichier de sortie existe
help-conv-nocreat = échouer si le fichier de sortie n'existe pas
help-conv-notrunc = garder le contenu du fichier de sortie
help-conv-noerror = continuer après les erreurs de lecture
help-conv-fdatasync = écrire les données sur le périphérique avant la fin
help-conv-fsync = de même, ainsi que les métadonnées du fichier
help-conv-changed = n'écrire que les blocs qui diffèrent de ce qui est déjà là
help-conv-rescue =
    lire autour des secteurs défectueux et compléter ce qui ne peut
    être lu{"\u00A0"}; implique noerror et sync
help-conv-untilfull = une sortie pleine est la fin de la copie
help-conv-verify = relire la sortie depuis son périphérique, et comparer

help-flag-append = écrire à la fin du fichier (va avec conv=notrunc)
help-flag-direct = sans passer par le cache de pages
help-flag-directory = échouer si le fichier n'est pas un répertoire
help-flag-dsync = écrire chaque bloc sur le périphérique avant le suivant
help-flag-sync = de même, ainsi que les métadonnées du fichier
help-flag-fullblock = lire jusqu'à ce qu'un bloc soit plein (iflag seulement)
help-flag-nonblock = utiliser des entrées-sorties non bloquantes
help-flag-noatime = ne pas modifier la date du dernier accès
help-flag-nocache = retirer du cache de pages ce qui est traité
help-flag-noctty = ne pas faire d'un terminal le terminal de contrôle
help-flag-nofollow = ne pas suivre un lien symbolique
help-flag-excl = refuser un périphérique en usage{"\u00A0"}; ne rien créer (oflag seulement)
