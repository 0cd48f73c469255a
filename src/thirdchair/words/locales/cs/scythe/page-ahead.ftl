# Stránky hry Scythe: za jak dlouho ukazatel Automy něco přinese.

page-ahead-scythe-star =
    { $n ->
        [0] Začíná plán II
        [6] Šestá hvězda
       *[other] { $n }. hvězda
    }
page-ahead-scythe-turns = tah { $turns }
page-ahead-scythe-middle = v polovině her do tahu { $n }
page-ahead-scythe-lead = Spočítáno přesně přes jeho karty, v jeho vlastních tazích odteď. Rozmezí platí v osmi hrách z deseti; hvězda za sílu 16 je mezi nimi. Boj může přinést hvězdu dřív, nebo stát sílu, která na ni chybí.
page-ahead-scythe-none = Tady není co počítat: několik Automů táhne z jednoho balíčku, večer kampaně má vlastní hvězdy, je otevřená otázka, nebo už leží všechny hvězdy.
page-ahead-scythe-held = { $who }: modul zdržuje plán II. Počítáno, jako by to tak zůstalo.
page-ahead-scythe-modules = Nepočítá se, co moduly přinášejí navíc, hvězdy nebo konec: { $modules }.
