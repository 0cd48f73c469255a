# Pages of Tapestry: the sheet for the result.

## Hints

page-finish-anyway = It is right anyway
page-finish-early = Income turns so far, of { $last }: { $part }. Enter the result only if you agree to end here.

## The sheet for the result of a scenario

page-finish-included =
    { $mode ->
        [atlantis-3] Including { $points } VP for your landmarks: move your marker first.
       *[other] Including { $points } VP that the scenario brings you: move your marker first.
    }
page-finish-automa-included =
    { $mode ->
        [atlantis-3] { $points } of them for landmarks
       *[other] { $points } of them by the scenario
    }

## More, corrections, the end

page-solo-finish-lead = Your points at the end of your game. The Shadow Empire takes no part.
page-solo-finish-yours = Your points
page-solo-finish-automa = Automa: { $points } points
page-solo-finish-wrong = Correct them
page-solo-finish-tied = A tie: with any resource left you win, with none you share the victory.
page-solo-finish-resources = Your resources left
page-solo-finish-early = The bots have taken { $taken } of { $last } income turns. They would still play on; finish now only if you agree to count like this.

## The end

page-finish-lead = The points of both of you. The Shadow Empire cannot win.
page-finish-points = { $who }: points
page-finish-tied = A tie: whoever has more resources left wins.
page-finish-resources = { $who }: resources left
