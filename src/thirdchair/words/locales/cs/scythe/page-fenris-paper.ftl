# Stránky tažení: listy, které se opisují z papíru nebo mění.

page-fenris-from-paper = Z papíru
page-fenris-from-paper-hint = Každý opíše svůj list, všichni najednou. Pro dnešek stačí frakce, bohatství, modifikace a bonusy; zbytek může přijít později.
page-fenris-copy = Opsat list
page-fenris-copied = opsáno
page-fenris-factions-now = Kdo teď hraje kterou frakci?
page-fenris-factions-do = Tak to je
page-fenris-sheet-of = List: { $name }
page-fenris-write = Zapsat
page-fenris-write-on = Změnit, co na tomto listu stojí
page-fenris-write-again = Znovu zkontrolovat
page-fenris-write-hint = Klepejte na to, co stojí na papíře. Klepnutí na název jeho křížky smaže. Bohatství se mění vlastním zápisem; nic dalšího z toho neplyne.
page-fenris-write-paper = Klepejte na to, co stojí na papíře; klepnutí na název jeho křížky smaže. Pro dnešek stačí bohatství, modifikace a bonusy: vítězství, okamžité bonusy a kronika mohou počkat do večera 8.
page-fenris-write-play = Dnešní hra už začala: modifikace a bonusy zůstávají, jak byly. Ostatní lze zapsat.
page-fenris-enough = Pro dnešek stačí
page-fenris-home-base = Domovská základna
page-fenris-typed = Jiné, podle názvu (více oddělte čárkou)
page-fenris-slots = Obsazená místa
page-fenris-slot-gain = Co stojí na místě { $n }
page-fenris-starts-on =
    { $n ->
        [one] Její ukazatel začíná o jedno pole dál.
        [few] Její ukazatel začíná o { $n } pole dál.
       *[other] Její ukazatel začíná o { $n } polí dál.
    }
page-fenris-ask-rows = Kolik řádků má tabulka úplně dole na vašem listu?
page-fenris-ask-most_coins = Kolik políček pro mince mají na vašem listu úvodní bonusy?
page-fenris-ask-why = Nevíme, kolik jich vytištěný list má: zeptáme se jednou a odpověď uložíme do Mé krabice.
page-fenris-ask-later = později
doubt-sheet-stars = { $seat }: { $n } hvězd za { $evenings ->
        [one] jeden večer
        [few] { $evenings } večery
       *[other] { $evenings } večerů
    }? Večer končí šestou.
doubt-sheet-column = { $seat }: { $column } zaškrtnuto { $n }krát za { $evenings ->
        [one] jeden večer
        [few] { $evenings } večery
       *[other] { $evenings } večerů
    }? Každý večer jednou.
doubt-sheet-won = Večer { $number }: vyhrál { $seat } i { $who }?
doubt-sheet-wealth = { $seat }: { $n } $ za { $evenings ->
        [one] jeden večer
        [few] { $evenings } večery
       *[other] { $evenings } večerů
    }?
doubt-sheet-perks = { $seat }: { $n } okamžitých bonusů za { $evenings ->
        [one] jeden večer
        [few] { $evenings } večery
       *[other] { $evenings } večerů
    }? Na každý je jeden.
doubt-sheet-tile = { $seat }: { $mod }? Těch je jen { $n } a mají je jiní.
doubt-mod-near = { $part }: skoro stejně se jmenuje { $mod }. Jestli myslíte ji, klepněte na ni. Je-li to jiná destička, zůstane pod napsaným názvem.
page-fenris-as-is = nechat
