# Pages: the menu of a table, in four groups, and the three sides of its rules.

page-menu-game = Game
page-menu-record = Record
page-menu-rules = Rules
page-menu-table = Table

page-rules-here = In force here
page-rules-every = All rules
