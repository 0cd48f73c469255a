# Pages of Scythe: the table page and what hangs on it.

## Stránka stolu Scythe.

page-scythe-board = Herní plán
page-scythe-here = { $place_name }: { $part }
page-scythe-empty = { $place_name }: nic tu není
page-scythe-pieces =
    { $n ->
        [1] { $unit } ({ $name })
       *[other] { $n } × { $unit } ({ $name })
    }
page-scythe-tunnel = tunel
page-scythe-follow = Sledovat dění
page-scythe-whole = Celý plán
page-scythe-turn = Otočit plán
page-scythe-as-the-board = Položte destičku tak, jak leží plán na této stránce.
page-scythe-turn-of = { $name }, tah { $turn }
page-scythe-begin = Začátek
page-scythe-begin-checklist = Co k ní připravíte, je v přípravě k odškrtnutí.
page-scythe-seats = Hráči
page-scythe-stars =
    { $count ->
        [one] { $count } hvězda
        [few] { $count } hvězdy
       *[other] { $count } hvězd
    }
page-scythe-holds = { $what }: { $count }
page-scythe-scheme = Plán { $scheme }
page-scythe-starred = { $triumph }: { $count }
page-scythe-marker-at = { $level }: ukazatel: { $part }
page-scythe-pile = { $name }: karet v balíčku { $count }, odloženo: { $part }
page-scythe-card = Karta Automy { $number }, platí plán { $scheme }
page-scythe-tracker = Karta postupu ({ $name }): { $part }, celkem polí: { $count }

page-scythe-automa-due = Odehrát tah: { $name }
page-scythe-human-due = Na tahu: { $name }
page-scythe-undo = { $name }: tah
page-scythe-north = S
page-scythe-compass =
    { $turn ->
        [0] Sever je nahoře.
        [1] Sever je vpravo.
        [2] Sever je dole.
       *[3] Sever je vlevo.
    }
page-scythe-own-hint = { $name }: klepni na jednotky na plánu a pak na cíl.
page-scythe-own-hint-asked = { $name } hraje u stolu. Na plán klepni jen pro boj s Automou.
page-scythe-more = Hvězdy, zisky
page-scythe-star-for = Umístit hvězdu za:
page-scythe-where-to = Kam? Klepni na území.
page-scythe-and-more = Klepni na další jednotky a přesuň je v téže akci.
page-scythe-done = Hotovo
page-scythe-drop = Tento přesun vynechat
page-scythe-drop-all = Zrušit
page-scythe-close = Zavřít
page-scythe-before = Zpět
page-scythe-next = Dále
page-scythe-less = Jednu figurku nechat na místě: { $unit }
page-scythe-one-more = O jednu figurku více: { $unit }
page-scythe-going = jde { $count }, zůstává { $stay }
page-scythe-off-board = Vzít z plánu
page-scythe-all-go = Jdou všichni. Potom můžeš někoho nechat na místě.
page-scythe-to-mat = { $unit } zpět na desku
page-scythe-put = Postavit sem figurku z desky: { $unit } (zbývá { $count })
page-scythe-take = Vrátit figurku na desku: { $unit }

page-scythe-fact = { $name } ({ $part }): hvězdy { $count }
page-scythe-fact-turns =
    { $count ->
        [one] { $count } tah Automů
        [few] { $count } tahy Automů
       *[other] { $count } tahů Automů
    }

## Nová hra Scythe.

page-scythe-back-one = O jednu odpověď zpět
