# Scythe: what the table is told. An event is an instruction for the hand.

## Things

scythe-list-two = { $first } and { $last }
scythe-human = Player { $number }
scythe-automa = Automa ({ $faction })
scythe-automa-number = Automa { $number }

scythe-faction-albion = Albion
scythe-faction-nordic = Nordic
scythe-faction-rusviet = Rusviet
scythe-faction-togawa = Togawa
scythe-faction-crimea = Crimea
scythe-faction-saxony = Saxony
scythe-faction-polania = Polania

scythe-mat-industrial = Industrial
scythe-mat-engineering = Engineering
scythe-mat-militant = Militant
scythe-mat-patriotic = Patriotic
scythe-mat-innovative = Innovative
scythe-mat-mechanical = Mechanical
scythe-mat-agricultural = Agricultural

scythe-level-autometta = Autometta
scythe-level-automa = Automa
scythe-level-automaszyna = Automaszyna
scythe-level-ultimaszyna = Ultimaszyna

scythe-terrain-mountain = mountain
scythe-terrain-farm = farm
scythe-terrain-tundra = tundra
scythe-terrain-forest = forest
scythe-terrain-village = village
scythe-terrain-lake = lake
scythe-terrain-factory = Factory

scythe-direction-N = north
scythe-direction-NE = northeast
scythe-direction-E = east
scythe-direction-SE = southeast
scythe-direction-S = south
scythe-direction-SW = southwest
scythe-direction-W = west
scythe-direction-NW = northwest

scythe-territory =
    { $steps ->
        [1] { $terrain } just { $direction } of the Factory
       *[other] { $terrain } { $steps } steps { $direction } of the Factory
    }
scythe-the-factory = the Factory
scythe-home-base = home base of { $faction }
scythe-on-mat = faction mat
scythe-somewhere = where they stand

scythe-unit-worker = worker
scythe-unit-mech = mech
scythe-unit-character = character
scythe-unit-structure = structure
scythe-unit-token = token
scythe-unit-all = all units

scythe-what-power = power
scythe-what-coins = coins
scythe-what-popularity = popularity
scythe-what-cards = combat cards
scythe-what-worker = worker
scythe-what-mech = mech
scythe-what-character = character
scythe-what-combat_unit = combat unit
scythe-what-metal = metal
scythe-what-food = food
scythe-what-oil = oil
scythe-what-wood = wood
scythe-what-any = resources of any kind
scythe-what-turn = turn
scythe-what-move = move
scythe-what-move_worker = move worker
scythe-what-move_mech = move mech
scythe-what-move_character = move character
scythe-what-encounter_factory = Encounter/Factory
scythe-what-attack = attack
scythe-what-worker_attack = worker attack
scythe-what-tracker = star tracker
scythe-what-scheme = scheme
scythe-what-star = star
scythe-what-resources = resources
scythe-what-combat = combat
scythe-what-stars = stars
scythe-what-factory_card = Factory card

scythe-amount =
    { $what_id ->
        [coins] ${ $amount }
        [cards] { $amount ->
            [one] { $amount } combat card
           *[other] { $amount } combat cards
        }
       *[other] { $amount } { $what }
    }

scythe-action-move_worker = move worker
scythe-action-move_mech = move mech
scythe-action-move_character = move character
scythe-action-encounter_factory = Encounter/Factory
scythe-action-attack = attack
scythe-action-attack-needing = attack (power { $n })
scythe-action-worker_attack = worker attack

scythe-triumph-upgrades = 6 upgrades
scythe-triumph-mechs = 4 mechs
scythe-triumph-structures = 4 structures
scythe-triumph-recruits = 4 recruits
scythe-triumph-workers = 8 workers
scythe-triumph-objective = objective
scythe-triumph-combat = combat victory
scythe-triumph-popularity = 18 popularity
scythe-triumph-power = 16 power
scythe-triumph-tracker = star tracker

scythe-kind-human = human
scythe-kind-automa = Automa
scythe-kind-encounter = encounter token
scythe-kind-influence = influence token
scythe-kind-flag = flag
scythe-kind-trap = trap
scythe-kind-sprung = sprung trap
scythe-change-placed = placed
scythe-change-removed = removed
scythe-change-sprung = sprung
scythe-pick-random = at random
scythe-pick-top_card = from the top

deck-automa = Automa deck
deck-combat = combat cards
deck-faction = factions
deck-mat = player mats

scythe-met-combat = { $name }: combat units
scythe-met-workers = { $name }: only workers
scythe-nobody = nobody

scythe-part-seat = { $what } of { $name }
scythe-part-star = stars for { $triumph } of { $name }
scythe-part-tokens = tokens: { $kind }
scythe-part-board = how the board is kept
scythe-part-marker = recruit marker
scythe-part-abilities = abilities before a combat
scythe-board-tracked = tracked
scythe-board-asked = asked
scythe-board-cards = cards only
scythe-value-yes = yes
scythe-value-no = no
scythe-value-nothing = nothing

scythe-mark-found = The books say so.
scythe-mark-found-app = We know this only from other programs, not from the rulebook.
scythe-mark-inferred = We conclude this from other rules; the rulebook was not at hand.
scythe-mark-not-found = No source says this. It is our ruling, and your table may change it.

## Events

scythe-event-seated =
    { $kind_id ->
        [automa] { $seat }: faction mat { $faction }, power { $power }, combat cards face down: { $cards }, ${ $coins }, popularity { $popularity }. Character on the home base, a worker on each: { $workers }.
       *[human] { $seat }: faction mat { $faction }, power { $power }, combat cards: { $cards }, ${ $coins }, popularity { $popularity }. Character on the home base, a worker on each: { $workers }.
    }
scythe-event-starts = { $seat } takes the first turn.
scythe-event-drew =
    { $deck_id ->
        [automa] { $purpose ->
            [combat] { $seat }: Automa card { $card } for the combat.
           *[turn] { $seat }: Automa card { $card }.
        }
        [combat] { $by_app ->
            [yes] { $seat }: combat card { $card }, drawn by the app from all 42 cards.
           *[no] { $seat }: combat card { $card }.
        }
        [faction] { $seat } plays { $faction }.
       *[mat] { $seat } gets the player mat { $mat }.
    }
scythe-event-reshuffled = { $seat }: shuffle the Automa deck, { $cards } cards.
scythe-event-line = { $seat }, Scheme { $scheme ->
        [2] II
       *[1] I
    }: try from left to right: { $moves }.
scythe-event-moved =
    { $stays ->
        [yes] { $seat }: the { $unit } stays: { $to }.
       *[no] { $seat }: move the { $unit }: { $from } → { $to }.
    }
scythe-event-went =
    { $n ->
        [1] { $seat } moves the { $unit }: { $from } → { $to }.
       *[other] { $seat } moves { $n } × { $unit }: { $from } → { $to }.
    }
scythe-event-marker = Move the recruit marker: { $from } → { $to }.
scythe-event-token =
    { $change_id ->
        [placed] { $kind_id ->
            [trap] { $seat }: lay a random armed trap here: { $at }.
           *[other] { $seat }: lay a { $kind } here: { $at }.
        }
        [sprung] { $seat } springs a trap: turn it over and take its loss ({ $at }).
       *[removed] Take the { $kind } off the board: { $at }.
    }
scythe-event-factory_card =
    { $pick_id ->
        [top_card] { $seat } takes the top Factory card; it is out of the game.
       *[random] { $seat } takes a random Factory card; it is out of the game.
    }
scythe-event-gained =
    { $what_id ->
        [worker] { $seat }: put a worker from the mat on the home base.
        [mech] { $seat }: put a mech from the mat on the home base.
        [character] { $seat }: put the character from the mat on the home base.
       *[other] { $sign ->
            [minus] { $unless ->
                [ability] { $seat }: −{ scythe-amount }, unless an ability of that faction prevents it.
               *[nothing] { $seat }: −{ scythe-amount }.
            }
           *[plus] { $seat }: +{ scythe-amount }.
        }
    }
scythe-event-recruit_bonus = Recruit bonus, if uncovered: { scythe-amount } for { $seats }.
scythe-event-tracker =
    { $sign ->
        [minus] { $amount ->
            [one] { $seat }: the star tracker marker waits 1 step before the first space.
           *[other] { $seat }: the star tracker marker waits { $amount } steps before the first space.
        }
       *[plus] { $to ->
            [0] { $seat }: put the marker on the first space of the star tracker.
           *[other] { $seat }: star tracker marker to space { $to }.
        }
    }
scythe-event-scheme = { $seat }: Scheme II from the next card on.
scythe-event-star =
    { $triumph_id ->
        [tracker] { $seat } places a star beside the board ({ $count } of 6).
       *[other] { $seat } places a star for { $triumph } ({ $count } of 6).
    }
scythe-event-combat = Combat, { $at }: { $attacker } { $attacker_total } ({ $attacker_power } + { $attacker_cards }) against { $defender } { $defender_total } ({ $defender_power } + { $defender_cards }). { $winner } wins. Both pay this power and discard the cards.
scythe-event-retreated =
    { $n ->
        [0] { $seat }: all units in that territory go back: { $to }.
        [1] { $seat }: { $unit } back: { $from } → { $to }.
       *[other] { $seat }: { $n } × { $unit } back: { $from } → { $to }.
    }
scythe-event-resources = Put resources here: { $n } × { $what } ({ $at }).
scythe-event-resources_removed = Take all resources of { $seat } off: { $at }.
scythe-event-skipped =
    { $what_id ->
        [turn] { $seat } skips this turn.
        [move] { $seat }: no unit moves.
        [worker] { $seat }: no worker left on the mat.
        [combat_unit] { $seat }: no combat unit left on the mat.
        [power] { $seat }: power is at the top already.
        [popularity] { $seat }: popularity is at the top already.
        [tracker] { $seat }: the star tracker marker is at the end.
        [star] { $seat }: no further star for this.
        [resources] No resources are put there.
        [combat] { $seat }: humans fight this out without the app.
       *[other] { $seat }: not possible: { $what }.
    }
scythe-event-placed =
    { $n ->
        [1] { $seat }: { $unit } placed: { $at }.
       *[other] { $seat }: { $n } × { $unit } placed: { $at }.
    }
scythe-event-removed =
    { $n ->
        [1] { $seat }: { $unit } taken off: { $at }.
       *[other] { $seat }: { $n } × { $unit } taken off: { $at }.
    }
scythe-event-ended = { $seat } has placed the sixth star: the game is over. Final scoring is next.
scythe-event-corrected = Corrected: { $part }: { $was } → { $now }.
scythe-event-result =
    { $winners ->
        [one] { $winner } wins: { $points }.
       *[other] { $winner } win together: { $points }.
    }
scythe-points = { $name } ${ $total }
scythe-event-difficulty =
    { $change ->
        [0] Next game: { $seat } starts as before.
        [1] Next game: { $seat } starts 1 space further on.
       *[other] Next game: { $seat } starts 1 space further back.
    }

## Questions

scythe-question-draw =
    { $deck_id ->
        [automa] { $seat }: draw an Automa card. Which one is it?
        [combat] { $seat }: turn up one of its combat cards. What is its value?
        [faction] Which faction does { $seat } draw?
       *[mat] Which player mat does { $seat } draw?
    }
question-units = What do the humans have on these territories?
question-combat_power = { $seat }: how much power do you put on the dial?
question-combat_cards = { $seat }: what are your combat cards worth together?
question-combat_cards_count = { $seat }: how many combat cards are these?
question-combat_loss_power = { $seat }: how much power does the Automa lose by your abilities before the combat?
question-combat_loss_cards = { $seat }: how many combat cards does the Automa lose by your abilities before the combat?
question-target = { $seat }: which of these does it attack?
question-attacked = { $seat }: whom does it attack?
question-lost_unit = { $seat }: which of its combat units were beaten there?
question-met = { $seat }: who stood there?
question-workers_sent_home = { $seat }: how many workers did you drive home?
question-combat_popularity = { $seat }: how much popularity do you lose for the workers that you drove home? None if an ability prevents it.
question-final_coins = { $seat }: how many coins?
question-final_popularity = { $seat }: how much popularity?
question-final_stars = { $seat }: how many stars?
question-final_territories = { $seat }: how many territories? The Factory counts as three.
question-final_resources = { $seat }: how many resources?
question-final_structures = { $seat }: how many coins for the structure bonus?
question-tie_pieces = A tie. { $seat }: how many workers, mechs and structures on the board?
question-tie_power = Still a tie. { $seat }: how much power?

## Commands, as lines of the history

scythe-command-new = Set-up
scythe-command-automa_turn = { $seat }: turn
scythe-command-move = { $seat }: move ({ $part })
scythe-command-move-open = { $seat }: move
scythe-command-place = { $seat }: { $n } × { $unit } placed
scythe-command-remove = { $seat }: { $n } × { $unit } taken off
scythe-command-gain = { $seat }: { $n } { $what }
scythe-command-star = { $seat }: star for { $triumph }
scythe-command-correct = Correction: { $part }
scythe-command-finish = Final scoring

## Refusals

error-unknown-module = There is no module "{ $value }" in this mode. Leave it out.
error-wrong-number-of-seats = It takes { $min } to { $max } seats.
error-no-automa = At least one seat must be an Automa.
error-nobody-to-cooperate = A cooperative game needs at least one human.
error-unknown-faction = There is no faction "{ $value }" here. Factions: { $options }.
error-unknown-mat = There is no player mat "{ $value }" here. Player mats: { $options }.
error-human-without-level = Only an Automa has a level and a head start. Leave them out for a human.
error-automa-without-mat = An Automa has no player mat. Leave it out.
error-forbidden-pair = The rules forbid { $faction } with the player mat { $mat }. Choose another player mat.
error-faction-twice = The faction "{ $value }" is there twice. Each seat needs its own.
error-mat-twice = The player mat "{ $value }" is there twice. Each human needs their own.
error-unknown-place = There is no place "{ $value }" here. Places are territories such as r4c4 and home bases such as base:crimea.
error-sixth-star-placed = { $seat } has placed the sixth star: the game is over. Finish it, or undo.
error-unknown-triumph = There is no triumph "{ $value }". Triumphs: { $options }.
error-no-more-stars = { $seat } has placed all six stars. There is no seventh.
error-triumph-taken = { $seat } has all stars that this triumph gives: { $triumph }.
error-too-many-units = { $seat } has only { $most } of these: { $unit }. Count again.
error-no-moves = A move action needs at least one move.
error-no-way = The move ends where it began: { $at }. Give another destination.
error-not-that-many-there =
    { $n ->
        [0] { $seat } has no piece of this kind here: { $unit }, { $at }.
       *[other] { $seat } has only { $n } of these here: { $unit }, { $at }.
    }
error-workers-cannot-enter = Workers alone cannot enter a territory with units of { $seat }: { $at }. A character or a mech must lead them.
error-not-that-many-on-mat =
    { $n ->
        [0] { $seat } has no piece of this kind left on the mat: { $unit }. All { $most } are on the board.
       *[other] { $seat } has only { $n } pieces of this kind left on the mat: { $unit }. There are { $most } in all.
    }
error-no-room-for-structure = No structure can be built here: { $at }. One may stand on each land territory.
error-no-token-there = No token can be laid here: { $at }. One lies there already, or all are in use.
error-no-tokens = The faction of { $seat } has no tokens of its own.
error-no-such-token = There is no token of that seat here: { $at }.
error-no-gain = A gain of 0 changes nothing. Positive numbers are gained, negative ones lost.
error-not-that-much = { $seat } has only { $n } of this: { $what }.
error-not-territories = It takes a list of territories, each once.

# What a fix of the record may touch

scythe-event-kept = The record is fixed. Leave all pieces where they stand.
scythe-command-kept = Record fixed, pieces kept
scythe-part-reserve = on the mat: { $unit } of { $name }
scythe-part-cards =
    { $pile ->
        [deck] cards in the deck of { $name }
        [last] last card of { $name }
       *[other] discarded cards of { $name }
    }
scythe-part-units = pieces on the board
scythe-part-turn = turns of Automas
scythe-part-over = game over
scythe-part-ended = sixth star
scythe-part-result = result
scythe-part-cooperative = cooperative
