# Seiten einer Kampagne: die Partie von heute, mit der Leiste.

page-fenris-tray = Erfolgsleiste
page-fenris-tray-for = Sterne von { $name }
page-fenris-brings = hier liegt: { $what }
page-fenris-almost = { $name } hat fünf Sterne: Der sechste beendet die Partie sofort.
page-fenris-ended = { $name } hat die Partie beendet. Weiter zum Ergebnis.
page-fenris-result = Ergebnis
page-fenris-to-result = Zum Ergebnis dieses Abends
page-fenris-at-hand = Heute vor { $name }
page-fenris-leaves = Jemand muss gehen
page-fenris-leaves-automa = Ein Automa spielt weiter
page-fenris-leaves-counts = Zählt, wie es steht
