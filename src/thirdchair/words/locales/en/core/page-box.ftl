# Pages: my box.

page-box = My box
page-box-lead = What lies in your boxes. Third Chair then offers what you own, decides as your books do, and calls things as they are printed. A new game takes all of this along; games that are running stay as they are.
page-box-saved = Saved. It counts from the next new game on.
page-box-unsaid = Not said yet: tick what you have. Until then, everything is offered.
page-box-expansions = Expansions in the box
page-box-printing = Which printing?
page-box-printing-unsaid = not said
page-box-printing-hint = The language and, where it matters, the year of the rulebooks. It decides how rules are cited, and presets what the printings decide differently.
page-box-presets = This printing presets:
page-box-save = Save
page-box-values = What your copy says
page-box-spoilers = What may be shown
page-box-spoilers-hint = What a campaign reveals on the way, in rules, lists and choices, stays hidden here until it has been played.
page-box-everything = Show everything
page-box-everything-warning = This takes the surprises out of the campaigns for everybody who uses this installation.
page-box-opened = Something that a campaign has revealed is shown in this whole house.
page-box-close = Hide it again

## Names and values

page-box-ours = As long as you enter nothing: { $note }
page-box-printed = In your book
page-box-why-asked = Why we ask
page-box-names = Printed names

page-box-promos = Promos
page-box-promos-known = Promos
page-box-promos-more = Other promos
page-box-promos-hint = One per line, as they are called on the pack. They change nothing for the bots; the checklist of a new game names them.
page-promos = Promos in the box: { $part }. They change nothing for the bots; what they do for you stands on their cards.
page-promos-short = Promos: { $part }
error-too-many-promos = A box holds at most { $most } promos.
error-bad-promo = The name of a promo needs 1 to { $longest } characters.
error-promo-twice = The promo “{ $value }” stands there twice. Once is enough.
page-from-box = My box says: { $answer }.
