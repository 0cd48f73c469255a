# Pages of Tapestry: after a game, what goes back where.

## What to put back

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

## The sheet for the result of a scenario

page-back-scenario = Of this scenario
back-automacivs = The Automa's civilizations that it could not draw, back to the others: { $part }.
back-landmark_card = The landmark card that was out: { $part }.
back-all_traps = All traps: back to the tapestry cards.
back-space = The space tiles with an ongoing effect: back to the others.
back-civs = The civilizations that were out because they build outside the capital city.
back-middle = The middle landmark of every track, to its place beside the board.
back-blockers = The { $n } outposts that were the blockers, off the tracks.
back-second_outposts = The second sets of outposts, yours and the Automa's: each back to its color.
back-kaiju_city =
    { $n ->
        [0] The Kaiju, off your capital city mat.
        [one] The Kaiju and the token of a destroyed building, off your capital city mat; that building, back to your buildings.
       *[other] The Kaiju and the { $n } tokens of destroyed buildings, off your capital city mat; those buildings, back to your buildings.
    }
back-kaiju_map =
    { $n ->
        [one] The Kaiju on the map: hex { $part }.
       *[other] The { $n } Kaiju on the map: hex { $part }.
    }
back-kaiju_markers = The { $n } blockers, and the token of the victory point goal.
