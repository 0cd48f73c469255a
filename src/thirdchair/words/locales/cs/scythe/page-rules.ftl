# Pages of Scythe: all rules, their scopes and kinds.

page-scope-automa = Scythe: Automa
page-scope-automa-general = Scythe: Automa v každé hře
page-scope-multi-automa = Scythe: více Automů
page-kind-combat = boj
page-kind-limit = omezení
page-kind-movement = pohyb
page-kind-special = zvláštní pravidlo
