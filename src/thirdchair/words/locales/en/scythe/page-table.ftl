# Pages of Scythe: the table page and what hangs on it.

## The table page of Scythe.

page-scythe-board = The board
page-scythe-here = { $place_name }: { $part }
page-scythe-empty = { $place_name }: nothing here
page-scythe-pieces =
    { $n ->
        [1] { $unit } of { $name }
       *[other] { $n } × { $unit } of { $name }
    }
page-scythe-tunnel = tunnel
page-scythe-follow = Follow the action
page-scythe-whole = Whole board
page-scythe-turn = Turn the board
page-scythe-as-the-board = Lay the tile as the board lies on this page.
page-scythe-turn-of = { $name }, turn { $turn }
page-scythe-begin = The start
page-scythe-begin-checklist = What you lay out for it is in the set-up, to be ticked off.
page-scythe-seats = The players
page-scythe-stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
page-scythe-holds = { $what }: { $count }
page-scythe-scheme = Scheme { $scheme }
page-scythe-starred = { $triumph }: { $count }
page-scythe-marker-at = { $level }: marker: { $part }
page-scythe-pile = { $name }: { $count } cards in the deck, discarded: { $part }
page-scythe-card = Automa card { $number }, used in Scheme { $scheme }
page-scythe-tracker = Star tracker of { $name }: { $part }, { $count } spaces in all

page-scythe-automa-due = Play the turn of { $name }
page-scythe-human-due = { $name } is on turn
page-scythe-undo = { $name }: turn
page-scythe-north = N
page-scythe-compass =
    { $turn ->
        [0] North is at the top.
        [1] North is on the right.
        [2] North is at the bottom.
       *[3] North is on the left.
    }
page-scythe-own-hint = { $name }: tap units on the board, then where they go.
page-scythe-own-hint-asked = { $name } plays at the table. Tap the board only for a fight with an Automa.
page-scythe-more = Stars, gains
page-scythe-star-for = Place a star for:
page-scythe-where-to = Where do they go? Tap a territory.
page-scythe-and-more = Tap more units to move them in the same action.
page-scythe-done = Done
page-scythe-drop = Leave this move out
page-scythe-drop-all = Cancel
page-scythe-close = Close
page-scythe-before = Back
page-scythe-next = Next
page-scythe-less = Leave one behind: { $unit }
page-scythe-one-more = Take one more along: { $unit }
page-scythe-going =
    { $count ->
        [one] { $count } goes
       *[other] { $count } go
    }, { $stay ->
        [one] { $stay } stays
       *[other] { $stay } stay
    }
page-scythe-off-board = Take off the board
page-scythe-all-go = All go along. Next you can leave some behind.
page-scythe-to-mat = { $unit } back to the mat
page-scythe-put = Put a piece here from the mat: { $unit } ({ $count } left)
page-scythe-take = Take a piece back to the mat: { $unit }

page-scythe-fact = { $name } ({ $part }): stars { $count }
page-scythe-fact-turns =
    { $count ->
        [one] { $count } turn of the Automas
       *[other] { $count } turns of the Automas
    }

## A new game of Scythe.

page-scythe-back-one = Take back one answer
