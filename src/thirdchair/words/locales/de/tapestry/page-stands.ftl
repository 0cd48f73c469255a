# Pages of Tapestry: how a table stands, in the list of tables.

page-stands-era = { $who }: Ära { $era } von { $last }
page-stands-no-era = vor Ära 1 von { $last }
page-stands-no-points = 0 Punkte
page-stands-points = { $who }: { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
