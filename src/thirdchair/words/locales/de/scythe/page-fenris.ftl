# Seiten einer Kampagne: was auf allen steht.

page-fenris-evening = Abend { $number }
page-fenris-no-cards = Gerade läuft keine Partie, also kommt auch keine Karte.
