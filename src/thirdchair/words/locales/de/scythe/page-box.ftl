# Pages of Scythe: my box.

page-box-game-scythe = Scythe
page-box-expansion-invaders = Invasoren aus der Ferne
page-box-expansion-rise = Aufstieg der Fenris
page-box-cards = Die Automa-Karten
page-box-cards-invaders = mit Einträgen für Albion und Togawa
page-box-cards-base = ohne sie (erste Auflagen)

page-box-promo-objectives = Zielkarten { $first } bis { $last }, für Menschen

## Scythe

page-box-scythe-hint = Wo unsere Quellen die Regeln des Automa offen lassen: einmal in Karten und Heft nachsehen, dann ist jedes neue Spiel vorbelegt.
page-box-scythe-lead = Die gedruckten Regeln des Automa kennen wir nur in Teilen. Hier steht, wie wir entscheiden und wie sicher wir sind. Schlag in deinem Exemplar nach und wähle, was dort steht: Neue Spiele beginnen damit, und jeder Tisch darf weiter anders entscheiden.
page-box-guessed = Unsere Quellen schweigen
page-box-reasoned = Erschlossen oder nur aus anderen Programmen bekannt
page-box-not-looked = nicht nachgesehen
page-box-kind-faction = Fraktion
page-box-kind-mat = Spielertableau
