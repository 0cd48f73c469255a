# Pages: the history, and fixing an earlier step.

page-history = Verlauf
page-history-lead = Die Schritte dieser Partie, der neueste zuerst.
page-step = Schritt { $number }
page-step-undone = zurückgenommen
page-step-open = fragt noch
page-step-here = hier steht der Tisch
page-by-table = dieser Rechner
page-by-follow = von selbst gefolgt
page-by-api = ein Programm
page-by-file = aus einer Datei
page-by-file-there = aus einer Datei, dort: { $name }
page-jump-back = Zurück zu Schritt { $number }
page-jump-back-short = Bis hierher zurück
page-jump-forward = Vor zu Schritt { $number }
page-jump-forward-short = Bis hierher vor
page-mend = Früheren Schritt berichtigen
page-mend-short = Berichtigen
page-mend-step = Schritt { $number } berichtigen
page-mend-lead = Was ist wirklich geschehen? Bevor sich etwas ändert, zeigt die Seite, was anders wäre.
page-mend-answers = Es wurde etwas anderes geantwortet
page-mend-replace = Es war ein anderer Zug
page-mend-insert = Davor fehlt ein Schritt
page-mend-delete = Das ist nie geschehen
page-mend-delete-hint = Der Schritt fällt weg. Was später kam, wird noch einmal gespielt.
page-mend-command = Was
page-mend-group-alike = Von derselben Art
page-mend-what-delete = Ohne „{ $label }“:
page-mend-what-insert = Mit „{ $instead }“ vor „{ $label }“:
page-mend-what-replace = Mit „{ $instead }“ statt „{ $label }“:
page-mend-differences = Auf dem Tisch wäre anders
page-mend-no-difference = Auf dem Tisch wäre nichts anders.
page-mend-part = Teil
page-mend-now = Jetzt
page-mend-then = Dann
page-mend-left-out = Diese späteren Schritte passen nicht mehr
page-mend-keep = Figuren stehen lassen, nur den Verlauf ändern
page-mend-keep-hint = Auf dem Tisch bleibt alles, wie es unter „Jetzt“ steht.
page-mend-take = Tisch umstellen
page-mend-take-hint = Stell die Figuren um, die oben aufgelistet sind. Die Liste bleibt zum Abhaken.
page-mend-nothing = Hier hat niemand etwas geantwortet, also gibt es am Aufbau nichts zu berichtigen.
page-mend-group-turns = Züge
page-mend-group-corrections = Berichtigungen
page-mend-value = { $part }: Was liegt dort?
page-mend-set-to = { $label } = { $part }
page-mend-next = Weiter
page-mend-what-answers = „{ $label }“ mit { $now } statt { $was }:
page-mend-what-same = „{ $label }“ mit denselben Antworten wie zuvor:
page-mend-undone =
    { $count ->
        [one] Ein Schritt ist gerade zurückgenommen. Nach dem Berichtigen lässt er sich nicht wiederholen.
       *[other] { $count } Schritte sind gerade zurückgenommen. Nach dem Berichtigen lassen sie sich nicht wiederholen.
    }

page-history-filter = Wessen Schritte
page-history-pages = Seiten des Verlaufs
page-history-newer = Neuere Schritte
page-history-older = Ältere Schritte
page-history-all = Alle
page-step-shared = hierher führt ein Link
page-mend-as-known = Wie zuletzt bekannt
page-mend-record = Verlauf berichtigen

## Headings of the history

page-history-begin = Aufbau
page-history-more = Was geschah ({ $count })
