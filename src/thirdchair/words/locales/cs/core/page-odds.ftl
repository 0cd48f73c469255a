# Pages: what may come next.

page-odds = Co může přijít příště?
page-odds-percent = { $percent } %
page-odds-open = Ukázat šance
page-odds-likely = { $who }: nejspíš { $part } ({ $percent } %).
page-odds-sure = { $who }: jistě { $part }.
page-odds-lead = Přesně spočítáno přes všechny karty, které ještě mohou přijít. Co nikdo neviděl, zůstává neviděné.

# Dál dopředu než příští karty.
page-ahead = Dál dopředu
page-ahead-alone = Co může přijít později?
page-ahead-open = Ukázat
page-ahead-range = { $low } až { $high }
