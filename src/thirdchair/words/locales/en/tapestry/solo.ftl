# Tapestry alone: you, the Automa and the Shadow Empire. An event is an instruction for the hand.

## Things

seat-automa = Automa
seat-you = You
seat-you2 = Your second token
seat-bots = The bots

deck-civilization = Automa civilizations
achievement-two_topples = topple 2 opponent outposts
achievement-middle_island = conquer the middle island

civ-engineers = Engineers
civ-explorers = Explorers
civ-scientists = Scientists
civ-conquerors = Conquerors

level-1 = Automa the Underachiever
level-2 = Automa the Average
level-3 = Automa the Slightly Intimidating
level-4 = Automa the Somewhat Awesome
level-5 = Automa the Definitely Awesome
level-6 = Automa the Crusher of Dreams

hex-name =
    { $hex ->
        [16] hex 16 (middle island)
        [22] { $mode ->
            [kaiju-2] hex 22 (territory 3/5)
           *[other] hex 22 (Automa capital)
        }
        [24] hex 24 (your capital)
       *[other] hex { $hex }
    }

## Events

event-civilization =
    { $place ->
        [1] Lay the civilization card { $civ } on the Automa income mat.
       *[other] Lay { $civ } beside it as the second civilization. Ignore its favorite track.
    }
event-level_start = Level { $level }: free advances come first.
event-income_step =
    { $step ->
        [change_favorite] Income { $turn }: look at the favorite tracks.
        [advance_both_bots] Income { $turn }: both bots advance by the last pair.
        [civ_ability] Income { $turn }: civilization ability.
        [score_vp] Income { $turn }: the Automa scores.
        [add_progress_cards] Income { $turn }: { $n } cards of the progress deck join the discard pile.
        [tapestry_onto_mat] Income { $turn }: a tapestry card covers a column of the mat.
        [gain_tapestry] Income { $turn }: the Automa gains a tapestry card.
        [shuffle_decision_deck] Income { $turn }: a new decision deck.
       *[other] Income { $turn }: next step.
    }
scored-for =
    { $for ->
        [income] income mat
        [era] first to start this era
        [civilization] civilization
        [achievement] achievement
        [finished] all tracks finished
        [landmarks] landmarks of the tracks
        [scenario] this scenario
       *[other] entered
    }
event-scored =
    { $who_id ->
        [you] You: { $points } VP ({ scored-for }).
       *[other] { $who } points { $from } → { $to } ({ scored-for }).
    }
event-era_bonus =
    { $who_id ->
        [you] You start era { $turn } before the bots. Gain { $resources } of any resources, as your mat shows.
       *[other] { $who } starts era { $turn } first: { $resources } of any resources.
    }
event-refreshed =
    { $row ->
        [tech] Discard the 3 open tech cards and fill the row again.
        [masterpiece] Discard the 3 open masterpiece cards and lay out 3 new ones.
       *[other] Discard the 3 open cards and fill the row again.
    }
event-tapestry =
    { $where ->
        [mat] Lay a card from the tapestry deck face down on the leftmost free space of the Automa income mat ({ $from } → { $to }).
       *[other] Lay a card from the tapestry deck face down beside the Automa income mat ({ $from } → { $to }).
    }
event-explored =
    { $who_id ->
        [you] You explore { hex-name }.
       *[other] { $who }: draw a territory tile and lay it on { hex-name }, face up and turned at random.
    }
event-tile_laid = Draw a territory tile and lay it on { hex-name }, face up and turned at random.
event-conquered =
    { $who_id ->
        [you] { $held ->
            [yes] Your attack on { hex-name } fails: the Automa keeps it.
           *[no] You conquer { hex-name }: place one of your outposts there.
        }
       *[other] { $kind ->
            [opponent] { $who }: place one of its outposts on your territory, { hex-name }.
           *[other] { $who }: place one of its outposts on { hex-name }.
        }
    }
event-toppled =
    { $who_id ->
        [you] Topple your outpost on { hex-name }.
       *[other] { $who }: topple its outpost on { hex-name }.
    }
event-protected = { $who }: lay one of its outposts toppled on { hex-name }. That territory is full now.
event-reaction =
    { $who_id ->
        [you] { $tapestry_id ->
            [none] You play a trap at { hex-name }.
           *[other] You play { $tapestry } at { hex-name }.
        }
       *[other] { $card ->
            [trap] { $who }: a face-down card is discarded at { hex-name }, and it is a trap.
            [other] { $who }: a face-down card is discarded at { hex-name }. It is no trap.
           *[named] { $who }: a face-down card is discarded at { hex-name }. It is { $tapestry }{ $works ->
                [trap] {""}, which works like a trap.
                [nothing] {""}, no trap: nothing happens.
               *[other] .
            }
        }
    }

## Questions

question-your_reaction = The Automa conquers your territory, { hex-name }. { $count ->
        [2] Do you play a trap?
       *[other] Do you play a reaction card?
    }
option-your_reaction-none = No
option-your_reaction-trap = Trap
question-reaction_card = Turn up one of the Automa's face-down tapestry cards, without choosing. What is it?
option-reaction_card-trap = A trap
option-reaction_card-other = No trap

## Commands, as lines of the history

command-explore = You explore { hex-name }
command-conquer = You conquer { hex-name }
command-vp = { $who }: points { $add }

## Refusals

error-bots-have-finished = The bots have taken their last turn. Only you play on, until the result.
error-unknown-hex = There is no hex “{ $answer }” on this map. Hexes are numbered from 0 to { $last }.
error-already-explored = There is a territory on { hex-name } already. Explore a hex without a tile.
error-no-territory = There is no territory on { hex-name } yet. Explore it first.
error-your-territory = You control { hex-name } already. Conquer another territory.
error-full-hex = Two pieces stand on { hex-name }, so nobody can conquer it. Choose another territory.
error-no-outpost-left =
    { $who_id ->
        [you] All your outposts are on the map. You cannot conquer any more.
       *[other] { $who } has no outpost left to conquer with.
    }
error-no-points = 0 points change nothing. Positive numbers add points, negative ones take them away.
error-points-out-of-range = { $who } would have { $points } points then. Possible are 0 to { $most }.
error-no-second-token = You have no second token on { $track }. Enter it as a correction first.
error-unknown-civilization = There is no Automa civilization “{ $value }” here. Civilizations: { $options }.
error-wrong-number-of-civs =
    { $count ->
        [one] On level { $level } the Automa has exactly one civilization.
       *[other] On level { $level } the Automa has exactly { $count } civilizations.
    }
error-same-civilizations = The Automa needs two different civilizations.
error-same-favorites = { $track } is the favorite track of the Automa already. The Shadow Empire needs another one.
error-unknown-expansion = “{ $value }” is no expansion that can be played here. Leave it out.
error-too-many-pieces = At most { $most } pieces fit on a hex.
error-hex-needs-tile = { hex-name }: pieces and printed territories need a tile there, so "tile" must be true.
error-card-twice = No card can lie there twice.

event-joined = One card of the progress deck joins the { $deck }. Shuffle its { $cards } cards.
