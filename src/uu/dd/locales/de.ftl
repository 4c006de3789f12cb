# SPDX-License-Identifier: MIT
# dd's messages in German. What they mean, and when they are shown, is in en.ftl.

quote-open = „
quote-close = “
standard-input = Standardeingabe
standard-output = Standardausgabe

## Statistics

records-in = { $records } Datensätze ein
records-out = { $records } Datensätze aus
truncated-records = { $count ->
    [one] ein abgeschnittener Datensatz
   *[other] { $records } abgeschnittene Datensätze
}
records-unchanged = { $records } Datensätze unverändert
copied = { $count ->
    [one] { $bytes } Byte kopiert, { $seconds } s, { $rate }/s
   *[other] { $bytes } Bytes kopiert, { $seconds } s, { $rate }/s
}
copied-si = { $bytes } Bytes ({ $si }) kopiert, { $seconds } s, { $rate }/s
copied-si-iec = { $bytes } Bytes ({ $si }, { $iec }) kopiert, { $seconds } s, { $rate }/s
verified = { $count ->
    [one] { $bytes } Byte überprüft, { $seconds } s, { $rate }/s
   *[other] { $bytes } Bytes überprüft, { $seconds } s, { $rate }/s
}
verified-si = { $bytes } Bytes ({ $si }) überprüft, { $seconds } s, { $rate }/s
verified-si-iec = { $bytes } Bytes ({ $si }, { $iec }) überprüft, { $seconds } s, { $rate }/s
rescued = { $count ->
    [one] { $rescued } Bytes gerettet, { $lost } Bytes verloren, { $areas } fehlerhafte Stelle
   *[other] { $rescued } Bytes gerettet, { $lost } Bytes verloren, { $areas } fehlerhafte Stellen
}
infinity = Unendlich

## The bar: as short as can be

bar-opening = öffnet
bar-copying = kopiert
bar-syncing = sichert
bar-verifying = prüft
bar-average = Ø
bar-left = Rest

## Failures

open = konnte { $file } nicht öffnen: { $reason }
set-flags = die Flags für { $file } werden gesetzt: { $reason }
stat = der Aufruf von fstat für { $file } ist nicht möglich: { $reason }
truncate = das Abschneiden bei { $bytes } Bytes in Ausgabedatei { $file } ist fehlgeschlagen: { $reason }
read = Fehler beim Lesen von { $file }: { $reason }
read-back = Fehler beim Zurücklesen von { $file }: { $reason }
write-record = Fehler beim Schreiben von { $file }: { $reason }
write-block = Schreiben in { $file }: { $reason }
write-error = Schreibfehler: { $reason }
skip = { $file }: überspringen nicht möglich: { $reason }
seek = { $file }: das Springen zu Position ist nicht möglich: { $reason }
seek-too-far = { $file }: das Springen zu Position ist nicht möglich
step-over = { $file }: die fehlerhafte Stelle lässt sich nicht überspringen: { $reason }
leave-direct = O_DIRECT konnte nicht abgeschaltet werden: { $file }: { $reason }
drop-cache = der Zwischenspeicher für { $file } konnte nicht verworfen werden: { $reason }
fdatasync = fdatasync für { $file } ist fehlgeschlagen: { $reason }
fsync = fsync für { $file } ist fehlgeschlagen: { $reason }
close-input = Schließen der Eingabedatei { $file }: { $reason }
close-output = Schließen der Ausgabedatei { $file }: { $reason }
no-memory-input = Hauptspeicher erschöpft durch Eingabepuffer von { $bytes } Bytes ({ $size })
no-memory-output = Hauptspeicher erschöpft durch Ausgabepuffer von { $bytes } Bytes ({ $size })
offset-too-large = Offset zu groß: kann nicht auf eine Länge von seek={ $blocks } Blöcken aus jeweils { $size } Bytes abgeschnitten werden
same-file = { $input } und { $output } sind dieselbe Datei, die dabei geleert würde; verwenden Sie conv=notrunc
differs = { $file } weicht bei Offset { $offset } (Datensatz { $record }) von dem ab, was geschrieben wurde
differs-within = { $file } weicht zwischen den Offsets { $first } und { $last } (Datensatz { $record }) von dem ab, was geschrieben wurde
too-short = { $file } endet bei Offset { $offset } (Datensatz { $record }), vor dem Ende dessen, was geschrieben wurde
cannot-read-back = { $file } lässt sich nicht zurücklesen, wie { $operand } es braucht
not-rescuable = { $file } ist keine reguläre Datei und kein Blockgerät, wie { $operand } es braucht
check-failed = { $algorithm } von { $file } ist { $actual }, nicht { $expected }
in-use = Schreiben in { $file } wird verweigert: in Benutzung
in-use-by = Schreiben in { $file } wird verweigert: in Benutzung ({ $holders })
mounted-on = eingehängt auf { $place }
used-as-swap = als Swap benutzt
part-of = Teil von { $holder }
vanished = { $file } ist nicht mehr da: { $reason }
no-mapfile = { $file } ist keine Mapdatei (Zeile { $line })
map-not-regular = { $file } ist keine reguläre Datei, wie { $operand } sie braucht
appends = { $file } ist zum Anhängen geöffnet, was nicht zu { $operand } passt
same-as-end = { $file } wird gelesen oder geschrieben und kann nicht auch { $operand } sein
map-ahead = { $file } ist kürzer, als die Mapdatei { $map } sagt; entfernen Sie die Mapdatei, um neu zu beginnen

## Remarks

skipped-too-far = { $file }: es ist nicht möglich, zum angegebenen Offset zu springen
partial-read = { $count ->
    [one] Warnung: unvollständig gelesen ({ $bytes } Byte); iflag=fullblock wird empfohlen
   *[other] Warnung: unvollständig gelesen ({ $bytes } Bytes); iflag=fullblock wird empfohlen
}
zero-multiplier = Warnung: { $written } ist ein Null-Multiplikator; verwenden Sie { $meant } wenn das so gewollt ist

## The command line

unrecognized-option = Unbekannte Option »{ $option }«
ambiguous-option = Die Option »{ $option }« ist nicht eindeutig; möglich wären: '--help' '--version'
invalid-option = Ungültige Option -- { $option }
needless-argument = Die Option »--{ $option }« erlaubt kein Argument
unrecognized-operand = nicht erkannter Operand { $operand }
invalid-conversion = ungültige Konvertierung: { $word }
invalid-input-flag = ungültiges Eingabeflag: { $word }
invalid-output-flag = ungültiges Ausgabeflag: { $word }
invalid-status-level = ungültige Statusstufe: { $word }
invalid-algorithm = ungültiger Algorithmus: { $word }
invalid-digest = ungültige Prüfsumme: { $word }
invalid-number = ungültige Zahl: { $number }
cannot-combine = { $first } und { $second } sind nicht kombinierbar
cannot-combine-charsets = {"{"}ascii,ebcdic,ibm{"}"} sind nicht kombinierbar
needs = { $first } braucht { $second }
try-help = „{ $command } --help“ liefert weitere Informationen.

## The help text

help-usage =
    Aufruf: { $name } [OPERAND]...
    {"  "}oder: { $name } OPTION
help-purpose = Kopiert eine Datei und konvertiert sie dabei, wie die Operanden es sagen.
help-numbers =
    N und BYTES dürfen auf einen Faktor enden:
    c=1, w=2, b=512, kB=1000, K=1024, MB=1000*1000, M=1024*1024,
    GB=1000*1000*1000, G=1024*1024*1024, und so weiter für T, P, E, Z, Y, R, Q.
    KiB=K, MiB=M und so weiter sind dasselbe; kleine Buchstaben gehen auch.
    NxM ist ein Produkt. Endet N auf „B“, zählt es Bytes, nicht Blöcke.
help-levels = Jedes LEVEL ist eines von:
help-convs = Jedes von CONVS ist eines von:
help-flags = Jedes von FLAGS ist eines von:
help-signals =
    Auf das Signal USR1 hin gibt ein laufendes dd seine Statistik auf der
    Standardfehlerausgabe aus und macht weiter.
help-options = Optionen sind:
help-option-help = diese Hilfe ausgeben und beenden
help-option-version = die Version ausgeben und beenden

help-operand-bs =
    Blöcke von bis zu BYTES Bytes lesen und schreiben
    (Voreinstellung: 512); gilt anstelle von ibs und obs
help-operand-cbs = Datensätze von BYTES Bytes (für block, unblock)
help-operand-check =
    ein Fehler, wenn eine Prüfsumme (ALGO:HEX) des Geschriebenen
    abweicht
help-operand-conv = konvertieren, wie die durch Kommas getrennten Wörter sagen
help-operand-count = nicht mehr als N Eingabeblöcke kopieren
help-operand-ebs =
    (rescue) fehlerhafte Datensätze in Stücken bis hinab zu BYTES
    Bytes erneut lesen (Voreinstellung: der Sektor des Geräts,
    sonst 512)
help-operand-hash =
    Prüfsummen des Geschriebenen ausgeben: md5, sha1, sha256,
    sha512, blake2b, blake3
help-operand-hashlog = sie in FILE schreiben statt auf die Standardfehlerausgabe
help-operand-ibs = Blöcke von bis zu BYTES Bytes lesen (Voreinstellung: 512)
help-operand-if = FILE lesen statt der Standardeingabe
help-operand-iflag = lesen, wie die durch Kommas getrennten Wörter sagen
help-operand-map =
    (rescue) in FILE festhalten, was getan ist, und dort
    weitermachen; im Format der Mapdatei von GNU ddrescue
help-operand-obs = Blöcke von BYTES Bytes schreiben (Voreinstellung: 512)
help-operand-of = FILE schreiben statt der Standardausgabe
help-operand-oflag = schreiben, wie die durch Kommas getrennten Wörter sagen
help-operand-retries =
    (rescue) jedes fehlerhafte Stück N-mal versuchen
    (Voreinstellung: 1)
help-operand-seek =
    (oder oseek=N) N Blöcke der Größe obs hinter dem Anfang der
    Ausgabe beginnen
help-operand-skip =
    (oder iseek=N) N Blöcke der Größe ibs hinter dem Anfang der
    Eingabe beginnen
help-operand-speed = nicht mehr als BYTES Bytes je Sekunde kopieren
help-operand-status = mehr oder weniger auf der Standardfehlerausgabe sagen

help-status-none = nur Fehler melden
help-status-noxfer = die letzte Zeile mit Bytes und Durchsatz weglassen
help-status-progress = jede Sekunde Bytes und Durchsatz zeigen
help-status-bar =
    einen Balken mit Bytes, Durchsatz und Restzeit zeigen; wie
    progress, wenn die Standardfehlerausgabe kein Terminal ist
help-status-json =
    JSON schreiben, ein Objekt je Zeile: jede Sekunde den Stand,
    Meldungen und eine Zusammenfassung

help-conv-ascii = EBCDIC in ASCII umwandeln; schließt unblock ein
help-conv-ebcdic = ASCII in EBCDIC umwandeln; schließt block ein
help-conv-ibm = ASCII in das EBCDIC von IBM umwandeln; schließt block ein
help-conv-block =
    aus jeder Zeile einen Datensatz von cbs Bytes machen, mit
    Leerzeichen aufgefüllt
help-conv-unblock =
    aus jedem Datensatz von cbs Bytes eine Zeile ohne Leerzeichen
    am Ende machen
help-conv-lcase = Großbuchstaben in Kleinbuchstaben umwandeln
help-conv-ucase = Kleinbuchstaben in Großbuchstaben umwandeln
help-conv-sparse = Ausgabeblöcke, die nur aus NUL bestehen, überspringen
help-conv-swab = jedes Paar von Eingabebytes vertauschen
help-conv-sync =
    kurze Eingabeblöcke mit NUL auf ibs Bytes auffüllen, mit
    Leerzeichen, wenn block oder unblock gilt
help-conv-excl = ein Fehler, wenn die Ausgabedatei existiert
help-conv-nocreat = ein Fehler, wenn die Ausgabedatei nicht existiert
help-conv-notrunc = behalten, was in der Ausgabedatei ist
help-conv-noerror = nach Lesefehlern weitermachen
help-conv-fdatasync = die Daten vor dem Ende auf das Gerät schreiben
help-conv-fsync = ebenso, und die Metadaten der Datei
help-conv-changed = nur Blöcke schreiben, die anders sind als das, was dort ist
help-conv-rescue =
    um fehlerhafte Sektoren herum lesen und auffüllen, was nicht
    lesbar ist; schließt noerror und sync ein
help-conv-untilfull = eine volle Ausgabe als das Ende der Kopie nehmen
help-conv-verify = die Ausgabe von ihrem Gerät zurücklesen und vergleichen

help-flag-append = am Ende der Datei schreiben (passt zu conv=notrunc)
help-flag-direct = am Seitencache vorbei
help-flag-directory = ein Fehler, wenn die Datei kein Verzeichnis ist
help-flag-dsync = jeden Block vor dem nächsten auf das Gerät schreiben
help-flag-sync = ebenso, und die Metadaten der Datei
help-flag-fullblock = lesen, bis ein Block voll ist (nur iflag)
help-flag-nonblock = nicht blockierende Ein- und Ausgabe
help-flag-noatime = die Zeit des letzten Zugriffs nicht ändern
help-flag-nocache = Erledigtes aus dem Seitencache verwerfen
help-flag-noctty = ein Terminal nicht zum steuernden machen
help-flag-nofollow = symbolischen Verknüpfungen nicht folgen
help-flag-excl = ein Gerät in Benutzung ablehnen; keine Datei anlegen (nur oflag)
