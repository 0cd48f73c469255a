# Pages of Tapestry: what may come next.

page-odds-income = zvýšení blahobytu
page-odds-stays = zůstává stát: všechny stupnice jsou dokončené
page-odds-none = Už nic nepřijde: boti skončili.
page-odds-later = Nejdřív odpověz na otázku: rozhoduje dvojice, která právě leží na stole.
page-odds-unknown = Tady o tahu botů rozhoduje zvláštní pravidlo, takže není co počítat.
