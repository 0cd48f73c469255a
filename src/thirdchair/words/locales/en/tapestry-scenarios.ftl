# Tapestry scenarios: the Fate of Atlantis and the Rise of the Kaiju. An event is an instruction for
# the hand.

## Titles

campaign-atlantis = The Fate of Atlantis
campaign-kaiju = Rise of the Kaiju
scenario-atlantis-1 = Focus
scenario-atlantis-2 = World War
scenario-atlantis-3 = Utopia
scenario-atlantis-4 = The Fall of Atlantis
scenario-atlantis-5 = Premonition
scenario-kaiju-1 = The Kaiju Masters
scenario-kaiju-2 = Inevitable

## Things

seat-kaiju = The Kaiju

civ-alchemists = Alchemists
civ-aliens = Aliens
civ-chosen = The Chosen
civ-tinkerers = Tinkerers
civ-isolationists = Isolationists
civ-militants = Militants
civ-riverfolk = Riverfolk
civ-utilitarians = Utilitarians
civ-leaders = Leaders
civ-islanders = Islanders
civ-historians = Historians
civ-mystics = Mystics

tapestry-astronomy = “Astronomie” (perhaps Astronomy)
tapestry-broker-of-peace = Broker of Peace
tapestry-cartography = Cartography
tapestry-dark-ages = Dark Ages
tapestry-dystopia = Dystopia
tapestry-exploitation = Exploitation
tapestry-great-expansion = “Große Expansion” (perhaps Manifest Destiny)
tapestry-infrastructure = “Infrastrukturaufbau” (perhaps Infrastructure)
tapestry-militarism = Militarism
tapestry-pillage-and-plunder = Pillage and Plunder
tapestry-pirate-rule = Pirate Rule
tapestry-revolution = Revolution
tapestry-socialism = Socialism
tapestry-status-quo = Status Quo
tapestry-worlds-fair = “Weltausstellung” (perhaps World's Fair)
tech-siegecraft = Siegecraft
tech-radio = Radio
tech-lithium-ion-battery = Lithium-Ion Battery

district-name =
    { $district ->
        [1] upper left district
        [2] upper middle district
        [3] upper right district
        [4] middle left district
        [5] central district
        [6] middle right district
        [7] lower left district
        [8] lower middle district
        [9] lower right district
       *[other] district { $district }
    }
plot-number =
    { $number ->
        [1] 1 (upper left)
        [2] 2 (upper middle)
        [3] 3 (upper right)
        [4] 4 (middle left)
        [5] 5 (middle)
        [6] 6 (middle right)
        [7] 7 (lower left)
        [8] 8 (lower middle)
       *[9] 9 (lower right)
    }
plot-name = { district-name }, plot { plot-number }
capital-piece =
    { $piece ->
        [market] market
        [house] house
        [farm] farm
        [armory] armory
        [landmark] landmark
        [printed] printed plot
       *[other] income building
    }

## Events of all scenarios

event-instead =
    { $what ->
        [conquer] { $who } conquers instead of exploring.
        [explore] { $who } explores instead of conquering.
       *[other] { $who } does something else instead.
    }
event-goal =
    { $met ->
        [yes] You reach the goal of the scenario ({ $have }; at least { $need } needed).
       *[no] You miss the goal of the scenario ({ $have }; at least { $need } needed).
    }
event-verdict =
    { $who_id ->
        [you] You have won the scenario.
       *[other] { $who } wins the scenario.
    }
event-campaign_points =
    { $who_id ->
        [you] Campaign: you gain { $points } points (scenario { $scenario } times level { $level }).
       *[other] Campaign: { $who } gains { $points } points (scenario { $scenario } times level { $level }).
    }

## Atlantis 1

event-your_favorite =
    { $former_id ->
        [none] Your favorite track is { $track }. Put two of your tokens on its space { $space }.
       *[other] Your favorite track is now { $track }. Move one of your two tokens from { $former } to your foremost token there, on space { $space }.
    }
event-first_gift = Take the benefit of space { $space } on { $track }, without its bonus.
event-blockers =
    { $to ->
        [0] Put the three blockers on the starting spaces of their tracks.
       *[other] Set the three blockers to space { $to } of their tracks.
    }
event-blocker_swapped = Move the blocker from { $track } to { $former }.
event-no_favorite = All your other tracks are finished. You have no favorite track any more; take the blockers off.

## Atlantis 4 and 5

event-noted = Space { $space } of your income mat: { $card }.
event-turned_up =
    { $card ->
        [none] Turn up the leftmost face-down tapestry card on your income mat (space { $space }).
       *[other] Turn up the leftmost face-down tapestry card on your income mat (space { $space }): { $card }.
    }

## Kaiju 1

event-kaiju_moved =
    The Kaiju follows the symbol { $track }. { $to ->
        [1] Move it to the upper left district.
        [2] Move it to the upper middle district.
        [3] Move it to the upper right district.
        [4] Move it to the middle left district.
        [5] Move it to the central district.
        [6] Move it to the middle right district.
        [7] Move it to the lower left district.
        [8] Move it to the lower middle district.
       *[9] Move it to the lower right district.
    }
event-destroyed = Take the { capital-piece } out of the game: { $plot }. Put a token of an unused color there for good.
event-spared = The Kaiju destroys nothing in its new place ({ district-name }).
event-built = Your capital city, { $plots }: { capital-piece }.
event-district_full =
    { $resource ->
        [yes] Complete: { district-name }. Gain a resource.
       *[no] Complete: { district-name }. A token lies there, so it gives no resource.
    }
event-capital_lines = Your capital city: complete rows and columns that score: { $full }. With a token, so without points: { $void }.

## Kaiju 2

event-blockers_back = Put both blockers beside the board.
event-blocker_placed = Put a blocker on { $track }.
event-outpost_lost = The Kaiju attack { hex-name }: take one of your outposts there out of the game.
event-kaiju_placed = Put a Kaiju on { hex-name }. Beside the map: { $left }.
event-first_era = You are the first in era { $turn }. Gain { $resources } of any resources, as your mat shows.
event-extra_cost =
    { $resources ->
        [one] A blocker stands on { $track }. If this was your advance action, pay 1 extra resource of any type.
       *[other] Blockers stand on { $track }. If this was your advance action, pay { $resources } extra resources of any type.
    }
event-kaiju_end =
    { $cause ->
        [target] You have reached the victory point goal: the Kaiju are beaten.
        [outposts] You have no outpost left on the map: the Kaiju overrun the world.
        [income] Your last income turn is over, and the victory point goal is not reached.
       *[other] You stop before the victory point goal is reached.
    }

## Questions

question-your_favorite = Which track is your favorite?
question-first_gift = What do you take: the benefit of one of the first four spaces of your favorite track, or its first landmark?
option-first_gift-1 = Benefit of space 1
option-first_gift-2 = Benefit of space 2
option-first_gift-3 = Benefit of space 3
option-first_gift-4 = Benefit of space 4
option-first_gift-landmark = The landmark
question-three_cards = Which tapestry cards do you lay on the three spaces of your income mat?
option-three_cards-drawn = 3 of 9 drawn cards
option-three_cards-noted = Those from scenario 4
question-full_building_types = Of how many types have you placed all income buildings?
question-prediction_vp = How many victory points did the predictions of the Mystics bring you?
question-first_building =
    { $at ->
        [d1] The Kaiju is in the upper left district.
        [d2] The Kaiju is in the upper middle district.
        [d3] The Kaiju is in the upper right district.
        [d4] The Kaiju is in the middle left district.
        [d5] The Kaiju is in the central district.
        [d6] The Kaiju is in the middle right district.
        [d7] The Kaiju is in the lower left district.
        [d8] The Kaiju is in the lower middle district.
       *[d9] The Kaiju is in the lower right district.
    } On which of its plots (1 to 9, row by row) is the first income building? “None” if there is none, or if no plot there is empty.
option-first_building-0 = None
question-atlantis3_all_end_vp = How many victory points does your rulebook give the Automa when it has finished all three tracks? We do not have the number and propose { $proposal }.
question-atlantis3_landmark_vp = How many victory points does your rulebook give for each landmark at the end? We do not have the number and propose { $proposal }.
question-atlantis4_cost_any = How many resources of any type does a space of tier { $at } cost besides the one of its track? See your aid card; we propose { $proposal }.
question-atlantis4_progress = Your rulebook has an example for points per military space: a token on Drone Assassins (space 11). How many points does it give? We propose 2.
option-atlantis4_progress-mirrored = 2 points
option-atlantis4_progress-steps = 1 point
question-kaiju1_compass =
    { $at ->
        [military] Which direction has Military on the compass in your rulebook? We propose up.
        [science] Which direction has Science on the compass in your rulebook? We propose right.
        [exploration] Which direction has Exploration on the compass in your rulebook? We propose down.
       *[technology] Which direction has Technology on the compass in your rulebook? We propose left.
    }
option-kaiju1_compass-up = Up
option-kaiju1_compass-right = Right
option-kaiju1_compass-down = Down
option-kaiju1_compass-left = Left

## Parts of the table that can be corrected

part-scenario-favorite = your favorite track
part-scenario-first_favorite = the track that you chose first
part-scenario-gift = your first gift
part-scenario-blockers =
    { $place ->
        [none] blockers
       *[other] blockers ({ $place })
    }
part-scenario-cards =
    { $place ->
        [none] tapestry cards of your income mat
       *[other] tapestry card on space { $place } of your income mat
    }
part-scenario-district = district of the Kaiju
part-scenario-last = district that the Kaiju came from
part-scenario-plots = your capital city, { $place }
part-scenario-target = victory point goal
part-scenario-kaiju = Kaiju on the map
part-scenario-former = your former favorite tracks
part-scenario-die = tracks of the science die
part-scenario-costs = what an advance costs ({ $place })
part-scenario-noted = cards noted in the scenario before
part-scenario-face_down = face-down cards of your income mat
part-scenario-lines =
    { $place ->
        [full] complete rows and columns of your capital city that score
       *[other] complete rows and columns of your capital city with a token
    }
part-scenario-buildings = buildings in your capital city: { $place }
part-scenario-supply = Kaiju in supply

## Commands, as lines of the history

command-note = Tapestry card noted: { $card }
command-build = You build in your capital city

## Refusals

error-unknown-scenario = There is no scenario “{ $value }” here. Scenarios: { $options }.
error-atlantis-expansion = The Atlantis campaign is played with Plans & Ploys and no other expansion. Leave the others out.
error-atlantis-arts = The Atlantis campaign is played without the arts track. Leave it out.
error-atlantis-double-strike = The Atlantis campaign is played without the double strike. Leave it out.
error-no-civilization-here = In this scenario the Automa has no civilization. Leave “civs” out.
error-scenario-decides = In this scenario the book decides about “{ $field }”. Leave it out.
error-you-begin = In this scenario there are no bots: you begin, and the Kaiju phase follows each of your turns. Leave “first” out.
error-civ-not-in-scenario = { $civ }: this civilization of the Automa is not used in this scenario. Choose another.
error-too-many-cards = Your income mat has room for { $most } cards. Name no more than that.
error-bad-title = The title of a card has 1 to { $longest } characters.
error-too-many-marks = No more than { $most } can lie there. Name fewer.
error-bad-parts =
    { $once ->
        [yes] Here a value for each of these is needed: { $parts }. Each value comes exactly once: { $options }.
       *[no] Here a value for each of these is needed: { $parts }. Possible values: { $options }.
    }
error-token-is-blocked =
    { $space ->
        [0] The blocker stands on the start space of { $track }, so your token there cannot move. Advance on your favorite track first.
       *[other] The blocker stands on space { $space } of { $track }, so your token there cannot move. Advance on your favorite track first.
    }
error-blocked-on-the-way =
    { $room ->
        [one] On { $track } your token can only go 1 space ahead, to its blocker.
       *[other] On { $track } your token can only go { $room } spaces ahead, to its blocker.
    }
error-conquer-instead = In this scenario nobody explores. Conquer a territory instead.
error-explore-instead = In this scenario nobody conquers. Explore a hex instead.
error-no-regress = In this scenario no token ever goes back. Only positive steps are possible.
error-no-notes = Only scenarios 4 and 5 of Atlantis take notes of tapestry cards.
error-no-capital = Only the first Kaiju scenario keeps your capital city.
error-capital-not-kept = This table does not keep your capital city; it asks when the Kaiju comes. Start a table that tracks it if you want that.
error-unknown-piece = “{ $value }” cannot be placed in a capital city. Possible: { $options }.
error-unknown-plot = There is no plot “{ $value }” in your capital city. Plots run from r1c1 (upper left) to r9c9 (lower right).
error-plot-is-full = Something stands there already: { $plot }. Choose an empty plot.
error-plot-is-lost = A token of the Kaiju lies there: { $plot }. It can be neither removed nor built over; choose another plot.
error-plots-twice = Name each plot once, and at least one.
error-one-plot = An income building takes exactly one plot.
error-kaiju-is-there = There is a Kaiju on { hex-name }. You can neither explore nor conquer it.

## Set-up, step by step: what leaves the box

step-remove-tech = Take the tech card { $tech } out of the game.
step-remove-landmarkcard = Take the landmark card { $landmark } out of the game.
step-remove-automaciv = The Automa does not draw the civilization { $civ }.
step-remove-trap = Take 1 of the 7 traps out of the game.
step-remove-traps-all = Take all traps out of the tapestry deck.
step-remove-space = Take all space tiles with an ongoing effect out of the game.
step-remove-civs = Take out all civilizations that place income buildings or landmarks outside the capital city.
step-remove-advanced-capitals = Leave the advanced capital city mats in the box.
step-remove-middle = Take the middle landmark (tier III) of every track out of the game.

## Set-up, step by step: Atlantis

step-aid-card = Keep the player aid card of this scenario at hand.
step-your-civ = You play the { $civ }. Draw no civilization.
step-civ-later = Do not choose your civilization yet.
step-focus-tokens = Put two of your tokens on space 4 of { $track }, your favorite track.
step-focus-landmark-you = Take the first landmark of { $track }.
step-focus-landmark-automa = Put the first landmark of { $track } into the box on the Automa's income mat.
step-focus-blockers = Put an outpost of an unused color on the starting space of each of your other three tracks. These are the blockers.
step-three-civs = Draw 3 civilizations, keep 1 and discard the others.
step-redraw-civs = If you draw the Militants or the Nomads, you may discard them and draw again.
step-before-all = First set up what follows here, then everything else as usual.
step-your-trap = Take another trap into your hand. The rest stay in the tapestry deck.
step-second-outposts = You and the Automa each get all outposts of an unused color as well. They count like your own.
step-all-tiles = Lay a random territory tile on every empty hex of the map.
step-tiles-any-way = Which way round these tiles lie does not matter.
step-no-first-tapestry = You gain no tapestry card in your first income turn.
step-automa-tokens-utopia = Put one Automa token on the starting space of each track but Military.
step-shadow-tokens-utopia = Put one Shadow Empire token on the starting space of each track but Military.
step-your-tokens-utopia = You put no token on Military, either.
step-automa-tokens-fall = Put one Automa token on space 11 of Military and one on space 12 of every other track. It gains nothing for that.
step-shadow-tokens-fall = Put one Shadow Empire token on space 11 of Military and one on space 12 of every other track.
step-your-tokens-fall = Put your tokens there too: space 11 of Military, space 12 of the other tracks. You gain nothing for that.
step-automa-favorite-fall = Put a second Automa token beside the one on { $track }, its favorite track. Both move together.
step-shadow-favorite-fall = Put a second Shadow Empire token beside the one on { $track }, its favorite track. Both move together.
step-first-income-fall = Your first income turn is replaced by five steps. Enter the income turn, and they are listed.
step-first-income-premonition = Your first income turn lays three tapestry cards. Enter the income turn, and its steps are listed.

## Set-up, step by step: Kaiju

step-kaiju-start = Put an outpost of an unused color into the upper right district of your capital city. It is the Kaiju and takes up no plot.
step-kaiju-tip = Put the Kaiju near the side it has come from: so you remember its last district.
step-no-bots = There are no bots. Leave out everything that belongs to them.
step-kaiju-deck = Shuffle all 22 decision cards into one deck, face down.
step-kaiju-blockers = Put 2 tokens of an unused color beside the board. They are the blockers.
step-kaiju-horde = Take all outposts of 4 unused colors. They are the Kaiju.
step-kaiju-target = Put a token of another color on { $n } victory points. That is the goal.
step-kaiju-turns = You begin. The Kaiju phase comes after each of your turns.
