# Pages of Tapestry: settings of a table, handing over chance.

page-piles-deck = Entscheidungsstapel, gemischt ({ $count })
page-piles-progress = Entwicklungsstapel, gemischt ({ $count })
page-piles-pair = Offen, links und rechts
page-piles-discard = Ablagestapel, von unten nach oben ({ $count })
