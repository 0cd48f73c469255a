# Pages of Scythe: a combat as one thing.

page-combat-step = Combat, { $step } of { $steps }: { $part }
page-combat-sides = { $attacker } attacks { $defender }
page-combat-abilities = abilities
page-combat-power = power
page-combat-cards = combat cards
page-combat-automa = cards of the Automa
page-combat-losses = losses
