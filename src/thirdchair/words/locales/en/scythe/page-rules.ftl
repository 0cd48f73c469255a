# Pages of Scythe: all rules, their scopes and kinds.

page-scope-automa = Scythe: the Automa
page-scope-automa-general = Scythe: the Automa in every game
page-scope-multi-automa = Scythe: several Automas
page-kind-combat = combat
page-kind-limit = limit
page-kind-movement = movement
page-kind-special = special rule
