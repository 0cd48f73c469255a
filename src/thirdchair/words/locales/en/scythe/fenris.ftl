# The campaign: what the table is told, what people do there, and what is refused.

## Events

event-begun = The evening begins: { $seats }.
event-step = { $part }
event-perk =
    { $perk_id ->
        [none] { $seat } uses no perk tonight.
       *[other] { $seat } uses a perk tonight: { $perk }.
    }
event-perk_used = { $seat }: tick the perk on the sheet and take it: { $perk }.
event-booked =
    { $sign ->
        [minus] { $seat }: −${ $amount } wealth, ${ $balance } left.
       *[plus] { $seat }: +${ $amount } wealth, now ${ $balance }.
    }
event-marked = { $seat }: { $n } on { $space }, { $count } of 6 stars.
event-counted = { $seat } has { $n } × { $what }.
event-rolled = { $seat } rolls { $dice }: { $counts } counts.
event-took = { $seat } takes the { $what } from { $space }.
event-column = { $seat }: ${ $coins } in all.
event-episode_over = { $winner } wins the evening.
event-read = The outcome has been read.
event-won = { $seat }: mark the victory on the sheet.
event-ticked = { $seat }: tick box { $box } in the column { $column }.
event-not_ticked = { $seat }: no tick for { $star }.
event-to_log = { $seat } may choose the column for a star: { $star }.
event-received = { $seat } now has { $n } × { $what }.
event-automa_votes = { $seat } votes: war { $war }, peace { $peace }.
event-revealed = The votes: war { $war }, peace { $peace }.
event-tied = The vote is tied: { $seat } decides.
event-way = The campaign goes on with episode { $episode }.
event-returned = Back to the supply: { $what }.
event-passed_over = { $seat } comes later: { $other } begins.
event-seat_changed =
    { $state ->
        [late] { $seat } comes later.
        [away] { $seat } is away.
        [left] { $seat } has left the campaign.
        [guest] Somebody plays for { $seat }.
        [automa] An Automa plays for { $seat }.
        [played] { $played_by } plays for { $seat }.
       *[present] { $seat } is here.
    }
event-card_done = { $seat } has nothing more to choose here.
event-taken_over = An Automa goes on for { $seat } ({ $level }): lay its star tracker out, marker on space { $tracker }, and give it an Automa deck.
event-closed = The evening is over.
event-searches =
    { $cards ->
        [1] { $seat } searches: one influence token (now { $n }), shuffle the Factory deck, turn up 1 card.
       *[other] { $seat } searches: one influence token (now { $n }), shuffle the Factory deck, turn up { $cards } cards.
    }
event-search_ends =
    { $ends ->
        [found] { $seat } has found the Vesna card and keeps it. The other cards go back.
        [card] { $seat } keeps a Factory card. The others go back.
       *[nothing] { $seat } keeps nothing. All cards go back.
    }
event-keeps = { $seat } keeps { $faction }.
event-gives_up = { $seat } puts this mat to the unused ones: { $faction }.
event-in_order = They choose in this order: { $points }.
event-new_faction = { $seat } plays { $faction } from now on. Change the name on the sheet.
event-new_base = { $seat } starts from this home base from now on: { $faction }.
event-to_open = { $seat } gets { $box } and everything from punchboard { $board }.
event-opened = { $box } is open. It belongs to { $seat }.
event-laid_ready = Now open: { $box }.
event-unpacked = { $box } is open.
scythe-box = Box { $letter }
scythe-punchboard = Punchboard { $number }
scythe-in-order = { $name } (${ $wealth } + { $mods } mods = ${ $total })

## Commands

command-done = Nothing more to choose
command-setup = The evening begins
command-perk = { $seat }: perk
command-mark = { $seat }: star
command-count = { $seat }: counted
command-episode_result = Result of the evening
command-read = Outcome read
command-log = { $seat }: triumph log
command-vote = { $seat }: vote
command-reveal = Votes revealed
command-decide = Decided
command-sheet = { $seat }: sheet from paper
command-book = { $seat }: wealth mended
command-seat = { $seat }: seat
command-close = Evening closed
command-keep = { $seat }: keeps the faction
command-give_up = { $seat }: gives up the faction
command-change_faction = { $seat }: a new faction
command-base = { $seat }: home base
command-open = Opened: { $box }

## Questions

question-way = Which way did your group take after the first evening?
option-way-war = War
option-way-peace = Peace
question-evening_coins = How many coins has { $seat } in all?
question-evening_winner = Equal coins: who has won the evening? Whoever has more workers, mechs and structures together; if that is equal, too, more power, then popularity, resources, territories, stars.
question-search = { $seat }: what do you keep of the cards that you have turned up?
question-at_the_factory = { $seat }: has it moved its character, or gone to an encounter or the Factory, and does one of its combat units stand on the Factory now?
option-search-found = The Vesna card
option-search-card = A Factory card
option-search-nothing = Nothing
option-at_the_factory-no = No
option-at_the_factory-yes = Yes: it searches

## Refusals

error-fenris-too-dear = That costs ${ $n }, and { $seat } has ${ $coins }. Choose something that the wealth pays for.
error-fenris-note-missing = Say in a few words what is mended.
error-fenris-not-open = { $seat } has nothing of that kind to choose now: the cards come one after the other.
error-fenris-twice = { $value } stands there twice: each counts once.
error-fenris-no-game = No game is being played tonight: begin the evening first.
error-fenris-nobody-here = Nobody is here: an evening needs somebody who plays.
error-fenris-sealed-already = { $seats } voted on a phone already: reveal the votes, or let them be taken back first.
error-fenris-perk-late = { $seat } has begun to play: perks are chosen before the first turn.
error-fenris-perk-used = This perk was used in evening { $n }: { $perk }. Each can be used once in the campaign.
error-fenris-order = The order of play names everybody who is here once: { $options }.
error-fenris-no-star = { $seat } has no star there: { $triumph }.
error-fenris-none-left = { $seat } has nothing to give back: { $what }.
error-fenris-too-many = Together that is { $total } ({ $what }), but there are only { $n }. Please check the numbers of all seats.
doubt-result-coins = { $seat }: ${ $n } in one game? Nobody brings home as much.
doubt-result-no-sixth = Nobody has six stars. Tonight's game ends with the sixth one, and not before.
doubt-result-sixth = Do both { $seat } and { $who } have a sixth star? The first sixth star ends the game at once.
error-fenris-stars = So many stars are not possible for { $triumph }: at most { $n }.
error-fenris-too-many-stars = A seat has { $n } stars and no more.
error-fenris-not-decided = How the campaign goes on is not decided yet.
error-fenris-no-vote = There is nothing to vote on now.
error-fenris-revealed = The votes have been revealed. Undo takes that back.
error-fenris-all-influence = All tokens are used: { $has }, not { $given }.
error-fenris-votes-missing = These votes are missing: { $seats }.
error-fenris-paper-not-here = Evening { $number } is not there yet. It comes with a newer version; until then the campaign stays on paper.
error-fenris-evening-on = That can be changed between two evenings only: tonight’s game has begun.
error-fenris-not-here-yet = The next evening is not there yet. The campaign is kept, and goes on with a newer version.
error-fenris-plays-tonight = { $seat } plays tonight. Say so after the evening.
error-fenris-too-many-seats = A campaign has at most { $n } seats.
error-fenris-no-human = At least one seat must be a human.
error-fenris-mat-later = Player mats are dealt every evening. Leave them out here.
error-fenris-found-already = { $seat } has found the Vesna card. Take it back there first.
error-fenris-found-twice = There is one Vesna card. Only one seat can have found it, and it stands in the results of { $seats }.
error-search-stops = A search takes place there ({ $at }): the { $unit } ends its move there. Tell the rest as another move.
error-fenris-keeps-faction = { $seat } cannot change the faction now.
error-fenris-all-answered = All have answered. Now those who gave up a faction choose.
error-fenris-not-next = { $seat } chooses first.
error-fenris-faction-taken = This faction is not free: { $faction }.
error-fenris-no-box = There is no such box to open now.

## Things

scythe-triumph-extra_objective = open objective
scythe-triumph-beside = beside the track
deck-order = order
deck-base = home bases
deck-search = Factory deck
scythe-what-found = Vesna card
scythe-what-search = way to the Factory
scythe-what-influence = influence token
scythe-what-vote = vote
scythe-perk-none = none
scythe-perk-coins = $5
scythe-perk-power = 3 power
scythe-perk-objectives = 2 objective cards
scythe-perk-popularity = 2 popularity
scythe-perk-resources = 2 resources
scythe-perk-combat_cards = 2 combat cards
scythe-perk-worker = 1 worker
scythe-column-upgrades = upgrades
scythe-column-mechs = mechs
scythe-column-structures = structures
scythe-column-recruits = recruits
scythe-column-workers = workers
scythe-column-objective = objective
scythe-column-combat_1 = combat, left
scythe-column-combat_2 = combat, right
scythe-column-popularity = popularity
scythe-column-power = power
ruling-fenris-a01 = A newcomer among an even number of others: what is the middle?
ruling-fenris-a01-why = The book says the median. Of an even number that is the mean of the two in the middle, here rounded down. A campaign of older rules may go on as it began.
ruling-fenris-a01-value-mean = the mean of the two in the middle, rounded down
ruling-fenris-a01-value-lower = the lower of the two, as this campaign began
