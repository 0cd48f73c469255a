# Pages: a new game.

page-new-again = Los
page-new-surprise = Überraschung
page-new-change = Etwas ändern
page-new-like-last = Wie zuletzt: { $part }
page-new-as-usual = Für den Anfang: { $part }
page-new-first-time = Noch nie gespielt: vorher ein paar Fragen.
page-new-missing = Nicht in deiner Schachtel: { $part }.
page-surprise = Überraschung
page-surprise-lead = Das kam heraus. Alles andere bleibt, wie es ist.
page-surprise-other = Etwas anderes

page-new-game = Neue Partie
page-new-table-name = Name des Tisches
page-new-start = Tisch aufbauen
page-rulings = Auslegungen
page-rulings-lead = Wo die Regelblätter nichts sagen oder sich widersprechen, entscheidet der Tisch.

page-new-mode = Was wird gespielt?
page-free = Mehr für einzelne Partien
page-free-hint = Hier steht, was die Kampagne enthüllt, nur auf diesem Gerät. Wer sie spielt oder noch spielen will, lässt es besser geschlossen.
page-free-do = Hier alles zeigen
page-free-open = Dieses Gerät bietet alles an, womit einzelne Partien gespielt werden können.
page-free-close = Wieder verbergen
