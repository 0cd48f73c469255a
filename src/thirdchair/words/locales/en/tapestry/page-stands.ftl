# Pages of Tapestry: how a table stands, in the list of tables.

page-stands-era = { $who }: era { $era } of { $last }
page-stands-no-era = before era 1 of { $last }
page-stands-no-points = 0 points
page-stands-points = { $who }: { $count ->
        [one] one point
       *[other] { $count } points
    }
