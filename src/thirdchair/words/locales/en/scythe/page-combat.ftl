# Pages of Scythe: a combat as one thing.

page-combat-step =
    { $nth ->
        [1] Combat, { $step } of { $steps }: { $part }
       *[other] Combat, { $step } of { $steps }: { $part }, question { $nth }
    }
page-combat-sides = { $attacker } attacks { $defender }
page-combat-abilities = abilities
page-combat-power = power
page-combat-cards = combat cards
page-combat-automa = cards of the Automa
page-combat-losses = losses
page-combat-has = power { $power }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-combat-most = at most { $n }
page-doubted-units =
    { $count ->
        [one] With one combat unit it is { $n } at most. Right anyway:
       *[other] With { $count } combat units it is { $n } at most. Right anyway:
    }
