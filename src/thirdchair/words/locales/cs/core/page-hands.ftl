# Pages: what the hand moves after undo, redo, or a fix of an earlier step.

page-hands-back = Vrať na místo
page-hands-forth = Znovu přesuň
page-hands-mended = Přestav stůl
page-hands-part = { $part }: { $was } → { $now }
page-hands-cards-back =
    { $count ->
        [one] { $part }: { $pieces } zpět navrch
       *[other] { $part }: zpět navrch, aby přicházely v tomto pořadí: { $pieces }
    }
page-hands-cards-forth = { $part }: znovu shora pryč: { $pieces }
page-hands-cards-shuffled = { $part }: mezitím se zamíchalo. Slož karty, které sem patří, a zamíchej je.
page-hands-done = Všechno je přesunuto
page-hands-away = Skrýt seznam
page-undo-which = Co chceš vzít zpět?
page-undo-one = Jen poslední záznam: { $label }
page-undo-turn =
    { $count ->
        [one] Celý tah ({ $count } záznam): { $label }
        [few] Celý tah ({ $count } záznamy): { $label }
       *[other] Celý tah ({ $count } záznamů): { $label }
    }
page-hands-old =
    { $count ->
        [one] Z opravy zbývá 1 přesun
        [few] Z opravy zbývají { $count } přesuny
       *[other] Z opravy zbývá { $count } přesunů
    }
page-hands-parts =
    { $count ->
        [one] Podrobně: 1 přesun
        [few] Podrobně: { $count } přesuny
       *[other] Podrobně: { $count } přesunů
    }
