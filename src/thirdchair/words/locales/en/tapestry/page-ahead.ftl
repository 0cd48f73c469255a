# Pages of Tapestry: further ahead than the next pair.

page-ahead = Further ahead
page-ahead-open = Play it through
page-ahead-count = Count
page-ahead-pace = Your pace
page-ahead-still = I stand still
page-ahead-turns = { $n } turns per era
page-ahead-yours = Points you expect
page-ahead-points = The Automa's points at the end
page-ahead-spread = In the middle { $middle }; in eight of ten games between { $low } and { $high }.
page-ahead-win = With { $n } points you win:
page-ahead-plain = { $plain } ({ $percent } %, ± { $error }).
page-ahead-landmarks = Landmarks that a bot takes
page-ahead-no-landmarks = None in the next three turns.
page-ahead-before =
    { $n ->
        [one] before your next turn
       *[other] before turn { $n } from now
    }
page-ahead-in-words = in { $n } turns: { $plain }
page-ahead-era = in this era
page-ahead-incomes = The bots' next income turn
page-ahead-income =
    { $n ->
        [one] in their next turn
       *[other] in turn { $n } from now
    }
page-ahead-places = Where they stand three turns from now
page-ahead-range = { $low } to { $high }
page-ahead-error = ± { $error }
page-ahead-lead =
    { $games ->
        [one] From one game
       *[other] From { $games } games
    } that the bots played on from here, with cards drawn anew. Supposed of you: at your pace one space each turn on any track, no traps, nothing on the map. What nobody has seen stays unseen.
page-ahead-none = There is nothing to play through here: a question is open, the bots have finished, or a rule of its own decides.
