# Pages of Tapestry: the history, and fixing an earlier step.

page-fix-group-landmarks = Významné budovy získané jinak
page-fix-group-points = Vítězné body
page-fix-add = { $who }: o kolik vítězných bodů víc? Minus body ubírá.

## Fixing a step of a scenario

page-fix-build = Stavíš: { $part }
page-fix-plot = Na kterém políčku? Řádek a sloupec.
page-fix-card = Která karta tapiserie tam ležela?
