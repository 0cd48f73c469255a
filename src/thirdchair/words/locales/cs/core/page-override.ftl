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
page-hand-over-done =
    { $chance ->
        [app] Uloženo: odteď táhne a hází Third Chair.
        [cards] Uloženo: odteď jsou karty ze stolu.
        [dice] Uloženo: odteď jsou kostky ze stolu.
       *[table] Uloženo: odteď jsou karty i kostky ze stolu.
    }
page-piles = Jak leží karty rozhodnutí
page-piles-hint = K roztřídění po změně. Seznam prozradí, které karty ještě mohou přijít.
page-piles-deck = Balíček rozhodnutí, zamíchaný ({ $count })
page-piles-progress = Balíček pokroku, zamíchaný ({ $count })
page-piles-pair = Lícem nahoru, vlevo a vpravo
page-piles-discard = Odkládací balíček, odspodu nahoru ({ $count })
page-let-once = Third Chair, jen teď
