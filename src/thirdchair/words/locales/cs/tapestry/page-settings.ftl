# Pages of Tapestry: settings of a table, handing over chance.

page-piles = Jak leží karty rozhodnutí
page-piles-hint = K roztřídění po změně. Seznam prozradí, které karty ještě mohou přijít.
page-piles-deck = Balíček rozhodnutí, zamíchaný ({ $count })
page-piles-progress = Balíček pokroku, zamíchaný ({ $count })
page-piles-pair = Lícem nahoru, vlevo a vpravo
page-piles-discard = Odkládací balíček, odspodu nahoru ({ $count })
