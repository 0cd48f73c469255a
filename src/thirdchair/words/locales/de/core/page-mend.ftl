# Pages: fixing an earlier step on the drawings.

page-mend-ways = Was wirklich geschehen ist
page-mend-else = Etwas anderes
page-mend-this = So sind sie gezogen
page-mend-look-answers = Mit dieser Antwort ansehen
page-mend-look-replace = Mit diesem Zug ansehen
page-mend-look-insert = Mit diesem Schritt davor ansehen
page-mend-look-delete = Ohne diesen Schritt ansehen
page-mend-played = so steht es im Verlauf
page-mend-one-of = { $label } ({ $at } von { $of })
page-mend-misfits-hint = Nichts ändert sich, bevor jeder Schritt passt. Zuerst der früheste davon:
page-mend-again = Schritt { $number } jetzt neu beantworten
page-mend-go-back = Zurück zu Schritt { $number }
page-mend-go-back-hint = Was von dort an getan wurde, fällt weg; spielt von dort weiter.
page-mend-without = Schritt { $number } weglassen
page-mend-left-away = Ohne:
page-mend-redrawn = Die App zieht neu:
page-turn-missing = Vor Schritt { $step } fehlt ein Zug, an der Reihe war: { $name }.
page-turn-missing-put = Vor Schritt { $step } einsetzen
page-turn-missing-away = So lassen
