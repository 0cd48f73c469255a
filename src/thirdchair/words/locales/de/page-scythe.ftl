# Seiten: wie die Seite der Regeln die Teile von Scythe nennt.

page-scope-automa = Scythe: der Automa
page-scope-automa-general = Scythe: der Automa in jeder Partie
page-scope-multi-automa = Scythe: mehrere Automas
page-kind-limit = Grenze
page-kind-movement = Bewegung
page-kind-special = Sonderregel
