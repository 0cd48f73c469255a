# Pages of Tapestry: settings of a table, handing over chance.

page-hand-cards = Karty rozhodnutí
page-follow = Tah Stínové říše
page-piles-deck =
    { $mode ->
        [kaiju-2] Balíček Kaiju, zamíchaný ({ $count })
       *[other] Balíček rozhodnutí, zamíchaný ({ $count })
    }
page-piles-progress = Balíček pokroku, zamíchaný ({ $count })
page-piles-pair = Lícem nahoru, vlevo a vpravo
page-piles-discard = Odhazovací hromádka, odspodu nahoru ({ $count })
