# Scythe: what its things are called.

## Věci

scythe-human = Hráč { $number }
scythe-automa = Automa ({ $faction })
scythe-automa-number = Automa { $number }

scythe-faction-albion = Albion
scythe-faction-nordic = Severská království
scythe-faction-rusviet = Rusvětský svaz
scythe-faction-togawa = šógunát Togawa
scythe-faction-vesna = Vesna
scythe-faction-crimea = Krymský chanát
scythe-faction-saxony = Saská říše
scythe-faction-polania = Polanská republika

scythe-mat-industrial = průmyslová
scythe-mat-engineering = inženýrská
scythe-mat-militant = militantní
scythe-mat-patriotic = vlastenecká
scythe-mat-innovative = inovativní
scythe-mat-mechanical = mechanická
scythe-mat-agricultural = zemědělská

scythe-level-autometta = Autometta
scythe-level-automa = Automa
scythe-level-automaszyna = Automaszyna
scythe-level-ultimaszyna = Ultimaszyna

scythe-terrain-mountain = hora
scythe-terrain-farm = farma
scythe-terrain-tundra = tundra
scythe-terrain-forest = les
scythe-terrain-village = vesnice
scythe-terrain-lake = jezero
scythe-terrain-factory = Továrna

scythe-direction-N = severně
scythe-direction-NE = severovýchodně
scythe-direction-E = východně
scythe-direction-SE = jihovýchodně
scythe-direction-S = jižně
scythe-direction-SW = jihozápadně
scythe-direction-W = západně
scythe-direction-NW = severozápadně

scythe-territory =
    { $steps ->
        [1] { $terrain } hned { $direction } od Továrny
       *[other] { $terrain } { $steps } kroky { $direction } od Továrny
    }
scythe-the-factory = Továrna
scythe-home-base = domovská základna ({ $faction })
scythe-on-mat = deska frakce
scythe-somewhere = tam, kde stojí

scythe-unit-worker = dělník
scythe-unit-mech = mech
scythe-unit-character = hrdina
scythe-unit-structure = stavba
scythe-unit-token = žeton
scythe-unit-all = všechny jednotky

scythe-what-power = síla
scythe-what-coins = mince
scythe-what-popularity = popularita
scythe-what-cards = bojové karty
scythe-what-worker = dělník
scythe-what-mech = mech
scythe-what-character = hrdina
scythe-what-combat_unit = bojová jednotka
scythe-what-metal = kov
scythe-what-food = jídlo
scythe-what-oil = ropa
scythe-what-wood = dřevo
scythe-what-any = suroviny podle výběru
scythe-what-turn = tah
scythe-what-move = pohyb
scythe-what-move_worker = přesun dělníka
scythe-what-move_mech = přesun mecha
scythe-what-move_character = přesun hrdiny
scythe-what-encounter_factory = Setkání/Továrna
scythe-what-attack = útok
scythe-what-worker_attack = útok na dělníky
scythe-what-tracker = ukazatel postupu
scythe-what-scheme = plán
scythe-what-star = hvězda
scythe-what-star_tile = hvězda
scythe-what-resources = suroviny
scythe-what-combat = boj
scythe-what-trap = past
scythe-what-stars = hvězdy
scythe-what-factory_card = karta Továrny
scythe-what-tokens = zbývající žetony
scythe-what-faction = frakce
scythe-what-mat = deska hráče
scythe-what-level = obtížnost

scythe-amount =
    { $what_id ->
        [coins] { $amount ->
            [one] { $amount } mince
            [few] { $amount } mince
           *[other] { $amount } mincí
        }
        [cards] { $amount ->
            [one] { $amount } bojová karta
            [few] { $amount } bojové karty
           *[other] { $amount } bojových karet
        }
        [power] { $amount ->
            [one] { $amount } síla
           *[other] { $amount } síly
        }
        [popularity] { $amount ->
            [one] { $amount } popularita
           *[other] { $amount } popularity
        }
       *[other] { $amount } × { $what }
    }

scythe-trap-takes = −{ scythe-amount }

scythe-action-move_worker = přesun dělníka
scythe-action-move_mech = přesun mecha
scythe-action-move_character = přesun hrdiny
scythe-action-encounter_factory = Setkání/Továrna
scythe-action-attack = útok
scythe-action-attack-needing = útok (síla { $n })
scythe-action-worker_attack = útok na dělníky

scythe-triumph-upgrades = 6 vylepšení
scythe-triumph-mechs = nasazení 4 mechů
scythe-triumph-structures = 4 stavby
scythe-triumph-recruits = 4 rekruti
scythe-triumph-workers = 8 dělníků
scythe-triumph-objective = splněný cíl
scythe-triumph-combat = vyhraný boj
scythe-triumph-popularity = popularita 18
scythe-triumph-power = síla 16
scythe-triumph-tracker = karta postupu

scythe-kind-human = člověk
scythe-kind-automa = Automa
scythe-kind-encounter = žeton setkání
scythe-kind-influence = žeton vlivu
scythe-kind-flag = vlajka
scythe-kind-trap = past
scythe-kind-sprung = spuštěná past
scythe-change-placed = položeno
scythe-change-removed = odstraněno
scythe-change-sprung = spuštěno
scythe-pick-random = náhodně
scythe-pick-top_card = shora

deck-automa = balíček Automy
deck-combat = bojové karty
deck-faction = frakce
deck-mat = desky hráčů

scythe-met-combat = { $name }: bojové jednotky
scythe-met-workers = { $name }: jen dělníci

scythe-mark-found = Tak to říkají pravidla.
scythe-mark-found-app = Náš výklad: hrají to tak i jiné programy.
scythe-mark-inferred = Náš výklad: plyne to z ostatních pravidel.
scythe-mark-not-found = Náš výklad: u stolu to smíte mít jinak.
