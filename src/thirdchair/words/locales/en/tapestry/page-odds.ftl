# Pages of Tapestry: what may come next.

page-odds-income = income turn
page-odds-stays = stays: every track is finished
page-odds-none = Nothing more comes: the bots have finished.
page-odds-later = Not while a question is open: the pair that lies there decides.
page-odds-unknown = Here a rule of its own decides what the bots do, so there is nothing to count.
