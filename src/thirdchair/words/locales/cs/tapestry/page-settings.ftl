# Pages of Tapestry: settings of a table, handing over chance.

page-piles-deck = Balíček rozhodnutí, zamíchaný ({ $count })
page-piles-progress = Balíček pokroku, zamíchaný ({ $count })
page-piles-pair = Lícem nahoru, vlevo a vpravo
page-piles-discard = Odkládací balíček, odspodu nahoru ({ $count })
