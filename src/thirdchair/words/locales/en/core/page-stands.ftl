# Pages: how a table stands, in the list of tables.

page-stands-turn = turn { $turn }
