# Pages: whose turn it is, and what the bots did last.

page-your-turn = Du bist am Zug
page-your-turn-named = { $name }, du bist am Zug
page-turn-of = Am Zug: { $name }
# Behind whose turn it is: people who answer something in it.
page-turn-asks = (gefragt: { $name })
# To somebody who only looks on: the one person who plays.
page-turn-person = Am Zug: wer am Tisch spielt

page-turn-last = Letzter Zug
page-turn-back = Die Züge der Bots der Reihe nach
page-turn-earlier = Davor
page-turn-later = Danach
page-turn-back-now = Zurück zum Spiel
