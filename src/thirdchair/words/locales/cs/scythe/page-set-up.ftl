# Pages of Scythe: the set-up, step by step.

page-scythe-checklist-head = Obtížnost určuje jedna ze čtyř karet postupu. Kvůli náskoku ukazatel nezačíná na jejím prvním poli I.
page-scythe-checklist-head-on =
    { $count ->
        [one] Obtížnost určuje jedna ze čtyř karet postupu. Kvůli náskoku ukazatel začíná 1 pole za jejím prvním polem I.
        [few] Obtížnost určuje jedna ze čtyř karet postupu. Kvůli náskoku ukazatel začíná { $count } pole za jejím prvním polem I.
       *[other] Obtížnost určuje jedna ze čtyř karet postupu. Kvůli náskoku ukazatel začíná { $count } polí za jejím prvním polem I.
    }
page-scythe-checklist-factory = Karet Továrny k vyložení: { $count }

## Jen karty: člověk potkává Automu

page-scythe-checklist-mat = Deska hráče: { $mat }
page-scythe-checklist-level = { $seat }: { $level }
page-scythe-modules = Moduly

## Nová hra Scythe.

page-scythe-app-cards = Karty Automy má Third Chair: vytištěné zůstanou v krabici.
page-scythe-checklist-board = Připravte plán a balíčky podle počtu hráčů.
page-scythe-checklist-cover = Překryjte ji základnou frakce { $faction }.
page-scythe-checklist-lead = Připravte Scythe jako obvykle, pak:
page-scythe-marker-why = Při shodě mezi územími si Automa vybere to, které je tomuto žetonu nejblíž.
