# Studie: mnoho her s mnoha nastaveními a stránka, která o nich vypráví.

## Co je špatně

error-study-no-lab = Studie potřebuje doplněk „lab“: přidá ho „make lab“ nebo „pip install thirdchair[lab]“.
error-study-no-cluster = Ray potřebuje doplněk „cluster“: přidá ho „make cluster“ nebo „pip install thirdchair[cluster]“.
error-study-mode = „{ $value }“ nejde zkoumat. Možnosti: { $options }.
error-study-setting = Nastavení „{ $value }“ tu není. Nastavení: { $options }.
error-study-value = „{ $value }“ není hodnota nastavení { $part }. Možnosti: { $options }.
error-study-empty = Nastavení { $value } nemá hodnotu, nebo ji má prázdnou.
error-study-twice = Nastavení { $value } má některou hodnotu dvakrát.
error-study-flag = „{ $value }“ není srozumitelné. Nastavení se píše NÁZEV=HODNOTA,HODNOTA.
error-study-file = { $file } nepopisuje studii. Je třeba TOML s mode, games a seed a s nastaveními pod [with].
error-study-cells = Tato nastavení mají { $count } kombinací; najednou jich jde zkoumat nejvýš { $max }.
error-study-games = To by bylo { $count } her; najednou jich jde zkoumat nejvýš { $max }.
error-study-no-folder = { $file } je soubor. Studie potřebuje složku.
error-study-not-empty = Ve složce { $file } je něco jiného. Studie potřebuje novou nebo prázdnou složku.
error-study-other = Ve složce { $file } je jiná studie nebo studie podle jiných pravidel. Zadej jinou složku.
error-study-workers = Pět pracovníků po sobě skončilo, aniž něco dokončili. Možná je málo paměti: zkus méně pracovníků. Co je hotové, zůstává.
error-study-rules = Pracovník má jiná pravidla než tato studie: všechny počítače potřebují stejný Third Chair. Co je hotové, zůstává.
error-study-ray = Ray není na „{ $value }“ dostupný. Co je hotové, zůstává.

## Cestou

study-playing = Hry
study-stopped = Zastaveno. Co je hotové, zůstává: stejný příkaz pokračuje.
study-done = Her: { $games }. Zpráva: { $file }

## Zpráva

study-title = Studie, počet her: { $games }
study-question = Co se porovnávalo
study-fixed = Ve všech hrách stejné
study-setting = Nastavení
study-values = Hodnoty
study-mean = Průměr
study-low = Nízko
study-middle = Střed
study-high = Vysoko
study-came = Nastalo
study-all = Všechny hry
study-never = nikdy
study-explained = Za průměrem stojí jeho chyba: devatenáct z dvaceti takových rozmezí obsahuje skutečný průměr. Z deseti her je jedna pod hodnotou „nízko“ a jedna nad hodnotou „vysoko“. „Nastalo“: podíl her, ve kterých se to vůbec stalo; ostatní čísla jsou z nich.
study-shares = Podíl her s jeho chybou.
study-origin = Odkud ta čísla jsou
study-reproduce = Stejná čísla dá tento příkaz s libovolným počtem pracovníků:
study-kernel = Odehrálo jádro: { $kernel } her; referenční engine: { $reference }.
study-versions = Vytvořeno pomocí: { $part }.
