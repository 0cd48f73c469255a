# Pages of Tapestry: the set-up, step by step.

page-checklist-lead = Baut Tapestry zu zweit auf wie gewohnt, dann:

## Der Aufbau

page-checklist-app-cards = Third Chair hat die Entscheidungskarten: Die gedruckten bleiben in der Schachtel.

## Der Aufbau

page-solo-checklist-lead = Alles, was diese Partie braucht. Hake ab, was erledigt ist.
page-solo-checklist-draw = Third Chair fragt noch etwas. Die Schritte, die davon abhängen, kommen danach.
page-solo-checklist-to-draws = Zur Frage
page-solo-checklist-answered = Aus deinen Karten und Antworten
page-group-box = Aus der Schachtel
page-group-you = Spielplan und du
page-group-automa = Automa
page-group-shadow = Schattenreich
page-group-start = Stapel und Beginn
page-box-out = Diese Karten kommen zurück in die Schachtel:
page-box-starred = Diese dürfen bleiben, sind solo aber unfair stark oder sehr schwach. Hake ab, was du herausnimmst:
page-box-advised = Unser Rat, nicht im Regelheft: Diese leben von Gegnern, die handeln, und das tun die Bots kaum. Hake ab, was du herausnimmst:
page-box-sorted = Meine Schachtel ist für Solo sortiert
page-box-sorted-hint = Blendet diese Liste aus, auch bei den nächsten Tischen.
page-box-unsorted = Liste wieder zeigen
page-removed =
    { $tapestry_id ->
        [none] { $civ } (Zivilisation)
       *[other] { $tapestry }
    }
