# Pages of Tapestry: corrections by hand.

page-correct-pile-lies = The pile lies differently

page-correct-pile = Cards in the discard pile

## More, corrections, the end

page-solo-correct-lead = Set each part to what lies on the table. Nothing else follows from it.
page-solo-correct-points = Points, outposts, cards
page-solo-correct-second = Your second token
page-solo-correct-hexes = Hexes are corrected on the map.
page-solo-none = none
page-correct-vp = { $who }: points
page-correct-outposts = { $who }: outposts in supply
page-correct-topples = { $who }: toppled outposts of opponents
page-correct-hand = Automa: face-down tapestry cards beside the mat
page-correct-mat = Automa: tapestry cards on the mat
page-correct-tiles = Territory tiles left to draw

## Corrections and what else happens

page-correct-lead = Set each part to what lies on the table. Nothing else follows from it.
page-correct-landmark = Landmark on { $space }
page-correct-rest = Favorite, income, achievement
page-correct-favorite = { $who }: favorite track
page-correct-era = { $who }: income turns
page-correct-achievement = “{ $which }”, place { $place }
