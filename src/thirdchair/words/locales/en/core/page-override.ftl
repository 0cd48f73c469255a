# Tap anything to correct it, undo by whole turns, hand over chance.

page-undo-more = { $label } and { $more } more

page-correct-pile = Cards in the discard pile
page-correct-one-lead = Set it to what lies on the table. Nothing else follows from it.
page-correct-why = Why? (optional)
page-correct-own = In your own words
page-correct-others = Something else lies differently
page-correct-whole = The whole table as one form
page-step-down = One less
page-step-up = One more
page-hex-supply = Count the outposts in supply to match
page-hex-won = Why here?

page-hand-over = Real cards and dice
page-hand-cards = Decision cards
page-cards-app = Third Chair draws
page-cards-table = Real cards: you enter them
page-hand-dice = Dice
page-dice-app = Third Chair rolls
page-dice-table = Real dice: you enter them
page-hand-over-hint = From now on, also in the middle of a turn. Change it as often as you like.
page-hand-over-done =
    { $chance ->
        [app] Saved: from now on Third Chair draws and rolls.
        [cards] Saved: from now on the cards come from the table.
        [dice] Saved: from now on the dice come from the table.
       *[table] Saved: from now on cards and dice come from the table.
    }
page-piles = How the decision cards lie
page-piles-hint = For sorting them after a change. The list gives away which cards can still come.
page-piles-deck = Decision deck, shuffled ({ $count })
page-piles-progress = Progress deck, shuffled ({ $count })
page-piles-pair = Face up, left and right
page-piles-discard = Discard pile, from bottom to top ({ $count })
page-let-once = Third Chair, just this once
