# Pages of Scythe: what looks like a slip on the board.

doubt-company = { $seat } already stands here: { $at }. Two factions on one territory?
doubt-foreign-base = Onto the home base of another faction? { $unit }, { $at }
doubt-foreign-base-put = This is the home base of another faction: { $at }.
doubt-far = { $steps } steps at once? { $unit }: { $from } → { $at }
doubt-river = Across the river without a mech on the board? { $unit }: { $from } → { $at }
doubt-lake = Onto a lake without a mech on the board? { $unit }: { $from } → { $at }
doubt-star = Star for { $triumph }: so far { $n ->
        [one] { $n } of { $most } is on the board.
       *[other] { $n } of { $most } are on the board.
    }
doubt-star-track = Star for { $triumph }: so far { $n } of { $most }.
page-scythe-owed = { $name } has got there: { $triumph }. Place the star?
page-scythe-owed-star = Place the star
doubt-no-sixth-star = Nobody has placed six stars. Is the game to end now?
