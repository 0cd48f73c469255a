# Pages: a new game.

page-new-again = Začít
page-new-surprise = Překvapení
page-new-change = Něco změnit
page-new-like-last = Jako minule: { $part }
page-new-as-usual = Pro začátek: { $part }
page-new-first-time = Zatím jste tu nehráli. Nejdřív pár otázek.
page-new-missing = Není ve tvé krabici: { $part }.
page-surprise = Překvapení
page-surprise-lead = Padlo tohle. Zbytek zůstává.
page-surprise-other = Něco jiného

page-new-game = Nová hra
page-new-table-name = Název stolu
page-new-start = Připravit stůl
page-rulings = Výklady
page-rulings-lead = Kde listy mlčí nebo si odporují, rozhoduje stůl.

page-new-mode = Co se hraje?
page-free = Další možnosti samostatných her
page-free-hint = Zde se ukáže, co odhaluje kampaň, jen na tomto zařízení. Kdo ji hraje nebo ještě chce hrát, ať to raději nechá zavřené.
page-free-do = Ukázat zde vše
page-free-open = Toto zařízení nabízí vše, s čím lze hrát samostatné hry.
page-free-close = Znovu skrýt
