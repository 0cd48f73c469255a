# Pages of Scythe: my box.

page-box-game-scythe = Scythe
page-box-expansion-invaders = Invaders from Afar
page-box-expansion-gambit = The Wind Gambit
page-box-expansion-rise = The Rise of Fenris
page-box-cards = The Automa cards
page-box-cards-invaders = with entries for Albion and Togawa
page-box-cards-base = without them (first printings)

page-box-promo-objectives = objective cards { $first } to { $last }, for people

## Scythe

page-box-scythe-hint = Look at your cards and your book once, and every new game is preset.
page-box-scythe-lead = Look it up in your copy and choose what stands there. New games begin with it, and at every table you may still decide otherwise.
page-box-guessed = Look here first
page-box-reasoned = If you have the book at hand: more
page-box-not-looked = not looked up
page-box-kind-faction = Faction
page-box-kind-mat = Player mat
page-box-kind-mod = Mod
page-box-counted = On your campaign sheet
page-box-arrows-hint = As it lies with the north at the top.
page-box-tiles = Tiles of yours that we do not know
error-box-arrow-twice = Two numbers of the tile point the same way. Each points another way.
page-box-rise-more = What The Rise of Fenris has for single games waits at the end of the new game page:
page-box-coins = Coins on the alliance tokens
