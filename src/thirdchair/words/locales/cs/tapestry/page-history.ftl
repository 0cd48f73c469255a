# Pages of Tapestry: the history, and fixing an earlier step.

page-mend-note = Karta tapiserie na poli { $space } tvé karty blahobytu
page-app-shuffled = Third Chair míchá své karty do nového balíčku.
page-mend-group-landmarks = Dominanty získané jinak
page-mend-group-points = Vítězné body
page-mend-add = { $who }: o kolik vítězných bodů víc? Minus body ubírá.

## Fixing a step of a scenario

page-mend-build = Stavíš: { $part }
page-mend-plot = Na kterém políčku? Řádek a sloupec.
page-mend-card = Která karta tapiserie tam ležela?

## On the drawings

page-mend-track = { $who }: postup na stupnici { $track }, { $was } na { $now }
page-mend-many = O kolik polí? (−1 = zpět)
page-mend-map = Nebo klepni na pole: prázdné bylo prozkoumáno, území dobyto.

## Headings of the history

page-history-era = Éra { $era }
