# Pages of Scythe: all rules, their scopes and kinds.

page-scope-automa = Scythe: der Automa
page-scope-automa-general = Scythe: der Automa in jeder Partie
page-scope-multi-automa = Scythe: mehrere Automas
page-scope-campaign = Aufstieg der Fenris: die Kampagne
page-scope-sheet = Aufstieg der Fenris: der Kampagnen-Bogen
page-scope-e1 = Aufstieg der Fenris: Abend 1
page-scope-e3 = Aufstieg der Fenris: Abend 3
page-scope-e4 = Aufstieg der Fenris: Abend 4
page-scope-e5 = Aufstieg der Fenris: Abend 5
page-scope-e6 = Aufstieg der Fenris: Abend 6
page-scope-vesna = Aufstieg der Fenris: Vesna
page-kind-combat = Kampf
page-kind-limit = Grenze
page-kind-movement = Bewegung
page-kind-special = Sonderregel
page-kind-story = Geschichte
page-kind-reward = Belohnung
page-kind-branch = Verzweigung
page-kind-purchase = Kauf
page-kind-compat = was zusammenpasst
