# Pages: my record, the sheet of a game, and the rules in force on paper.

page-record = Meine Bilanz
page-record-none = Noch ist keine Partie beendet. Trage ein Ergebnis ein, dann erscheint es hier.
page-record-kept = Gezählt werden die beendeten Partien, die hier gespeichert sind.
page-record-games = Partien
page-record-won = Siege
page-record-shared = Geteilt
page-record-margin = Abstand
page-record-letter-won = S
page-record-letter-shared = G
page-record-letter-lost = N
page-record-player = Wer
page-record-list = Alle Partien
page-record-plot =
    { $count ->
        [one] Abstand der letzten Partie: { $part }
       *[other] Abstände der letzten { $count } Partien: { $part }
    }

## Der Spielbogen

page-sheet = Spielbogen
page-sheet-story = Mit dem ganzen Verlauf
page-sheet-short = Ohne Verlauf
page-print = Drucken
page-print-hint = Über das Menü des Browsers wird diese Seite ohne Knöpfe und Farben gedruckt.
page-recap = Rückblick zum Teilen
page-recap-hint = Ein paar Zeilen zum Verschicken
page-recap-unfinished = Die Partie ist noch nicht beendet.
page-recap-by = Gespielt mit Third Chair

## Die geltenden Regeln

page-rulebook = Geltende Regeln
page-rulebook-chosen = (an diesem Tisch gewählt)
