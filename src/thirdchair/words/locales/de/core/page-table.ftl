# Pages: the table page and what hangs on it.

## Vorlesen

page-aloud = Vorlesen
page-aloud-stop = Nicht weiterlesen

page-undo-more =
    { $more ->
        [one] { $label } + 1 Schritt
       *[other] { $label } + { $more } Schritte
    }
page-since-earlier =
    { $count ->
        [one] Ein früherer Schritt: siehe Verlauf
       *[other] { $count } frühere Schritte: siehe Verlauf
    }
page-let-once = Diesmal zieht Third Chair

## Was die Bots getan haben, für die Hand

page-did = Erledigt


## Warum?

page-differently = Wir spielen das anders
page-why-kept = bleibt
page-why-lost = scheidet aus
page-why-not = Warum nicht { $part }?
page-why-fell = { $part } ist durch diese Regel ausgeschieden:
page-why-fell-counted = { $part } ({ $counted }) ist durch diese Regel ausgeschieden:

## Die Knöpfe

page-bar = Euer Zug
page-whose-turn = Wer am Zug ist
page-turn-now = jetzt am Zug
page-back-one = Eine Karte zurück
page-take-back = Zurück
page-let-app = Ab jetzt zieht Third Chair
page-undo = Rückgängig: { $label }
page-redo = Noch einmal: { $label }
page-undone = Schritt { $step } von { $steps }: Was später kam, ist zurückgenommen.
page-same-cards = Wer einen zurückgenommenen Schritt noch einmal spielt, zieht dieselben Karten.
page-return = Zum letzten Schritt
page-result = Ergebnis
page-note-fixed = Der Verlauf ist berichtigt.

## Das Ende

page-finish = Partie abschließen
page-finish-now = Ergebnis zeigen
