# Pages of Scythe: what an asked board asks.

page-asked-token-gone = The encounter token is gone: { $place_name }
page-asked-token-here = The encounter token lies here: { $place_name }
page-asked-most =
    (only if it is { $count ->
        [one] a single combat unit
       *[other] { $count } combat units or fewer
    })
page-asked-nearest = Tap where somebody has come: the nearest one is drawn there and leaves its old place. Whose piece it is matters only where you can choose.
page-asked-largest = Workers stand in several places? Enter the largest group first.

page-asked-came = { $name }, from: { $part }
page-asked-lead =
    { $count ->
        [0] That settles it.
        [one] Is this how it stands? Tap what differs. Nothing else matters now.
       *[other] Is this how it stands? Tap what differs. Only these { $count } matter now.
    }
page-asked-many =
    { $humans ->
        [one] Where do your mechs and your character stand? Tap on the board where it differs from what is drawn.
       *[other] Where do your mechs and characters stand? Tap on the board where it differs from what is drawn.
    }
page-asked-signs = + adds the piece that is drawn, ✓ takes it away.
page-asked-done = Done, the rest is right
page-asked-as-shown = It is as shown
page-asked-least = (only if { $count } workers or more)
page-asked-untell = As it was last known: { $place_name }
page-asked-here-fighter = { $name } has a mech or the character here: { $place_name }
page-asked-here-worker = { $name } has workers here: { $place_name }
page-asked-gone-fighter = { $name } has no mech and no character here any more: { $place_name }
page-asked-gone-worker = { $name } has no workers here any more: { $place_name }
page-asked-count = { $name }: { $n } × { $unit }, { $place_name }
page-asked-idle = does not matter any more
page-asked-seen = { $part } of { $count } seen.
page-asked-unseen = not seen yet: { $part }
page-asked-either = means a mech or the character, whichever.
