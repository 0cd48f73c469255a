# Pages of Tapestry: the history, and fixing an earlier step.

page-mend-note = Gobelinkarte auf Feld { $space } deines Einkommenstableaus
page-app-shuffled = Third Chair mischt seine Karten zu einem neuen Stapel.
page-mend-group-landmarks = Anders erhaltene Wahrzeichen
page-mend-group-points = Siegpunkte
page-mend-add = { $who }: wie viele Siegpunkte mehr? Ein Minus nimmt Siegpunkte weg.

## Fixing a step of a scenario

page-mend-build = Du baust: { $part }
page-mend-plot = Auf welchem Platz? Zeile und Spalte.
page-mend-card = Welche Gobelinkarte lag dort?

## On the drawings

page-mend-track = { $who }: Fortschritt auf { $track }, { $was } auf { $now }
page-mend-many = Wie viele Felder? (−1 = zurück)
page-mend-map = Oder tippe ein Feld an: Ein leeres wurde erkundet, ein Gebiet erobert.

## Headings of the history

page-history-era = Ära { $era }
