# Pages: the table page and what hangs on it.

## Reading aloud

page-aloud = Read aloud
page-aloud-stop = Stop reading

page-undo-more = { $label } and { $more } more
page-since-earlier =
    { $count ->
        [one] One earlier step: see the history
       *[other] { $count } earlier steps: see the history
    }
page-let-once = Third Chair, just this once

## What the bots did, for the hand

page-did = Done


## Why?

page-differently = We play it differently
page-why-kept = stays
page-why-lost = drops out
page-why-not = Why not { $part }?
page-why-fell = { $part } dropped out by this rule:
page-why-fell-counted = { $part } ({ $counted }) dropped out by this rule:

## The bar

page-bar = Your move
page-whose-turn = Whose turn
page-turn-now = is to play
page-back-one = Take back one card
page-take-back = Back
page-let-app = Third Chair draws from now on
page-undo = Undo: { $label }
page-redo = Do again: { $label }
page-undone = Step { $step } of { $steps }: what came later is undone.
page-same-cards = Play an undone step again, and the same cards are drawn.
page-return = Return to the last step
page-result = Result
page-note-fixed = The record is fixed.

## The end

page-finish = Finish the game
page-finish-now = Show the result
