# Pages of Scythe: my box.

page-box-game-scythe = Scythe
page-box-expansion-invaders = Invaders from Afar
page-box-expansion-rise = The Rise of Fenris
page-box-cards = The Automa cards
page-box-cards-invaders = with entries for Albion and Togawa
page-box-cards-base = without them (first printings)

page-box-promo-objectives = objective cards { $first } to { $last }, for people

## Scythe

page-box-scythe-hint = Where our sources leave the Automa's rules open: look at your cards and book once, and every new game is preset.
page-box-scythe-lead = The Automa's printed rules reached us in parts. Here is how we decide and how sure we are of it. Look it up in your copy and choose what stands there: new games begin with it, and at every table you may still decide otherwise.
page-box-guessed = Our sources are silent
page-box-reasoned = Reasoned, or known from other programs only
page-box-not-looked = not looked up
page-box-kind-faction = Faction
page-box-kind-mat = Player mat
