# Historie a co k ní patří: okamžiky hry, po přestávce, čtení nahlas.

page-history-filter = Čí kroky
page-history-all = Všechny
page-step-shared = vede sem odkaz

## Okamžik hry

page-moment = Okamžik hry
page-moment-of = { $name }: okamžik hry
page-moment-short = Prohlédnout a sdílet
page-moment-step = Prohlédnout krok { $number } a sdílet ho
page-moment-stood = Stůl po tomto kroku
page-moment-share = Sdílet tento okamžik
page-moment-share-hint = Kdo má odkaz, vidí tento okamžik a nic jiného a nemůže nic změnit.
page-moment-only-here = Zatím se tento odkaz otevře jen na tomto zařízení. Jiná se k němu dostanou, až bude zapnuto „Hrát na telefonu“.
page-moment-make = Vytvořit odkaz
page-moment-link = Odkaz
page-moment-qr = QR kód s odkazem na tento okamžik
page-moment-open = Ukázat, co vidí ostatní
page-moment-withdraw = Zrušit odkaz
page-moment-guest = Jen k prohlížení: takhle stál stůl po jednom kroku hry.
error-no-such-moment = Tento odkaz nevede k žádnému okamžiku hry. Byl zrušen, hra se vydala jinou cestou, nebo odkaz není úplný.
page-text-copy = Zkopírovat
page-text-copied = Zkopírováno
page-text-share = Sdílet

## Po přestávce

page-where = Kde jsme skončili?
page-where-last = Co se stalo naposledy
page-where-next = Teď:
page-rebuild = Znovu postavit stůl
page-rebuild-hint = Kde stojí vše, o čem Third Chair ví. Leží něco jinak?
page-lie-track = { $track }: { $part }
page-lie-token =
    { $space ->
        [0] { $who } na začátku
       *[other] { $who } na poli { $space }
    }
page-lie-favorites = Oblíbené stupnice
page-lie-favorite =
    { $mode ->
        [duel] { $who }: žeton osídlení vedle stupnice { $track }
       *[other] { $who }: druhý žeton vedle prvního na stupnici { $track }
    }
page-lie-landmarks = Dominanty
page-lie-taken = { $who }: { $part }
page-lie-free = Ještě volné: { $part }
page-lie-achievements = Úspěchy
page-lie-achievement = „{ $which }“: { $part }
page-lie-incomes = Provedená zvýšení blahobytu
page-lie-income = { $who }: { $turns } z { $last }
page-lie-cards = Karty rozhodnutí
page-lie-deck = Balíček rozhodnutí: { $count }
page-lie-progress = Balíček pokroku: { $count }
page-lie-pair = Otevřená dvojice: { $left } vlevo, { $right } vpravo
page-lie-discard = Odhazovací hromádka odspodu nahoru: { $part }
page-lie-mixed = Pokud se hromádky pomíchaly, může dál losovat Third Chair.
page-lie-points = { $who }: body { $points }
page-lie-civ = Civilizace: { $civ }
page-lie-hand = Karty tapiserie lícem dolů vedle karty blahobytu: { $count }
page-lie-mat = Karty tapiserie na kartě blahobytu: { $count }
page-lie-automa = Karta blahobytu a body Automy
page-lie-supply = Žetony osídlení v zásobě
page-lie-outposts = { $who }: { $count }

## Čtení nahlas

page-aloud = Přečíst nahlas
page-aloud-stop = Přestat číst
