# Kampaň: co se u stolu děje, co lidé dělají a co nejde.

## Události

event-begun = Večer začíná: { $seats }.
event-step = { $part }
event-perk =
    { $perk_id ->
        [none] { $seat } dnes nepoužije žádný okamžitý bonus.
       *[other] { $seat } dnes použije okamžitý bonus: { $perk }.
    }
event-perk_used = { $seat }: zaškrtni okamžitý bonus a vezmi si ho: { $perk }.
event-booked =
    { $sign ->
        [minus] { $seat }: −{ $amount } $ ze jmění, zbývá { $balance } $.
       *[plus] { $seat }: +{ $amount } $ ke jmění, teď { $balance } $.
    }
event-marked = { $seat }: { $n } na poli { $space }, hvězdy: { $count } z 6.
event-counted = { $seat } má { $n } × { $what }.
event-rolled = { $seat } hází { $dice }: platí { $counts }.
event-took = { $seat } bere { $what } z pole { $space }.
event-column = { $seat }: celkem { $coins } $.
event-episode_over = Večer vyhrává { $winner }.
event-read = Vyústění je přečteno.
event-won = { $seat }: označ vítězství na listu.
event-ticked = { $seat }: ve sloupci { $column } zaškrtni políčko { $box }.
event-not_ticked = { $seat }: bez zaškrtnutí za { $star }.
event-to_log = { $seat } si smí vybrat sloupec pro hvězdu: { $star }.
event-received = { $seat } má teď { $n } × { $what }.
event-automa_votes = { $seat } hlasuje: válka { $war }, mír { $peace }.
event-revealed = Hlasy: válka { $war }, mír { $peace }.
event-tied = Hlasování skončilo shodou: rozhoduje { $seat }.
event-way = Kampaň pokračuje epizodou { $episode }.
event-returned = Zpět do zásoby: { $what }.
event-passed_over = { $seat } přijde později: začíná { $other }.
event-seat_changed =
    { $state ->
        [late] { $seat } přijde později.
        [away] { $seat } dnes chybí.
        [left] { $seat } kampaň opouští.
        [guest] Za hráče { $seat } hraje někdo jiný.
        [automa] Za hráče { $seat } hraje Automa.
        [played] { $played_by } hraje za hráče { $seat }.
       *[present] { $seat } je tady.
    }
event-card_done = { $seat } tu už nic nevybírá.
event-taken_over = Za { $seat } dál hraje Automa ({ $level }): vyložte jeho kartu postupu, ukazatel na pole { $tracker }, a přidejte balíček Automy.
event-closed = Večer skončil.
event-searches =
    { $cards ->
        [1] { $seat } hledá: jeden žeton vlivu (nyní { $n }), zamíchat balíček Továrny, odkrýt 1 kartu.
       *[other] { $seat } hledá: jeden žeton vlivu (nyní { $n }), zamíchat balíček Továrny, odkrýt karty: { $cards }.
    }
event-search_ends =
    { $ends ->
        [found] { $seat } nachází kartu Vesny a nechává si ji. Ostatní karty se vrátí.
        [card] { $seat } si nechává jednu kartu Továrny. Ostatní se vrátí.
       *[nothing] { $seat } si nenechává nic. Všechny karty se vrátí.
    }
event-keeps = { $seat } si nechává: { $faction }.
event-gives_up = { $seat } dává desku k nepoužívaným: { $faction }.
event-in_order = Vybírá se v tomto pořadí: { $points }.
event-new_faction = { $seat } hraje od této chvíle: { $faction }. Změňte jméno na listu.
event-new_base = { $seat } začíná od této chvíle na této domovské základně: { $faction }.
event-to_open = { $seat } dostává: { $box } a vše z archu { $board }.
event-opened = Otevřeno: { $box }. Patří: { $seat }.
event-laid_ready = Teď se smí otevřít { $box }.
event-unpacked = Otevřeno: { $box }.
scythe-box = krabička { $letter }
scythe-punchboard = arch { $number }
scythe-in-order = { $name } ({ $wealth } $ + modifikace: { $mods } = { $total } $)

## Příkazy

command-done = Nic dalšího k výběru
command-setup = Večer začíná
command-perk = { $seat }: okamžitý bonus
command-mark = { $seat }: hvězda
command-count = { $seat }: počítadlo
command-episode_result = Výsledek večera
command-read = Vyústění přečteno
command-log = { $seat }: kronika úspěchů
command-vote = { $seat }: hlasování
command-reveal = Hlasy odhaleny
command-decide = Rozhodnuto
command-sheet = { $seat }: list z papíru
command-book = { $seat }: oprava jmění
command-seat = { $seat }: místo
command-close = Večer ukončen
command-keep = { $seat }: nechává si frakci
command-give_up = { $seat }: vzdává se frakce
command-change_faction = { $seat }: nová frakce
command-base = { $seat }: domovská základna
command-open = Otevřeno: { $box }

## Otázky

question-way = Kterou cestou se vaše skupina po prvním večeru vydala?
option-way-war = Válka
option-way-peace = Mír
question-evening_coins = Kolik mincí má celkem { $seat }?
question-evening_winner = Stejně mincí: kdo večer vyhrál? Kdo má víc dělníků, mechů a staveb dohromady; je-li i to stejné, víc síly, pak popularity, surovin, území, hvězd.
question-search = { $seat }: co si z odkrytých karet necháš?
question-at_the_factory = { $seat }: pohnul Automa postavou nebo šel k setkání či do Továrny a stojí teď některá jeho bojová jednotka v Továrně?
option-search-found = Kartu Vesny
option-search-card = Kartu Továrny
option-search-nothing = Nic
option-at_the_factory-no = Ne
option-at_the_factory-yes = Ano: hledá

## Co nejde

error-fenris-too-dear = Stojí to { $n } $ a { $seat } má { $coins } $. Vyber něco, na co jmění stačí.
error-fenris-note-missing = Napiš pár slov, co se opravuje.
error-fenris-not-open = { $seat } teď nic takového nevybírá: karty přicházejí jedna po druhé.
error-fenris-twice = { $value } je tu dvakrát: každé se počítá jednou.
error-fenris-no-game = Dnes se ještě nehraje: nejprve zahajte večer.
error-fenris-nobody-here = Nikdo tu není: k večeru je potřeba někdo, kdo hraje.
error-fenris-sealed-already = { $seats } už hlasuje na telefonu: hlasy odhalte, nebo je nejdřív nechte vzít zpět.
error-fenris-perk-late = { $seat } už hraje: okamžité bonusy se vybírají před prvním tahem.
error-fenris-perk-used = Tento okamžitý bonus padl ve večeru { $n }: { $perk }. Každý lze použít jen jednou za kampaň.
error-fenris-order = Pořadí tahů uvádí každého přítomného právě jednou: { $options }.
error-fenris-no-star = { $seat } tam nemá hvězdu: { $triumph }.
error-fenris-none-left = { $seat } nemá co vrátit: { $what }.
error-fenris-too-many = Dohromady je to { $total } ({ $what }), ale existuje jich jen { $n }. Zkontrolujte prosím čísla všech míst.
doubt-result-coins = { $seat }: ${ $n } za jednu partii? Tolik si nikdo neodnáší.
doubt-result-no-sixth = Nikdo nemá šest hvězd. Dnešní partie končí až šestou z nich.
doubt-result-sixth = { $seat } i { $who } mají šestou hvězdu? První šestou hvězdou hra ihned končí.
error-fenris-stars = Tolik hvězd za { $triumph } není možné: nejvýše { $n }.
error-fenris-too-many-stars = Každé místo má { $n } hvězd, víc ne.
error-fenris-not-decided = Jak kampaň pokračuje, ještě není rozhodnuto.
error-fenris-no-vote = Teď se o ničem nehlasuje.
error-fenris-revealed = Hlasy jsou odhaleny. Vezmete to zpět tlačítkem Zpět.
error-fenris-all-influence = Použijí se všechny žetony: { $has }, ne { $given }.
error-fenris-votes-missing = Tyto hlasy ještě chybí: { $seats }.
error-fenris-paper-not-here = Večer { $number } tu ještě není. Přijde s novější verzí; do té doby zůstává tažení na papíře.
error-fenris-evening-on = To lze měnit jen mezi dvěma večery: dnešní hra už začala.
error-fenris-not-here-yet = Další večer tu ještě není. Kampaň zůstává uložená a bude pokračovat s novější verzí.
error-fenris-plays-tonight = { $seat } dnes hraje. Řekni to až po večeru.
error-fenris-too-many-seats = Kampaň má nejvýše { $n } míst.
error-fenris-no-human = Aspoň na jednom místě musí být člověk.
error-fenris-mat-later = Desky hráčů se rozdávají každý večer. Tady je vynech.
error-fenris-found-already = Kartu Vesny má { $seat }. Nejdřív ji tam vezměte zpět.
error-fenris-found-twice = Karta Vesny je jen jedna. Najít ji mohlo jen jedno místo, a je ve výsledcích: { $seats }.
error-search-stops = Tam se hledá ({ $at }): pohyb tam končí ({ $unit }). Zbytek řekni jako další pohyb.
error-fenris-keeps-faction = { $seat } teď frakci změnit nemůže.
error-fenris-all-answered = Všichni odpověděli. Teď vybírají ti, kdo se frakce vzdali.
error-fenris-not-next = První vybírá { $seat }.
error-fenris-faction-taken = Tato frakce není volná: { $faction }.
error-fenris-no-box = Takovou krabičku teď otevřít nelze.

## Věci

scythe-triumph-extra_objective = odkrytý cíl
scythe-triumph-beside = vedle stupnice
deck-order = pořadí
deck-base = domovské základny
deck-search = balíček Továrny
scythe-what-found = karta Vesny
scythe-what-search = cesta do Továrny
scythe-what-influence = žeton vlivu
scythe-what-vote = hlas
scythe-perk-none = žádný
scythe-perk-coins = 5 $
scythe-perk-power = 3 síly
scythe-perk-objectives = 2 karty cílů
scythe-perk-popularity = 2 popularity
scythe-perk-resources = 2 suroviny
scythe-perk-combat_cards = 2 bojové karty
scythe-perk-worker = 1 dělník
scythe-column-upgrades = vylepšení
scythe-column-mechs = mechové
scythe-column-structures = stavby
scythe-column-recruits = rekruti
scythe-column-workers = dělníci
scythe-column-objective = cíl
scythe-column-combat_1 = boj vlevo
scythe-column-combat_2 = boj vpravo
scythe-column-popularity = popularita
scythe-column-power = síla
ruling-fenris-a01 = Nově příchozí mezi sudým počtem ostatních: co je střed?
ruling-fenris-a01-why = Příručka mluví o mediánu. Při sudém počtu je to průměr dvou prostředních, zde zaokrouhlený dolů. Kampaň podle starších pravidel může pokračovat tak, jak začala.
ruling-fenris-a01-value-mean = průměr dvou prostředních, zaokrouhlený dolů
ruling-fenris-a01-value-lower = nižší z nich, jak tato kampaň začala
