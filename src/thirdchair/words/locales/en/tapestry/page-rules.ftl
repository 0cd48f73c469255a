# Pages of Tapestry: all rules, their scopes and kinds.

page-kind-benefit = benefit
page-kind-combat = conquest
page-kind-deck = deck
page-kind-income = income
page-kind-map = map
page-kind-removal = removal
page-scope-shadow2p = The Shadow Empire for two
page-scope-solo = The solo game

page-scope-double-strike = The double strike
page-scope-campaign = Scenarios and campaigns
page-scope-atlantis-1 = Fate of Atlantis, scenario 1
page-scope-atlantis-2 = Fate of Atlantis, scenario 2
page-scope-atlantis-3 = Fate of Atlantis, scenario 3
page-scope-atlantis-4 = Fate of Atlantis, scenario 4
page-scope-atlantis-5 = Fate of Atlantis, scenario 5
page-scope-kaiju-1 = Rise of the Kaiju, scenario 1
page-scope-kaiju-2 = Rise of the Kaiju, scenario 2
page-kind-campaign = campaign
