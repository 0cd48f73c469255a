# What the next pair of decision cards can do.

page-odds = Co může přijít příště?
page-odds-lead = Přesně spočítáno přes všechny karty, které ještě mohou přijít. Co nikdo neviděl, zůstává neviděné.
page-odds-income = zvýšení blahobytu
page-odds-stays = zůstává stát: všechny stupnice jsou dokončené
page-odds-percent = { $percent } %
page-odds-none = Už nic nepřijde: boti skončili.
page-odds-likely = { $who }: nejspíš { $part } ({ $percent } %).
page-odds-sure = { $who }: jistě { $part }.
page-odds-open = Ukázat šance
page-odds-later = Ne, dokud je otevřená otázka: rozhoduje pár, který právě leží na stole.
page-odds-unknown = Tady o tahu botů rozhoduje zvláštní pravidlo, takže není co počítat.
