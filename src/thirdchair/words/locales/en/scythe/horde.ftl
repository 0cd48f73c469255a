# The Horde: what happens, what is asked, what is refused.

scythe-actor-horde = Horde
scythe-actor-horde_character = Horde character
scythe-actor-horde_mech_1 = Horde mech A
scythe-actor-horde_mech_2 = Horde mech B
scythe-actor-horde_mech_3 = Horde mech C
scythe-actor-horde_mech_4 = Horde mech D
scythe-actor-horde_tesla = Horde Tesla figure
scythe-triumph-territories = 7 territories
scythe-triumph-coins = 20 coins
scythe-triumph-structure_bonus = structure bonus
scythe-triumph-five_stars = 5 stars
event-horde_faction = The Horde gets the pieces of { $faction }.
event-horde_stands = Put the Horde around the Factory: { $points }. If you arrange them otherwise, correct where they stand.
scythe-module-horde = Horde tile
scythe-horde-figure = { $name }: { $part }
event-tile_replaced = A second tile ({ $triumph }): lay it aside and draw another one.
event-horde_clock = Clock of the Horde (popularity): { $from } → { $to }.
event-horde_waits =
    { $n ->
        [0] The Horde does not move yet. The next turn it will.
        [one] The Horde does not move yet, nor in its next turn.
       *[other] The Horde does not move yet, nor in its next { $n } turns.
    }
event-horde_stays = { $actor } stays: { $at }.
event-horde_carries = { $actor }: take all resources along that lie there → { $to }.
event-horde_takes = Resources that lay where a figure stood go with it.
event-horde_strength = Horde: power { $from } → { $to }.
event-horde_star = Put a star on the Horde tile ({ $count } of 6).
event-horde_over =
    { $won ->
        [yes] You have won together!
       *[no] The Horde has won.
    }
event-result-together =
    { $won ->
        [yes] Result: won together.
       *[no] Result: lost together.
    }
event-horde_given_up = You have given up: the Horde has won.
command-surrender = Give up
page-horde-give-up = Give up
page-horde-give-up-what = Do you want to give up? The game then ends as lost. Undo leads back into it.
page-horde-play-on = Play on
question-horde_face_1 = Your Horde tile: which way does 1 point?
question-horde_face_2 = Your Horde tile: which way does 2 point?
question-horde_face_3 = Your Horde tile: which way does 3 point?
question-horde_face_4 = Your Horde tile: which way does 4 point?
question-horde_face_5 = Your Horde tile: which way does 5 point?
question-horde_face_6 = Your Horde tile: which way does 6 point?
question-horde_dial = You defend together: who sets the dial, and spends power?
question-horde_star = You have won: who places the star?
question-horde_returns = Only one of these can go to the Factory now. Which one?
question-horde_combat = The Horde attacks in several places. Which combat comes next?
question-horde_faction = Which faction that nobody plays gives the Horde its pieces?
error-horde-without-module = The Horde is not played with { $module }. Leave this module out.
error-horde-alone-without-allies = Alone there is nobody to be allied with. Leave the alliances out.
error-horde-without-automa = Only people play against the Horde, no Automa. Make every seat a human one.
error-horde-needs-board = Against the Horde the board is kept or asked about: true or "ask".
error-horde-faction-used = Somebody plays { $faction }. The Horde needs a faction that nobody plays.
error-horde-no-faction = No faction is left for the Horde: there must be one more than players.
error-horde-five-stars = This tile is for whoever has placed { $n } stars already.
error-horde-structures = For this tile all { $most } structures must stand; so far it is { $n }.
error-horde-territories = For this tile you need { $most } territories; so far it is { $n }.
error-horde-stands-there = Another figure of the Horde stands there: { $at }. Never two of them on one territory.
error-horde-cards = These are the values of the cards beside the Horde tile: a list of 1 to { $most } numbers.
error-horde-one-objective = Who plays alone has at most one tile for an objective: take another tile for the second.
scythe-part-horde-popularity = clock of the Horde (popularity)
scythe-part-horde-stars = The Horde: stars
scythe-part-horde-cards = The Horde: combat cards
scythe-part-horde-strength = The Horde: power
scythe-part-horde = The Horde
ruling-scythe-a69 = A figure of the Horde would leave the map: what then?
ruling-scythe-a69-why = The book says nothing of it. For Mad Tesla it prints a way back to the Factory, for the Horde none.
ruling-scythe-a69-value-stays = it stays
ruling-scythe-a69-value-factory = it goes to the Factory, if no other figure is there
ruling-scythe-a84 = Whose territories count for the tile that asks for seven?
ruling-scythe-a84-why = For control you are one faction; "alone" is printed only for objectives and the 16 resources.
ruling-scythe-a84-value-jointly = those of all together
ruling-scythe-a84-value-alone = those of one player
ruling-scythe-a85 = Does a figure of the Horde control where it stands?
ruling-scythe-a85-why = The book says it of Mad Tesla, and nothing of the Horde. An enemy's unit would.
ruling-scythe-a85-value-takes = yes: lone workers stay out, a mill stands still
ruling-scythe-a85-value-leaves = no
ruling-scythe-a98 = Saxony against the Horde: which of its stars need a free tile?
ruling-scythe-a98-why = For a victory the book puts a star on the tile "if available"; for objectives it repeats nothing, and Saxony may place any number.
ruling-scythe-a98-value-victories = those for victories
ruling-scythe-a98-value-both = those for victories and objectives
ruling-scythe-a98-value-neither = none
ruling-scythe-a100 = Several figures could go to the Factory: which one does?
ruling-scythe-a100-why = The order of the moves is yours, so you say it. A table of older rules may go on as it began.
ruling-scythe-a100-value-asked = you say which
ruling-scythe-a100-value-first = the one that is named first, as this table began
ruling-scythe-a101 = Harder: which workers that go home move the clock?
ruling-scythe-a101-why = The book counts workers whom a unit of the Horde drives away. Whoever goes home after their own lost attack was not driven away.
ruling-scythe-a101-value-driven = only those whom the Horde has driven away
ruling-scythe-a101-value-all = also those who go home after their own lost attack
error-horde-no-scoring = Against the Horde nothing is scored: the game ends by itself when it is won or lost.
page-mode-scythe-horde = Scythe: together against the Horde
page-mode-short-horde = The Horde
page-horde-met-where = Where does { $name } come to the Horde? Tap the board.
page-horde-new-lead = Who plays, in turn order? The app plays the Horde: its clock, its moves and its combats.
page-horde-name =
    { $people ->
        [0] Together
       *[other] { $part } together
    }
page-horde-faction = Pieces of the Horde
page-horde-way-asked = Asked: when the Horde has moved, the app asks who stands where it came to
page-horde-way-asked-what = You move on the table and tap nothing. After the turn of the Horde one screen asks who stands where it has come to.
page-horde-way-tracked = Tracked: you tap every move on the board
page-horde-way-tracked-what = You tap your moves on the board. The app knows where everybody stands, and nothing is asked before a combat.
page-horde-easier = Easier: what you play with
page-horde-drawn = Factions that are drawn, too
page-horde-others = Also possible
page-horde-harder = How hard it is
page-horde-harder-no = As printed
page-horde-harder-yes = Harder: each worker that is driven home moves the clock
page-horde-airships = Airships of The Wind Gambit
page-horde-airships-no = Without airships
page-horde-airships-yes = With airships; not for your first games
page-horde-more-places = Places 3 to 7: more players
page-horde-cards-of = Dice, cards and factions
page-horde-chance = Who rolls and draws?
page-horde-chance-app = The app
page-horde-chance-table = You, with your own dice and tiles
page-horde-combat = Combat cards of the Horde
page-horde-combat-app = The app draws their values
page-horde-combat-ask = You turn them up at the table
page-horde-printing = Factions and player mats by lot
page-horde-printing-invaders = With "Invaders from Afar"
page-horde-printing-base = Base game
page-horde-kind-human = Plays
page-horde-kind-none = Nobody
page-horde-first-card = Lay a combat card of this value beside the Horde tile, and set its power marker.
page-horde-clock-name = Clock
page-horde-strength-name = Strength
page-horde-stars-name = Its stars
page-horde-figures-name = Figures
page-horde-clock = Clock (popularity): { $count }
page-horde-stars = Horde stars: { $count }
page-horde-bare =
    { $count ->
        [0] every tile has a star
        [one] 1 tile without a star
       *[other] { $count } tiles without a star
    }
page-horde-tiles =
    { $count ->
        [0] Triumph tiles: a star on each
       *[other] Triumph tiles: { $count } still need a star
    }
page-horde-turns =
    { $count ->
        [one] 1 turn of the Horde
       *[other] { $count } turns of the Horde
    }
page-horde-back = The pieces, stars and markers of the Horde back to the faction mat of { $faction }; the Tesla figure and the Horde tile to where they come from:
page-horde-moving = it moves
page-horde-moves =
    { $count ->
        [one] it moves after 1 more turn
       *[other] it moves after { $count } more turns
    }
page-horde-last-turn = Last round: with the next turn of the Horde you lose.
page-horde-last-star = One more combat that you lose, and the Horde has won.
page-horde-arrows = Where the numbers on the Horde tile point, with the board lying as it does here:
page-horde-asked-lead =
    { $count ->
        [one] Move this figure. Does it stand so there? Tap what differs.
       *[other] Move these { $count } figures. Does it stand so there? Tap what differs.
    }
page-hand-horde_stays = stays: { $part }
page-horde-short-names = NW2 is 2 steps northwest of the Factory.
page-horde-combat-at = { $part }: { $name } against { $seats }
page-horde-has = power { $power } and a die
page-hand-actor_left = off the board ({ $part })
page-box-horde-arrows = The Horde’s tile: where each number points
