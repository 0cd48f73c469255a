# Pages: the menu of a table, in four groups, and the three sides of its rules.

page-menu-game = Spiel
page-menu-record = Aufzeichnung
page-menu-rules = Regeln
page-menu-table = Tisch

page-rules-here = Gelten hier
page-rules-every = Alle Regeln
