# Scythe: what the table is told. An event is an instruction for the hand.

## Události

event-seated =
    { $kind_id ->
        [automa] { $seat }: deska frakce { $faction }, síla { $power }, bojové karty lícem dolů: { $cards }, mince: { $coins }, popularita { $popularity }. Hrdinu na domovskou základnu, po jednom dělníkovi: { $workers }.
       *[human] { $seat }: deska frakce { $faction }, síla { $power }, bojové karty: { $cards }, mince: { $coins }, popularita { $popularity }. Hrdinu na domovskou základnu, po jednom dělníkovi: { $workers }.
    }
event-starts = První je na tahu { $seat }.
event-drew =
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
event-reshuffled = { $seat }: zamíchat balíček Automy, karet: { $cards }.
event-line = { $seat }, plán { $scheme ->
        [2] II
       *[1] I
    }: zkoušet zleva doprava: { $moves }.
event-moved =
    { $stays ->
        [yes] { $seat }: { $unit } zůstává: { $to }.
       *[no] { $seat }: přesunout { $unit_id ->
            [worker] dělníka
            [mech] mecha
            [character] hrdinu
           *[other] { $unit }
        }: { $from } → { $to }.
    }
event-went =
    { $n ->
        [1] { $seat } přesouvá { $unit_id ->
            [worker] dělníka
            [mech] mecha
            [character] hrdinu
           *[other] { $unit }
        }: { $from } → { $to }.
       *[other] { $seat } přesouvá: { $n } × { $unit }, { $from } → { $to }.
    }
event-marker = Posunout žeton rekruta: { $from } → { $to }.
event-token =
    { $change_id ->
        [placed] { $kind_id ->
            [trap] { $seat }: sem položit náhodnou nastraženou past: { $at }.
            [influence] { $seat }: sem položit žeton vlivu: { $at }.
           *[other] { $seat }: sem položit: { $kind }, { $at }.
        }
        [sprung] { $seat }: past sklapla, otočit a odečíst ztrátu ({ $at }).
        [taken] { $seat } si bere { $kind }: { $at }.
       *[removed] Odstranit z plánu: { $kind }, { $at }.
    }
event-factory_card =
    { $pick_id ->
        [top_card] { $seat }: vzít vrchní kartu Továrny; je mimo hru.
       *[random] { $seat }: vzít náhodnou kartu Továrny; je mimo hru.
    }
event-gained =
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
event-recruit_bonus = Bonus za rekruty, je-li odkrytý: { scythe-amount }, { $seats }.
event-tracker =
    { $sign ->
        [minus] { $amount ->
            [one] { $seat }: ukazatel postupu čeká 1 krok před prvním polem.
            [few] { $seat }: ukazatel postupu čeká { $amount } kroky před prvním polem.
           *[other] { $seat }: ukazatel postupu čeká { $amount } kroků před prvním polem.
        }
       *[plus] { $to ->
            [0] { $seat }: ukazatel na první pole karty postupu.
           *[other] { $seat }: ukazatel postupu o jedno pole dál.
        }
    }
event-scheme = { $seat }: od další karty plán II.
event-star =
    { $triumph_id ->
        [tracker] { $seat }: za kartu postupu položit hvězdu vedle plánu ({ $count } z 6).
       *[other] { $seat }: hvězda, { $triumph } ({ $count } z 6).
    }
event-combat = Boj, { $at }: útočí { $attacker }, { $attacker_total } ({ $attacker_power } + { $attacker_cards }); brání se { $defender }, { $defender_total } ({ $defender_power } + { $defender_cards }). Vítěz: { $winner }. Oba zaplatí tuto sílu a odhodí karty.
event-combat-figure = Boj, { $at }: útočí { $attacker }, { $attacker_total } ({ $attacker_power } + { $attacker_cards }); brání se { $defender }, { $defender_total } ({ $defender_power } + { $defender_cards }). Vítěz: { $winner }. Tuto sílu platí { $payer }. Zahrané karty se odhodí.
event-fought = Boj, { $at }: útočí { $attacker }, brání se { $defender }. Vítěz: { $winner }. Sílu, bojové karty a kartu pro poraženého si zapíšete sami.
event-retreated =
    { $n ->
        [0] { $unless ->
            [ability] { $seat }: ústup všech jednotek z tohoto území: { $to }. Se schopností Plavba smí hrdina a mechové na sousední jezero.
           *[nothing] { $seat }: ústup všech jednotek z tohoto území: { $to }.
        }
        [1] { $seat }: ústup, { $unit }: { $from } → { $to }.
       *[other] { $seat }: ústup, { $n } × { $unit }: { $from } → { $to }.
    }
event-resources = Sem položit suroviny: { $n } × { $what } ({ $at }).
event-resources_removed = Odstranit všechny suroviny, { $seat }: { $at }.
event-skipped =
    { $what_id ->
        [turn] { $seat }: tento tah se vynechává.
        [move] { $seat }: žádná jednotka se nepohne.
        [worker] { $seat }: na desce už není dělník.
        [combat_unit] { $seat }: na desce už není bojová jednotka.
        [power] { $seat }: síla je už nejvyšší.
        [popularity] { $seat }: popularita je už nejvyšší.
        [coins] { $seat }: víc mincí se nepočítá.
        [cards] { $seat }: víc bojových karet se nepočítá.
        [tracker] { $seat }: ukazatel postupu je na konci.
        [star] { $seat }: za to hvězda není.
        [star_tile] { $seat }: za toto vítězství není hvězda, protože žádná destička za vyhrané boje není volná.
        [resources] Žádné suroviny se tam nepoloží.
        [combat] { $seat }: lidé to vybojují bez aplikace.
        [trap] { $seat }: past nic nebere.
       *[other] { $seat }: nelze: { $what }.
    }
event-placed =
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
event-removed =
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
event-ended = { $seat }: šestá hvězda leží, hra končí. Následuje závěrečné bodování.
event-ended-by-rule = { $seat } ukončuje hru. { $part } Následuje závěrečné bodování.
event-corrected = Opraveno: { $part }: { $was } → { $now }.
event-result =
    { $winners ->
        [one] Vítěz: { $winner } ({ $points }).
       *[other] Společné vítězství: { $winner } ({ $points }).
    }
scythe-points = { $name } { $total } $
event-difficulty =
    { $change ->
        [0] Příští hra: { $seat } začíná stejně.
        [1] Příští hra: { $seat } začíná o 1 pole dál.
       *[other] Příští hra: { $seat } začíná o 1 pole zpátky.
    }

## Otázky

question-draw =
    { $deck_id ->
        [automa] { $seat }: vzít kartu Automy. Která to je?
        [combat]
            { $seat_id ->
                [horde] Horda: vezměte vrchní kartu z balíčku bojových karet. Jakou má hodnotu?
               *[other] { $seat }: otočit jednu jeho bojovou kartu. Jakou má hodnotu?
            }
        [faction] Kterou frakci má { $seat }?
        [mech_mods] { $seat }: vylosuj modifikaci mechů. Která to je?
        [infrastructure_mods] { $seat }: vylosuj modifikaci infrastruktury. Která to je?
        [agents] { $seat } stojí proti agentům: odkryjte bojovou kartu z balíčku. Jakou má hodnotu?
        [search] { $seat } hledá: odkryjte karty. Je mezi nimi karta Vesny?
        [order] Ve všem stejně: kdo vybírá první?
        [base] Na které domovské základně { $seat } začíná?
        [crest] Který znak táhne { $seat }?
        [ability_token] Který žeton schopnosti táhne { $seat }?
        [tile] Vykládejte destičky úspěchů zleva doprava. Která je další?
        [discard] { $seat } odhazuje bojové karty v náhodném pořadí. Která jde první?
       *[mat] Kterou desku hráče má { $seat }?
    }
question-units = Co mají lidé na těchto územích?
question-combat_power = { $seat }: kolik síly nastavuješ?
question-combat_cards = { $seat }: jakou hodnotu mají tvoje bojové karty dohromady?
question-combat_cards_count = { $seat }: kolik bojových karet to je?
question-target = { $seat }: které z těchto území napadne?
question-attacked = { $seat }: koho napadne?
question-combat_winner = { $seat }: boj se odehraje u stolu. Kdo vyhrál?
question-trap = { $seat }: past sklapla, otočte ji. Co ukazuje?
question-master = Kdo tu stojí? Jednotky ostatních se postaví na jejich domovské základny.
question-lost_unit = { $seat }: které jeho bojové jednotky tam byly poraženy?
question-met = { $seat }: kdo tam stál?
question-workers_sent_home = { $seat }: kolik dělníků bylo vyhnáno?
question-final_coins = { $seat }: kolik mincí?
question-final_popularity = { $seat }: jaká popularita?
question-final_stars = { $seat }: kolik hvězd?
question-final_territories =
    { $token ->
        [flag] { $seat }: kolik území? Továrna se počítá za tři. Vlajka na ovládaném území se počítá za jedno navíc, pokud nesousedí s domovskou základnou.
        [trap] { $seat }: kolik území? Továrna se počítá za tři. Nastražená past, která leží na území sama, ho ovládá.
       *[none] { $seat }: kolik území? Továrna se počítá za tři.
    }
question-final_resources = { $seat }: kolik surovin?
question-final_structures = { $seat }: kolik mincí za bonus staveb?
question-final_encounters = { $seat }: kolik území s natištěným setkáním? V šesti nebo sedmi hráčích je každé za 3 mince.
question-tie_pieces = Shoda. { $seat }: kolik dělníků, mechů a staveb na plánu?
question-tie_power = Stále shoda. { $seat }: kolik síly?

## Příkazy jako řádky historie

command-new = Příprava
command-automa_turn = { $seat }: tah
command-move = { $seat }: pohyb ({ $part })
command-move-open = { $seat }: pohyb
command-place = { $seat }: na plán { $n } × { $unit }
command-remove = { $seat }: z plánu { $n } × { $unit }
command-gain = { $seat }: { $what } { $n }
command-star = { $seat }: hvězda, { $triumph }
command-correct = Oprava: { $part }
command-finish = Závěrečné bodování

## What a fix of the record may touch

event-kept = Záznam je opraven. Všechny figurky nechte stát, kde jsou.
command-kept = Záznam opraven, figurky zůstávají
page-scythe-together =
    { $count ->
        [one] Tento jeden
        [few] Tyto { $count }
       *[other] Těchto { $count }
    }
error-drawn-together =
    { $count ->
        [0] Teď se netáhne: otevřená je jiná otázka, nebo žádná.
       *[other] Klepněte přesně na tolik, kolik se táhlo: { $count }. Teď je jich { $n }.
    }
