# Pages: what may come next.

page-odds = What can come next?
page-odds-percent = { $percent } %
page-odds-open = Show the chances
page-odds-likely = { $who }: most likely { $part } ({ $percent } %).
page-odds-sure = { $who }: certainly { $part }.
page-odds-lead = Counted exactly over the cards that can still come. What nobody has seen stays unseen.

# Further ahead than the next cards.
page-ahead = Further ahead
page-ahead-alone = What may come later?
page-ahead-open = Show it
page-ahead-range = { $low } to { $high }
