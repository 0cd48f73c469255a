# Scythe: what the table is told. An event is an instruction for the hand.

## Events

event-seated =
    { $kind_id ->
        [automa] { $seat }: faction mat { $faction }, power { $power }, combat cards face down: { $cards }, ${ $coins }, popularity { $popularity }. Character on the home base, a worker on each: { $workers }.
       *[human] { $seat }: faction mat { $faction }, power { $power }, combat cards: { $cards }, ${ $coins }, popularity { $popularity }. Character on the home base, a worker on each: { $workers }.
    }
event-starts = { $seat } takes the first turn.
event-drew =
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
event-reshuffled = { $seat }: shuffle the Automa deck, { $cards } cards.
event-line = { $seat }, Scheme { $scheme ->
        [2] II
       *[1] I
    }: try from left to right: { $moves }.
event-moved =
    { $stays ->
        [yes] { $seat }: the { $unit } stays: { $to }.
       *[no] { $seat }: move the { $unit }: { $from } → { $to }.
    }
event-went =
    { $n ->
        [1] { $seat } moves the { $unit }: { $from } → { $to }.
       *[other] { $seat } moves { $n } × { $unit }: { $from } → { $to }.
    }
event-marker = Move the recruit marker: { $from } → { $to }.
event-token =
    { $change_id ->
        [placed] { $kind_id ->
            [trap] { $seat }: lay a random armed trap here: { $at }.
            [influence] { $seat }: lay an influence token here: { $at }.
           *[other] { $seat }: lay a { $kind } here: { $at }.
        }
        [sprung] { $seat } springs a trap: turn it over and take its loss ({ $at }).
        [taken] { $seat } takes { $kind }: { $at }.
       *[removed] Take the { $kind } off the board: { $at }.
    }
event-factory_card =
    { $pick_id ->
        [top_card] { $seat } takes the top Factory card; it is out of the game.
       *[random] { $seat } takes a random Factory card; it is out of the game.
    }
event-gained =
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
event-recruit_bonus = Recruit bonus, if uncovered: { scythe-amount } for { $seats }.
event-tracker =
    { $sign ->
        [minus] { $amount ->
            [one] { $seat }: the star tracker marker waits 1 step before the first space.
           *[other] { $seat }: the star tracker marker waits { $amount } steps before the first space.
        }
       *[plus] { $to ->
            [0] { $seat }: put the marker on the first space of the star tracker.
           *[other] { $seat }: star tracker marker one space on.
        }
    }
event-scheme = { $seat }: Scheme II from the next card on.
event-star =
    { $triumph_id ->
        [tracker] { $seat }: put a star next to the board, earned on the star tracker ({ $count } of 6).
       *[other] { $seat } places a star for { $triumph } ({ $count } of 6).
    }
event-combat = Combat, { $at }: { $attacker } { $attacker_total } ({ $attacker_power } + { $attacker_cards }) against { $defender } { $defender_total } ({ $defender_power } + { $defender_cards }). { $winner } wins. Both pay this power and discard the cards.
event-combat-figure = Combat, { $at }: { $attacker } { $attacker_total } ({ $attacker_power } + { $attacker_cards }) against { $defender } { $defender_total } ({ $defender_power } + { $defender_cards }). { $winner } wins. { $payer } pays this power. Cards that were played are discarded.
event-fought = Combat, { $at }: { $attacker } against { $defender }. { $winner } wins. Power, combat cards and the loser's combat card are yours to book.
event-retreated =
    { $n ->
        [0] { $unless ->
            [ability] { $seat }: all units in that territory go back: { $to }. With Seaworthy, character and mechs may go to an adjacent lake.
           *[nothing] { $seat }: all units in that territory go back: { $to }.
        }
        [1] { $seat }: { $unit } back: { $from } → { $to }.
       *[other] { $seat }: { $n } × { $unit } back: { $from } → { $to }.
    }
event-resources = Put resources here: { $n } × { $what } ({ $at }).
event-resources_removed = Take all resources of { $seat } off: { $at }.
event-skipped =
    { $what_id ->
        [turn] { $seat } skips this turn.
        [move] { $seat }: no unit moves.
        [worker] { $seat }: no worker left on the mat.
        [combat_unit] { $seat }: no combat unit left on the mat.
        [power] { $seat }: power is at the top already.
        [popularity] { $seat }: popularity is at the top already.
        [coins] { $seat }: no more coins are counted.
        [cards] { $seat }: no more combat cards are counted.
        [tracker] { $seat }: the star tracker marker is at the end.
        [star] { $seat }: no star for this.
        [star_tile] { $seat }: no star for this victory, as no triumph tile for victories is free.
        [resources] No resources are put there.
        [combat] { $seat }: humans fight this out without the app.
        [trap] { $seat }: the trap takes nothing.
       *[other] { $seat }: not possible: { $what }.
    }
event-placed =
    { $n ->
        [1] { $seat }: { $unit } placed: { $at }.
       *[other] { $seat }: { $n } × { $unit } placed: { $at }.
    }
event-removed =
    { $n ->
        [1] { $seat }: { $unit } taken off: { $at }.
       *[other] { $seat }: { $n } × { $unit } taken off: { $at }.
    }
event-ended = { $seat } has placed the sixth star: the game is over. Final scoring is next.
event-ended-by-rule = { $seat } ends the game. { $part } Final scoring is next.
event-corrected = Corrected: { $part }: { $was } → { $now }.
event-result =
    { $winners ->
        [one] { $winner } wins: { $points }.
       *[other] { $winner } win together: { $points }.
    }
scythe-points = { $name } ${ $total }
event-difficulty =
    { $change ->
        [0] Next game: { $seat } starts as before.
        [1] Next game: { $seat } starts 1 space further on.
       *[other] Next game: { $seat } starts 1 space further back.
    }

## Questions

question-draw =
    { $deck_id ->
        [automa] { $seat }: draw an Automa card. Which one is it?
        [combat]
            { $seat_id ->
                [horde] The Horde: draw the top card of the combat deck. What is its value?
               *[other] { $seat }: turn up one of its combat cards. What is its value?
            }
        [faction] Which faction does { $seat } draw?
        [mech_mods] { $seat }: draw a mech mod at random. Which one is it?
        [infrastructure_mods] { $seat }: draw an infrastructure mod at random. Which one is it?
        [agents] { $seat } faces agents: turn up a combat card from the deck. What is its value?
        [search] { $seat } searches: turn up the cards. Is the Vesna card among them?
        [order] Equal in everything: who chooses first?
        [base] From which home base does { $seat } start?
        [crest] Which crest does { $seat } draw?
        [ability_token] Which ability token does { $seat } draw?
        [tile] Lay out the triumph tiles from left to right. Which one comes next?
        [discard] { $seat } discards its combat cards in any order. Which one goes first?
       *[mat] Which player mat does { $seat } draw?
    }
question-units = What do the humans have on these territories?
question-combat_power = { $seat }: how much power do you put on the dial?
question-combat_cards = { $seat }: what are your combat cards worth together?
question-combat_cards_count = { $seat }: how many combat cards are these?
question-target = { $seat }: which of these does it attack?
question-attacked = { $seat }: whom does it attack?
question-combat_winner = { $seat }: the combat is fought at the table. Who has won it?
question-trap = { $seat } has sprung a trap: turn it over. What does it show?
question-master = Who stands here? The units of the others are put on their home bases.
question-lost_unit = { $seat }: which of its combat units were beaten there?
question-met = { $seat }: who stood there?
question-workers_sent_home = { $seat }: how many workers did you drive home?
question-final_coins = { $seat }: how many coins?
question-final_popularity = { $seat }: how much popularity?
question-final_stars = { $seat }: how many stars?
question-final_territories =
    { $token ->
        [flag] { $seat }: how many territories? The Factory counts as three. A flag on a controlled territory counts as one more, unless it touches the home base.
        [trap] { $seat }: how many territories? The Factory counts as three. An armed trap alone on a territory controls it.
       *[none] { $seat }: how many territories? The Factory counts as three.
    }
question-final_resources = { $seat }: how many resources?
question-final_structures = { $seat }: how many coins for the structure bonus?
question-final_encounters = { $seat }: how many territories with a printed encounter? With six or seven players each brings $3.
question-tie_pieces = A tie. { $seat }: how many workers, mechs and structures on the board?
question-tie_power = Still a tie. { $seat }: how much power?

## Commands, as lines of the history

command-new = Set-up
command-automa_turn = { $seat }: turn
command-move = { $seat }: move ({ $part })
command-move-open = { $seat }: move
command-place = { $seat }: { $n } × { $unit } placed
command-remove = { $seat }: { $n } × { $unit } taken off
command-gain = { $seat }: { $n } { $what }
command-star = { $seat }: star for { $triumph }
command-correct = Correction: { $part }
command-finish = Final scoring

## What a fix of the record may touch

event-kept = The record is fixed. Leave all pieces where they stand.
command-kept = Record fixed, pieces kept
page-scythe-together =
    { $count ->
        [one] This one
       *[other] These { $count }
    }
error-drawn-together =
    { $count ->
        [0] Nothing is drawn now: it is not asked just now.
       *[other] Tap exactly { $count }, as many as were drawn; tapped: { $n }.
    }
