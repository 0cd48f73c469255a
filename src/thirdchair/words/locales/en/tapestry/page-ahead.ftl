# Pages of Tapestry: further ahead than the next pair.

page-ahead-count = Count
page-ahead-pace = Your pace
page-ahead-still = I stand still
page-ahead-turns = { $n } turns per era
page-ahead-yours = Points you expect
page-ahead-points = The Automa's points at the end
page-ahead-spread = In the middle { $middle }; in eight of ten games between { $low } and { $high } (each ± { $error }).
page-ahead-win = With { $n } points you win, a tie not counted:
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
page-ahead-places =
    Where they stand three turns from now{ $error ->
        [0] { "" }
       *[other] { "" } (± { $error })
    }
page-ahead-error = ± { $error }
page-ahead-lead =
    { $games ->
        [one] From one game
       *[other] From { $games } games
    } that the bots played on from here, with cards drawn anew. What nobody has seen stays unseen.
page-ahead-supposed =
    { $turns ->
        [0] Supposed of you: you stand still.
        [one] Supposed of you: one turn in each era from now on, one space on any track, no traps, nothing on the map.
       *[other] Supposed of you: { $turns } turns in each era from now on, one space each on any track, no traps, nothing on the map.
    }
page-ahead-none = There is nothing to play through here: a question is open, the bots have finished, or a rule of its own decides.
page-ahead-plot = How often the Automa ends with how many points: eight of ten games from { $low } to { $high }, in the middle { $middle }.
page-ahead-plot-yours = you: { $n }
page-ahead-by-kernel = The kernel played them.
page-ahead-by-missing = The reference engine played for half a second. With the extra “lab” the kernel plays 10,000 games in that time, and the errors shrink.
page-ahead-by-browser = The reference engine played for half a second: a browser has no kernel.
page-ahead-by-off = The reference engine played for half a second: the kernel is switched off here.
page-ahead-by-warming = The reference engine played for half a second: the kernel is being made ready. In about a minute the figures are finer.
page-ahead-by-unkept = The reference engine played for half a second: the kernel can keep nothing in the cache folder, and compiling would take too long.
page-ahead-by-broken = The reference engine played for half a second: the kernel cannot be loaded here.
page-ahead-by-scenario = The kernel does not know the scenario “{ $what }”: the reference engine played for half a second.
page-ahead-by-civ = The kernel does not know the civilization “{ $what }”: the reference engine played for half a second.
page-ahead-by-arts = The kernel does not know the arts track as My box has it: the reference engine played for half a second.
page-ahead-by-strike = The kernel does not know the double strike beside a second token of yours: the reference engine played for half a second.
page-ahead-by-corrected = The kernel does not know a table that was corrected like this: the reference engine played for half a second.
