# Pages of Scythe: the history, and fixing an earlier step.

## Stránka stolu Scythe.

page-fix-group-pieces = Figurky
page-scythe-fix-at = Kde to bylo?
page-scythe-fix-from = Odkud vyrazila skupina { $number }?
page-scythe-fix-who = Kdo šel?
page-scythe-fix-groups = Kolik skupin se přesunulo? Skupina vyráží i přichází společně.
page-scythe-fix-many = Kolik?
page-scythe-fix-gain = O kolik více? Minus je ztráta.
page-fix-group-gains = Zisky a ztráty
page-scythe-fix-to = Kam?
