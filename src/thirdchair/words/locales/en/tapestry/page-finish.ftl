# Pages of Tapestry: the sheet for the result.

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

page-solo-finish-lead = You need more victory points than the Automa. The Shadow Empire does not count.
page-solo-finish-yours = Your points
page-solo-finish-automa = Automa: { $points } points
page-solo-finish-wrong = Correct them
page-solo-finish-tied = A tie: with any resource left you win, with none you share the victory.
page-solo-finish-resources = Your resources left

## The end

page-finish-lead = The points of both of you. The Shadow Empire cannot win.
page-finish-points = { $who }: points
page-finish-tied = A tie: whoever has more resources left wins.
page-finish-resources = { $who }: resources left

## What speaks against it

page-finish-doubt = If it is right, send it as it is. Nothing that you have typed is lost.
page-finish-stands = As it stands:
doubt-finish-early =
    { $who_id ->
        [you] Only { $taken } of your { $last } income turns are entered. Have you played all of them?
        [bots] The bots have played only { $taken } of { $last } income turns. They would go on.
       *[other] { $who }: only { $taken } of { $last } income turns are entered.
    }
doubt-finish-goal = As the map stands, the goal is missed: you control { $have }, you need { $need }. Is the map right?
