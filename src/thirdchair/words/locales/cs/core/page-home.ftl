# Pages: the home page.

## Úvod

page-home-none-open = Žádná hra právě neběží. Začněte novou.
page-home-finished =
    { $count ->
        [one] Jedna dohraná hra
        [few] { $count } dohrané hry
       *[other] { $count } dohraných her
    }

page-tagline = Posadí ke stolu hráče, kteří chybí.
page-doors = Co dělat
page-tables = Vaše stoly
page-no-tables = Zatím tu není žádný stůl. Začněte novou hru.
page-home-turn = Na tahu: { $name }
page-home-over = dohráno
page-home-unreadable = nelze přečíst
page-home-ended = čeká na výsledek
page-home-setting-up = v přípravě
page-import = Importovat stůl
page-import-file = Exportovaný soubor
page-import-do = Importovat
page-language = Jazyk
page-theme = Vzhled
page-theme-auto = Automaticky
page-theme-light = Světlý
page-theme-dark = Tmavý

page-home-your-turn = jsi na tahu
