# Pages of Tapestry: the table page and what hangs on it.

page-more = More steps, landmarks
page-cards = Discard pile
page-somebody-due = { $who } is to play.
page-play-anyway = Play for { $who } anyway

## Hints

page-first-income = { $who }: the first turn is an income turn.
page-first-income-yours = Your first turn is an income turn.

page-track-piece = an outpost stands on space { $space }

# The table
page-beside-cards = Landmarks of cards
page-beside-ready = ready for you
page-beside-pool = The Hucksters’ pool: if you gain such an item, you may take it from here.
page-beside-take = Take a { $item } ({ $count } there)

## The table

page-stand = Where the game stands
page-stand-points = Automa: points
page-stand-income = Income turns of the bots
page-stand-deck =
    { $mode ->
        [kaiju-2] Kaiju deck: cards left
       *[other] Decision deck: cards left
    }
page-stand-hand = Face-down tapestry cards of the Automa
page-turn-of-bots = Bots' turn { $turn }
page-bots-income = Bots' turn { $turn }: income turn { $income }
page-none-yet-bots = The bots have not played yet.
page-open-bots = The bots are drawing.
page-due-bots = Bots' turn
page-seat-you = You
page-seat-bots = Bots

page-turn-steps = The steps of this turn
page-start-said =
    { $count ->
        [one] Set up: one thing to do
       *[other] Set up: { $count } things to do
    }

## The board

page-board = Tracks
page-track-seat = { $who }: space { $space }
page-track-landmark = landmark on { $space }: { $owner }
page-track-favorite = favorite track of { $who }
page-nobody = nobody

## The bar

page-bots-turn = Shadow Empire's turn
page-income = Income
page-stay = Turn goes on
page-to = to
page-track-done = finished
page-back-answer = Take back one answer
