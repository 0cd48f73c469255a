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

## Double strike

ruling-double-strike-counts-for-favorite = Do double strike tokens count when the bots look at their favorite tracks?
ruling-double-strike-counts-for-favorite-why = A bot changes its favorite track if another token is further ahead there. The book leaves double strike tokens out for neighbors only and says nothing about this check, so by the letter they count like any other token. The nearer reading: the Shadow Empire controls both sets, so to it, and only to it, they are no other tokens.
ruling-double-strike-counts-for-favorite-value-yes = yes, like any other token
ruling-double-strike-counts-for-favorite-value-automa = for the Automa, but not for the Shadow Empire, whose own they are
ruling-double-strike-counts-for-favorite-value-no = no

## Scenarios

ruling-scenario-tie-counts-as-win = How does a scenario end when you and the Automa have equal victory points?
ruling-scenario-tie-counts-as-win-why = The book says that you must win the game as usual. As usual, whoever has resources left wins a tie, and the Automa has none; with none left either you have not won. Ties of the campaign go to the Automa.
ruling-scenario-tie-counts-as-win-value-usual = as usual: you win with resources left
ruling-scenario-tie-counts-as-win-value-no = the Automa wins
ruling-scenario-tie-counts-as-win-value-yes = you win

ruling-atlantis-replay = May a scenario of the Atlantis campaign be played again?
ruling-atlantis-replay-why = The book speaks of playing again only in the Kaiju campaign. So here the first result of each scenario counts.
ruling-atlantis-replay-value-no = no, the first result counts
ruling-atlantis-replay-value-yes = yes, the last result counts

ruling-atlantis3-all-end-vp = Points of the Automa for an advance with all three tracks finished
ruling-atlantis3-all-end-vp-why = The number is lost in our source. 5 is a guess: other effects of that kind give 5.

ruling-atlantis3-landmark-vp = Points for each landmark at the end of Utopia
ruling-atlantis3-landmark-vp-why = The number is lost in our source. 5 is a guess.

ruling-atlantis4-cost-any = Resources of any type that a space of a tier costs in the Fall of Atlantis
ruling-atlantis4-cost-any-why = The icons are lost in our source. Our guess repeats the usual prices in reverse; the aid card of the scenario has the true ones.

ruling-atlantis4-progress = How many points does a token on Drone Assassins give in the Fall of Atlantis?
ruling-atlantis4-progress-why = The number of the example is lost in our source. We count spaces from the other end, so that a finished track is worth 12 as usual.
ruling-atlantis4-progress-value-mirrored = 2: the last space counts as the first
ruling-atlantis4-progress-value-steps = 1: only steps count

ruling-atlantis4-level1-free-advances = Are there free advances on level 1 in the Fall of Atlantis?
ruling-atlantis4-level1-free-advances-why = The book replaces your first income turn and does not mention the free advances of level 1. They make the game easier, and that is what level 1 is for, so they stay.
ruling-atlantis4-level1-free-advances-value-yes = yes, in reverse, before the first step
ruling-atlantis4-level1-free-advances-value-no = no

ruling-kaiju1-compass = Which direction does each track have on the Kaiju's compass?
ruling-kaiju1-compass-why = The picture is lost in our source. Our guess gives each track the side on which it lies on the board.

ruling-kaiju2-check-target-before-phase = Is the victory point goal checked before the Kaiju phase?
ruling-kaiju2-check-target-before-phase-why = The book ends the game at the end of the turn and gives no order. The Kaiju phase comes after your turn, so you win before it.
ruling-kaiju2-check-target-before-phase-value-yes = yes, you win at once
ruling-kaiju2-check-target-before-phase-value-no = no, after it

ruling-kaiju2-extra-per-blocker = Does a second blocker on a track cost another resource?
ruling-kaiju2-extra-per-blocker-why = The book speaks of one additional resource for at least one blocker, so two cost no more than one.
ruling-kaiju2-extra-per-blocker-value-no = no, 1 resource in all
ruling-kaiju2-extra-per-blocker-value-yes = yes, 1 resource for each
