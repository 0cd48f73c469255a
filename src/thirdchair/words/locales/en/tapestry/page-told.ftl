# Pages of Tapestry: what the bots did, for the hand.

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

# What the bots did
page-do-landmark_removed = Landmark { $landmark } out of the Automa’s box and out of the game
page-do-pool = 1 { $item }, face up, into the Automa’s pool ({ $cards } there)
page-do-marker = An outpost of an unused color on { $track }, space { $space }

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

page-say-from-to = from { $from } to { $to }

## What the Shadow Empire did

page-hand-open = The Shadow Empire is drawing its cards.
page-hand-nothing = The Shadow Empire has not played yet.
page-cards-pair = Track card { $left } on the left, tiebreaker card { $right } on the right
page-card = Decision card { $card }
