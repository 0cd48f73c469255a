# Pages of Tapestry: the card of a finished game.

page-result-unit = { $n } VP
page-result-wins =
    { $who_id ->
        [you] You win!
        [automa] The Automa wins
       *[other] { $who } wins!
    }
page-result-shared = A shared victory: { $winner }
page-result-lost = The Kaiju win

## Why

page-result-points =
    { $margin ->
        [one] By points, { $high } to { $low }: { $margin } point ahead.
       *[other] By points, { $high } to { $low }: { $margin } points ahead.
    }
page-result-in-vain = You were ahead by points, { $high } to { $low }, but without the goal that does not count.
page-result-tie-decided = Both have { $points } points. What decides is resources left: { $part }.
page-result-tie-even = Both have { $points } points, and as many resources left.
page-result-tie-ruled =
    { $winner_id ->
        [you] Both have { $points } points. At this table a tie is a win of yours.
       *[other] Both have { $points } points, and a tie goes to the Automa.
    }
page-result-goal-met =
    { $mode ->
        [atlantis-2] Goal reached: you control { $have } territories, { $need } were needed.
        [atlantis-4] Goal reached: all income buildings of { $have } types, { $need } types were needed.
        [atlantis-5] Goal reached: { $have } VP by predictions, { $need } were needed.
       *[other] Goal of the scenario reached: { $have }, at least { $need } were needed.
    }
page-result-goal-missed =
    { $mode ->
        [atlantis-2] { $have ->
            [one] Goal missed: you control { $have } territory, { $need } were needed.
           *[other] Goal missed: you control { $have } territories, { $need } were needed.
        }
        [atlantis-4] { $have ->
            [one] Goal missed: all income buildings of { $have } type, { $need } types were needed.
           *[other] Goal missed: all income buildings of { $have } types, { $need } types were needed.
        }
        [atlantis-5] Goal missed: { $have } VP by predictions, { $need } were needed.
       *[other] Goal of the scenario missed: { $have }, at least { $need } were needed.
    }
page-result-kaiju =
    { $cause ->
        [target] With { $points } VP you have reached the target: the Kaiju are beaten.
        [outposts] None of your outposts is left on the map. You had { $points } VP.
        [income] Your last income turn is over, and { $points } VP are below the target.
       *[other] You stopped at { $points } VP, before the target was reached.
    }

## Where the points come from

page-result-from-tracks = Tracks
page-result-from-landmarks = Landmarks
page-result-from-territories = Territories
page-result-from-era = First in an era
page-result-from-achievement = Achievements
page-result-from-civilization = Civilization
page-result-from-finished = Finished tracks
page-result-from-other = Other
page-result-from-rest = During the game

## The course of the game

page-result-curve-points =
    { $mode ->
        [kaiju-2] Points, phase by phase
       *[other] Points, turn by turn
    }
page-result-curve-tracks =
    { $mode ->
        [kaiju-2] Spaces on the tracks, phase by phase
       *[other] Spaces on the tracks, turn by turn
    }
