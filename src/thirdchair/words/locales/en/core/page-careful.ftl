# What is not done by accident: one more tap, and corrections of the pile.

page-correct-pile-lies = The pile lies differently

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

page-somebody-due = { $who } is to play.
page-play-anyway = Play for { $who } anyway
