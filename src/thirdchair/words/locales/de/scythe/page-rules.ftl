# Pages of Scythe: all rules, their scopes and kinds.

page-scope-automa = Scythe: der Automa
page-scope-automa-general = Scythe: der Automa in jeder Partie
page-scope-multi-automa = Scythe: mehrere Automas
page-kind-combat = Kampf
page-kind-limit = Grenze
page-kind-movement = Bewegung
page-kind-special = Sonderregel
