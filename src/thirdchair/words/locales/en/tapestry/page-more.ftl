# Pages of Tapestry: what else happens.

## The sheet for the result of a scenario

page-more-points-target = Enter the points that you score: with { $points } or more you win at the end of your turn.

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

## Corrections and what else happens

page-more-landmark = A landmark gained some other way
page-more-landmark-hint = By a card or a civilization, not by advancing.
page-more-landmark-do = Take the landmark
page-more-no-landmark = All landmarks are taken.
page-more-steps = A token moves further, or back
page-more-steps-hint = Landmarks on the way follow. The Shadow Empire does not.
page-more-steps-do = Move the token
page-landmark = Landmark
page-who = Who?
page-track = Track
page-steps = Steps
page-cards-lead =
    { $mode ->
        [kaiju-2] { $count ->
            [0] The Kaiju deck is empty.
            [one] One card is left in the Kaiju deck.
           *[other] { $count } cards are left in the Kaiju deck.
        }
       *[other] { $count ->
            [0] The decision deck is empty.
            [one] One card is left in the decision deck.
           *[other] { $count } cards are left in the decision deck.
        }
    }
page-cards-none = The discard pile is empty.
