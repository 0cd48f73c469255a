# Pages: whose turn it is, and what the bots did last.

page-your-turn = Jsi na tahu
page-your-turn-named = { $name }, jsi na tahu
page-turn-of = Na tahu: { $name }
# Behind whose turn it is: people who answer something in it.
page-turn-asks = (otázka pro: { $name })
# To somebody who only looks on: the one person who plays.
page-turn-person = Na tahu: člověk u stolu

page-turn-last = Poslední tah
page-turn-back = Tahy botů jeden po druhém
page-turn-earlier = Předtím
page-turn-later = Potom
page-turn-back-now = Zpět do hry
