## The sheet for the result of a scenario

page-finish-included = Including { $points } VP for your landmarks: move your marker first.
page-finish-automa-included = { $points } of them for landmarks
page-more-points-target = Enter the points that you score: with { $points } or more you win at the end of your turn.

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
