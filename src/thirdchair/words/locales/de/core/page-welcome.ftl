# Pages: how it works, for who comes for the first time.

page-how = So geht es
page-how-skip = Überspringen
page-how-step = { $step } von { $steps }
page-how-back = Zurück
page-how-on = Weiter
page-how-turn = Einen Zug ansehen (30 Sekunden)
page-how-games = Spiele

page-how-what = Was das ist
page-how-what-text = Du spielst mit deinem eigenen Spiel auf deinem eigenen Tisch. Third Chair spielt die Gegner, die fehlen: Es sagt, was du für sie bewegst, und warum.
page-how-need = Was auf dem Tisch liegen muss
page-how-need-box = Dein eigenes Spiel; die App führt dich durch den Aufbau.
page-how-need-cards = Karten und Würfel der Bots brauchst du nicht, außer du ziehst gern selbst: Sonst zieht und würfelt Third Chair.
page-how-need-phone = Ein Handy, Tablet oder Computer; jedes andere Handy am Tisch kann dazukommen.

page-how-turn-text = Das ist ein echter Zug eines Bots. Bewege, was da steht, und hake es ab; ein Tippen auf ? sagt, warum.

page-how-play = So läuft eine Partie
page-how-play-yours = Dein Zug: Spiel ihn am Tisch und tippe an, was du getan hast.
page-how-play-bots = Die Bots: einmal tippen, dann ihre Figuren bewegen, wie es dasteht.
page-how-play-why = Ein Tippen auf ? oder § sagt, warum, mit der Regel.
page-how-play-undo = Alles lässt sich zurücknehmen, auch später noch.
page-how-play-phones = Mit „Auf dem Handy spielen“ schauen und spielen die anderen mit.
