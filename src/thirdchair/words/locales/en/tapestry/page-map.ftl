# Pages of Tapestry: the map and one hex.

page-hex-ask =
    { $what ->
        [explore] Explore?
       *[conquer] Conquer?
    }
page-hex-not-near = This hex is not next to a territory of yours. Do you really mean this one? A card may allow it.
page-hex-anyway =
    { $what ->
        [explore] Explore anyway
       *[conquer] Conquer anyway
    }
page-hex-back = Back to the map

page-hex-supply = Count the outposts in supply to match
page-hex-won = Why here?

## Where a hex lies. Directions are those of the board: N is where the military track lies.

page-hex = Hex { $hex }
page-place-at =
    { $known ->
        [you] your capital
        [automa] { $mode ->
            [kaiju-2] the territory 3/5
           *[other] the Automa's capital
        }
        [free] the territory 1/6
       *[island] the middle island
    }
page-place-from =
    { $known ->
        [you] your capital
        [automa] { $mode ->
            [kaiju-2] the territory 3/5
           *[other] the Automa's capital
        }
        [free] the territory 1/6
       *[island] the middle island
    }
page-place-toward =
    { $toward ->
        [you] your capital
        [automa] { $mode ->
            [kaiju-2] the territory 3/5
           *[other] the Automa's capital
        }
        [free] the territory 1/6
        [island] the middle island
        [N] the military track
        [NE] the corner of military and science
        [SE] the corner of science and exploration
        [S] the exploration track
        [SW] the corner of exploration and technology
        [NW] the corner of technology and military
       *[none] nowhere
    }
page-place =
    { $steps ->
        [0] { page-place-at }
        [1] one step from { page-place-from } toward { page-place-toward }
        [2] two steps from { page-place-from } toward { page-place-toward }
        [3] three steps from { page-place-from } toward { page-place-toward }
       *[other] { $steps } steps from { page-place-from } toward { page-place-toward }
    }

## The table

page-see = What the page shows
page-see-tracks = Tracks
page-see-map = Map
page-map = Map
page-map-turn = Turn the map
page-map-turn-hint =
    { $track_id ->
        [none] Turn the map
       *[other] In front of you: { $track }. Turn the map to another side of the table.
    }
page-map-look = Ask about a hex, or correct it
page-map-play = Back to playing on the map
page-map-looking = Tap a hex to ask about it or to correct it.
page-map-due =
    { $what ->
        [explore] You may explore: tap a hex without a tile.
        [explore_anywhere] You may explore anywhere: tap a hex without a tile.
        [conquer] You may conquer: tap a territory.
       *[conquer_anywhere] You may conquer anywhere: tap a territory.
    }
page-map-theirs = Do you conquer Automa territory? Tap it.
page-map-hint = Tap: explore, conquer. Long press: ask.
page-hex-explore = Explore
page-hex-conquer = Conquer
page-second-token = Second token: { $track }

## One hex

page-hex-do = What you do there
page-hex-far = How far away it is does not matter here: a card may allow it.
page-hex-nothing = You cannot explore or conquer this hex now.
page-hex-correct = What lies there
page-hex-tile = Territory
page-hex-tile-yes = There is a tile
page-hex-tile-no = No tile
page-piece = Piece { $number }
page-piece-none = none
page-hex-building-hint = A building of yours, as some civilizations have, holds a place like an outpost.
