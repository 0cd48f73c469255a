# The turn card: banners, lines for the hand, step by step.

page-by-step = Schritt für Schritt
page-by-step-hint = Tippen: erledigt. Wischen: nur blättern.
page-by-step-did = Erledigt
page-by-step-last = Fertig
page-by-step-back = Einen Schritt zurück
page-by-step-on = Einen Schritt weiter
page-by-step-close = Schließen
page-step-of = Schritt { $step } von { $steps }
page-hands =
    { $count ->
        [one] 1 Handgriff
       *[other] { $count } Handgriffe
    }
page-hands-rest =
    { $count ->
        [one] Einzelheiten: 1 Zeile ohne Handgriff
       *[other] Einzelheiten: { $count } Zeilen ohne Handgriff
    }
