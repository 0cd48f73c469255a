# Pages of Scythe: the set-up, step by step.

page-scythe-checklist-head = Eine der vier Fortschrittskarten bestimmt den Schwierigkeitsgrad. Wegen des Vorsprungs beginnt ihr Marker nicht auf dem ersten Feld, I.
page-scythe-checklist-head-on =
    { $count ->
        [one] Eine der vier Fortschrittskarten bestimmt den Schwierigkeitsgrad. Wegen des Vorsprungs beginnt ihr Marker 1 Feld nach dem ersten, I.
       *[other] Eine der vier Fortschrittskarten bestimmt den Schwierigkeitsgrad. Wegen des Vorsprungs beginnt ihr Marker { $count } Felder nach dem ersten, I.
    }
page-scythe-checklist-factory = Fabrikkarten bereitlegen: { $count }

## Nur Karten: ein Mensch trifft auf einen Automa

page-scythe-checklist-mat = Spielertableau: { $mat }
page-scythe-checklist-level = { $seat }: { $level }
page-scythe-modules = Module

## Ein neues Spiel Scythe.

page-scythe-app-cards = Third Chair hat die Automa-Karten: die gedruckten bleiben in der Schachtel.
page-scythe-checklist-board = Baut Spielplan und Stapel für die Spielerzahl auf.
page-scythe-checklist-cover = Deckt es mit dem Heimatgebiet von { $faction } ab.
page-scythe-checklist-lead = Baut Scythe auf wie gewohnt, dann:
page-scythe-marker-why = Bei Gleichstand zwischen Regionen nimmt ein Automa die, die diesem Marker am nächsten liegt.
