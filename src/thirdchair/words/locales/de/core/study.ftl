# Studien: viele Spiele mit vielen Einstellungen, und die Seite, die von ihnen erzählt.

## Was nicht stimmt

error-study-no-lab = Eine Studie braucht das Extra „lab“: „make lab“ fügt es hinzu, oder „pip install thirdchair[lab]“.
error-study-no-cluster = Ray braucht das Extra „cluster“: „make cluster“ fügt es hinzu, oder „pip install thirdchair[cluster]“.
error-study-mode = „{ $value }“ lässt sich nicht untersuchen. Möglich sind: { $options }.
error-study-setting = Eine Einstellung „{ $value }“ gibt es hier nicht. Einstellungen: { $options }.
error-study-value = „{ $value }“ ist kein Wert von { $part }. Möglich sind: { $options }.
error-study-empty = Die Einstellung { $value } hat keinen Wert oder einen leeren.
error-study-twice = Die Einstellung { $value } hat einen Wert doppelt.
error-study-flag = „{ $value }“ ist unverständlich. Eine Einstellung schreibt man NAME=WERT,WERT.
error-study-file = { $file } beschreibt keine Studie. Gebraucht wird TOML mit mode, games und seed, und die Einstellungen unter [with].
error-study-cells = Diese Einstellungen haben { $count } Kombinationen; höchstens { $max } lassen sich auf einmal untersuchen.
error-study-games = Das wären { $count } Spiele; höchstens { $max } lassen sich auf einmal untersuchen.
error-study-no-folder = { $file } ist eine Datei. Eine Studie braucht einen Ordner.
error-study-not-empty = In { $file } liegt anderes. Eine Studie braucht einen neuen oder leeren Ordner.
error-study-other = In { $file } liegt eine andere Studie oder eine nach anderen Regeln. Nenne einen anderen Ordner.
error-study-workers = Fünf Arbeiter nacheinander sind gestorben, ohne etwas fertigzustellen. Vielleicht ist der Speicher zu klein: Versuche es mit weniger Arbeitern. Was fertig ist, bleibt erhalten.
error-study-rules = Ein Arbeiter hat andere Regeln als diese Studie: Alle Rechner brauchen dasselbe Third Chair. Was fertig ist, bleibt erhalten.
error-study-ray = Ray ist unter „{ $value }“ nicht zu erreichen. Was fertig ist, bleibt erhalten.

## Unterwegs

study-playing = Spiele
study-stopped = Angehalten. Was fertig ist, bleibt erhalten: Derselbe Befehl macht weiter.
study-done = { $games } Spiele. Bericht: { $file }

## Der Bericht

study-title = Eine Studie über { $games } Spiele
study-question = Was verglichen wurde
study-fixed = In allen Spielen gleich
study-setting = Einstellung
study-values = Werte
study-mean = Mittel
study-low = Niedrig
study-middle = Mitte
study-high = Hoch
study-came = Kam vor
study-all = Alle Spiele
study-never = nie
study-explained = Hinter dem Mittel steht sein Fehler: Neunzehn von zwanzig solchen Bereichen enthalten das wahre Mittel. Von zehn Spielen liegt eines unter „niedrig“ und eines über „hoch“. „Kam vor“: der Anteil der Spiele, in denen es überhaupt geschah; die anderen Zahlen sind aus diesen.
study-shares = Anteil der Spiele, mit seinem Fehler.
study-origin = Woher diese Zahlen kommen
study-reproduce = Dieselben Zahlen liefert dieser Befehl, mit beliebig vielen Arbeitern:
study-kernel = Vom Kernel gespielt: { $kernel } der Spiele; von der Referenz: { $reference }.
study-versions = Gemacht mit: { $part }.
