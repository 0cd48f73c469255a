# Meine Schachtel, der Rest: Promos, und was Karten und Hefte von Scythe entscheiden.

page-box-promos = Promos
page-box-promos-known = Promos
page-box-promos-more = Weitere Promos
page-box-promos-hint = Je Zeile eine, wie sie auf der Packung heißt. Für die Bots ändern sie nichts; die Checkliste eines neuen Spiels nennt sie.
page-box-promo-objectives = Zielkarten { $first } bis { $last }, für Menschen
page-promos = Promos in der Schachtel: { $part }. Für die Bots ändern sie nichts; was sie bei Menschen bewirken, steht auf ihren Karten.
page-promos-short = Promos: { $part }
error-too-many-promos = In eine Schachtel passen höchstens { $most } Promos.
error-bad-promo = Der Name einer Promo braucht 1 bis { $longest } Zeichen.
error-promo-twice = Die Promo „{ $value }“ steht zweimal da. Einmal genügt.

## Scythe

page-box-scythe-hint = Wo unsere Quellen die Regeln des Automa offen lassen: einmal in Karten und Heft nachsehen, dann ist jedes neue Spiel vorbelegt.
page-box-scythe-lead = Die gedruckten Regeln des Automa kennen wir nur in Teilen. Hier steht, wie wir entscheiden und wie sicher wir sind. Schlag in deinem Exemplar nach und wähle, was dort steht: Neue Spiele beginnen damit, und jeder Tisch darf weiter anders entscheiden.
page-box-guessed = Unsere Quellen schweigen
page-box-reasoned = Erschlossen oder nur aus anderen Programmen bekannt
page-box-not-looked = nicht nachgesehen
page-box-kind-faction = Nation
page-box-kind-mat = Spielertableau
