# Pages: the menu of a table, in four groups, and the three sides of its rules.

page-menu-game = Hra
page-menu-record = Záznam
page-menu-rules = Pravidla
page-menu-table = Stůl

page-rules-here = Platí tady
page-rules-every = Všechna pravidla
