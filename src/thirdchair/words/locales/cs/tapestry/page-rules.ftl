# Pages of Tapestry: all rules, their scopes and kinds.

page-kind-benefit = přínos
page-kind-combat = dobývání
page-kind-deck = balíček
page-kind-income = blahobyt
page-kind-map = mapa
page-kind-removal = vyřazení
page-scope-shadow2p = Stínová říše pro dva
page-scope-solo = Sólová hra

page-scope-double-strike = Dvojitý úder
page-scope-campaign = Scénáře a kampaně
page-scope-atlantis-1 = Kampaň Atlantida, scénář 1
page-scope-atlantis-2 = Kampaň Atlantida, scénář 2
page-scope-atlantis-3 = Kampaň Atlantida, scénář 3
page-scope-atlantis-4 = Kampaň Atlantida, scénář 4
page-scope-atlantis-5 = Kampaň Atlantida, scénář 5
page-scope-kaiju-1 = Kampaň Kaiju, scénář 1
page-scope-kaiju-2 = Kampaň Kaiju, scénář 2
page-kind-campaign = kampaň
