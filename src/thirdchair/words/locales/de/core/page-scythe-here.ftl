# Scythe: was an einem Tisch gilt.

scythe-at-this-table = (An diesem Tisch: { $part })
page-scythe-checklist-head = Eine der vier Fortschrittskarten bestimmt den Schwierigkeitsgrad. Wegen des Vorsprungs beginnt ihr Marker nicht auf dem ersten Feld, I.
page-scythe-checklist-factory = Fabrikkarten bereitlegen: { $count }
