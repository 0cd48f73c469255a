# Stránky: jak stránka pravidel nazývá části Scythe.

page-scope-automa = Scythe: Automa
page-scope-automa-general = Scythe: Automa v každé hře
page-scope-multi-automa = Scythe: více Automů
page-kind-limit = omezení
page-kind-movement = pohyb
page-kind-special = zvláštní pravidlo

# Stránka stolu Scythe.

page-mode-scythe-automa = Scythe: lidé a Automové na herním plánu
page-mode-short-automa = Scythe

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
page-scythe-turn-of = { $name }, tah { $turn }
page-scythe-begin = Začátek
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
page-scythe-marker-at = { $level }: ukazatel na poli { $count }
page-scythe-pile = { $name }: karet v balíčku { $count }, odloženo: { $part }
page-scythe-card = Karta Automy { $number }, platí plán { $scheme }
page-scythe-tracker = Ukazatel hvězd ({ $name }): pole { $at } z { $last }

page-scythe-automa-due = Odehrát tah: { $name }
page-scythe-human-due = Na tahu: { $name }
page-scythe-undo = { $name }: tah
page-scythe-refused = Nebylo možné: { $count }
page-scythe-north = S
page-scythe-compass =
    { $turn ->
        [0] Sever je nahoře.
        [1] Sever je vpravo.
        [2] Sever je dole.
       *[3] Sever je vlevo.
    }
page-scythe-own-hint = { $name }: klepněte na jednotky na plánu a pak na cíl.
page-scythe-own-hint-asked = { $name } hraje u stolu. Na plán klepněte jen pro boj s Automou.
page-scythe-more = Hvězdy, zisky
page-scythe-star-for = Umístit hvězdu za:
page-scythe-where-to = Kam? Klepněte na území.
page-scythe-and-more = Klepněte na další jednotky a přesuňte je v téže akci.
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
page-scythe-all-go = Jdou všichni. Potom můžete někoho nechat na místě.
page-scythe-to-mat = { $unit } zpět na desku
page-scythe-put = Postavit sem figurku z desky: { $unit } (zbývá { $count })
page-scythe-take = Vrátit figurku na desku: { $unit }

page-scythe-why-area = Okolí: co sousedí s jednotkami a se základnou, a kde jednotky stojí.
page-scythe-why-left =
    { $count ->
        [0] Nezbývá žádné.
        [one] Zbývá jedno.
        [few] Zbývají { $count }.
       *[other] Zbývá { $count }.
    }
page-scythe-why-chosen = Tedy: { $to }.
page-why-scythe-far = { $count ->
        [one] 1 krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }
page-why-scythe-far-name = Čísla jsou kroky.
page-why-scythe-units = { $count ->
        [one] 1 jednotka
        [few] { $count } jednotky
       *[other] { $count } jednotek
    }
page-why-scythe-units-name = Čísla jsou jednotky v okolí.
page-why-scythe-there = { $count ->
        [one] { $count } nepřátelská jednotka
        [few] { $count } nepřátelské jednotky
       *[other] { $count } nepřátelských jednotek
    }
page-why-scythe-there-name = Čísla jsou nepřátelské jednotky, které tam stojí.
page-why-scythe-place = číslo { $count }
page-why-scythe-place-name = Čísla jsou pořadí čtení.
page-why-scythe-strength = { $count }
page-why-scythe-strength-name = Čísla jsou síla a karty dohromady.

page-scythe-fact = { $name } ({ $part }): hvězdy { $count }
page-scythe-fact-turns =
    { $count ->
        [one] { $count } tah Automů
        [few] { $count } tahy Automů
       *[other] { $count } tahů Automů
    }
page-fix-group-pieces = Figurky
page-scythe-fix-at = Kde to bylo?
page-scythe-fix-from = Odkud vyrazila skupina { $number }?
page-scythe-fix-who = Kdo šel?
page-scythe-fix-groups = Kolik skupin se přesunulo? Skupina vyráží i přichází společně.
page-scythe-fix-many = Kolik?
page-scythe-fix-gain = O kolik více? Minus je ztráta.
page-fix-as-known = Jak bylo naposledy známo
page-fix-group-gains = Zisky a ztráty
page-scythe-fix-to = Kam?
page-scythe-correct-lead = Nastavte, co na stole leží jinak. Figurky na plánu: na stránce stolu klepněte na území a postavte je tam nebo je odeberte.
page-scythe-correct-tokens = Žetony na plánu
page-scythe-correct-marker = Žeton rekruta
page-scythe-correct-tracker = Ukazatel hvězd

# Nová hra Scythe.

page-scythe-new-lead = Kdo sedí u stolu, v pořadí tahů? Za Automy hraje aplikace.
page-scythe-name =
    { $people ->
        [0] Scythe s Automy
       *[other] { $part } a { $count ->
            [one] jeden Automa
           *[other] Automové: { $count }
        }
    }
page-scythe-place = Místo { $number }
page-scythe-kind-human = Člověk
page-scythe-kind-automa = Automa
page-scythe-kind-none = Nikdo
page-scythe-name-of = Jméno
page-scythe-level = Obtížnost
page-scythe-faction = Frakce
page-scythe-mat = Deska hráče
page-scythe-drawn = losem
page-scythe-head = Náskok ukazatele
page-scythe-head-hint = O kolik polí dál začíná ukazatel postupu: více je těžší, méně než 0 lehčí.
page-scythe-more-places = Místa 3 až 7: více hráčů, několik Automů
page-scythe-order-hint = Místa jdou kolem stolu po směru hodinových ručiček.
page-scythe-cooperative = Ve více hráčích
page-scythe-cooperative-no = Každý proti každému
page-scythe-cooperative-yes = Lidé společně proti Automům
page-scythe-deck = Karty Automy
page-scythe-deck-own = Každý Automa má svůj balíček
page-scythe-deck-shared = Jeden balíček pro všechny
page-scythe-way = Jak aplikace ví, kde figurky stojí
page-scythe-way-tracked = Sledovaný: každý přesun vyťukáte na plánu
page-scythe-way-asked = S otázkami: před tahem Automy se aplikace zeptá, co stojí na důležitých místech
page-scythe-way-cards = Jen karty: aplikace ukáže kartu, tah najdete sami
page-scythe-cards-of = Karty a vydání
page-scythe-chance = Kdo bere karty Automy?
page-scythe-chance-app = Aplikace
page-scythe-chance-table = Vy, z vlastního balíčku
page-scythe-combat = Bojové karty Automů
page-scythe-combat-app = Hodnoty losuje aplikace ze všech 42 karet
page-scythe-combat-ask = Odkrýváte je u stolu
page-scythe-abilities = Schopnosti lidí, které před bojem něco berou
page-scythe-abilities-off = Neptat se
page-scythe-abilities-ask = Ptát se před každým bojem
page-scythe-printing = Vydání karet Automy
page-scythe-printing-invaders = S rozšířením Invaze z dálek
page-scythe-printing-base = Základní hra
page-scythe-app-cards = Karty Automy má Third Chair: vytištěné zůstanou v krabici.
page-scythe-checklist-lead = Připravte Scythe jako obvykle, pak:
page-scythe-marker-why = Při shodě mezi územími si Automa vybere to, které je tomuto žetonu nejblíž.
page-scythe-back-one = Vzít zpět jednu odpověď
