# Pages of Scythe: a combat as one thing.

page-combat-step =
    { $nth ->
        [1] Kampf, { $step } von { $steps }: { $part }
       *[other] Kampf, { $step } von { $steps }: { $part }, Frage { $nth }
    }
page-combat-sides = { $attacker } greift { $defender } an
page-combat-abilities = Fähigkeiten
page-combat-power = Stärke
page-combat-cards = Kampfkarten
page-combat-automa = Karten des Automa
page-combat-losses = Verluste
page-combat-has = Stärke { $power }, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
page-combat-most = höchstens { $n }
page-doubted-units =
    { $count ->
        [one] Mit einer Kampfeinheit sind es höchstens { $n }. Stimmt trotzdem:
       *[other] Mit { $count } Kampfeinheiten sind es höchstens { $n }. Stimmt trotzdem:
    }
