# Pages of Scythe: what may come next.

page-odds-scythe-lead = Counted exactly over the cards that can still come, as if the Automa drew now and everybody stood where they were last known.
page-odds-scythe-line = Counted exactly over the cards that can still come. With cards only this is what the move lines offer: the first entry that is possible on your board is carried out.
page-odds-scythe-later = Not while a question is open: the card that lies there decides.
page-odds-scythe-alone = No Automa plays tonight: there are no cards to foresee.
page-odds-scythe-none = Nothing more comes: the game is over.
page-odds-scythe-moves = The move
page-odds-scythe-gains = What it gains
page-odds-scythe-recruits = Recruit bonus for its neighbors
page-odds-scythe-tracker = Star tracker
page-odds-scythe-stays = no move
page-odds-scythe-skips = turn skipped
page-odds-scythe-advances = the marker advances
page-odds-scythe-star = it places a star
page-odds-scythe-scheme = Scheme II begins
page-odds-scythe-cards =
    { $count ->
        [one] { $count } card can come.
       *[other] { $count } cards can come.
    }
page-odds-scythe-renewed = Its deck is empty and shuffled first: { $count } cards can come.
