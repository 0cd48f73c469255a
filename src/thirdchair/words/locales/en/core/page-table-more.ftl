page-ask-other-cards = Another card, by name
page-fix-record = Fix the record
page-note-lies = Now on the table: { $parts }.
page-say-from-to = from { $from } to { $to }
page-lie-yours = Ready for you: { $part }
page-app-shuffled = Third Chair shuffles its cards into a new deck.
page-turn-steps = The steps of this turn
page-start-said =
    { $count ->
        [one] Set up: one thing to do
       *[other] Set up: { $count } things to do
    }
