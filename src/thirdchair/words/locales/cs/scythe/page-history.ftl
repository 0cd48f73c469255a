# Pages of Scythe: the history, and fixing an earlier step.

## Stránka stolu Scythe.

page-mend-group-pieces = Figurky
page-scythe-mend-at = Kde to bylo?
page-scythe-mend-from = Odkud vyrazila skupina { $number }?
page-scythe-mend-who = Kdo šel?
page-scythe-mend-groups = Kolik skupin se přesunulo? Skupina vyráží i přichází společně.
page-scythe-mend-many = Kolik?
page-scythe-mend-gain = O kolik více? Minus je ztráta.
page-mend-group-gains = Zisky a ztráty
page-scythe-mend-to = Kam?
page-scythe-mend-tap = { $name }: klepni na plánu, odkud a pak kam.

## Headings of the history

page-history-round = Kolo { $round }
