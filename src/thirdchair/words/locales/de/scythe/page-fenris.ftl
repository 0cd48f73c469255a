# Seiten einer Kampagne: was auf allen steht.

page-fenris-evening = Abend { $number }
page-fenris-no-cards = Gerade läuft keine Partie, also kommt auch keine Karte.
scythe-part-sheets = der Bogen von { $name }
scythe-part-campaign = die Kampagne
page-fenris-by-hand = Jetzt von Hand
page-fenris-know-first = Vor dem ersten Abend
