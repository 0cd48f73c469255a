# Nápověda příkazové řádky.

cli-usage = Použití:
cli-options-here = volby
cli-command-here = příkaz
cli-value = hodnota
cli-arguments = Co může následovat
cli-options = Volby
cli-commands = Příkazy
cli-help = Zobrazí tuto nápovědu.
cli-wrong =
    { $kind ->
        [option] Volba { $part } neexistuje.
        [missing] Chybí: { $part }.
        [value] Tato hodnota pro { $part } není možná.
       *[other] Tomuto Third Chair nerozumí: „{ $part }“.
    }
cli-see-help = Jak na to, ukáže { $part }.
cli-exit-codes = Návratové kódy: 0 nalezeno nebo hotovo, 1 nic, 2 chybné použití.
cli-yes = Neptat se.

## Co kde může následovat

cli-name-file = soubor
cli-name-query = slova
cli-name-which = stůl
cli-name-folder = složka
cli-name-backup = záloha

## Příkazy a jejich volby

cli-thirdchair = Third Chair hraje za soupeře, kteří u stolu chybí. Bez příkazu se spustí a otevře v prohlížeči.
cli-version = Zobrazí verzi.
cli-serve = Spustí aplikaci a neotevře prohlížeč. Uložené stoly jsou v datové složce uživatele, nebo v té, kterou uvádí THIRDCHAIR_DATA.
cli-serve-port = Port, obvykle 8377; 0 vezme kterýkoli volný.
cli-serve-lan = Umožní telefonům ve stejné síti připojit se heslem.
cli-serve-https = V síti se šifrováním, nebo bez něj; jinak jako minule.
cli-serve-behind-proxy = Adresa webu, který z aplikace dělá proxy, například https://stul.example.org. I tento počítač se pak připojuje heslem.
cli-serve-path = Cesta, na které stránky leží, například /thirdchair.
cli-script = Odpovídá na dotazy programu, každý na jednom řádku JSON.
cli-script-file = Dotazy, na každém řádku jeden objekt JSON; jinak standardní vstup.
cli-script-strict = Skončit při první chybě (návratový kód 2), nebo pokračovat.
cli-script-save = Uloží stůl pod tímto názvem.
cli-rules = Hledá v pravidlech. Se značkou pravidla: odkud je, kde se o něm rozhoduje a co ho dokazuje.
cli-rules-query = Co hledáš: slova, části slov nebo značku pravidla.
cli-rules-uncovered = Pro vývojáře: pravidla bez testu nebo bez místa v kódu.
cli-rules-language = Jiný jazyk: en, de nebo cs.
cli-rules-everything = I pravidla, která kampaň odhalí až později. Nejdřív se zeptá.
rules-everything-sure = Ukáže to i věci, které kampaň odhalí až později. Pokračovat?
cli-tables = Uložené stoly. Bez příkazu je vypíše.
cli-tables-which = Název stolu, nebo jeho značka.
cli-tables-list = Vypíše uložené stoly a kampaně.
cli-tables-export = Zapíše stůl nebo kampaň s celou historií do souboru.
cli-tables-to = Soubor; jinak standardní výstup.
cli-tables-import = Přidá stůl, kampaň nebo vše ze souboru.
cli-tables-from = Soubor, který zapsal export.
cli-tables-name = Jiný název stolu.
cli-tables-copy = Přidá ho, i když tu už je.
cli-tables-replace = Stůl, který tu je, bude pokračovat podle souboru.
cli-tables-delete = Natrvalo smaže stůl nebo kampaň.
cli-restore = Vypíše zálohy, nebo se k některé vrátí.
cli-restore-which = Její číslo v seznamu; bez čísla se vypíše seznam.
cli-forecast = Přehraje uložený stůl mnohokrát podle jeho pravidel: co může přijít a jak pravděpodobně.
cli-forecast-turns = Tahy, které uděláš v každé éře; s 0 zůstáváš stát.
cli-forecast-points = Body, které čekáš na konci: jak pravděpodobně vyhrají.
cli-forecast-games = Kolik her; bez zadání tolik, kolik dovolí okamžik.
cli-study = Odehraje mnoho her s mnoha nastaveními, uloží je jako Parquet a převypráví je jako stránku. Po přerušení stejný příkaz pokračuje.
cli-study-folder = Kde jsou hry a zpráva.
cli-study-mode = Co se hraje; bez zadání to, co je v souboru, jinak sám s boty.
cli-study-with = Nastavení a jeho hodnoty, jako NÁZEV=HODNOTA,HODNOTA nebo NÁZEV=all. Může být vícekrát.
cli-study-grid = Soubor TOML s mode, games, seed a s nastaveními pod [with].
cli-study-games = Her s každou kombinací.
cli-study-seed = Jiné číslo, jiná náhoda.
cli-study-workers = Procesy, které hrají; bez zadání tolik, kolik je jader.
cli-study-ray = Cluster Ray podle adresy, nebo „local“.
cli-study-language = Jazyk zprávy: en, de nebo cs.
forecast-none = U tohoto stolu není co předvídat: je otevřená otázka, hra skončila, nebo jeho pravidla nikdo nepředvídá.
