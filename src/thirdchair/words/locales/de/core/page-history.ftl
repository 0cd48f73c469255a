# Pages: the history, and fixing an earlier step.

page-history = Verlauf
page-history-lead = Alle Schritte, der neueste zuerst.
page-step = Schritt { $number }
page-step-undone = zurückgenommen
page-step-open = fragt noch
page-step-here = hier steht der Tisch
page-by-table = dieser Rechner
page-by-follow = von selbst gefolgt
page-by-api = ein Programm
page-jump-back = Zurück zu Schritt { $number }
page-jump-back-short = Bis hierher zurück
page-jump-forward = Vor zu Schritt { $number }
page-jump-forward-short = Bis hierher vor
page-fix = Früheren Schritt berichtigen
page-fix-short = Berichtigen
page-fix-step = Schritt { $number } berichtigen
page-fix-lead = Was ist wirklich geschehen? Bevor sich etwas ändert, zeigt die Seite, was anders wäre.
page-fix-answers = Es wurde etwas anderes geantwortet
page-fix-replace = Es geschah etwas anderes
page-fix-insert = Vor diesem Schritt fehlt etwas
page-fix-delete = Das ist nie geschehen
page-fix-delete-hint = Der Schritt fällt weg. Was später kam, wird noch einmal gespielt.
page-fix-command = Was
page-fix-group-alike = Von derselben Art
page-fix-look = Ansehen, was anders wäre
page-fix-what-delete = Ohne „{ $label }“:
page-fix-what-insert = Mit „{ $instead }“ vor „{ $label }“:
page-fix-what-replace = Mit „{ $instead }“ statt „{ $label }“:
page-fix-differences = Auf dem Tisch wäre anders
page-fix-no-difference = Auf dem Tisch wäre nichts anders.
page-fix-part = Teil
page-fix-now = Jetzt
page-fix-then = Dann
page-fix-left-out = Diese späteren Schritte passen nicht mehr
page-fix-keep = Es bleibt, wie es unter „Jetzt“ steht
page-fix-keep-hint = Keine Figur wird bewegt; nur die Aufzeichnung jenes Schritts wird berichtigt.
page-fix-take = Es gilt, was unter „Dann“ steht
page-fix-take-hint = Was noch wie unter „Jetzt“ liegt, wird wie oben aufgelistet umgestellt.
page-fix-steps = Felder, falls es ein Fortschritt ist (mit Minus zurück)
page-fix-nothing = Hier hat niemand etwas geantwortet, also gibt es am Aufbau nichts zu berichtigen.
page-fix-group-turns = Züge
page-fix-group-corrections = Korrekturen
page-fix-value = { $part }: Was liegt dort?
page-fix-set-to = { $label } = { $part }
page-fix-next = Weiter
page-fix-what-answers = „{ $label }“ mit { $now } statt { $was }:
page-fix-what-same = „{ $label }“ mit denselben Antworten wie zuvor:
page-fix-undone =
    { $count ->
        [one] Ein Schritt ist gerade zurückgenommen. Nach dem Berichtigen lässt er sich nicht wiederholen.
       *[other] { $count } Schritte sind gerade zurückgenommen. Nach dem Berichtigen lassen sie sich nicht wiederholen.
    }

## Fixing a step of a scenario

page-fix-note = Gobelinkarte auf Feld { $space } deines Einkommenstableaus

page-history-filter = Wessen Schritte
page-history-all = Alle
page-step-shared = hierher führt ein Link

## Die Tischseite von Scythe.

page-fix-as-known = Wie zuletzt bekannt

page-fix-record = Aufzeichnung berichtigen
page-app-shuffled = Third Chair mischt seine Karten zu einem neuen Stapel.
