# Rulings: points that the books leave open, why we decide them as we do, and what a table may choose.

## Two humans and the Shadow Empire

ruling-shadow2p-empty-deck-order = Empty decision deck: which step comes first?
ruling-shadow2p-empty-deck-order-why = The German sheet looks at the favorite track first and then shuffles; the English and Czech sheets do it the other way round. It matters only for a tie. We look first, because then the last tiebreaker card still lies open and no extra card is needed.
ruling-shadow2p-empty-deck-order-value-favorite-first = favorite track first, then shuffle
ruling-shadow2p-empty-deck-order-value-shuffle-first = shuffle first, then favorite track

ruling-bots-new-favorite-icon = How is a new favorite track chosen?
ruling-bots-new-favorite-icon-why = The icon in this sentence of the rules cannot be read in our sources. We take flag and building, because other implementations do so too and it suits the bots' job, the race for landmarks.
ruling-bots-new-favorite-icon-value-landmark = flag and building: nearest free landmark or end
ruling-bots-new-favorite-icon-value-end = flag: nearest end
ruling-bots-new-favorite-icon-value-all = square: any unfinished track

ruling-shadow2p-counts-as-neighbor = Is the Shadow Empire a neighbor and an opponent?
ruling-shadow2p-counts-as-neighbor-why = The two-player sheet does not say. In the solo game it is a neighbor and an opponent, and it is the same empire, so it counts here too.
ruling-shadow2p-counts-as-neighbor-value-yes = yes, for both players
ruling-shadow2p-counts-as-neighbor-value-no = no

## Solo

ruling-solo-keep-all-traps = How many traps stay in the tapestry deck?
ruling-solo-keep-all-traps-why = The book lets all traps stay with expansions, but not clearly with which. We take any one of them to be enough, because each adds tapestry cards and so makes traps rarer.
ruling-solo-keep-all-traps-value-auto = all with any expansion, otherwise 5
ruling-solo-keep-all-traps-value-yes = always all
ruling-solo-keep-all-traps-value-no = always 2 fewer

ruling-automa-final-income = When do the bots take their fifth income turn?
ruling-automa-final-income-why = The book does not say whether the bots' last income turn comes by itself or with yours. We let it come like the others, because the income chart numbers the turns and each player ends the game separately.
ruling-automa-final-income-value-own-trigger = when their deck calls for it
ruling-automa-final-income-value-with-human = when you finish your game

ruling-automa-farthest-metric = What does “farthest” mean on the map?
ruling-automa-farthest-metric-why = The book defines the way to the nearest territory, but not what is farthest away. We use the same way for both; a hex that cannot be reached is farther than any other.
ruling-automa-farthest-metric-value-path = by the way around occupied hexes
ruling-automa-farthest-metric-value-plain-hex = by hexes in a straight count

ruling-automa-topple-icon-when-empty = Toppled-outpost icon when the Shadow Empire has no outpost left
ruling-automa-topple-icon-when-empty-why = The general rules do not cover it. We ignore the icon then, as the second Atlantis scenario prints it.
ruling-automa-topple-icon-when-empty-value-ignore = ignore the icon
ruling-automa-topple-icon-when-empty-value-adjacency-only = the icon still counts for the choice, only no outpost is placed

ruling-automa-regress-benefit = Does the Automa gain the benefit of a space that it regresses to?
ruling-automa-regress-benefit-why = The Automa's table only says that it regresses. In the base game such a regress brings the benefit of the space, and what the solo rules do not change stays in force, so it gains what its table allows.
ruling-automa-regress-benefit-value-yes = yes, if its table allows it
ruling-automa-regress-benefit-value-no = no

ruling-automa-choice-roll-finished = The die picks a track that the Automa has finished
ruling-automa-choice-roll-finished-why = The book says for the plain die that nothing happens, but is silent where the die picks between listed tracks. We treat both alike, because the book names a reroll where it wants one.
ruling-automa-choice-roll-finished-value-ignore = nothing happens
ruling-automa-choice-roll-finished-value-reroll = roll again among the unfinished ones
