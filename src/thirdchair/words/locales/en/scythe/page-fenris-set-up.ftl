# Pages of a campaign: prologue and set-up of an evening. Titles as printed, where we have seen them.

page-fenris-title-1 = Episode 1: A New Era
page-fenris-title-2a = Episode 2a: War
page-fenris-title-2b = Episode 2b: Peace
page-fenris-title-3 = Episode 3: A Plea from Vesna
page-fenris-prologue = Prologue
page-fenris-prologue-text = Read the prologue in the rulebook, or its summary.
page-fenris-reads = Tonight { $name } reads aloud.
page-fenris-read = Read
page-fenris-skip = Skip
page-fenris-ring = Turn order
page-fenris-different = Different tonight
page-fenris-usual = The usual set-up, and the table drawn
page-fenris-goals = What counts tonight
page-fenris-perk = Perk
page-fenris-perk-free = free tonight, at most one
page-fenris-perk-price = ${ $n } of ${ $has }, ${ $left } stay
page-fenris-perk-used = used on evening { $number }
page-fenris-perk-none = none
page-fenris-worker-at = Where does the worker begin?
page-fenris-late-name = Comes later
page-fenris-is-here = { $name } is here
page-fenris-ready = { $name } is ready
page-fenris-ready-alone = Ready
page-fenris-to-board = To the board
page-fenris-no-steps = Nothing to lay out yet: the set-up comes when the evening begins.
page-fenris-checklist = Tonight is different first, then the usual set-up.
