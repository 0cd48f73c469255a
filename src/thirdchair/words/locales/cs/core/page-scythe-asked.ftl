# Pages of Scythe: tokens on an asked board and on the sheet of the pieces.

page-asked-token-gone = Žeton setkání už neleží: { $place_name }
page-asked-token-here = Žeton setkání leží zde: { $place_name }
page-asked-most =
    (jen když tam { $count ->
        [one] stojí jediná bojová jednotka
        [few] stojí nejvýš { $count } bojové jednotky
       *[other] stojí nejvýš { $count } bojových jednotek
    })
page-asked-nearest = Klepněte tam, kam někdo přišel: nakreslí se tam nejbližší figurka a ze starého místa zmizí. Čí je, záleží jen tam, kde můžete vybrat.
page-asked-largest = Kde se počítají dělníci, začněte největší skupinou.
