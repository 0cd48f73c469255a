# Tapestry: what the expansions and the double strike bring.

## Things

expansion-PP = Plans & Ploys
expansion-AA = Arts & Architecture
expansion-FF = Fantasies & Futures

track-arts = Arts
seat-strike = Double strike
seat-gone = out of the game

civ-equalizers = Equalizers
civ-iconoclasts = Iconoclasts
civ-hucksters = Hucksters
civ-trailblazers = Trailblazers
civ-advisors = Advisors
civ-spies = Spies
civ-genies = Genies
civ-illuminati = Illuminati
civ-weefolk = Weefolk
civ-other = “Other card”
civ-other_2 = “Second other card”
civ-other_3 = “Third other card”

tapestry-granges = Granges
tapestry-high-council = “Hoher Rat” (perhaps High Council)
tapestry-robot-decoys = “Roboter-Lockvögel” (perhaps Robot Decoys)
tapestry-superpower-regulators = “Superkraft-Regulatoren” (perhaps Superpower Regulators)
tapestry-divination = “Wahrsagerei” (perhaps Divination)
tapestry-double_cross = Double Cross
tapestry-stolen_plans = Stolen Plans
tapestry-surrender = Surrender
tapestry-retreat = Retreat
tapestry-surprise_party = Surprise Party
tapestry-ghost_ships = “Geisterschiffe” (perhaps Ghost Ships)
tapestry-gremlins = Gremlins
tapestry-kraken = Kraken
tapestry-league_of_the_enchanted = “Liga der Verzauberten” (perhaps League of the Enchanted)

landmark-digital_studio = Digital Studio
landmark-game_store = Game Store
landmark-skyscraper = Skyscraper
landmark-tv_station = TV Station
landmark-urban_farm = Urban Farm
landmark-birdwatching_perch = Birdwatching Perch
landmark-bridge = Bridge
landmark-castle = Castle
landmark-villa = Villa
landmark-windmill = Windmill

item-space = space tile
item-tapestry = tapestry card
item-tech = tech card
item-territory = territory tile
item-masterpiece = masterpiece card

## Events

event-landmark_card = You keep the landmark card { $landmark }.
event-landmark_removed = Take the landmark of { $landmark } out of the box on the Automa's income mat and out of the game.
event-pool = Lay a { $item } face up into the pool beside the Automa income mat. Items there: { $cards }.
event-pool_taken = You take a { $item } out of the pool. Items left there: { $cards }.
event-marker = Stand an outpost of an unused color on space { $space } of { $track }.
event-moved =
    { $to ->
        [none] { $who }: take the standing outpost off hex { $from } and back into supply.
       *[other] { $who }: move the standing outpost from hex { $from } to hex { $to }.
    }
event-civ_card = Income { $turn }: read the civilization card { $civ }, do what it says and tell the result.
event-civ_note = { $civ }: { $note }
event-unknown_civ =
    { $cards ->
        [0] Third Chair does not have the text of this card.
        [one] It is the card that Third Chair does not have the text of. Lay it ready.
       *[other] It is one of the { $cards } cards that Third Chair does not have the text of. Unless you have drawn it yourself, take one of them at random.
    } If you play it and it does something at set-up, do that too.

## Questions

question-landmark_card = You draw 2 landmark cards. Which one do you keep?
question-automa_landmark_card = The landmark of the other card goes to the Automa. Which card is it?
question-extra_landmark_card = Draw another landmark card for the Automa. Which one is it?
question-civ_card = What does the civilization card do now?
option-civ_card-done = That is all
option-civ_card-advance = Advance, with benefit
option-civ_card-advance_without_benefit = Advance, without benefit
option-civ_card-research = Science die, with benefit
option-civ_card-research_without_benefit = Science die, without benefit
option-civ_card-conquer = Conquer
option-civ_card-explore = Explore
option-civ_card-points = Points
option-civ_card-tapestry = Tapestry card
option-civ_card-landmark = Landmark
question-civ_track = On which track does the Automa advance?
question-civ_points = How many points does the Automa gain?
question-civ_landmark = Which landmark does the Automa gain?
question-second_civ = Which civilization does the Automa have as its second one? You choose; its favorite track does not count.
question-unknown_civ = Play the card by hand, or draw again without it?
option-unknown_civ-by_hand = Play it by hand
option-unknown_civ-draw_again = Draw another
question-civ_favorite = Which track is beside the heart on the card?
option-civ_favorite-die = A die
question-reaction_condition = Read the card that was turned up at { hex-name }. Does the Automa meet its condition?
option-reaction_condition-no = No
option-reaction_condition-yes = Yes
question-reaction_result = Do what the card says. What became of the outposts on { hex-name }?
option-reaction_result-you_toppled = Yours is toppled
option-reaction_result-automa_toppled = The Automa's is toppled
option-reaction_result-moved = The attacked one went elsewhere
option-reaction_result-returned = The attacked one is back in supply
question-retreat_to = To which territory may the outpost on { hex-name } go?
question-retreat_more = May the outpost on { hex-name } go to yet another territory?
option-retreat_more-done = No

## Parts of the table that can be corrected

part-pool =
    { $item_id ->
        [none] pool
       *[other] pool, { $item }
    }
part-markers = outposts on { $track }
part-arts = track beside the arts track

## Commands, as lines of the history

command-take = You take a { $item } out of the pool

## Refusals

error-arts-without-expansion = The arts track comes with Arts & Architecture. Add that expansion, or leave the arts track out.
error-double-strike-without-arts = The double strike needs the arts track. Say which track that lies beside, or leave the double strike out.
error-civ-not-in-game = { $civ } comes with { $expansion }, which is not in this game. Add the expansion, or choose another civilization.
error-civilization-is-known = Third Chair knows the civilization “{ $value }” already. Give the one in your box another id.
error-civilization-twice = Two civilizations in My box have the same id. Each needs its own.
error-unknown-back = { $name } is said to have “{ $value }” on the back, but there is no other civilization of that id.
error-empty-note = A note of { $name } is empty. Say what the table should be told.
error-no-pool = Only the Hucksters of Plans & Ploys have a pool, and that expansion is not in this game.
error-not-in-pool = There is no “{ $value }” in the pool. Take a new item instead.

## Set-up

step-keep-traps = Do not take out 2 traps as usual: with expansions all 7 are used.
step-new-cards = Exchange the decision cards { $cards } for those of Arts & Architecture. The old ones are no longer needed.
step-new-hucksters = Exchange the Automa civilization card Hucksters/Trailblazers for that of Arts & Architecture. The old one is no longer needed.
step-arts-track = Lay the arts track beside { $track }. Clockwise it comes right after that track.
step-arts-die = Use the science die of Arts & Architecture, which shows five tracks.
step-no-landmark-cards = Do not hand out landmark cards by the normal rules: a step of this list does it.
step-cover = Lay the cover piece on the mat's scoring symbol for technology and exploration.
step-arts-income-card = Cover the income chart of the mat with the Arts & Architecture income card for level { $level }.
step-arts-hard-chart = Leave the income chart of the hard side uncovered: the Arts & Architecture cards are for levels 1 to 4.
step-pool = Lay 1 space tile and 1 tapestry card face up beside the Automa income mat. They are its pool.
step-pool-favorite =
    { $item_id ->
        [tech] Add a tech card to the pool, as the favorite track is { $track }.
        [territory] Add a territory tile to the pool, as the favorite track is { $track }.
        [masterpiece] Add a masterpiece card to the pool, as the favorite track is { $track }.
        [space] Add a space tile to the pool, as the favorite track is { $track }.
       *[other] Add another tapestry card to the pool, as the favorite track is { $track }.
    }
step-no-socialism = Take the tapestry card Socialism out of the game.
step-marker = Stand an outpost of an unused color on space { $space } of { $track }, the Automa's favorite track.
step-strike-tokens = Choose an unused color for the double strike and put one token of it on the starting space of each track, arts included.
step-landmark-card = Keep the landmark card { $landmark } and have its landmark ready.
step-its-landmark = Put the landmark of { $landmark }, the card that you turned down, into the box on the Automa income mat.
step-discard-landmark-card = Discard the landmark card that you turned down.
step-extra-landmark = Put the landmark of { $landmark } into that box too, as the income card of this level says.
step-discard-extra-cards = Discard these 2 further landmark cards as well.
