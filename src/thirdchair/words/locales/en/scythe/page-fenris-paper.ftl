# Pages of a campaign: sheets that are copied from paper, or written on.

page-fenris-from-paper = From paper
page-fenris-from-paper-hint = Everybody copies their own sheet, all at the same time. Faction, wealth, mods and bonuses are enough for tonight; the rest may follow.
page-fenris-copy = Copy the sheet
page-fenris-copied = copied
page-fenris-factions-now = Who plays which faction now?
page-fenris-factions-do = That is how it is
page-fenris-sheet-of = Sheet of { $name }
page-fenris-write = Write it down
page-fenris-write-on = Change what stands on this sheet
page-fenris-write-again = Check again
page-fenris-write-hint = Tap what stands on your paper. A tap on a name takes its crosses away. Wealth is changed by an entry of its own; nothing else follows.
page-fenris-write-paper = Tap what stands on your paper; a tap on a name takes its crosses away. Wealth, mods and bonuses are enough for tonight: victories, perks and log may follow until evening 8.
page-fenris-write-play = Tonight’s game has begun: mods and bonuses stay as they were. The rest can be written down.
page-fenris-enough = Enough for tonight
page-fenris-home-base = Home base
page-fenris-typed = Others, by their names (a comma between them)
page-fenris-slots = Filled places
page-fenris-slot-gain = What stands in place { $n }
page-fenris-starts-on =
    { $n ->
        [one] Its marker starts one space further on.
       *[other] Its marker starts { $n } spaces further on.
    }
page-fenris-ask-rows = How many rows has the table at the bottom of your sheet?
page-fenris-ask-most_coins = How many boxes for coins are there among the setup bonuses of your sheet?
page-fenris-ask-why = We do not know how many the printed sheet has: we ask once and keep the answer in My box.
page-fenris-ask-later = later
doubt-sheet-stars = { $seat }: { $n } stars in { $evenings ->
        [one] one evening
       *[other] { $evenings } evenings
    }? An evening ends with the sixth.
doubt-sheet-column = { $seat }: { $column } ticked { $n } times in { $evenings ->
        [one] one evening
       *[other] { $evenings } evenings
    }? Each evening ticks it once.
doubt-sheet-won = Evening { $number }: won by { $seat } and by { $who }?
doubt-sheet-wealth = { $seat }: ${ $n } after { $evenings ->
        [one] one evening
       *[other] { $evenings } evenings
    }?
doubt-sheet-perks = { $seat }: { $n } perks in { $evenings ->
        [one] one evening
       *[other] { $evenings } evenings
    }? There is one for each.
doubt-sheet-tile = { $seat }: { $mod }? There are only { $n } of these, and others have them.
doubt-mod-near = { $part }: that is nearly { $mod }. If you mean that one, tap it. If it is another tile, it is kept by the name that you have typed.
page-fenris-as-is = as it is
