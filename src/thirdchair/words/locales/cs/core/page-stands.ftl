# Pages: how a table stands, in the list of tables.

page-stands-turn =
    { $turn ->
        [0] ještě žádný tah
       *[other] tah { $turn }
    }
