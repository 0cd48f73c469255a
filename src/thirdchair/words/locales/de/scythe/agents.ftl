# Die Agenten des vierten Abends: was der Tisch hört und gefragt wird.

event-tries =
    { $n ->
        [1] { $seat } versucht, einen Agenten zu besiegen ({ $at }): 1 Kampfkarte aufdecken.
       *[other] { $seat } versucht, { $n } Agenten zu besiegen ({ $at }): { $n } Kampfkarten aufdecken.
    }
event-subdued =
    { $n ->
        [1] { $seat } besiegt den Agenten ({ $at }) und legt ihn auf das Nationstableau, jetzt { $held }.
       *[other] { $seat } besiegt { $n } Agenten ({ $at }) und legt sie auf das Nationstableau, jetzt { $held }.
    }
event-agents_stay =
    { $n ->
        [1] { $seat } scheitert: Der Agent bleibt ({ $at }), die Kampfkarte wird abgelegt. Eine Einheit, die dort steht, geht zurück.
       *[other] { $seat } scheitert: Die Agenten bleiben ({ $at }), die Kampfkarten werden abgelegt. Eine Einheit, die dort steht, geht zurück.
    }
event-agent_back = { $seat } stellt einen Agenten zurück: { $at }.
question-agents_total = { $seat }: Wie viel zeigen die Kampfkarten für die Agenten zusammen?
question-agents_paid = { $seat }: Die Agenten kosten { $total }. Du hast { $power } Stärke, { $coins } Münzen und { $popularity } Ansehen. Wie zahlst du?
question-agents_power = { $seat }: Wie viel davon mit Stärke?
question-agents_coins = { $seat }: Wie viel davon mit Münzen? Der Rest ist Ansehen.
question-agents_where = { $seat }: Welche Agenten?
question-agents_back = { $seat }: Wo steht der Agent wieder?
question-agents_near = { $seat }: Hat sich ein Mech oder sein Anführer ohne Konflikt bewegt? Welche Agenten stehen dort oder sonst in der Umgebung?
option-agents_near-nowhere = Keine
option-agents_paid-power = { $n } Stärke
option-agents_paid-coins = { $n } Münzen
option-agents_paid-popularity = { $n } Ansehen
option-agents_paid-mixed = gemischt
option-agents_paid-back = Kann nicht zahlen: zurück
error-doubted-agents_paid = Soweit bekannt, passt das nicht zu dem, was { $seat } hat. Wer zahlen kann, muss. Wenn es trotzdem stimmt, sag es.
error-agents-bar-workers = Dort stehen Agenten ({ $at }): Ein Arbeiter kommt nur mit einem Mech dorthin oder nach einer Kampfeinheit, die sie besiegt.
error-agents-stop = Dort stehen Agenten ({ $at }): { $unit } beendet die Bewegung dort. Sag das Übrige als eigene Bewegung.
error-agents-none-left = Auf dem Spielplan steht kein Agent mehr.
error-agents-not-there = Dort kann kein Agent stehen ({ $at }): Sie stehen auf Tunneln und auf der Fabrik.
error-fenris-one-tile = Höchstens eines der Endbedingungsplättchen liegt aus, und jedes Ding wird einmal genannt.
page-doubted-agents_paid = Soweit bekannt, passt das nicht zu dem, was du hast. Wer zahlen kann, muss.
deck-agents = Kampfkarten
scythe-what-agents = Fenris-Agenten
scythe-what-airships = Luftschiffe
scythe-what-doomsday_clock = Uhr des Untergangs
scythe-what-backup_plan = Plan B
scythe-kind-agents = Fenris-Agent
page-fenris-agents = { $n } × Fenris-Agent
page-hand-tries = { $n } × Kampfkarte aufdecken: Agenten, { $part }
page-hand-subdued = Agenten ({ $n }) aufs Tableau: { $part }
page-hand-agents-stay = Die Agenten bleiben: { $part }
page-fenris-gambit = Kolosse der Lüfte
page-fenris-gambit-asked = Habt ihr Kolosse der Lüfte?
page-fenris-gambit-airships = Mit Luftschiffen
page-fenris-gambit-tile = Endbedingungsplättchen
page-fenris-gambit-none = keines
ruling-scythe-a93 = Eine Einheit des Automa steht unter Agenten und scheitert: Wohin geht sie?
ruling-scythe-a93-why = Das Heft sagt es nur von Menschen: Deren Einheit geht zurück. Wir lassen auch die des Automa zurückgehen.
ruling-scythe-a93-value-back = dorthin zurück, woher sie kam
ruling-scythe-a93-value-stays = sie bleibt
page-fenris-moment-agents = Agenten
