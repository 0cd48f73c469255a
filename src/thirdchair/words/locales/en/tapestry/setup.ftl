# Tapestry: the set-up as a list of steps.

## Cards and civilizations that leave the box

tapestry-alliance = Alliance
tapestry-dictatorship = Dictatorship
tapestry-diplomacy = Diplomacy
tapestry-steam-tycoon = Steam Tycoon
tapestry-trade-economy = Trade Economy
tapestry-marriage-of-state = Marriage of State
tapestry-coal-baron = Coal Baron
tapestry-oil-magnate = Oil Magnate
tapestry-olympic-host = Olympic Host
tapestry-espionage = Espionage
tapestry-age-of-sail = Age of Sail
civ-inventors = Inventors
civ-futurists = Futurists
civ-traders = Traders
civ-heralds = Heralds

step-remove-tapestry = Take the tapestry card { $tapestry } out of the game.
step-remove-civ = Take the civilization { $civ } out of the game.
step-remove-civ-ours = Our advice, not in the rulebook: take the civilization { $civ } out of the game.
step-remove-traps = Take { $n } traps out of the tapestry deck. 5 of the 7 stay.

## You and the board

step-three-players = Set up the board for three players, with the small map, and yourself by the normal rules.
step-your-start = Place { $n } of your outposts on the territory 2/4 (hex 24), whatever capital city mat you have.

## The Automa

step-automa-color = Choose a color for the Automa. Blue matches its icons.
step-mat-normal = Lay out the Automa income mat, normal side up.
step-mat-hard = Lay out the Automa income mat, hard side up.
step-income-card = Cover the income chart of the mat with the income card for level { $level }.
step-automa-outposts = Give the Automa all outposts of its color and place { $n } of them on the territory 3/5 (hex 22).
step-automa-points = Put one Automa token on 0 points.
step-automa-tokens = Put one Automa token on the starting space of each track.
step-civilization-1 = Lay the civilization card { $civ } on the Automa income mat.
step-civilization-2 = Lay { $civ } beside it as the second civilization. Its favorite track does not count.
step-automa-favorite = Put a second Automa token on the starting space of { $track }, its favorite track. Both move together.

## The Shadow Empire

step-shadow-color = Choose another color for the Shadow Empire. Gray matches its icons.
step-shadow-outposts = Give the Shadow Empire all outposts of its color. None starts on the map.
step-shadow-tokens = Put one Shadow Empire token on the starting space of each track.
step-shadow-favorite = Put a second Shadow Empire token on the starting space of { $track }, its favorite track. Both move together.

## Decks and the first turn

step-app-cards = The decision cards stay in the box: Third Chair draws them.
step-progress-deck = Shuffle the decision cards 8 to 22 into the progress deck, face down.
step-decision-deck = Draw its top card and enter it here. Only then shuffle it with the cards 1 to 7 into the decision deck, face down.
step-your-free-advances = Your first income turn begins with one free advance on each track. Enter the income turn, and the tokens move.
step-first-you = You begin. The bots' turn comes after each of yours.
step-first-bots = The bots begin. Your turn comes after each of theirs.

## Two humans and the Shadow Empire

step-duel-color = { $color } is the color of the Shadow Empire.
step-duel-favorite = The favorite track is { $track }.
step-duel-1 = Find the pieces of this color.
step-duel-2a = Put a token of the Shadow Empire on the starting space of each track.
step-duel-2b = Put one more token beside the board.
step-duel-3a = Roll the science die once.
step-duel-3b = Stand an outpost of the Shadow Empire beside this track.
step-duel-4a = Find decision cards 1 to 12: their number is on gray ground.
step-duel-4c = Shuffle the twelve cards and lay them out face down.
step-duel-4d = Leave cards 13 to 22 in the box.
