# The turn card: banners, lines for the hand, step by step.

page-by-step = Step by step
page-by-step-hint = Tap: done. Swipe: just look.
page-by-step-did = Done
page-by-step-last = All done
page-by-step-back = One step back
page-by-step-on = One step on
page-by-step-close = Close
page-step-of = Step { $step } of { $steps }
page-hands =
    { $count ->
        [one] 1 thing to do
       *[other] { $count } things to do
    }
page-hands-rest =
    { $count ->
        [one] Details: 1 line with nothing to do
       *[other] Details: { $count } lines with nothing to do
    }
