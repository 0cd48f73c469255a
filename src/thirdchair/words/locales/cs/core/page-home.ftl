# Pages: the home page.

## Úvod

page-home-none-open = Žádná hra právě neběží. Začněte novou.
page-home-finished =
    { $count ->
        [one] Jedna dohraná hra
        [few] { $count } dohrané hry
       *[other] { $count } dohraných her
    }

page-home-all = Všechny stoly ({ $count })
page-home-pages = Stránky
page-home-newer = Hrané později
page-home-older = Hrané dříve

page-tagline = Hraje za ty, kdo u stolu chybí.
page-doors = Co dělat
page-tables = Vaše stoly
page-no-tables = Zatím tu není žádný stůl. Začněte novou hru.
page-home-turn = Na tahu: { $name }
page-home-asked = Odpovídá: { $name }
page-home-over = dohráno
page-home-unreadable = nelze přečíst
page-home-ended = čeká na výsledek
page-home-setting-up = v přípravě
page-import = Importovat stůl, kampaň nebo vše
page-import-file = Exportovaný soubor
page-import-do = Importovat
page-import-open = Otevřít tu, která tu je
page-import-replace = Pokračovat jako v souboru
page-import-replace-hint =
    { $likeness ->
        [longer] Vše, co se tu odehrálo, zůstane a kroky ze souboru budou následovat.
       *[other] Zdejší hra převezme průběh ze souboru. Co je tu teď, zůstane jako kopie.
    }
page-import-copy = Přidat jako kopii
page-import-copy-hint = Bude vedle té, která tu už je. Do bilance se hra počítá jednou.
page-language = Jazyk
page-theme = Vzhled
page-theme-auto = Automaticky
page-theme-light = Světlý
page-theme-dark = Tmavý

page-home-your-turn = na tahu: ty
page-home-campaign = Kampaň pokračuje
