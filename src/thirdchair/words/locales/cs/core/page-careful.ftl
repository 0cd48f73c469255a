# What is not done by accident: one more tap, and corrections of the pile.

page-correct-pile-lies = Hromádka leží jinak

page-hex-ask =
    { $what ->
        [explore] Prozkoumat?
       *[conquer] Dobýt?
    }
page-hex-not-near = Toto pole nesousedí s žádným tvým územím. Opravdu myslíš tohle? Karta to může dovolit.
page-hex-anyway =
    { $what ->
        [explore] Přesto prozkoumat
       *[conquer] Přesto dobýt
    }
page-hex-back = Zpět na mapu

page-somebody-due = Na tahu je { $who }.
page-play-anyway = Přesto hrát za: { $who }
