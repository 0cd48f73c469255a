# Pages: what the hand moves after undo, redo, or a fix of an earlier step.

page-hands-back = Put these back
page-hands-forth = Move these again
page-hands-mended = Rearrange the table
page-hands-part = { $part }: { $was } → { $now }
page-hands-cards-back =
    { $count ->
        [one] { $part }: { $pieces } back on top
       *[other] { $part }: back on top, so that they come in this order: { $pieces }
    }
page-hands-cards-forth = { $part }: off the top again: { $pieces }
page-hands-cards-shuffled = { $part }: it was shuffled in between. Put the cards together that belong to it, and shuffle them.
page-hands-done = All is moved
page-hands-away = Hide the list
page-undo-which = What is taken back?
page-undo-one = Only the last entry: { $label }
page-undo-turn =
    { $count ->
        [one] The whole turn (1 entry): { $label }
       *[other] The whole turn ({ $count } entries): { $label }
    }
page-hands-old =
    { $count ->
        [one] Still from the fix: 1 thing to move
       *[other] Still from the fix: { $count } things to move
    }
page-hands-parts =
    { $count ->
        [one] In detail: 1 move of the hand
       *[other] In detail: { $count } moves of the hand
    }
