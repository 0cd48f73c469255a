# Pages of Tapestry: the card of a finished game.

page-result-unit = { $n } SP
page-result-wins =
    { $who_id ->
        [you] Du gewinnst!
        [automa] Der Automa gewinnt
       *[other] { $who } gewinnt!
    }
page-result-shared = Geteilter Sieg: { $winner }
page-result-lost = Die Kaiju gewinnen

## Warum

page-result-points =
    { $margin ->
        [one] Nach Punkten, { $high } zu { $low }: { $margin } Punkt Vorsprung.
       *[other] Nach Punkten, { $high } zu { $low }: { $margin } Punkte Vorsprung.
    }
page-result-in-vain = Nach Punkten lagst du mit { $high } zu { $low } vorn, aber ohne das Ziel zählt das nicht.
page-result-tie-decided = Beide haben { $points } Punkte. Es entscheiden die übrigen Rohstoffe: { $part }.
page-result-tie-even = Beide haben { $points } Punkte und gleich viele Rohstoffe übrig.
page-result-tie-ruled =
    { $winner_id ->
        [you] Beide haben { $points } Punkte. An diesem Tisch ist ein Gleichstand dein Sieg.
       *[other] Beide haben { $points } Punkte, und ein Gleichstand geht an den Automa.
    }
page-result-goal-met =
    { $mode ->
        [atlantis-2] Ziel erreicht: Du kontrollierst { $have } Gebiete, nötig waren { $need }.
        [atlantis-4] Ziel erreicht: alle Einkommensgebäude von { $have } Arten, nötig waren { $need } Arten.
        [atlantis-5] Ziel erreicht: { $have } SP durch Vorhersagen, nötig waren { $need }.
       *[other] Szenarioziel erreicht: { $have }, nötig waren mindestens { $need }.
    }
page-result-goal-missed =
    { $mode ->
        [atlantis-2] { $have ->
            [one] Ziel verfehlt: Du kontrollierst { $have } Gebiet, nötig waren { $need }.
           *[other] Ziel verfehlt: Du kontrollierst { $have } Gebiete, nötig waren { $need }.
        }
        [atlantis-4] { $have ->
            [one] Ziel verfehlt: alle Einkommensgebäude von { $have } Art, nötig waren { $need } Arten.
           *[other] Ziel verfehlt: alle Einkommensgebäude von { $have } Arten, nötig waren { $need } Arten.
        }
        [atlantis-5] Ziel verfehlt: { $have } SP durch Vorhersagen, nötig waren { $need }.
       *[other] Szenarioziel verfehlt: { $have }, nötig waren mindestens { $need }.
    }
page-result-kaiju =
    { $cause ->
        [target] Mit { $points } SP hast du den Zielmarker erreicht: Die Kaiju sind besiegt.
        [outposts] Auf der Karte steht keiner deiner Außenposten mehr. Du hattest { $points } SP.
        [income] Dein letzter Einkommenszug ist vorbei, und { $points } SP reichen nicht bis zum Zielmarker.
       *[other] Du hast mit { $points } SP aufgehört, vor dem Zielmarker.
    }

## Woher die Punkte kommen

page-result-from-tracks = Leisten
page-result-from-landmarks = Wahrzeichen
page-result-from-territories = Gebiete
page-result-from-era = Erster in einer Ära
page-result-from-achievement = Errungenschaften
page-result-from-civilization = Zivilisation
page-result-from-finished = Beendete Leisten
page-result-from-other = Sonstiges
page-result-from-rest = Während der Partie

## Der Verlauf der Partie

page-result-curve-points =
    { $mode ->
        [kaiju-2] Punkte, Phase für Phase
       *[other] Punkte, Zug für Zug
    }
page-result-curve-tracks =
    { $mode ->
        [kaiju-2] Felder auf den Leisten, Phase für Phase
       *[other] Felder auf den Leisten, Zug für Zug
    }
