# Pages of Tapestry: all rules, their scopes and kinds.

page-kind-benefit = Belohnung
page-kind-combat = Eroberung
page-kind-deck = Stapel
page-kind-income = Einkommen
page-kind-map = Karte
page-kind-removal = Aussortieren
page-scope-shadow2p = Das Schattenreich zu zweit
page-scope-solo = Das Solospiel

page-scope-double-strike = Der Doppelschlag
page-scope-campaign = Szenarien und Kampagnen
page-scope-atlantis-1 = Das Schicksal von Atlantis, Szenario 1
page-scope-atlantis-2 = Das Schicksal von Atlantis, Szenario 2
page-scope-atlantis-3 = Das Schicksal von Atlantis, Szenario 3
page-scope-atlantis-4 = Das Schicksal von Atlantis, Szenario 4
page-scope-atlantis-5 = Das Schicksal von Atlantis, Szenario 5
page-scope-kaiju-1 = Aufstieg der Kaiju, Szenario 1
page-scope-kaiju-2 = Aufstieg der Kaiju, Szenario 2
page-kind-campaign = Kampagne
