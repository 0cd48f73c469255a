# Scythe: parts that can be corrected or fixed, and what they are set to.

## Things

scythe-part-seat = { $what } of { $name }
scythe-part-star = stars for { $triumph } of { $name }
scythe-part-tokens = tokens: { $kind }
scythe-part-board = how the board is kept
scythe-part-marker = recruit marker
scythe-part-abilities = abilities in a combat
scythe-board-tracked = tracked
scythe-board-asked = asked
scythe-board-cards = cards only
scythe-tracker-at =
    { $sign ->
        [minus] { $amount } before the first space
       *[plus] space { $amount }
    }
scythe-value-yes = yes
scythe-value-no = no
scythe-value-nothing = nothing

## What a fix of the record may touch

scythe-part-reserve = on the mat: { $unit } of { $name }
scythe-part-cards =
    { $pile ->
        [deck] cards in the deck of { $name }
        [last] last card of { $name }
       *[other] discarded cards of { $name }
    }
scythe-part-units = pieces on the board
scythe-part-turn = turns that the app plays
scythe-part-over = game over
scythe-part-laid = what modules have laid out
scythe-part-ended = sixth star
scythe-part-result = result
scythe-part-cooperative = cooperative
scythe-part-worn = { $name }: what covers { $ability }
scythe-part-turned = { $name }: { $mod } used
scythe-part-beside = what lies beside { $name }
scythe-part-rivals = stars on home bases, { $name }
scythe-part-mods = mech mods, { $name }

## The campaign on paper

scythe-part-sheet =
    { $field ->
        [wealth] wealth of { $name }
        [wins] victories of { $name }
        [bonuses] set-up bonuses of { $name }
        [log] triumph log of { $name }
        [perks] perks used by { $name }
        [mech_mods] mech mods of { $name }
        [infrastructure_mods] infrastructure mods of { $name }
        [base] home base of { $name }
       *[level] level of { $name }
    }
scythe-part-most_coins = most coins as a set-up bonus
scythe-part-name = the name of { $part }
scythe-part-factions = the factions
scythe-part-rows = rows of the triumph log
scythe-part-book = the rulebook on the table
scythe-book-unsure = not sure
scythe-book-de = German, 2018
scythe-book-en = English, later
