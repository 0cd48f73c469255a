# Pages: a new game.

page-new-again = Start
page-new-surprise = Surprise me
page-new-change = Change something
page-new-like-last = Like last time: { $part }
page-new-as-usual = To begin with: { $part }
page-new-first-time = Not played here yet: a few questions first.
page-new-missing = Not in your box: { $part }.
page-surprise = Surprise
page-surprise-lead = This came up. Everything else stays as it is.
page-surprise-other = Something else

page-new-game = New game
page-new-table-name = Name of the table
page-new-start = Set up the table
page-rulings = Rulings
page-rulings-lead = Where the sheets say nothing or contradict each other, the table decides.

page-new-mode = What do you play?
page-free = More for single games
page-free-hint = This shows what the campaign reveals, on this device alone. Whoever plays it, or still wants to, had better leave it closed.
page-free-do = Show everything here
page-free-open = This device offers everything that single games can be played with.
page-free-close = Hide it again
