# Pages: all rules, their scopes and kinds.

## Pravidla

page-rules-hidden = { $count ->
        [one] Jedno pravidlo se týká něčeho, co ve tvé krabici není.
        [few] { $count } pravidla se týkají něčeho, co ve tvé krabici není.
       *[other] { $count } pravidel se týká něčeho, co ve tvé krabici není.
    }
page-rules-show-hidden = Ukázat i ta

page-rules = Pravidla
page-rules-search = Hledat v pravidlech
page-rules-find = Hledat
page-rules-all = Všechna pravidla
page-rules-found =
    { $count ->
        [0] Žádné pravidlo neobsahuje všechna tato slova.
        [one] Jedno pravidlo.
        [few] { $count } pravidla.
       *[other] { $count } pravidel.
    }
page-rules-tier-here = Pravidla u tohoto stolu
page-rules-tier-game = Jinde ve hře { $game }
page-rules-tier-elsewhere = V jiných hrách
page-rules-gap = není vytištěno
page-kind-advice = rada
page-kind-choice = výběr
page-kind-component = herní materiál
page-kind-definition = pojem
page-kind-end = konec hry
page-kind-score = bodování
page-kind-setup = příprava hry
page-kind-tiebreak = shoda
page-kind-turn = tah
rule-later = Toto pravidlo se vysvětlí, až k němu kampaň dojde.

## V terminálu

rules-source = Zdroj:
rules-place = Rozhoduje se v
rules-only-said = Tady aplikace nic nerozhoduje, jen to říká.
rules-test = Ověřeno v
rules-no-tests = Nainstalovaný balíček testy nemá; jsou ve zdrojové složce Third Chair.
