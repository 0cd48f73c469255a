# Pages: all rules, their scopes and kinds.

## Regeln

page-rules-hidden = { $count ->
        [one] Eine Regel betrifft etwas, das nicht in deiner Schachtel liegt.
       *[other] { $count } Regeln betreffen etwas, das nicht in deiner Schachtel liegt.
    }
page-rules-show-hidden = Auch diese zeigen

page-rules = Regeln
page-rules-search = In den Regeln suchen
page-rules-find = Suchen
page-rules-all = Alle Regeln
page-rules-found =
    { $count ->
        [0] Keine Regel enthält alle diese Wörter.
        [one] Eine Regel.
       *[other] { $count } Regeln.
    }
page-rules-tier-here = Regeln an diesem Tisch
page-rules-tier-game = Sonst in { $game }
page-rules-tier-elsewhere = In anderen Spielen
page-rules-gap = nicht gedruckt
page-kind-advice = Rat
page-kind-choice = Auswahl
page-kind-component = Spielmaterial
page-kind-definition = Begriff
page-kind-end = Spielende
page-kind-score = Wertung
page-kind-setup = Aufbau
page-kind-tiebreak = Gleichstand
page-kind-turn = Zug
rule-later = Diese Regel wird erklärt, sobald die Kampagne so weit ist.

## Im Terminal

rules-source = Quelle:
rules-place = Entschieden in
rules-only-said = Hier entscheidet die App nichts, sie sagt es nur.
rules-test = Geprüft in
rules-no-tests = Ein installiertes Paket hat keine Tests; sie liegen im Quellverzeichnis von Third Chair.
