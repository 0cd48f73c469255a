# How a game goes: a new one in three taps, a surprise, what differs, what to put back.

## A new game

page-game-tapestry = Tapestry
page-game-scythe = Scythe
page-new-again = Start
page-new-surprise = Surprise me
page-new-change = Change something
page-new-like-last = Like last time: { $part }
page-new-as-usual = As usual: { $part }
page-new-first-time = Not played here yet: a few questions first.
page-new-missing = Not in your box: { $part }.
page-new-sum-duel =
    { $order ->
        [last] { $first } and { $last }, then the Shadow Empire
        [middle] { $first } and { $last }, the Shadow Empire in between
       *[first] first the Shadow Empire, then { $first } and { $last }
    }
page-new-sum-solo =
    { $first ->
        [you] level { $level }, you begin
        [bots] level { $level }, the bots begin
       *[lot] level { $level }, lots decide who begins
    }
page-new-line-order = Order of turns: { $part }
page-new-line-color = { $name }: { $color }
page-new-line-level = Level { $level }: { $part }
page-new-line-civs = Civilization of the Automa: { $part }
page-new-line-first =
    { $first ->
        [you] You begin
        [bots] The bots begin
       *[lot] Lots decide who begins
    }
page-new-line-yours = Your color: { $color }
page-surprise = Surprise
page-surprise-lead = This came up. Everything else stays as it is.
page-surprise-other = Something else
page-new-first = Who begins?
page-new-first-p1 = Player 1
page-new-first-p2 = Player 2
page-new-first-lot = Draw lots among all three

## Hints

page-first-income = { $who }: the first turn is an income turn.
page-first-income-yours = Your first turn is an income turn.
page-finish-early = Income turns so far, of { $last }: { $part }. Enter the result only if you agree to end here.

## What to put back

page-put-back = Put everything back
page-put-back-lead = What this game took out of its places, and where it belongs. Your own pieces go back as always.
page-back-cards = Cards and mat
page-back-tracks = Tracks and landmarks
page-back-map = Map
page-back-box = Back into the decks
back-decision = All { $n } decision cards into one pile again.
back-civ = The Automa's civilization { $civ }: to the other Automa civilizations.
back-tapestry =
    { $n ->
        [one] The Automa's tapestry card: back to the tapestry cards.
       *[other] The Automa's { $n } tapestry cards: back to the tapestry cards.
    }
back-mat =
    { $covered ->
        [yes] The Automa's income mat, and the income card for level { $level } off it.
       *[no] The Automa's income mat.
    }
back-landmark_cards = All landmark cards into one pile again, yours and the discarded ones too.
back-tokens =
    { $mode ->
        [duel] { $who }: { $n } tokens off the tracks, and the outpost beside { $track }.
       *[other] { $who }: { $n } tokens off the tracks, and the second one on { $track }.
    }
back-strike = { $who }: { $n } tokens off the tracks.
back-landmarks =
    { $who_id ->
        [you] Your landmarks, to their places beside the board: { $part }.
        [gone] Landmarks that left the game, to their places beside the board: { $part }.
       *[other] { $who }, landmarks to their places beside the board: { $part }.
    }
back-carded =
    { $who_id ->
        [you] Your landmarks of landmark cards, back into the box: { $part }.
       *[other] { $who }, landmarks of landmark cards back into the box: { $part }.
    }
back-achievements =
    { $n ->
        [one] One token off the achievements.
       *[other] { $n } tokens off the achievements.
    }
back-arts = The arts track beside { $track }.
back-pool =
    { $n ->
        [one] The one item of the Hucksters' pool.
       *[other] The { $n } items of the Hucksters' pool.
    }
back-markers =
    { $n ->
        [one] The Trailblazers' outpost on the tracks.
       *[other] The Trailblazers' { $n } outposts on the tracks.
    }
back-outposts =
    { $who_id ->
        [you] Your { $n } outposts on the map: hex { $part }.
       *[other] { $who }, { $n } outposts on the map: hex { $part }.
    }
back-buildings = Your { $n } buildings on the map: hex { $part }.
back-tiles =
    { $n ->
        [one] One territory tile, back to the others.
       *[other] { $n } territory tiles, back to the others.
    }
back-removed =
    { $starred ->
        [yes] { $kind ->
            [tapestry] Tapestry cards, if you took them out: { $part }.
            [civ] Civilizations, if you took them out: { $part }.
           *[tech] Tech cards, if you took them out: { $part }.
        }
       *[no] { $kind ->
            [tapestry] Tapestry cards that were out: { $part }.
            [civ] Civilizations that were out: { $part }.
           *[tech] Tech cards that were out: { $part }.
        }
    }
back-traps =
    { $n ->
        [one] The trap that was out: back to the tapestry cards.
       *[other] The { $n } traps that were out: back to the tapestry cards.
    }

## What differs from last time

page-differing =
    { $count ->
        [0] Everything is set up as for “{ $name }”.
        [one] One step differs from “{ $name }”.
       *[other] { $count } steps differ from “{ $name }”.
    }
page-differing-gone = Not this time:
page-differing-only = Show only what differs
page-differing-all = Show all steps
page-differs-new = new this time
page-differs-changed = other than last time

## Home

page-home-none-open = No game is going on. Start a new one.
page-home-finished =
    { $count ->
        [one] One finished game
       *[other] { $count } finished games
    }
serve-code = Code word for phones: { $code }

## The bots' turn in a line

page-sum-bot = { $who }: { $part }
page-sum-track = { $track } { $space }
page-sum-landmark = a landmark
page-sum-hex =
    { $what ->
        [explored] hex { $hex } explored
       *[conquered] hex { $hex } conquered
    }
page-sum-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
