# Stránka se všemi pravidly.

page-rules = Pravidla
page-rules-search = Hledat v pravidlech
page-rules-find = Hledat
page-rules-all = Všechna pravidla
page-rules-found =
    { $count ->
        [0] Žádné pravidlo neobsahuje všechna tato slova.
        [one] Jedno pravidlo.
        [few] { $count } pravidla.
       *[other] { $count } pravidel.
    }
page-rules-gap = není vytištěno
page-scope-shadow2p = Stínová říše pro dva
page-scope-solo = Sólová hra
page-kind-advice = rada
page-kind-benefit = přínos
page-kind-choice = výběr
page-kind-combat = dobývání
page-kind-component = herní materiál
page-kind-deck = balíček
page-kind-definition = pojem
page-kind-end = konec hry
page-kind-income = blahobyt
page-kind-map = mapa
page-kind-removal = vyřazení
page-kind-score = bodování
page-kind-setup = příprava hry
page-kind-tiebreak = shoda
page-kind-turn = tah
