# My box, the rest: promos, and what the cards and books of Scythe decide.

page-box-promos = Promos
page-box-promos-known = Promos
page-box-promos-more = Other promos
page-box-promos-hint = One in a line, as they are called on the pack. They change nothing for the bots; the checklist of a new game names them.
page-box-promo-objectives = objective cards { $first } to { $last }, for people
page-promos = Promos in the box: { $part }. They change nothing for the bots; what they do for you stands on their cards.
page-promos-short = Promos: { $part }
error-too-many-promos = A box holds at most { $most } promos.
error-bad-promo = The name of a promo needs 1 to { $longest } characters.
error-promo-twice = The promo “{ $value }” stands there twice. Once is enough.

## Scythe

page-box-scythe-hint = Where our sources leave the Automa's rules open: look at your cards and book once, and every new game is preset.
page-box-scythe-lead = The Automa's printed rules reached us in parts. Here is how we decide and how sure we are of it. Look it up in your copy and choose what stands there: new games begin with it, and at every table you may still decide otherwise.
page-box-guessed = Our sources are silent
page-box-reasoned = Reasoned, or known from other programs only
page-box-not-looked = not looked up
page-box-kind-faction = Faction
page-box-kind-mat = Player mat
