# Pages of Scythe: the ways of keeping the board.

page-ways = Wie der Spielplan geführt wird
page-ways-lead = Das lässt sich jederzeit ändern und zurücknehmen.
page-way-tracked = Mitgeführt
page-way-tracked-what = Ihr tippt eure Bewegungen auf dem Spielplan an. Der Automa weiß, wo alle stehen, und vor seinem Zug wird nichts gefragt.
page-way-tracked-pieces = Braucht jede Figur: Nach dem Wechsel zeigt ein Bogen, wo sie zuletzt standen.
page-way-asked = Abgefragt
page-way-asked-what = Ihr zieht am Tisch und tippt nichts an. Braucht die Karte eines Automa es, fragt eine einzige Ansicht nach den wenigen Regionen, auf die es ankommt.
page-way-asked-pieces = Braucht die Plätze der Automas. Was von den Menschen bekannt ist, steht beim Fragen schon da.
page-way-cards = Nur Karten
page-way-cards-what = Die App zieht die Karte und sagt, was sie bedeutet; wohin der Automa zieht, entscheidet ihr. Gefragt wird nur nach Kämpfen.
page-way-cards-pieces = Niemand führt den Spielplan: Was die App davon wusste, veraltet.
page-pieces = Wo die Figuren stehen
page-pieces-lead = Ein Feld für jede Figur, wie zuletzt bekannt. Ändert, was woanders steht; jeder Platz wird für sich gespeichert.
page-pieces-one = { $unit }, Figur { $number }
page-pieces-by-tap = Lieber auf dem Spielplan antippen
page-pieces-on-mat = Auf dem Tableau: { $count }
page-pieces-right = Alles wie auf dem Tisch
error-board-not-kept = Dieser Tisch spielt nur mit Karten und weiß nicht, wo Figuren stehen. Wählt erst eine andere Art, den Spielplan zu führen.
