# Pages of Scythe: a combat as one thing.

page-combat-step = Kampf, { $step } von { $steps }: { $part }
page-combat-sides = { $attacker } greift { $defender } an
page-combat-abilities = Fähigkeiten
page-combat-power = Stärke
page-combat-cards = Kampfkarten
page-combat-automa = Karten des Automas
page-combat-losses = Verluste
