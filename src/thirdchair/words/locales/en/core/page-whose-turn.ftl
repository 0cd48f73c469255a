# Pages: whose turn it is, and what the bots did last.

page-your-turn = Your turn
page-your-turn-named = Your turn, { $name }
page-turn-of = Now: { $name }
# Behind whose turn it is: people who answer something in it.
page-turn-asks = (asked: { $name })
# To somebody who only looks on: the one person who plays.
page-turn-person = Now: the person at the table

page-turn-last = Last turn
page-turn-back = The bots' turns, one after the other
page-turn-earlier = Before
page-turn-later = After
page-turn-back-now = Back to the game
