# What is not done by accident: one more tap, and corrections of the pile.

page-correct-pile-lies = Der Stapel liegt anders

page-hex-ask =
    { $what ->
        [explore] Erkunden?
       *[conquer] Erobern?
    }
page-hex-not-near = Dieses Feld grenzt an keines deiner Gebiete. Meinst du wirklich dieses? Eine Karte kann es erlauben.
page-hex-anyway =
    { $what ->
        [explore] Trotzdem erkunden
       *[conquer] Trotzdem erobern
    }
page-hex-back = Zurück zur Karte

page-somebody-due = { $who } ist am Zug.
page-play-anyway = Trotzdem für { $who } spielen
