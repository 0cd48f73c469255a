# Pages of Scythe: a combat as one thing.

page-combat-step = Boj, { $step } / { $steps }: { $part }
page-combat-sides = { $attacker } útočí na: { $defender }
page-combat-abilities = schopnosti
page-combat-power = síla
page-combat-cards = bojové karty
page-combat-automa = karty Automy
page-combat-losses = ztráty
