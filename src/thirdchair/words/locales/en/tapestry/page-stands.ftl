# Pages of Tapestry: how a table stands, in the list of tables.

page-stands-era = { $who }: era { $era } of { $last }
page-stands-points = { $who }: { $count ->
        [one] one point
       *[other] { $count } points
    }
