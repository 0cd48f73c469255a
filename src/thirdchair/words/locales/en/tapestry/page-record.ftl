# Pages of Tapestry: my record, the sheet of a game, and the rules in force on paper.

page-record-all = All
page-record-scenario = Scenario
page-recap-level =
    { $mode ->
        [kaiju-2] Level { $level }
       *[other]
            { $count ->
                [0] Level { $level }: { $name }
               *[other] Level { $level }: { $name } ({ $part })
            }
    }
page-recap-margin = Margin: { $part }
page-recap-seat = { $who }: landmarks { $landmarks }, finished tracks { $tracks }
page-recap-turns =
    { $mode ->
        [duel] Turns of the Shadow Empire: { $count }
        [kaiju-2] Phases of the Kaiju: { $count }
       *[other] Turns of the bots: { $count }
    }
page-record-plot-solo = Your margin over the Automa, game by game: W won, S shared, L lost.
page-record-plot-duel = Margin of the winner, game by game; below, who won (= shared).
page-record-plot-scenario = Your margin over the Automa, or over the points that you needed, game by game: W won, L lost. Who misses the goal loses in spite of more points.
