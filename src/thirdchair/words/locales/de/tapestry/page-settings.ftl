# Pages of Tapestry: settings of a table, handing over chance.

page-piles = So liegen die Entscheidungskarten
page-piles-hint = Zum Sortieren nach einem Wechsel. Die Liste verrät, welche Karten noch kommen können.
page-piles-deck = Entscheidungsstapel, gemischt ({ $count })
page-piles-progress = Entwicklungsstapel, gemischt ({ $count })
page-piles-pair = Offen, links und rechts
page-piles-discard = Ablagestapel, von unten nach oben ({ $count })
