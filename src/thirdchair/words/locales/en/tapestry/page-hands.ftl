# Pages of Tapestry: what the hand moves after undo, redo, or a fix of an earlier step.

page-hands-token =
    { $back ->
        [yes] { $who }, { $track }: token back { $was } → { $now }
       *[no] { $who }, { $track }: token { $was } → { $now }
    }
page-hands-landmark =
    { $to ->
        [board] { $who }: landmark { $landmark } back to its place
       *[seat] { $who } gets the landmark { $landmark }
    }
page-hands-tile =
    { $way ->
        [off] { hex-name }: take the territory tile away
       *[on] { hex-name }: lay a territory tile
    }
page-hands-piece =
    { $piece ->
        [building] building
        [toppled] toppled outpost
       *[outpost] outpost
    }
page-hands-hex =
    { $way ->
        [off] { $who }: { page-hands-piece } from { hex-name } back to the supply
        [turned] { $piece ->
            [toppled] { $who }: topple the outpost on { hex-name }
           *[outpost] { $who }: set the outpost on { hex-name } upright
        }
       *[on] { $who }: { page-hands-piece } onto { hex-name }
    }
