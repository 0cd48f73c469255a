# Pages of Scythe: corrections by hand.

## The table page of Scythe.

page-scythe-correct-lead = Set what differs to what lies on your table. Pieces on the board: tap a territory on the table page and put them there or take them off.
page-scythe-correct-tokens = Tokens on the board
page-scythe-correct-arrows = The arrows of your tile (north at the top)
page-scythe-correct-arrow-again = ask again
page-scythe-correct-marker = Recruit marker
page-scythe-correct-tracker = Star tracker: spaces past the first
page-scythe-correct-track = The triumph track as it lies there, from left to right
page-scythe-correct-worn = mod on “{ $ability }”
page-scythe-correct-rival = ★ on the home base of { $name }
