# Pages of Scythe: a new game.

## Eine neue Partie

page-game-scythe = Scythe

## Die Tischseite von Scythe.

page-mode-scythe-automa = Scythe: Menschen und Automas am Spielplan
page-mode-short-automa = Scythe

## Ein neues Spiel Scythe.

page-scythe-new-lead = Wer sitzt am Tisch, in Zugreihenfolge? Die App spielt die Automas.
page-scythe-name =
    { $people ->
        [0] { $count ->
            [0] Scythe
           *[other] Scythe mit Automas
        }
       *[other] { $part }{ $count ->
            [0] { "" }
            [one] { " " }und ein Automa
           *[other] { " " }und { $count } Automas
        }
    }
page-scythe-place = Platz { $number }
page-scythe-kind-human = Mensch
page-scythe-kind-automa = Automa
page-scythe-kind-none = Niemand
page-scythe-name-of = Name
page-scythe-level = Schwierigkeitsgrad
page-scythe-faction = Fraktion
page-scythe-mat = Spielertableau
page-scythe-drawn = per Los
page-scythe-head = Felder Vorsprung beim Start
page-scythe-head-hint = Um so viele Felder weiter vorn startet der Fortschrittsmarker des Automa: mehr ist schwerer, unter 0 leichter.
page-scythe-more-places = Plätze 3 bis 7: mehr Mitspielende, mehrere Automas
page-scythe-order-hint = Die Plätze gehen im Uhrzeigersinn um den Tisch.
page-scythe-cooperative = Zu mehreren
page-scythe-cooperative-no = Alle gegen alle
page-scythe-cooperative-yes = Die Menschen gemeinsam gegen die Automas
page-scythe-deck = Automa-Karten
page-scythe-deck-own = Ein Stapel für jeden Automa
page-scythe-deck-shared = Ein Stapel für alle
page-scythe-way = Woher die App weiß, wo die Figuren stehen
page-scythe-way-tracked = Mitgeführt: ihr tippt jede Bewegung auf dem Plan an
page-scythe-way-asked = Abgefragt: Vor jedem Zug eines Automa fragt die App, was an wichtigen Stellen steht
page-scythe-way-cards = Nur Karten: die App zeigt die Karte, ihr sucht den Zug
page-scythe-cards-of = Karten und Ausgabe
page-scythe-chance = Wer zieht die Automa-Karten?
page-scythe-chance-app = Die App
page-scythe-chance-table = Ihr, vom eigenen Stapel
page-scythe-combat = Kampfkarten der Automas
page-scythe-combat-app = Die App zieht die Werte; ihr legt so viele verdeckte Karten ungesehen ab
page-scythe-combat-ask = Ihr deckt sie am Tisch auf
page-scythe-abilities = Fähigkeiten der Menschen im Kampf
page-scythe-abilities-off = Nicht fragen
page-scythe-abilities-ask = Fragen, wo eine nützen kann
page-scythe-printing = Ausgabe der Automa-Karten
page-scythe-printing-invaders = Mit „Invasoren aus der Ferne“
page-scythe-printing-base = Grundspiel
