# Pages of Scythe: my box.

page-box-game-scythe = Scythe
page-box-expansion-invaders = Invasoren aus der Ferne
page-box-expansion-gambit = Kolosse der Lüfte
page-box-expansion-rise = Aufstieg der Fenris
page-box-cards = Die Automa-Karten
page-box-cards-invaders = mit Einträgen für Albion und Togawa
page-box-cards-base = ohne sie (erste Auflagen)

page-box-promo-objectives = Zielkarten { $first } bis { $last }, für Menschen

## Scythe

page-box-scythe-hint = Sieh einmal in deinen Karten und im Heft nach, dann ist jedes neue Spiel vorbelegt.
page-box-scythe-lead = Schlag in deinem Exemplar nach und wähle, was dort steht. Neue Spiele beginnen damit, und jeder Tisch darf weiter anders entscheiden.
page-box-guessed = Hier zuerst nachsehen
page-box-reasoned = Wenn du das Heft schon in der Hand hast: mehr
page-box-not-looked = nicht nachgesehen
page-box-kind-faction = Fraktion
page-box-kind-mat = Spielertableau
page-box-kind-mod = Modifikation
page-box-counted = Auf deinem Kampagnen-Bogen
page-box-arrows-hint = So, wie es liegt, wenn Norden oben ist.
page-box-tiles = Deine Plättchen, die wir nicht kennen
error-box-arrow-twice = Zwei Zahlen des Plättchens zeigen in dieselbe Richtung. Jede zeigt in eine andere.
page-box-rise-more = Was Aufstieg der Fenris für einzelne Partien bringt, wartet beim neuen Spiel ganz unten:
page-box-coins = Münzen auf den Bündnisplättchen
