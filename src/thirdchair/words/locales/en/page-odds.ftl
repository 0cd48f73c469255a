# What the next pair of decision cards can do.

page-odds = What can come next?
page-odds-lead = Counted exactly over the cards that can still come. What nobody has seen stays unseen.
page-odds-income = income turn
page-odds-stays = stays: every track is finished
page-odds-percent = { $percent } %
page-odds-none = Nothing more comes: the bots have finished.
