# Pages: how it works, for who comes for the first time.

page-how = How it works
page-how-skip = Skip
page-how-step = { $step } of { $steps }
page-how-back = Back
page-how-on = Go on
page-how-turn = See a turn (30 seconds)
page-how-games = Games

page-how-what = What this is
page-how-what-text = You play with your own game on your own table. Third Chair plays the opponents who are missing: it says what to move for them, and why.
page-how-need = What must lie on the table
page-how-need-box = Your own copy of the game, set up. The app leads you through it step by step.
page-how-need-cards = No cards or dice of the bots, unless you like to draw them yourself: Third Chair draws and rolls.
page-how-need-phone = One phone, tablet or computer; every other phone at the table may join.

page-how-turn-text = This is a real turn of a bot. Move what stands there and tick it off; a tap on ? says why.

page-how-play = How a game goes
page-how-play-yours = Your turn: play it on the table and tap what you did.
page-how-play-bots = The bots: one tap, and you move their pieces as it says.
page-how-play-why = A tap on ? or § says why, with the rule.
page-how-play-undo = Everything can be taken back, also later on.
page-how-play-phones = “Play on a phone” lets the others look and play along.
