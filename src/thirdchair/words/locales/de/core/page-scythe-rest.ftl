# Seiten von Scythe: Fragen zum Spielplan, die Arten, ihn zu führen, Wertung und eine Seite für die anderen.

page-asked-lead =
    { $count ->
        [0] Damit steht es fest.
        [one] Steht es so? Tippt an, was anders ist. Sonst zählt jetzt nichts.
       *[other] Steht es so? Tippt an, was anders ist. Jetzt zählen nur diese { $count }.
    }
page-asked-many =
    { $humans ->
        [one] Wo stehen deine Mechs und dein Anführer? Tippe auf dem Plan an, wo es anders ist als gezeichnet.
       *[other] Wo stehen eure Mechs und Anführer? Tippt auf dem Plan an, wo es anders ist als gezeichnet.
    }
page-asked-signs = + setzt die gezeigte Figur hin, ✓ nimmt sie weg.
page-asked-done = Fertig, der Rest stimmt
page-asked-as-shown = Es steht so
page-asked-least = (erst ab { $count } Arbeitern)
page-asked-untell = Wie zuletzt bekannt: { $place_name }
page-asked-here-fighter = { $name } hat hier einen Mech oder den Anführer: { $place_name }
page-asked-here-worker = { $name } hat hier Arbeiter: { $place_name }
page-asked-gone-fighter = { $name } hat hier weder einen Mech noch den Anführer mehr: { $place_name }
page-asked-gone-worker = { $name } hat hier keine Arbeiter mehr: { $place_name }
page-asked-count = { $name }: { $n } × { $unit }, { $place_name }

page-scoring = Schlusswertung
page-scoring-lead = Jeder füllt eine Spalte aus, auf irgendeinem Handy. Sie bleibt, bis alle da sind.
page-scoring-coins = Münzen
page-scoring-popularity = Ansehen
page-scoring-stars = Sterne
page-scoring-territories = Regionen
page-scoring-resources = Ressourcen
page-scoring-structures = Gebäudebonus
page-scoring-total = Summe
page-scoring-worth = Wert: Stern { $star }, Region { $land }, zwei Ressourcen { $pair }.
page-scoring-open = Noch nicht abgeschickt.
page-scoring-told = Abgeschickt
page-scoring-edit = Ändern
page-scoring-known = Die Fabrik zählt als drei Regionen. Eingetragen ist, was der Tisch weiß.
page-scoring-keep = Spalte von { $name } abschicken
page-scoring-end = Spiel beenden
page-scoring-tied = Gleichstand: was ihn entscheidet
page-scoring-tie-pieces = Arbeiter, Mechs und Gebäude auf dem Plan
page-scoring-tie-power = Stärke
page-scoring-won = gewinnt
error-columns-missing = Auf dem Wertungsbogen fehlt noch: { $seats }. Schickt erst diese Spalten ab.

page-ways = Wie der Spielplan geführt wird
page-ways-lead = Das lässt sich jederzeit ändern und zurücknehmen.
page-way-tracked = Mitgeführt
page-way-tracked-what = Ihr tippt eure Bewegungen auf dem Spielplan an. Der Automa weiß, wo alle stehen, und vor seinem Zug wird nichts gefragt.
page-way-tracked-pieces = Braucht jede Figur: Nach dem Wechsel zeigt ein Bogen, wo sie zuletzt standen.
page-way-asked = Gefragt
page-way-asked-what = Ihr zieht am Tisch und tippt nichts an. Braucht die Karte eines Automas es, fragt eine einzige Ansicht nach den wenigen Regionen, auf die es ankommt.
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
page-others = Was die anderen wissen müssen
page-others-lead = Ihr spielt nach den normalen Regeln. Darin unterscheidet sich der Automa von einem Menschen am Tisch.
page-others-nature = Was er ist
page-others-turn = Sein Zug
page-others-moves = Wohin er zieht
page-others-attacks = Wann er angreift
page-others-combat = Kampf mit ihm
page-others-gains = Was ihr von ihm bekommt
page-others-end = Sterne und das Ende

page-meaning = Was die Zeile bedeutet
page-meaning-lead = Versucht die Einträge in dieser Reihenfolge. Der erste mögliche gilt; Regel um Regel bleibt am Ende das Ziel übrig.

# Nur Karten: ein Mensch trifft auf einen Automa

page-met = Kampf
page-met-lead = { $name } zieht in eine Region mit Einheiten eines Automas.
page-met-unit = Wer zieht ein
page-met-place = Region

page-scythe-checklist-mat = Spielertableau: { $mat }
