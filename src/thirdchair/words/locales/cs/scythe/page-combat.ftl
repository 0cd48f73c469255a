# Pages of Scythe: a combat as one thing.

page-combat-step =
    { $nth ->
        [1] Boj, { $step } / { $steps }: { $part }
       *[other] Boj, { $step } / { $steps }: { $part }, { $nth }. otázka
    }
page-combat-sides = { $attacker } útočí na: { $defender }
page-combat-abilities = schopnosti
page-combat-power = síla
page-combat-cards = bojové karty
page-combat-automa = karty Automy
page-combat-losses = ztráty
page-combat-has = síla { $power }, { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
page-combat-most = nejvýš { $n }
page-doubted-units =
    { $count ->
        [one] S jednou bojovou jednotkou je to nejvýš { $n }. Přesto správně:
       *[other] Bojových jednotek je { $count }, to dává nejvýš { $n }. Přesto správně:
    }
