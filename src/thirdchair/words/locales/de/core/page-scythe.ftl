# Seiten: wie die Seite der Regeln die Teile von Scythe nennt.

page-scope-automa = Scythe: der Automa
page-scope-automa-general = Scythe: der Automa in jeder Partie
page-scope-multi-automa = Scythe: mehrere Automas
page-kind-limit = Grenze
page-kind-movement = Bewegung
page-kind-special = Sonderregel

# Die Tischseite von Scythe.

page-mode-scythe-automa = Scythe: Menschen und Automas am Spielplan
page-mode-short-automa = Scythe

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
page-scythe-turn-of = { $name }, Zug { $turn }
page-scythe-begin = Der Anfang
page-scythe-seats = Die Mitspielenden
page-scythe-stars =
    { $count ->
        [one] { $count } Stern
       *[other] { $count } Sterne
    }
page-scythe-holds = { $what }: { $count }
page-scythe-scheme = Aktionsplan { $scheme }
page-scythe-starred = { $triumph }: { $count }
page-scythe-marker-at = { $level }: Marker auf Feld { $count }
page-scythe-pile = { $name }: { $count } Karten im Stapel, abgelegt: { $part }
page-scythe-card = Automakarte { $number }, genutzt im Aktionsplan { $scheme }
page-scythe-tracker = Fortschrittskarte von { $name }: Feld { $at } von { $last }

page-scythe-automa-due = Zug spielen: { $name }
page-scythe-human-due = { $name } ist am Zug
page-scythe-undo = { $name }: Zug
page-scythe-refused = Nicht möglich: { $count }
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

page-scythe-why-area = Die Umgebung: was an seine Einheiten und sein Heimatgebiet grenzt, und wo sie stehen.
page-scythe-why-left =
    { $count ->
        [0] Keine bleibt übrig.
        [one] Eine bleibt übrig.
       *[other] { $count } bleiben übrig.
    }
page-scythe-why-chosen = Also: { $to }.
page-why-scythe-far = { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }
page-why-scythe-far-name = Die Zahlen sind Schritte.
page-why-scythe-units = { $count ->
        [one] 1 Einheit
       *[other] { $count } Einheiten
    }
page-why-scythe-units-name = Die Zahlen sind Einheiten in der Nähe.
page-why-scythe-there = { $count ->
        [one] { $count } gegnerische Einheit
       *[other] { $count } gegnerische Einheiten
    }
page-why-scythe-there-name = Die Zahlen sind gegnerische Einheiten, die dort stehen.
page-why-scythe-place = Nummer { $count }
page-why-scythe-place-name = Die Zahlen sind die Leserichtung.
page-why-scythe-strength = { $count }
page-why-scythe-strength-name = Die Zahlen sind Stärke und Karten zusammen.

page-scythe-fact = { $name } ({ $part }): Sterne { $count }
page-scythe-fact-turns =
    { $count ->
        [one] { $count } Zug der Automas
       *[other] { $count } Züge der Automas
    }
page-fix-group-pieces = Figuren
page-scythe-fix-at = Wo war das?
page-scythe-fix-from = Von wo zog Gruppe { $number } los?
page-scythe-fix-who = Wer zog?
page-scythe-fix-groups = Wie viele Gruppen zogen? Eine Gruppe zieht zusammen los und kommt zusammen an.
page-scythe-fix-many = Wie viele?
page-scythe-fix-gain = Wie viel mehr? Ein Minus ist ein Verlust.
page-fix-as-known = Wie zuletzt bekannt
page-fix-group-gains = Gewinne und Verluste
page-scythe-fix-to = Wohin?
page-scythe-correct-lead = Stellt ein, was auf dem Tisch anders liegt. Figuren auf dem Spielplan: auf der Tischseite eine Region antippen und sie dort hinstellen oder wegnehmen.
page-scythe-correct-tokens = Plättchen auf dem Spielplan
page-scythe-correct-marker = Rekrutenmarker
page-scythe-correct-tracker = Fortschrittskarte

# Ein neues Spiel Scythe.

page-scythe-new-lead = Wer sitzt am Tisch, in Zugreihenfolge? Die App spielt die Automas.
page-scythe-name =
    { $people ->
        [0] Scythe mit Automas
       *[other] { $part } und { $count ->
            [one] ein Automa
           *[other] { $count } Automas
        }
    }
page-scythe-place = Platz { $number }
page-scythe-kind-human = Mensch
page-scythe-kind-automa = Automa
page-scythe-kind-none = Niemand
page-scythe-name-of = Name
page-scythe-level = Schwierigkeitsgrad
page-scythe-faction = Nation
page-scythe-mat = Spielertableau
page-scythe-drawn = per Los
page-scythe-head = Vorsprung des Markers
page-scythe-head-hint = Um so viele Felder startet der Fortschrittsmarker weiter vorn: mehr ist schwerer, unter 0 leichter.
page-scythe-more-places = Plätze 3 bis 7: mehr Mitspielende, mehrere Automas
page-scythe-order-hint = Die Plätze gehen im Uhrzeigersinn um den Tisch.
page-scythe-cooperative = Zu mehreren
page-scythe-cooperative-no = Alle gegen alle
page-scythe-cooperative-yes = Die Menschen gemeinsam gegen die Automas
page-scythe-deck = Automakarten
page-scythe-deck-own = Ein Stapel für jeden Automa
page-scythe-deck-shared = Ein Stapel für alle
page-scythe-way = Woher die App weiß, wo die Figuren stehen
page-scythe-way-tracked = Mitgeführt: ihr tippt jede Bewegung auf dem Plan an
page-scythe-way-asked = Gefragt: vor jedem Automazug fragt die App, was an wichtigen Stellen steht
page-scythe-way-cards = Nur Karten: die App zeigt die Karte, ihr sucht den Zug
page-scythe-cards-of = Karten und Ausgabe
page-scythe-chance = Wer zieht die Automakarten?
page-scythe-chance-app = Die App
page-scythe-chance-table = Ihr, vom eigenen Stapel
page-scythe-combat = Kampfkarten der Automas
page-scythe-combat-app = Die App zieht ihre Werte aus allen 42 Karten
page-scythe-combat-ask = Ihr deckt sie am Tisch auf
page-scythe-abilities = Fähigkeiten der Menschen, die vor einem Kampf etwas wegnehmen
page-scythe-abilities-off = Nicht fragen
page-scythe-abilities-ask = Vor jedem Kampf fragen
page-scythe-printing = Ausgabe der Automakarten
page-scythe-printing-invaders = Mit „Invasoren aus der Ferne“
page-scythe-printing-base = Grundspiel
page-scythe-app-cards = Third Chair hat die Automakarten: die gedruckten bleiben in der Schachtel.
page-scythe-checklist-lead = Baut Scythe auf wie gewohnt, dann:
page-scythe-marker-why = Bei Gleichstand zwischen Regionen nimmt ein Automa die, die diesem Marker am nächsten liegt.
page-scythe-back-one = Eine Antwort zurück
