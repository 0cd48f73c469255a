# Die Seite des Tisches und was daran hängt.

## Was das Schattenreich getan hat

page-hand-advanced =
    { $gain ->
        [landmark] { $color } auf { $track } von { $from } auf { $to }: nimmt das Wahrzeichen
       *[nothing] { $color } auf { $track } von { $from } auf { $to }
    }
page-hand-open = Das Schattenreich zieht seine Karten.
page-hand-nothing = Das Schattenreich war noch nicht am Zug.
page-cards-pair = Links Leistenkarte { $left }, rechts Gleichstandkarte { $right }
page-card = Entscheidungskarte { $card }

## Warum?

page-why-steps =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
page-why-place = Nr. { $count } von unten
page-why-kept = bleibt
page-why-lost = scheidet aus
page-why-chosen = Also { $track }.
page-why-not = Warum nicht { $track }?
page-why-fell = { $track } ist durch diese Regel ausgeschieden:
page-why-fell-counted = { $track } ({ $counted }) ist durch diese Regel ausgeschieden:

## Die Leisten

page-board = Leisten
page-track-seat = { $who }: Feld { $space }
page-track-landmark = Wahrzeichen auf { $space }: { $owner }
page-track-favorite = bevorzugte Leiste: { $who }
page-nobody = niemand

## Die Knöpfe

page-bar = Euer Zug
page-whose-turn = Wer am Zug ist
page-turn-now = jetzt am Zug
page-bots-turn = Zug des Schattenreichs
page-income = Einkommen
page-stay = Zug geht weiter
page-to = auf
page-track-done = beendet
page-role-track = Linke Karte:
page-role-tie = Rechte Karte:
page-role-look = Für einen Gleichstand:
page-back-one = Eine Karte zurück
page-back-answer = Eine Antwort zurück
page-take-back = Zurück
page-let-app = Ab jetzt zieht Third Chair
page-undo = Rückgängig: { $label }
page-redo = Noch einmal: { $label }
page-undone = Schritt { $step } von { $steps }: Was später kam, ist zurückgenommen.
page-same-cards = Beim Wiederholen kommen dieselben Karten.
page-return = Zum letzten Schritt
page-result = Ergebnis
page-note-fixed = Die Aufzeichnung ist berichtigt.

## Das Ende

page-finish = Ergebnis
page-finish-lead = Die Punkte von euch beiden. Das Schattenreich kann nicht gewinnen.
page-finish-points = { $who }: Punkte
page-finish-tied = Gleichstand: Es gewinnt, wer mehr Rohstoffe übrig hat.
page-finish-resources = { $who }: übrige Rohstoffe

## Korrekturen und was sonst noch geschieht

page-correct = Tisch korrigieren
page-correct-lead = Stellt jeden Teil so ein, wie er auf dem Tisch liegt. Sonst folgt nichts daraus.
page-correct-landmark = Wahrzeichen auf { $space }
page-correct-rest = Bevorzugte Leiste, Einkommen, Errungenschaft
page-correct-favorite = { $who }: bevorzugte Leiste
page-correct-era = { $who }: Einkommenszüge
page-correct-achievement = „{ $which }“, Platz { $place }
page-more = Mehr Schritte, Wahrzeichen
page-more-landmark = Ein Wahrzeichen auf anderem Weg
page-more-landmark-hint = Durch eine Karte oder eine Zivilisation, nicht durch Voranschreiten.
page-more-landmark-do = Wahrzeichen nehmen
page-more-no-landmark = Alle Wahrzeichen sind vergeben.
page-more-steps = Ein Marker geht weiter oder zurück
page-more-steps-hint = Wahrzeichen auf dem Weg folgen. Das Schattenreich folgt nicht.
page-more-steps-do = Marker setzen
page-landmark = Wahrzeichen
page-who = Wer?
page-track = Leiste
page-steps = Schritte
page-rulings-from-now = Eine Änderung gilt ab jetzt und steht im Verlauf.
page-cards = Ablagestapel
page-cards-lead =
    { $count ->
        [0] Der Entscheidungsstapel ist leer.
        [one] Im Entscheidungsstapel liegt noch eine Karte.
       *[other] Im Entscheidungsstapel liegen noch { $count } Karten.
    }
page-cards-none = Der Ablagestapel ist leer.

## Einstellungen des Tisches

page-settings = Einstellungen des Tisches
page-rename = Umbenennen
page-seat = Dieses Gerät spielt für
page-seat-both = euch beide
page-seat-hint = Dann sind diese Knöpfe zuerst zu sehen. Alle können weiterhin für alle spielen.
page-follow = Der Zug des Schattenreichs
page-follow-yes = folgt von selbst
page-follow-no = wartet auf ein Tippen
page-colors = Farben
page-export = Exportieren
page-delete = Löschen
page-delete-ask = „{ $name }“ mit dem ganzen Verlauf löschen? Das lässt sich nicht rückgängig machen.
page-delete-do = Endgültig löschen
