# Tap anything to correct it, undo by whole turns, hand over chance.

page-undo-more = { $label } a další: { $more }

page-correct-pile = Karty v odhazovacím balíčku
page-correct-one-lead = Nastavit podle toho, co leží na stole. Nic dalšího z toho neplyne.
page-correct-why = Proč? (nepovinné)
page-correct-own = Vlastními slovy
page-correct-others = Něco jiného leží jinak
page-correct-whole = Celý stůl jako jeden formulář
page-step-down = O jednu méně
page-step-up = O jednu více
page-hex-supply = Upravit i počet žetonů osídlení v zásobě
page-hex-won = Proč právě sem?

page-hand-over = Skutečné karty a kostky
page-hand-cards = Karty rozhodnutí
page-cards-app = Táhne Third Chair
page-cards-table = Skutečné karty, které se zadávají
page-hand-dice = Kostky
page-dice-app = Hází Third Chair
page-dice-table = Skutečné kostky, které se zadávají
page-hand-over-hint = Platí od této chvíle, i uprostřed tahu, a dá se to kdykoli změnit.
page-let-once = Third Chair, jen teď
