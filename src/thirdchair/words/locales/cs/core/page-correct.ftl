# Pages: corrections by hand.

page-correct-one-lead = Nastav to podle toho, co leží na stole. Jiné následky to nemá.
page-correct-why = Proč? (nepovinné)
page-correct-own = Vlastními slovy
page-correct-others = Něco jiného nesedí
page-correct-whole = Celý stůl jako jeden formulář
page-step-down = O jednu méně
page-step-up = O jednu více

## Opravy a co se ještě děje

page-correct = Opravit stůl
page-rulings-from-now = Změna platí odteď a zůstane v historii.
