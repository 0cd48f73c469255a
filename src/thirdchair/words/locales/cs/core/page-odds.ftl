# Pages: what may come next.

page-odds = Co může přijít příště?
page-odds-percent = { $percent } %
page-odds-open = Ukázat šance
