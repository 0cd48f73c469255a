# Pages of Scythe: tokens on an asked board and on the sheet of the pieces.

page-asked-token-gone = The encounter token is gone: { $place_name }
page-asked-token-here = The encounter token lies here: { $place_name }
page-asked-most =
    (only if it is { $count ->
        [one] a single combat unit
       *[other] { $count } combat units or fewer
    })
page-asked-nearest = Tap where somebody has come: the nearest one is drawn there and leaves its old place. Whose piece it is matters only where you can choose.
page-asked-largest = Where workers are counted, begin with the largest group.
