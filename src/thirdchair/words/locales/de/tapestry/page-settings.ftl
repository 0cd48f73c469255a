# Pages of Tapestry: settings of a table, handing over chance.

page-hand-cards = Entscheidungskarten
page-follow = Der Zug des Schattenreichs
page-piles-deck =
    { $mode ->
        [kaiju-2] Kaiju-Stapel, gemischt ({ $count })
       *[other] Entscheidungsstapel, gemischt ({ $count })
    }
page-piles-progress = Entwicklungsstapel, gemischt ({ $count })
page-piles-pair = Offen, links und rechts
page-piles-discard = Ablagestapel, von unten nach oben ({ $count })
