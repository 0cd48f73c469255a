# Pages: how a table stands, in the list of tables.

page-stands-turn =
    { $turn ->
        [0] no turn yet
       *[other] turn { $turn }
    }
