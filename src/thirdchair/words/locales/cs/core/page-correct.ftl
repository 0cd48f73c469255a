# Pages: corrections by hand.

page-correct-one-lead = Nastavit podle toho, co leží na stole. Nic dalšího z toho neplyne.
page-correct-why = Proč? (nepovinné)
page-correct-own = Vlastními slovy
page-correct-others = Něco jiného leží jinak
page-correct-whole = Celý stůl jako jeden formulář
page-step-down = O jednu méně
page-step-up = O jednu více

## Opravy a co se ještě děje

page-correct = Opravit stůl
page-rulings-from-now = Změna platí odteď a zůstane v historii.
