# Pages of Tapestry: my box.

page-box-values-hint = Čím si nejsme jistí: jednou se podívej na své karty a desky a už se na to nezeptáme.

page-box-game-tapestry = Tapestry
page-box-expansion-PP = { expansion-PP }
page-box-expansion-AA = { expansion-AA }
page-box-expansion-FF = { expansion-FF }
page-box-civs = Civilizace Automy
page-box-civs-hint = Karty rozšíření, jejichž text nemáme. Slož jejich účinek ze stavebních dílů.

## Názvy a hodnoty

page-box-values-lead = Vezmi si k ruce vlastní hru: co stojí na kartách, deskách a v pravidlech? Co necháš prázdné, zůstane, jak je uvedeno.
page-box-values-none = Z toho, co máš, není nic nejisté.
page-box-ask = zeptat se
page-box-lost = Hodnoty, na které se ptají scénáře
page-box-arts = Stupnice umění
page-box-cover = Co počítá krycí dílek na 3. řádku karty blahobytu Automy
page-box-cover-ours = podle nás
page-box-cover-mine = podle zaškrtnutí níže
page-box-spaces = Co Automa dělá na jednotlivých polích
page-box-space = Pole { $number }
page-box-as-ours = podle nás
page-box-cards = Body a díly na civilizacích Automy
page-box-value-equalizers-vp = Equalizers: body, když není stupnice k dorovnání
page-box-value-iconoclasts-vp = Iconoclasts: body za každou odstraněnou dominantu
page-box-value-trailblazers-vp = Trailblazers: body na konci za každý žeton osídlení, který jsi nepředstihl(a)
page-box-value-hucksters-items = Hucksters: co přibude do nabídky podle oblíbené stupnice
page-box-on-card = Na tvé kartě
page-box-plots = Která políčka má tvoje karta hlavního města obsazená už z tisku?
page-box-plots-hint = Pro první scénář s Kaiju: klepni na políčka, která obsazuje sama karta.
page-box-compass-open = Ještě nezjištěno: zeptat se před scénářem
page-box-compass-hint = Podívej se na kompas ve svých pravidlech a klepni na každý symbol tam, kde na něm stojí.
page-box-plot = Políčko { $number }
page-box-kind-civ = Civilizace
page-box-kind-landmark = Karta dominanty
page-box-kind-tapestry = Karta tapiserie
page-box-kind-tech = Karta technologie
page-box-counts-landmarks = dominanty
page-box-counts-territories = území
page-box-counts-exploration = pole na stupnici průzkumu
page-box-counts-science = pole na stupnici vědy
page-box-counts-military = pole na stupnici vojenství
page-box-counts-technology = pole na stupnici technologie
page-box-counts-arts = pole na stupnici umění
page-box-counts-tapestry = karty tapiserie vedle karty blahobytu
page-box-space-nothing = nic
page-box-space-gain_tapestry = karta tapiserie
page-box-space-refresh_tech = nové karty technologií
page-box-space-refresh_masterpieces = nová mistrovská díla
page-box-space-research = kostka vědy s přínosem
page-box-space-research_without_benefit = kostka vědy bez přínosu
page-box-space-conquer = dobývání
page-box-space-conquer_anywhere = dobývání kdekoli
page-box-space-explore = průzkum
page-box-space-explore_anywhere = průzkum kdekoli
page-box-space-advance = postup podle kostky
page-box-space-regress = návrat podle kostky

## Civilizace Automy

page-box-civs-lead = Dvě karty z rozšíření { expansion-AA } a tři z rozšíření { expansion-FF } mají texty, které jsme nikdy neviděli. Zadej kartu sem a bude se losovat a hrát jako každá jiná, jakmile bude její rozšíření ve hře.
page-box-civs-none = Zatím tu není žádná karta.
page-box-civ-new = Přidat civilizaci
page-box-civ-edit = Změnit
page-box-civ-delete = Vyjmout z krabice
page-box-civ-name = Název na kartě
page-box-civ-expansion = Z rozšíření
page-box-civ-favorite = Oblíbená stupnice u srdce
page-box-civ-favorite-die = kostka vědy
page-box-civ-back = Druhá strana karty
page-box-civ-back-none = neznámá
page-box-civ-other-side = Druhá strana: { $name }
page-box-civ-effect = Co dělá při zvýšení blahobytu
page-box-civ-effect-hint = Každý účinek zvlášť, v pořadí jako na kartě. Bez dílů se při každém zvýšení blahobytu zeptáme.
page-box-civ-by-hand = Při každém zvýšení blahobytu: přečteš kartu a zadáš, co dělá.
page-box-block = Díl { $number }
page-box-block-none = nic
page-box-block-do = Dělá
page-box-block-turns = Při zvýšení blahobytu
page-box-block-track = Na stupnici
page-box-block-favorite = oblíbené
page-box-block-with = s přínosem
page-box-block-without = bez přínosu
page-box-block-benefit = Přínos
page-box-block-anywhere = kdekoli na mapě
page-box-block-points = Kolik bodů
page-box-block-per = Za co
page-box-block-per-none = jednorázově
page-box-block-text = Co se řekne u stolu
page-box-block-more = Další díl
page-box-do-advance = postup
page-box-do-research = hod kostkou vědy
page-box-do-conquer = dobývání
page-box-do-explore = průzkum
page-box-do-points = body
page-box-do-tapestry = karta tapiserie lícem dolů
page-box-do-landmark = dominanta
page-box-do-note = poznámka pro stůl
page-box-do-ask = zeptat se mě, co dělá
page-box-said-advance = { $turns }. zvýšení blahobytu: postup na { $favorite ->
        [yes] oblíbené stupnici
       *[no] stupnici { $where }
    }, { $benefit ->
        [yes] s přínosem
       *[no] bez přínosu
    }
page-box-said-research = { $turns }. zvýšení blahobytu: kostka vědy, { $benefit ->
        [yes] s přínosem
       *[no] bez přínosu
    }
page-box-said-conquer = { $turns }. zvýšení blahobytu: { $anywhere ->
        [yes] dobývání kdekoli
       *[no] dobývání
    }
page-box-said-explore = { $turns }. zvýšení blahobytu: { $anywhere ->
        [yes] průzkum kdekoli
       *[no] průzkum
    }
page-box-said-points = { $turns }. zvýšení blahobytu: { $count ->
        [one] 1 bod
        [few] { $count } body
       *[other] { $count } bodů
    }{ $counted ->
        [yes] { " " }podle počtu: { $per }
       *[no] { "" }
    }
page-box-said-tapestry = { $turns }. zvýšení blahobytu: karta tapiserie lícem dolů vedle karty blahobytu
page-box-said-landmark = { $turns }. zvýšení blahobytu: dominanta
page-box-said-note = { $turns }. zvýšení blahobytu: „{ $note }“
page-box-said-ask = { $turns }. zvýšení blahobytu: přečteš kartu a zadáš, co dělá
error-civilization-without-name = Civilizace potřebuje název, který stojí na její kartě.
