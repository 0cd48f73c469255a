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
