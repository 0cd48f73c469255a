# Pages of Tapestry: what may come next.

page-odds-lead = Counted exactly over the cards that can still come. What nobody has seen stays unseen.
page-odds-income = income turn
page-odds-stays = stays: every track is finished
page-odds-none = Nothing more comes: the bots have finished.
page-odds-likely = { $who }: most likely { $part } ({ $percent } %).
page-odds-sure = { $who }: certainly { $part }.
page-odds-later = Not while a question is open: the pair that lies there decides.
page-odds-unknown = Here a rule of its own decides what the bots do, so there is nothing to count.
