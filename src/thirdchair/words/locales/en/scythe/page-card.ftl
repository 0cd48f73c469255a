# Scythe: the turn card, in few words beside icons.

scythe-territory-short = { $terrain } { $part }{ $steps }
scythe-home-base-short = base { $faction }
scythe-short-N = N
scythe-short-NE = NE
scythe-short-E = E
scythe-short-SE = SE
scythe-short-S = S
scythe-short-SW = SW
scythe-short-W = W
scythe-short-NW = NW

page-hand-marker = Recruit marker → { $part }
page-hand-unit = from the mat → { $part }
page-hand-token-placed = place { $kind }: { $part }
page-hand-token-taken = take { $kind }: { $part }
page-hand-token-removed = remove { $kind }: { $part }
page-hand-factory = Take a Factory card out of the game
page-hand-bonus = Recruit bonus, if uncovered, for { $seats }:
page-hand-token-sprung = Turn the trap over: { $part }
page-hand-tracker = Tracker
page-hand-tracker-star =
    { $count ->
        [one] Star with the next step
       *[other] Star in { $count } steps
    }
page-hand-star = Place a star ({ $count } of 6)
page-hand-resources = { $n } × { $what } → { $part }
page-hand-resources-gone = Remove resources: { $part }
page-hand-line = { $part }
page-scythe-details = Details and the card

banner-combat = { $attacker } { $attacker_total } : { $defender_total } { $defender }
banner-combat-won = { $seat } wins ({ $part })
banner-fought = { $seat } wins the combat ({ $part })
banner-star = { $seat }: star { $count } of 6 ({ $triumph })
banner-trap = { $seat } springs a trap ({ $part })
banner-ended = The game is over
banner-ended-more = { $seat } has ended it. Scoring is next.
page-hand-discard =
    { $count ->
        [one] { $seat }: discard one of its face-down combat cards unseen.
       *[other] { $seat }: discard { $count } of its face-down combat cards unseen.
    }
