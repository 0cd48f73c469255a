# Pages of Tapestry: how a table stands, in the list of tables.

page-stands-era = { $who }: éra { $era } z { $last }
page-stands-points = { $who }: { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
