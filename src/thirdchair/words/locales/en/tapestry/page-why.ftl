# Pages of Tapestry: why, and why not.

page-why-lead = your lead: { $count }
page-why-clockwise = no. { $count } clockwise

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
page-differently-hint = From now on; the history keeps it.

## Why?

page-why-steps =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
page-why-place = no. { $count } from below
page-why-chosen = So it is { $track }.
