# Tap anything to correct it, undo by whole turns, hand over chance.

page-undo-more = { $label } und { $more } mehr

page-correct-pile = Karten im Ablagestapel
page-correct-one-lead = Bitte so einstellen, wie es auf dem Tisch liegt. Sonst folgt daraus nichts.
page-correct-why = Warum? (freiwillig)
page-correct-own = Mit eigenen Worten
page-correct-others = Etwas anderes liegt anders
page-correct-whole = Der ganze Tisch als ein Formular
page-step-down = Eins weniger
page-step-up = Eins mehr
page-hex-supply = Außenposten im Vorrat passend mitzählen
page-hex-won = Warum hier?

page-hand-over = Echte Karten und Würfel
page-hand-cards = Entscheidungskarten
page-cards-app = Third Chair zieht
page-cards-table = Echte Karten zum Eingeben
page-hand-dice = Würfel
page-dice-app = Third Chair würfelt
page-dice-table = Echte Würfel zum Eingeben
page-hand-over-hint = Gilt ab jetzt, auch mitten in einem Zug, und lässt sich jederzeit wieder ändern.
page-hand-over-done =
    { $chance ->
        [app] Gespeichert: Ab jetzt zieht und würfelt Third Chair.
        [cards] Gespeichert: Ab jetzt kommen die Karten vom Tisch.
        [dice] Gespeichert: Ab jetzt kommen die Würfel vom Tisch.
       *[table] Gespeichert: Ab jetzt kommen Karten und Würfel vom Tisch.
    }
page-piles = So liegen die Entscheidungskarten
page-piles-hint = Zum Sortieren nach einem Wechsel. Die Liste verrät, welche Karten noch kommen können.
page-piles-deck = Entscheidungsstapel, gemischt ({ $count })
page-piles-progress = Entwicklungsstapel, gemischt ({ $count })
page-piles-pair = Offen, links und rechts
page-piles-discard = Ablagestapel, von unten nach oben ({ $count })
page-let-once = Third Chair, nur diesmal
