# Pages of Tapestry: why, and why not.

page-why-lead = dein Vorsprung: { $count }
page-why-clockwise = Nr. { $count } im Uhrzeigersinn

## Warum?

page-why-top = Nr. { $count } von oben
page-why-far = Abstand { $count }
page-why-scan = Nr. { $count } der Gebietswahlhilfe
page-why-cut = nicht erreichbar
page-why-chosen-hex = Also Feld { $hex }.
page-why-all-stay =
    { $count ->
        [one] Das eine Feld bleibt.
       *[other] Das ändert nichts: Alle { $count } Felder bleiben.
    }
page-why-not-hex = Warum kein anderes Feld? Tippe es an.
page-why-not-here = Warum nicht hier?
page-why-here = Dieses Feld wurde gewählt.
page-why-no-hex = In ihrem letzten Zug haben die Bots kein Feld der Karte gewählt.
page-differently-hint = Gilt ab jetzt und steht im Verlauf.

## Warum?

page-why-steps =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
page-why-place = Nr. { $count } von unten
page-why-chosen = Also { $track }.
