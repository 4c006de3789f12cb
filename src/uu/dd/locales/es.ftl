# SPDX-License-Identifier: MIT
# dd's messages in Spanish. What they mean, and when they are shown, is in en.ftl.

quote-open = «
quote-close = »
standard-input = entrada estándar
standard-output = salida estándar

## Statistics

records-in = { $records } registros leídos
records-out = { $records } registros escritos
truncated-records = { $count ->
    [one] { $records } registro truncado
   *[other] { $records } registros truncados
}
records-unchanged = { $records } registros sin cambios
copied = { $count ->
    [one] { $bytes } byte copiado, { $seconds } s, { $rate }/s
   *[other] { $bytes } bytes copiados, { $seconds } s, { $rate }/s
}
copied-si = { $bytes } bytes ({ $si }) copiados, { $seconds } s, { $rate }/s
copied-si-iec = { $bytes } bytes ({ $si }, { $iec }) copiados, { $seconds } s, { $rate }/s
verified = { $count ->
    [one] { $bytes } byte verificado, { $seconds } s, { $rate }/s
   *[other] { $bytes } bytes verificados, { $seconds } s, { $rate }/s
}
verified-si = { $bytes } bytes ({ $si }) verificados, { $seconds } s, { $rate }/s
verified-si-iec = { $bytes } bytes ({ $si }, { $iec }) verificados, { $seconds } s, { $rate }/s
rescued = { $count ->
    [one] { $rescued } bytes rescatados, { $lost } bytes perdidos, { $areas } zona defectuosa
   *[other] { $rescued } bytes rescatados, { $lost } bytes perdidos, { $areas } zonas defectuosas
}
infinity = Infinito

## The bar: as short as can be

bar-opening = abriendo
bar-copying = copiando
bar-syncing = sincr.
bar-verifying = verif.
bar-average = media
bar-left = faltan

## Failures

open = No se puede abrir { $file }: { $reason }
set-flags = estableciendo opciones para { $file }: { $reason }
stat = no se puede efectuar `fstat' sobre { $file }: { $reason }
truncate = fallo al truncar a { $bytes } bytes el fichero de salida { $file }: { $reason }
read = error al leer { $file }: { $reason }
read-back = error al releer { $file }: { $reason }
write-record = error al escribir en { $file }: { $reason }
write-block = escribiendo en { $file }: { $reason }
write-error = error de escritura: { $reason }
skip = { $file }: no se puede saltar: { $reason }
seek = { $file }: desplazamiento imposible: { $reason }
seek-too-far = { $file }: desplazamiento imposible
step-over = { $file }: no se puede pasar más allá del error: { $reason }
leave-direct = fallo al desactivar O_DIRECT: { $file }: { $reason }
drop-cache = fallo al descartar el caché para: { $file }: { $reason }
fdatasync = fdatasync falló para { $file }: { $reason }
fsync = falló fsync para { $file }: { $reason }
close-input = cerrando el fichero de entrada { $file }: { $reason }
close-output = cerrando el fichero de salida { $file }: { $reason }
no-memory-input = memoria agotada por un búfer de entrada de { $bytes } bytes ({ $size })
no-memory-output = memoria agotada por un búfer de salida de { $bytes } bytes ({ $size })
offset-too-large = desplazamiento demasiado grande: no se puede truncar a una longitud de seek={ $blocks } bloques (de { $size } bytes)
same-file = { $input } y { $output } son el mismo fichero, que quedaría vacío; utilice conv=notrunc
differs = { $file } difiere de lo que se escribió en el desplazamiento { $offset } (registro { $record })
differs-within = { $file } difiere de lo que se escribió entre los desplazamientos { $first } y { $last } (registro { $record })
too-short = { $file } termina en el desplazamiento { $offset } (registro { $record }), antes del final de lo que se escribió
cannot-read-back = { $file } no se puede releer, pero { $operand } lo requiere
not-rescuable = { $file } no es un fichero regular ni un dispositivo de bloques, pero { $operand } lo requiere
check-failed = { $algorithm } de { $file } es { $actual }, no { $expected }
in-use = no se escribe en { $file }: está en uso
in-use-by = no se escribe en { $file }: está en uso ({ $holders })
mounted-on = montado en { $place }
used-as-swap = usado como swap
part-of = parte de { $holder }
vanished = { $file } ha desaparecido: { $reason }
no-mapfile = { $file } no es un fichero de mapa (línea { $line })
map-not-regular = { $file } no es un fichero regular, pero { $operand } lo requiere
appends = { $file } está abierto para añadir, lo que no va con { $operand }
same-as-end = { $file } se lee o se escribe y no puede ser también { $operand }
map-ahead = { $file } es más corto de lo que dice el mapa { $map }; borre el mapa para empezar de nuevo

## Remarks

skipped-too-far = { $file }: no se puede saltar al desplazamiento especificado
partial-read = { $count ->
    [one] aviso: lectura parcial ({ $bytes } byte); se sugiere iflag=fullblock
   *[other] aviso: lectura parcial ({ $bytes } bytes); se sugiere iflag=fullblock
}
zero-multiplier = aviso: { $written } es un multiplicador cero; utilice { $meant } si esa es la intención

## The command line

unrecognized-option = opción no reconocida '{ $option }'
ambiguous-option = la opción '{ $option }' es ambigua; posibilidades: '--help' '--version'
invalid-option = opción inválida -- '{ $option }'
needless-argument = la opción '--{ $option }' no admite ningún argumento
unrecognized-operand = operando no reconocido { $operand }
invalid-conversion = conversión inválida: { $word }
invalid-input-flag = opción de entrada inválida: { $word }
invalid-output-flag = opción de salida inválida: { $word }
invalid-status-level = nivel de estado inválido: { $word }
invalid-algorithm = algoritmo inválido: { $word }
invalid-digest = suma de comprobación inválida: { $word }
invalid-number = número inválido: { $number }
cannot-combine = no se puede combinar { $first } y { $second }
cannot-combine-charsets = no se pueden combinar dos de entre {"{"}ascii,ebcdic,ibm{"}"}
needs = { $first } requiere { $second }
try-help = Pruebe '{ $command } --help' para más información.

## The help text

help-usage =
    Modo de empleo: { $name } [OPERAND]...
    {"       "}o bien:  { $name } OPTION
help-purpose = Copia un fichero y lo convierte al mismo tiempo, según los operandos.
help-numbers =
    N y BYTES pueden terminar en un sufijo que multiplica:
    c=1, w=2, b=512, kB=1000, K=1024, MB=1000*1000, M=1024*1024,
    GB=1000*1000*1000, G=1024*1024*1024, y así sucesivamente para T, P, E, Z, Y,
    R, Q. KiB=K, MiB=M, etc. son lo mismo; también valen las minúsculas.
    NxM es un producto. Si N termina en 'B', cuenta bytes y no bloques.
help-levels = Cada LEVEL es uno de:
help-convs = Cada uno de CONVS es uno de:
help-flags = Cada uno de FLAGS es uno de:
help-signals =
    La señal USR1 hace que un dd en marcha muestre sus estadísticas en la salida
    de error estándar y continúe.
help-options = Las opciones son:
help-option-help = muestra esta ayuda y finaliza
help-option-version = muestra la versión y finaliza

help-operand-bs =
    lee y escribe bloques de hasta BYTES bytes (por omisión, 512);
    sustituye a ibs y obs
help-operand-cbs = registros de BYTES bytes (block, unblock)
help-operand-check =
    falla si una suma de comprobación (ALGO:HEX) de lo escrito
    no coincide
help-operand-conv = convierte según las palabras separadas por comas
help-operand-count = no copia más de N bloques de entrada
help-operand-ebs =
    (rescue) relee los registros defectuosos en trozos cada vez
    menores, hasta BYTES bytes (por omisión, el sector del
    dispositivo; si no, 512)
help-operand-hash =
    muestra sumas de comprobación de lo escrito: md5, sha1, sha256,
    sha512, blake2b, blake3
help-operand-hashlog = las escribe en FILE en lugar de la salida de error estándar
help-operand-ibs = lee bloques de hasta BYTES bytes (por omisión, 512)
help-operand-if = lee FILE en lugar de la entrada estándar
help-operand-iflag = lee según las palabras separadas por comas
help-operand-map =
    (rescue) guarda en FILE lo que está hecho, y continúa desde
    ahí; en el formato de mapa de GNU ddrescue
help-operand-obs = escribe bloques de BYTES bytes (por omisión, 512)
help-operand-of = escribe en FILE en lugar de la salida estándar
help-operand-oflag = escribe según las palabras separadas por comas
help-operand-retries = (rescue) intenta N veces cada trozo defectuoso (por omisión, 1)
help-operand-seek =
    (u oseek=N) comienza N bloques de tamaño obs después del inicio
    de la salida
help-operand-skip =
    (o iseek=N) comienza N bloques de tamaño ibs después del inicio
    de la entrada
help-operand-speed = no copia más de BYTES bytes por segundo
help-operand-status = muestra más o menos en la salida de error estándar

help-status-none = muestra solamente los mensajes de error
help-status-noxfer = omite la última línea, la de los bytes y la velocidad
help-status-progress = muestra cada segundo los bytes y la velocidad
help-status-bar =
    muestra una barra con los bytes, la velocidad y el tiempo que
    falta; como progress si la salida de error no es una terminal
help-status-json =
    escribe JSON, un objeto por línea: el progreso cada segundo,
    los mensajes y un resumen

help-conv-ascii = convierte EBCDIC en ASCII; implica unblock
help-conv-ebcdic = convierte ASCII en EBCDIC; implica block
help-conv-ibm = convierte ASCII en el EBCDIC de IBM; implica block
help-conv-block =
    hace de cada línea un registro de cbs bytes, rellenado con
    espacios
help-conv-unblock =
    hace de cada registro de cbs bytes una línea sin espacios
    al final
help-conv-lcase = cambia mayúsculas a minúsculas
help-conv-ucase = cambia minúsculas a mayúsculas
help-conv-sparse = salta los bloques de salida que solo contienen NUL
help-conv-swab = intercambia cada par de bytes de entrada
help-conv-sync =
    rellena con NUL los bloques de entrada cortos hasta ibs bytes,
    o con espacios si rige block o unblock
help-conv-excl = falla si el fichero de salida ya existe
help-conv-nocreat = falla si el fichero de salida no existe
help-conv-notrunc = conserva lo que hay en el fichero de salida
help-conv-noerror = continúa después de los errores de lectura
help-conv-fdatasync = escribe los datos en el dispositivo antes de terminar
help-conv-fsync = lo mismo, y también los metadatos del fichero
help-conv-changed = escribe solamente los bloques que difieren de lo que hay
help-conv-rescue =
    lee alrededor de los sectores defectuosos y rellena lo que no
    se puede leer; implica noerror y sync
help-conv-untilfull = una salida llena es el final de la copia
help-conv-verify = relee la salida desde su dispositivo y compara

help-flag-append = escribe al final del fichero (va con conv=notrunc)
help-flag-direct = sin pasar por la caché de páginas
help-flag-directory = falla si el fichero no es un directorio
help-flag-dsync = escribe cada bloque en el dispositivo antes del siguiente
help-flag-sync = lo mismo, y también los metadatos del fichero
help-flag-fullblock = lee hasta que un bloque esté lleno (solamente iflag)
help-flag-nonblock = utiliza E/S no bloqueante
help-flag-noatime = no actualiza la fecha del último acceso
help-flag-nocache = descarta de la caché de páginas lo ya procesado
help-flag-noctty = no convierte una terminal en la terminal de control
help-flag-nofollow = no sigue un enlace simbólico
help-flag-excl = rechaza un dispositivo en uso; no crea ficheros (solamente oflag)
