# Pages of Tapestry: the history, and fixing an earlier step.

page-fix-group-landmarks = Anders erhaltene Wahrzeichen
page-fix-group-points = Siegpunkte
page-fix-add = { $who }: wie viele Siegpunkte mehr? Ein Minus nimmt Siegpunkte weg.

## Fixing a step of a scenario

page-fix-build = Du baust: { $part }
page-fix-plot = Auf welchem Platz? Zeile und Spalte.
page-fix-card = Welche Gobelinkarte lag dort?
