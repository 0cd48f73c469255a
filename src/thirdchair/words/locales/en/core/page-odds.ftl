# Pages: what may come next.

page-odds = What can come next?
page-odds-percent = { $percent } %
page-odds-open = Show the chances
