# Pages of Scythe: all rules, their scopes and kinds.

page-scope-automa = Scythe: Automa
page-scope-automa-general = Scythe: Automa v každé hře
page-scope-multi-automa = Scythe: více Automů
page-scope-campaign = Vzestup Fenrise: kampaň
page-scope-sheet = Vzestup Fenrise: list kampaně
page-scope-e1 = Vzestup Fenrise: večer 1
page-scope-e3 = Vzestup Fenrise: večer 3
page-scope-e4 = Vzestup Fenrise: večer 4
page-scope-e5 = Vzestup Fenrise: večer 5
page-scope-e6 = Vzestup Fenrise: večer 6
page-scope-vesna = Vzestup Fenrise: Vesna
page-kind-combat = boj
page-kind-limit = omezení
page-kind-movement = pohyb
page-kind-special = zvláštní pravidlo
page-kind-story = příběh
page-kind-reward = odměna
page-kind-branch = rozcestí
page-kind-purchase = nákup
page-kind-compat = co jde dohromady
