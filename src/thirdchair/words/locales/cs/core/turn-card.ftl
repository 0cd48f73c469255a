# The turn card: banners, lines for the hand, step by step.

page-by-step = Krok za krokem
page-by-step-hint = Klepnutí: hotovo. Přejetí: jen listovat.
page-by-step-did = Hotovo
page-by-step-last = Vše hotovo
page-by-step-back = O krok zpět
page-by-step-on = O krok dál
page-by-step-close = Zavřít
page-step-of = Krok { $step } z { $steps }
page-hands =
    { $count ->
        [one] 1 úkon
        [few] { $count } úkony
       *[other] { $count } úkonů
    }
page-hands-rest =
    { $count ->
        [one] Podrobnosti: 1 řádek, kde není co dělat
        [few] Podrobnosti: { $count } řádky, kde není co dělat
       *[other] Podrobnosti: { $count } řádků, kde není co dělat
    }
