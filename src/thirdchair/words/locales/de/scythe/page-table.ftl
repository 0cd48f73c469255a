# Pages of Scythe: the table page and what hangs on it.

## Die Tischseite von Scythe.

page-scythe-board = Der Spielplan
page-scythe-here = { $place_name }: { $part }
page-scythe-empty = { $place_name }: hier ist nichts
page-scythe-pieces =
    { $n ->
        [1] { $unit } ({ $name })
       *[other] { $n } × { $unit } ({ $name })
    }
page-scythe-tunnel = Tunnel
page-scythe-follow = Dem Geschehen folgen
page-scythe-whole = Ganzer Spielplan
page-scythe-turn = Spielplan drehen
page-scythe-as-the-board = Legt das Plättchen so hin, wie der Spielplan auf dieser Seite liegt.
page-scythe-turn-of = { $name }, Zug { $turn }
page-scythe-begin = Der Anfang
page-scythe-begin-checklist = Was ihr dafür hinlegt, steht zum Abhaken im Aufbau.
page-scythe-seats = Die Mitspielenden
page-scythe-stars =
    { $count ->
        [one] { $count } Stern
       *[other] { $count } Sterne
    }
page-scythe-holds = { $what }: { $count }
page-scythe-scheme = Aktionsplan { $scheme }
page-scythe-starred = { $triumph }: { $count }
page-scythe-marker-at = { $level }: Marker: { $part }
page-scythe-pile = { $name }: { $count } Karten im Stapel, abgelegt: { $part }
page-scythe-card = Automa-Karte { $number }, genutzt im Aktionsplan { $scheme }
page-scythe-tracker = Fortschrittskarte von { $name }: { $part }, insgesamt { $count } Felder

page-scythe-automa-due = Zug spielen: { $name }
page-scythe-human-due = { $name } ist am Zug
page-scythe-undo = { $name }: Zug
page-scythe-north = N
page-scythe-compass =
    { $turn ->
        [0] Norden ist oben.
        [1] Norden ist rechts.
        [2] Norden ist unten.
       *[3] Norden ist links.
    }
page-scythe-own-hint = { $name }: Einheiten auf dem Plan antippen, dann ihr Ziel.
page-scythe-own-hint-asked = { $name } spielt am Tisch. Den Plan nur für Kämpfe mit Automas antippen.
page-scythe-more = Sterne, Gewinne
page-scythe-star-for = Einen Stern legen für:
page-scythe-where-to = Wohin? Tippe auf eine Region.
page-scythe-and-more = Weitere Einheiten antippen, um sie in derselben Aktion zu bewegen.
page-scythe-done = Fertig
page-scythe-drop = Diese Bewegung weglassen
page-scythe-drop-all = Abbrechen
page-scythe-close = Schließen
page-scythe-before = Zurück
page-scythe-next = Weiter
page-scythe-less = Eine Figur zurücklassen: { $unit }
page-scythe-one-more = Eine Figur mehr mitnehmen: { $unit }
page-scythe-going =
    { $count ->
        [one] { $count } zieht
       *[other] { $count } ziehen
    }, { $stay ->
        [one] { $stay } bleibt
       *[other] { $stay } bleiben
    }
page-scythe-off-board = Vom Plan nehmen
page-scythe-all-go = Alle ziehen mit. Danach lassen sich welche zurücklassen.
page-scythe-to-mat = { $unit } zurück aufs Tableau
page-scythe-put = Eine Figur vom Tableau hierher stellen: { $unit } (noch { $count })
page-scythe-take = Eine Figur zurück aufs Tableau: { $unit }

page-scythe-fact = { $name } ({ $part }): Sterne { $count }
page-scythe-fact-turns =
    { $count ->
        [one] { $count } Zug der Automas
       *[other] { $count } Züge der Automas
    }

## Ein neues Spiel Scythe.

page-scythe-back-one = Eine Antwort zurück
