# Scythe: co se říká stolu. Událost je pokyn pro ruku.

## Věci

scythe-list-two = { $first } a { $last }
scythe-human = Hráč { $number }
scythe-automa = Automa ({ $faction })
scythe-automa-number = Automa { $number }

scythe-faction-albion = Albion
scythe-faction-nordic = Severská království
scythe-faction-rusviet = Rusvětský svaz
scythe-faction-togawa = šógunát Togawa
scythe-faction-crimea = Krymský chanát
scythe-faction-saxony = Saská říše
scythe-faction-polania = Polanská republika

scythe-mat-industrial = Industrial
scythe-mat-engineering = Engineering
scythe-mat-militant = Militant
scythe-mat-patriotic = Patriotic
scythe-mat-innovative = Innovative
scythe-mat-mechanical = Mechanical
scythe-mat-agricultural = Agricultural

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
scythe-what-resources = suroviny
scythe-what-combat = boj
scythe-what-stars = hvězdy
scythe-what-factory_card = karta Továrny

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
scythe-nobody = nikdo

scythe-part-seat = { $what }, { $name }
scythe-part-star = hvězdy za { $triumph }, { $name }
scythe-part-tokens = žetony: { $kind }
scythe-part-board = vedení plánu
scythe-part-marker = žeton rekruta
scythe-part-abilities = schopnosti před bojem
scythe-board-tracked = sledovaný
scythe-board-asked = s otázkami
scythe-board-cards = jen karty
scythe-value-yes = ano
scythe-value-no = ne
scythe-value-nothing = nic

scythe-mark-found = Tak to říkají pravidla.
scythe-mark-found-app = To známe jen z jiných programů, ne z pravidel.
scythe-mark-inferred = To vyvozujeme z jiných pravidel; samotná pravidla jsme neměli k dispozici.
scythe-mark-not-found = Žádný zdroj to neříká. Je to náš výklad a stůl ho může změnit.

## Události

scythe-event-seated =
    { $kind_id ->
        [automa] { $seat }: deska frakce { $faction }, síla { $power }, bojové karty lícem dolů: { $cards }, mince: { $coins }, popularita { $popularity }. Hrdinu na domovskou základnu, po jednom dělníkovi: { $workers }.
       *[human] { $seat }: deska frakce { $faction }, síla { $power }, bojové karty: { $cards }, mince: { $coins }, popularita { $popularity }. Hrdinu na domovskou základnu, po jednom dělníkovi: { $workers }.
    }
scythe-event-starts = První je na tahu { $seat }.
scythe-event-drew =
    { $deck_id ->
        [automa] { $purpose ->
            [combat] { $seat }: karta Automy { $card } pro boj.
           *[turn] { $seat }: karta Automy { $card }.
        }
        [combat] { $by_app ->
            [yes] { $seat }: bojová karta { $card }, vybraná aplikací ze všech 42 karet.
           *[no] { $seat }: bojová karta { $card }.
        }
        [faction] { $seat }: frakce { $faction }.
       *[mat] { $seat }: deska hráče { $mat }.
    }
scythe-event-reshuffled = { $seat }: zamíchat balíček Automy, karet: { $cards }.
scythe-event-line = { $seat }, plán { $scheme ->
        [2] II
       *[1] I
    }: zkoušet zleva doprava: { $moves }.
scythe-event-moved =
    { $stays ->
        [yes] { $seat }: { $unit } zůstává: { $to }.
       *[no] { $seat }: přesunout { $unit_id ->
            [worker] dělníka
            [mech] mecha
            [character] hrdinu
           *[other] { $unit }
        }: { $from } → { $to }.
    }
scythe-event-went =
    { $n ->
        [1] { $seat } přesouvá { $unit_id ->
            [worker] dělníka
            [mech] mecha
            [character] hrdinu
           *[other] { $unit }
        }: { $from } → { $to }.
       *[other] { $seat } přesouvá: { $n } × { $unit }, { $from } → { $to }.
    }
scythe-event-marker = Posunout žeton rekruta: { $from } → { $to }.
scythe-event-token =
    { $change_id ->
        [placed] { $kind_id ->
            [trap] { $seat }: sem položit náhodnou nastraženou past: { $at }.
           *[other] { $seat }: sem položit: { $kind }, { $at }.
        }
        [sprung] { $seat }: past sklapla, otočit a odečíst ztrátu ({ $at }).
       *[removed] Odstranit z plánu: { $kind }, { $at }.
    }
scythe-event-factory_card =
    { $pick_id ->
        [top_card] { $seat }: vzít vrchní kartu Továrny; je mimo hru.
       *[random] { $seat }: vzít náhodnou kartu Továrny; je mimo hru.
    }
scythe-event-gained =
    { $what_id ->
        [worker] { $seat }: postavit dělníka z desky na domovskou základnu.
        [mech] { $seat }: postavit mecha z desky na domovskou základnu.
        [character] { $seat }: postavit hrdinu z desky na domovskou základnu.
       *[other] { $sign ->
            [minus] { $unless ->
                [ability] { $seat }: −{ scythe-amount }, pokud tomu nebrání schopnost této frakce.
               *[nothing] { $seat }: −{ scythe-amount }.
            }
           *[plus] { $seat }: +{ scythe-amount }.
        }
    }
scythe-event-recruit_bonus = Bonus za rekruty, je-li odkrytý: { scythe-amount }, { $seats }.
scythe-event-tracker =
    { $sign ->
        [minus] { $amount ->
            [one] { $seat }: ukazatel postupu čeká 1 krok před prvním polem.
            [few] { $seat }: ukazatel postupu čeká { $amount } kroky před prvním polem.
           *[other] { $seat }: ukazatel postupu čeká { $amount } kroků před prvním polem.
        }
       *[plus] { $to ->
            [0] { $seat }: ukazatel na první pole karty postupu.
           *[other] { $seat }: ukazatel postupu na pole { $to }.
        }
    }
scythe-event-scheme = { $seat }: od další karty plán II.
scythe-event-star =
    { $triumph_id ->
        [tracker] { $seat }: hvězdu položit vedle plánu ({ $count } z 6).
       *[other] { $seat }: hvězda, { $triumph } ({ $count } z 6).
    }
scythe-event-combat = Boj, { $at }: útočí { $attacker }, { $attacker_total } ({ $attacker_power } + { $attacker_cards }); brání se { $defender }, { $defender_total } ({ $defender_power } + { $defender_cards }). Vítěz: { $winner }. Oba zaplatí tuto sílu a odhodí karty.
scythe-event-retreated =
    { $n ->
        [0] { $seat }: ústup všech jednotek z tohoto území: { $to }.
        [1] { $seat }: ústup, { $unit }: { $from } → { $to }.
       *[other] { $seat }: ústup, { $n } × { $unit }: { $from } → { $to }.
    }
scythe-event-resources = Sem položit suroviny: { $n } × { $what } ({ $at }).
scythe-event-resources_removed = Odstranit všechny suroviny, { $seat }: { $at }.
scythe-event-skipped =
    { $what_id ->
        [turn] { $seat }: tento tah se vynechává.
        [move] { $seat }: žádná jednotka se nepohne.
        [worker] { $seat }: na desce už není dělník.
        [combat_unit] { $seat }: na desce už není bojová jednotka.
        [power] { $seat }: síla je už nejvyšší.
        [popularity] { $seat }: popularita je už nejvyšší.
        [tracker] { $seat }: ukazatel postupu je na konci.
        [star] { $seat }: další hvězda za to není.
        [resources] Žádné suroviny se tam nepoloží.
        [combat] { $seat }: lidé to vybojují bez aplikace.
       *[other] { $seat }: nelze: { $what }.
    }
scythe-event-placed =
    { $n ->
        [1] { $seat } staví na plán { $unit_id ->
            [worker] dělníka
            [mech] mecha
            [character] hrdinu
            [structure] stavbu
           *[other] { $unit }
        }: { $at }.
       *[other] { $seat } staví na plán { $n } × { $unit }: { $at }.
    }
scythe-event-removed =
    { $n ->
        [1] { $seat } bere z plánu { $unit_id ->
            [worker] dělníka
            [mech] mecha
            [character] hrdinu
            [structure] stavbu
           *[other] { $unit }
        }: { $at }.
       *[other] { $seat } bere z plánu { $n } × { $unit }: { $at }.
    }
scythe-event-ended = { $seat }: šestá hvězda leží, hra končí. Následuje konečné počítání.
scythe-event-corrected = Opraveno: { $part }: { $was } → { $now }.
scythe-event-result =
    { $winners ->
        [one] Vítěz: { $winner } ({ $points }).
       *[other] Společné vítězství: { $winner } ({ $points }).
    }
scythe-points = { $name } { $total }
scythe-event-difficulty =
    { $change ->
        [0] Příští hra: { $seat } začíná stejně.
        [1] Příští hra: { $seat } začíná o 1 pole dál.
       *[other] Příští hra: { $seat } začíná o 1 pole zpátky.
    }

## Otázky

scythe-question-draw =
    { $deck_id ->
        [automa] { $seat }: vzít kartu Automy. Která to je?
        [combat] { $seat }: otočit jednu jeho bojovou kartu. Jakou má hodnotu?
        [faction] Kterou frakci má { $seat }?
       *[mat] Kterou desku hráče má { $seat }?
    }
question-units = Co mají lidé na těchto územích?
question-combat_power = { $seat }: kolik síly nastavujete?
question-combat_cards = { $seat }: jakou hodnotu mají vaše bojové karty dohromady?
question-combat_cards_count = { $seat }: kolik bojových karet to je?
question-combat_loss_power = { $seat }: kolik síly ztratí Automa před bojem vašimi schopnostmi?
question-combat_loss_cards = { $seat }: kolik bojových karet ztratí Automa před bojem vašimi schopnostmi?
question-target = { $seat }: které z těchto území napadne?
question-attacked = { $seat }: koho napadne?
question-lost_unit = { $seat }: které jeho bojové jednotky tam byly poraženy?
question-met = { $seat }: kdo tam stál?
question-workers_sent_home = { $seat }: kolik dělníků bylo vyhnáno?
question-combat_popularity = { $seat }: kolik popularity stojí vyhnaní dělníci? Žádnou, brání-li tomu schopnost.
question-final_coins = { $seat }: kolik mincí?
question-final_popularity = { $seat }: jaká popularita?
question-final_stars = { $seat }: kolik hvězd?
question-final_territories = { $seat }: kolik území? Továrna se počítá za tři.
question-final_resources = { $seat }: kolik surovin?
question-final_structures = { $seat }: kolik mincí za bonus staveb?
question-tie_pieces = Shoda. { $seat }: kolik dělníků, mechů a staveb na plánu?
question-tie_power = Stále shoda. { $seat }: kolik síly?

## Příkazy jako řádky historie

scythe-command-new = Příprava
scythe-command-automa_turn = { $seat }: tah
scythe-command-move = { $seat }: pohyb ({ $part })
scythe-command-move-open = { $seat }: pohyb
scythe-command-place = { $seat }: na plán { $n } × { $unit }
scythe-command-remove = { $seat }: z plánu { $n } × { $unit }
scythe-command-gain = { $seat }: { $what } { $n }
scythe-command-star = { $seat }: hvězda, { $triumph }
scythe-command-correct = Oprava: { $part }
scythe-command-finish = Konečné počítání

## Odmítnutí

error-unknown-module = Modul „{ $value }“ v tomto režimu není. Je třeba ho vynechat.
error-wrong-number-of-seats = Je třeba { $min } až { $max } míst.
error-no-automa = Alespoň jedno místo musí mít Automa.
error-nobody-to-cooperate = Kooperativní hra potřebuje alespoň jednoho člověka.
error-unknown-faction = Frakce „{ $value }“ tu není. Frakce: { $options }.
error-unknown-mat = Deska hráče „{ $value }“ tu není. Desky hráčů: { $options }.
error-human-without-level = Obtížnost a náskok má jen Automa. U člověka je třeba je vynechat.
error-automa-without-mat = Automa nemá desku hráče. Je třeba ji vynechat.
error-forbidden-pair = Pravidla zakazují spojení { $faction } s deskou hráče { $mat }. Je třeba jiná.
error-faction-twice = Frakce „{ $value }“ je tu dvakrát. Každé místo potřebuje vlastní.
error-mat-twice = Deska hráče „{ $value }“ je tu dvakrát. Každý člověk potřebuje vlastní.
error-unknown-place = Místo „{ $value }“ tu není. Místa jsou území jako r4c4 a domovské základny jako base:crimea.
error-sixth-star-placed = Šestá hvězda už leží ({ $seat }): hra skončila. Zbývá konečné počítání, nebo krok zpět.
error-unknown-triumph = Úspěch „{ $value }“ neexistuje. Úspěchy: { $options }.
error-no-more-stars = { $seat } už má všech šest hvězd na stole. Sedmá není.
error-triumph-taken = { $seat } už má všechny hvězdy, které tento úspěch dává: { $triumph }.
error-too-many-units = { $seat } jich má jen { $most }: { $unit }. Je třeba počítat znovu.
error-no-moves = Akce pohybu potřebuje alespoň jeden pohyb.
error-no-way = Pohyb končí tam, kde začal: { $at }. Je třeba jiný cíl.
error-not-that-many-there =
    { $n ->
        [0] { $seat } tu žádnou takovou figurku nemá: { $unit }, { $at }.
       *[other] { $seat } tu má jen { $n }: { $unit }, { $at }.
    }
error-workers-cannot-enter = Samotní dělníci nesmějí na území, kde má jednotky { $seat }: { $at }. Musí s nimi být hrdina nebo mech.
error-not-that-many-on-mat =
    { $n ->
        [0] { $seat } už na desce žádnou takovou figurku nemá: { $unit }. Všech { $most } je na plánu.
       *[other] { $seat } má na desce už jen { $n }: { $unit }. Celkem jich je { $most }.
    }
error-no-room-for-structure = Tady stavba stát nemůže: { $at }. Na území na souši smí být jedna.
error-no-token-there = Sem žeton položit nelze: { $at }. Už tam jeden leží, nebo žádný nezbývá.
error-no-tokens = Frakce místa { $seat } nemá vlastní žetony.
error-no-such-token = Žádný žeton toho místa tu není: { $at }.
error-no-gain = Zisk 0 není žádný. Kladná čísla se přičítají, záporná odečítají.
error-not-that-much = { $seat } toho má jen { $n }: { $what }.
error-not-territories = Je třeba seznam území, každé jednou.

# What a fix of the record may touch

scythe-event-kept = Záznam je opraven. Všechny figurky nechte stát, kde jsou.
scythe-command-kept = Záznam opraven, figurky zůstávají
scythe-part-reserve = na desce: { $unit } ({ $name })
scythe-part-cards =
    { $pile ->
        [deck] karty v balíčku ({ $name })
        [last] poslední karta ({ $name })
       *[other] odložené karty ({ $name })
    }
scythe-part-units = figurky na plánu
scythe-part-turn = tahy Automů
scythe-part-over = konec hry
scythe-part-ended = šestá hvězda
scythe-part-result = výsledek
scythe-part-cooperative = kooperativně
