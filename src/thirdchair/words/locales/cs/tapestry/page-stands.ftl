# Pages of Tapestry: how a table stands, in the list of tables.

page-stands-era = { $who }: éra { $era } z { $last }
page-stands-no-era = před érou 1 z { $last }
page-stands-no-points = 0 bodů
page-stands-points = { $who }: { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
