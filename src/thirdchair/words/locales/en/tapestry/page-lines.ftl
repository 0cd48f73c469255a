# Pages of Tapestry: a turn of the bots in few words beside icons, and its banners.

## Short, beside the icons

page-turn-of-shadow = Shadow Empire, turn { $turn }
page-short-advanced = { $track }
page-short-regressed = { $track } back
page-short-landmark = Landmark { $landmark }
page-short-landmark_removed = { $landmark } leaves the game
page-short-hex =
    { $what ->
        [explored] Tile, hex { $hex }
        [tile_laid] Tile, hex { $hex }
        [conquered] { $kind ->
            [opponent] Onto your hex { $hex }
           *[neutral] Outpost, hex { $hex }
        }
        [toppled] { $whose ->
            [you] Yours topples, hex { $hex }
           *[bot] Topples, hex { $hex }
        }
       *[protected] Toppled beside it, hex { $hex }
    }
page-short-favorite = Second one to { $track }
page-short-favorite-duel = Outpost to { $track }
page-short-tapestry =
    { $where ->
        [mat] Tapestry onto the mat
       *[hand] Tapestry beside it
    }
page-short-refreshed =
    { $row ->
        [tech] Replace 3 tech cards
        [masterpiece] Replace 3 masterpieces
       *[other] Replace 3 cards
    }
page-short-pool = 1 { $item } into the pool
page-short-marker = Outpost: { $track } { $space }
page-short-points = Points +{ $points }
page-short-achievement = Achievement, place { $place }
page-short-drew =
    { $goes ->
        [discard] Card { $card } onto the discard pile
       *[none] Shuffle card { $card } back in
    }
page-short-reshuffled = Shuffle { $cards } cards anew
page-short-kaiju_moved =
    { $to ->
        [1] Kaiju: top left
        [2] Kaiju: top middle
        [3] Kaiju: top right
        [4] Kaiju: middle left
        [5] Kaiju: center
        [6] Kaiju: middle right
        [7] Kaiju: bottom left
        [8] Kaiju: bottom middle
       *[9] Kaiju: bottom right
    }
page-short-destroyed = Plot { plot-number }: destroyed
page-short-spared = Nothing destroyed
page-short-kaiju_placed = Kaiju, hex { $hex }
page-short-outpost_lost = Your outpost is gone, hex { $hex }
page-short-blockers_back = Both blockers aside
page-short-blocker_placed = Blocker: { $track }

## What nobody may miss

page-banner-landmarks =
    { $count ->
        [one] A landmark is taken!
       *[other] { $count } landmarks are taken!
    }
page-banner-landmark = { $landmark }
page-banner-conquered = The Automa conquers your hex { $hex }!
page-banner-repelled = Your trap snaps shut: hex { $hex } stays yours.
page-banner-outpost-lost =
    { $count ->
        [one] The kaiju attack: you lose an outpost!
       *[other] The kaiju attack: you lose { $count } outposts!
    }
page-banner-trap =
    { $place ->
        [1] The first card is a trap! Discard it.
        [2] The second card is a trap! Discard both.
        [3] The third card is a trap! Discard all three.
        [4] The fourth card is a trap! Discard all four.
        [5] The fifth card is a trap! Discard all five.
       *[other] Card { $place } is a trap! Discard all { $place }.
    }
page-banner-trap-more = Lay your outpost toppled on { hex-name }.
page-banner-no-trap =
    { $count ->
        [one] No trap! Discard the card.
       *[other] No trap! Discard all { $count } cards.
    }
page-banner-no-trap-more = { hex-name } is yours: your outpost stands, the Automa's topples.
page-banner-new-favorite = { $former } is finished: { $track } is your favorite now
page-banner-new-favorite-more = Move one of your two tokens from { $former } to { $track } { $space }, and the blocking outpost from { $track } to { $former }. The benefit comes after that.
page-banner-no-favorite = All your tracks are finished
page-banner-no-favorite-more = You have no favorite track any more: take the blocking outposts away.
page-banner-bots-done = The bots have finished.
page-banner-bots-done-more =
    { $left ->
        [0] Only the result is left.
        [one] Play on in peace: 1 income turn of yours is still to come. Enter only what you take from the Automa.
       *[other] Play on in peace: { $left } income turns of yours are still to come. Enter only what you take from the Automa.
    }

## The signs

page-legend = What do the signs mean?
page-legend-token = Token: { $who }
page-legend-favorite = Favorite track, in the color of whose it is
page-legend-landmark = A landmark to be had; with a letter: taken
page-legend-came = The token came from here
page-legend-tick = Tick off what you have done at the table
page-legend-shuttle = The weaver's shuttle: the bots take their turn
page-stand-short-points = points
page-stand-short-deck = deck
page-stand-short-hand = face down
page-stand-short-income = income
