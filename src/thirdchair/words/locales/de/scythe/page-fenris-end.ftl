# Seiten einer Kampagne: ihr Ende.

page-fenris-gate-last = Schlagt das letzte Kapitel des Heftes auf
page-fenris-gate-last-text = Es heißt „Der Aufstieg von …“. Macht weiter: Sterne werden angekreuzt, dann wird die ganze Kampagne abgerechnet.
page-fenris-won-later = Der letzte Abend
page-fenris-close-last = Kampagne abrechnen
page-fenris-close-lacking = So abrechnen
page-fenris-lacking = Auf diesen Bögen fehlt noch, was vor dieser App gespielt wurde: Siege, Sofort-Boni und Chronik zählen bei der Abrechnung.
page-fenris-lacking-write = Bogen von { $name } ergänzen
page-fenris-end-won = { $name } gewinnt die Kampagne!
page-fenris-end-shared = Sie teilen sich die Kampagne: { $part }
page-fenris-end-double = Letzter Abend, doppelt
page-fenris-end-lines =
    { $count ->
        [one] Erfolgschronik, 1 Reihe
       *[other] Erfolgschronik, { $count } Reihen
    }
page-fenris-end-wealth = Vermögen, Abend für Abend
page-fenris-end-stars = Sterne, Abend für Abend
page-fenris-end-evening = { $part }: { $name }, { $coins } $
page-fenris-end-way = Die Abstimmung: { $part }.
page-fenris-end-changed = Fraktionen, die gewechselt haben: { $part }.
page-fenris-end-votes = Die Abstimmung: { $part }. Krieg und Frieden: { $other }.
page-fenris-end-rise = Der Aufstieg von …
page-fenris-end-read = Alle lesen im letzten Kapitel die Texte zu ihren Rängen, in dieser Reihenfolge.
page-fenris-end-same = Bei gleichen Rängen bestimmt ihr selbst, welcher zuerst kommt.
page-fenris-field-economy = Wirtschaft
page-fenris-field-governance = Staatsführung
page-fenris-field-military = Militär
page-fenris-end-evenings = Die Abende
page-fenris-end-keep = Zum Aufheben
page-fenris-end-for-us = Bild für uns
page-fenris-end-plain = Bild ohne Spoiler
page-fenris-end-plain-name = Scythe: eine Kampagne aus acht Abenden
page-fenris-end-again = Noch einmal, mit anderen
page-fenris-end-again-text = In einer neuen Kampagne ist wieder alles verschlossen. Räumt vorher das Material zurück, wie es war.
page-fenris-end-reset = Material zurückräumen
page-fenris-end-new = Neue Kampagne
page-back-boxes = Boxen A bis E
page-back-punchboards = Stanzbögen
page-back-bags = Beutel und Bögen
back-fenris-box-a = Box A: die Vesna-Figur. Befestigt die Vesna-Karte wieder an der Unterseite und schließt die Box.
back-fenris-box-b = Box B: die acht Agenten.
back-fenris-box-c = Box C: der Vernichter.
back-fenris-box-d = Box D: die Fenris-Figur mit ihren Teilen.
back-fenris-box-e = Box E: die Tesla-Figur.
back-fenris-board-1 = Beutel 1: Einflussplättchen, Krieg- und Frieden-Leiste, Bündnisplättchen.
back-fenris-board-2 = Beutel 2: alle Mech-Modifikationen, von allen Plätzen.
back-fenris-board-3 = Beutel 3: alle Infrastruktur-Modifikationen, von allen Plätzen, und das geänderte Bezirksverwaltung-Plättchen.
back-fenris-board-4 = Beutel 4: die Plättchen von Vesna.
back-fenris-board-5 = Beutel 5: die Plättchen von Fenris und die Bündnisplättchen von Vesna und Fenris.
back-fenris-board-6 = Beutel 6: Erfolgsplättchen und das Mad-Tesla-Plättchen.
back-fenris-bag =
    { $count ->
        [0] { $seat } gibt zurück: { $other }.
       *[other] { $seat } gibt zurück: { $other }, Modifikationen: { $part }.
    }
back-fenris-removed = Plättchen, die aus der Kampagne ausgeschieden waren, zurück zu den anderen: { $part }.
back-fenris-sheets = Die Kampagnen-Bögen bleiben euch; für die nächste Kampagne nehmt ihr neue.
back-fenris-automa = { $seat }: zurück in den Automa-Stapel: { $cards }.
back-fenris-objectives = Alle Zielkarten in einen Stapel: auch 5, 7, 13, 15, 20, 22, 23 und 27.
back-fenris-factory = Alle Fabrikkarten in einen Stapel.
back-fenris-combat = Alle Kampfkarten in einen Stapel.
doubt-settle-log = { $seat }: kein Kreuz von den Abenden auf Papier. Sie zählen dann nichts: keine Zeile zu { $n } $, nichts für Staatsführung und Militär.
doubt-settle-perks = { $seat }: kein Sofort-Bonus von den Abenden auf Papier. An der Summe ändert das nichts.
doubt-settle-wins = { $n } von { $evenings } Siegen der Abende auf Papier stehen auf den Bögen. An den Summen ändert das nichts.
