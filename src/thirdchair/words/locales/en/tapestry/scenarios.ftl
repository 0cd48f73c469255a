# Tapestry: what the scenarios share. An event is an instruction for the hand.

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
        [token] token of the Kaiju
       *[other] income building
    }

## Events of all scenarios

event-instead =
    { $what ->
        [conquer] { $anywhere ->
            [yes] { $who } conquers instead of exploring, anywhere on the map.
           *[no] { $who } conquers instead of exploring.
        }
        [explore] { $anywhere ->
            [yes] { $who } explores instead of conquering, anywhere on the map.
           *[no] { $who } explores instead of conquering.
        }
        [roll] { $who }: there is no military track here, so the science die chooses the track for its civilization.
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

## Questions

question-your_favorite =
    { $at ->
        [none] Which track is your favorite?
       *[other] Your favorite track is finished, and on these you have come equally far. Which one is your favorite now?
    }
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
error-campaign-other-next = Scenario { $value } is not next in this campaign. Next: { $options }.
error-no-civilization-here = In this scenario the Automa has no civilization. Leave “civs” out.
error-scenario-decides = In this scenario the book decides about “{ $field }”. Leave it out.
error-you-begin = In this scenario there are no bots: you begin, and the Kaiju phase follows each of your turns. Leave “first” out.
error-civ-not-in-scenario = { $civ }: this civilization of the Automa is not used in this scenario. Choose another.
error-too-many-cards = Your income mat has room for { $most } cards. Name no more than that.
error-bad-title = The title of a card has 1 to { $longest } characters.
error-too-many-marks = No more than { $most } can lie there. Name fewer.
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
error-no-building-left =
    { $piece ->
        [market] All { $most } markets of your income mat stand in your capital city. There is no other.
        [house] All { $most } houses of your income mat stand in your capital city. There is no other.
        [farm] All { $most } farms of your income mat stand in your capital city. There is no other.
       *[armory] All { $most } armories of your income mat stand in your capital city. There is no other.
    }
error-no-bots-to-strike = In this scenario there are no bots, so there is no double strike. Leave out "double_strike".
error-one-plot = An income building takes exactly one plot.

## Set-up, step by step: what leaves the box

step-remove-tech = Take the tech card { $tech } out of the game.
step-remove-landmarkcard = Take the landmark card { $landmark } out of the game.
step-remove-automaciv = The Automa does not draw the civilization { $civ }.
step-remove-trap = Take 1 of the { $n } traps out of the game.
step-remove-traps-all = Take all traps out of the tapestry deck.
step-remove-space = Take all space tiles with an ongoing effect out of the game.
step-remove-civs = Take out all civilizations that place income buildings or landmarks outside the capital city.
step-remove-advanced-capitals = Leave the advanced capital city mats in the box.
step-remove-middle = Take the middle landmark (tier III) of every track out of the game.
