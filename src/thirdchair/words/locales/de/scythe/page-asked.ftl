# Pages of Scythe: what an asked board asks.

page-asked-token-gone = Das Begegnungsplättchen ist weg: { $place_name }
page-asked-token-here = Das Begegnungsplättchen liegt hier: { $place_name }
page-asked-most =
    (nur wenn dort { $count ->
        [one] eine einzige Kampfeinheit steht
       *[other] höchstens { $count } Kampfeinheiten stehen
    })
page-asked-nearest = Tippt an, wohin jemand gekommen ist: Die nächste Figur steht dann dort und nicht mehr am alten Platz. Wessen Figur es ist, zählt nur, wo ihr wählen könnt.
page-asked-largest = Stehen Arbeiter an mehreren Orten? Tragt zuerst die größte Gruppe ein.

page-asked-came = { $name }, von: { $part }
page-asked-lead =
    { $count ->
        [0] Damit steht es fest.
        [one] Steht es so? Tippt an, was anders ist. Jetzt zählt nur diese eine.
       *[other] Steht es so? Tippt an, was anders ist. Jetzt zählen nur diese { $count }.
    }
page-asked-many =
    { $humans ->
        [one] Wo stehen deine Mechs und dein Anführer? Tippe auf dem Plan an, wo es anders ist als gezeichnet.
       *[other] Wo stehen eure Mechs und Anführer? Tippt auf dem Plan an, wo es anders ist als gezeichnet.
    }
page-asked-signs = + setzt die gezeigte Figur hin, ✓ nimmt sie weg.
page-asked-done = Fertig, der Rest stimmt
page-asked-as-shown = Es steht so
page-asked-least = (erst ab { $count } Arbeitern)
page-asked-untell = Wie zuletzt bekannt: { $place_name }
page-asked-here-fighter = { $name } hat hier einen Mech oder den Anführer: { $place_name }
page-asked-here-worker = { $name } hat hier Arbeiter: { $place_name }
page-asked-gone-fighter = { $name } hat hier weder einen Mech noch den Anführer mehr: { $place_name }
page-asked-gone-worker = { $name } hat hier keine Arbeiter mehr: { $place_name }
page-asked-count = { $name }: { $n } × { $unit }, { $place_name }
page-asked-idle = zählt nicht mehr
page-asked-seen = { $part } von { $count } gesehen.
page-asked-unseen = noch nicht gesehen: { $part }
page-asked-either = heißt: ein Mech oder der Anführer, egal welcher.
