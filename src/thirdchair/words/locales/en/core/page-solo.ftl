# The pages of the solo game: a new game, the table, the map.

page-solo-name = Solo, level { $level }
page-home-your-turn = your turn

## A new game

page-new-mode = What do you play?
page-mode-short-solo = Alone
page-mode-short-duel = For two
page-solo-lead = Third Chair plays the Automa and the Shadow Empire; you move their pieces.
page-solo-level = Level
page-level-1 = You begin with a free advance on each track. The Automa gets no civilization ability, and no tapestry cards from income turns.
page-level-2 = The normal game.
page-level-3 = From the second income turn on, both bots advance once more in each.
page-level-4 = As level 3, and their eras get longer.
page-level-5 = The hard mat, longer eras, and a head start on the favorite tracks.
page-level-6 = The hard mat, two civilizations, and a head start on all tracks.
page-solo-civ = Civilization of the Automa
page-solo-civ-2 = Second civilization
page-solo-civ-any = Draw at random
page-solo-first = Who begins?
page-solo-first-lot = Draw lots
page-solo-first-you = You
page-solo-first-bots = The bots
page-solo-chance-app = Third Chair draws and rolls
page-solo-chance-table = Real cards and a real die: you enter them
page-solo-favorites = Favorite tracks at the start
page-solo-favorites-hint = Only if they are not to come from the civilization card and the die.
page-solo-favorite-automa = Automa
page-solo-favorite-shadow = Shadow Empire
page-solo-favorite-civ = By its civilization
page-solo-favorite-die = Roll the die
page-solo-colors = Colors
page-solo-color-you = You
page-solo-color-automa = Automa (blue matches its icons)
page-solo-color-shadow = Shadow Empire (gray matches its icons)
page-solo-name-hint = Without a name it is called after its level.

## The set-up

page-solo-checklist-lead = Everything that this game needs. Tick off what is done.
page-solo-checklist-draw = Third Chair still asks for a few draws. The steps that depend on them come after that.
page-solo-checklist-to-draws = To the draws
page-solo-checklist-answered = From your cards and answers
page-group-box = Out of the box
page-group-you = Board and you
page-group-automa = Automa
page-group-shadow = Shadow Empire
page-group-start = Decks and start
page-box-out = These leave the game:
page-box-starred = These may stay, but they favor you unfairly or harm you badly. Tick those that you take out:
page-box-sorted = My box is sorted for solo
page-box-sorted-hint = Hides these removals, at your next tables too.
page-box-unsorted = Show the removals again
page-removed =
    { $tapestry_id ->
        [none] { $civ } (civilization)
       *[other] { $tapestry }
    }

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

## What the bots did, for the hand

page-dye =
    { $color ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
       *[gray] gray
    }
page-dyes =
    { $color ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
       *[gray] gray
    }
page-dye-token =
    { $color ->
        [red] Red token
        [yellow] Yellow token
        [green] Green token
        [blue] Blue token
       *[gray] Gray token
    }
page-do-moved =
    { $tokens ->
        [2] { $back ->
            [yes] Both { page-dyes } tokens back on { $track } { $from } → { $to }
           *[no] Both { page-dyes } tokens on { $track } { $from } → { $to }
        }
       *[other] { $back ->
            [yes] { page-dye-token } back on { $track } { $from } → { $to }
           *[no] { page-dye-token } on { $track } { $from } → { $to }
        }
    }
page-do-landmark = Landmark of { $landmark } into the box on the Automa mat
page-do-hex =
    { $what ->
        [explored] Draw a tile, lay it here face up, turned at random
        [tile_laid] Draw a tile, lay it here face up, turned at random
        [conquered] { $kind ->
            [opponent] Place a { page-dye } outpost on your territory
           *[neutral] Place a { page-dye } outpost
        }
        [toppled] { $whose ->
            [you] Topple your outpost
           *[bot] Topple the { page-dye } outpost
        }
       *[protected] Add a { page-dye } outpost, toppled
    }
page-do-favorite =
    { $same ->
        [yes] { $track } stays the favorite track ({ page-dye })
       *[no] Second { page-dye } token to { $track }, beside the first one
    }
page-do-tapestry =
    { $where ->
        [mat] Tapestry card face down onto the mat, leftmost free space ({ $from } → { $to })
       *[hand] Tapestry card face down beside the mat ({ $from } → { $to })
    }
page-do-refreshed =
    { $row ->
        [tech] Discard the 3 open tech cards, fill the row
        [masterpiece] Discard the 3 open masterpieces, fill the row
       *[other] Discard the 3 open cards, fill the row
    }
page-do-points = Automa points { $from } → { $to }
page-sum-counted =
    { $what ->
        [landmarks] { $count } landmarks
        [territories] { $count } territories
        [exploration] Exploration { $count }
        [science] Science { $count }
        [military] Military { $count }
        [arts] Arts { $count }
       *[technology] Technology { $count }
    }
page-sum-row = ({ $what }) × { $times } = { $points }
page-sum-other = { scored-for }: { $points }
page-did = Done

## Why?

page-why-top = no. { $count } from above
page-why-far = distance { $count }
page-why-scan = no. { $count } of the scan
page-why-cut = out of reach
page-why-chosen-hex = So it is hex { $hex }.
page-why-all-stay =
    { $count ->
        [one] The one hex stays.
       *[other] It changes nothing: all { $count } hexes stay.
    }
page-why-not-hex = Why not another hex? Tap it.
page-why-not-here = Why not here?
page-why-here = This is the hex that was chosen.
page-why-no-hex = In their last turn the bots chose no hex on the map.
page-differently = We play it differently
page-differently-hint = From now on; the history keeps it.

## The table

page-stand = Where the game stands
page-stand-points = Automa: points
page-stand-income = Income turns of the bots
page-stand-deck = Decision deck: cards left
page-stand-hand = Face-down tapestry cards of the Automa
page-bots-title = Bots' turn { $turn }
page-bots-income = Bots' turn { $turn }: income turn { $income }
page-bots-none = The bots have not played yet.
page-bots-open = The bots are drawing.
page-bots-done = The bots have finished. Nothing is asked of you any more, but for your conquests of Automa territory.
page-bots-due = Bots' turn
page-seat-you = You
page-seat-bots = Bots
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

## Questions

page-ask-role-track = Track card (left):
page-ask-role-tie = Tiebreaker card (right):
page-ask-role-look = Only for a tie:
page-ask-role-add = Joins the discard pile:
page-ask-role-start = Joins the decision deck:
page-ask-traps = Turn up the Automa's face-down tapestry cards one by one, without choosing. Which is the first trap?
page-trap-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
page-trap-none = None
page-card-track = Track card
page-card-tie = Tiebreaker card
page-card-more = Card
page-card-die = Die
page-card-civ = Civilization
page-so-far = This turn so far

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

## More, corrections, the end

page-solo-more = More
page-solo-more-hint = Rare things. Each is one entry of the history.
page-more-points = Points
page-more-points-hint = For the Automa: points that Third Chair cannot know of. Yours are only needed at the end.
page-more-points-add = Points (negative takes away)
page-more-points-do = Enter points
page-more-far = A conquest far away, a piece of another kind
page-more-far-hint = Tap any hex on the map: if a card allows it, Third Chair takes it. For other pieces, look at the hex.
page-more-second = A second token on a track
page-more-second-hint = Enter it as a correction; then the thumb bar has a button for it.
page-more-switch-app = From now on Third Chair draws and rolls
page-more-switch-table = From now on with real cards and a real die
page-solo-steps-hint = Landmarks on the way follow.
page-solo-correct-lead = Set each part to what lies on the table. Nothing else follows from it.
page-solo-correct-points = Points, outposts, cards
page-solo-correct-second = Your second token
page-solo-correct-hexes = Hexes are corrected on the map.
page-solo-none = none
page-correct-vp = { $who }: points
page-correct-outposts = { $who }: outposts in supply
page-correct-topples = { $who }: toppled outposts of opponents
page-correct-hand = Automa: face-down tapestry cards beside the mat
page-correct-mat = Automa: tapestry cards on the mat
page-correct-tiles = Territory tiles left to draw
page-solo-finish-lead = Your points at the end of your game. The Shadow Empire takes no part.
page-solo-finish-yours = Your points
page-solo-finish-automa = Automa: { $points } points
page-solo-finish-wrong = Correct them
page-solo-finish-tied = A tie: with any resource left you win, with none you share the victory.
page-solo-finish-resources = Your resources left
page-solo-finish-early = The bots have taken { $taken } of { $last } income turns. They would still play on; finish now only if you agree to count like this.
