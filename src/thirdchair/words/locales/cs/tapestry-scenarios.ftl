# Scénáře Tapestry: Osud Atlantis a Vzestup Kaiju. Událost je pokyn pro ruku.

## Názvy

campaign-atlantis = Osud Atlantis
campaign-kaiju = Vzestup Kaiju
scenario-atlantis-1 = Zaměření
scenario-atlantis-2 = Světová válka
scenario-atlantis-3 = Utopie
scenario-atlantis-4 = Pád Atlantis
scenario-atlantis-5 = Předtucha
scenario-kaiju-1 = Páni Kaiju
scenario-kaiju-2 = Nevyhnutelné

## Věci

seat-kaiju = Kaiju

civ-alchemists = Alchemists
civ-aliens = Aliens
civ-chosen = The Chosen
civ-tinkerers = Tinkerers
civ-isolationists = Isolationists
civ-militants = Militants
civ-riverfolk = Riverfolk
civ-utilitarians = Utilitarians
civ-leaders = Leaders
civ-islanders = Islanders
civ-historians = Historians
civ-mystics = Mystics

tapestry-astronomy = „Astronomie“ (snad Astronomy)
tapestry-broker-of-peace = Broker of Peace
tapestry-cartography = Cartography
tapestry-dark-ages = Dark Ages
tapestry-dystopia = Dystopia
tapestry-exploitation = Exploitation
tapestry-great-expansion = „Große Expansion“ (snad Manifest Destiny)
tapestry-infrastructure = „Infrastrukturaufbau“ (snad Infrastructure)
tapestry-militarism = Militarism
tapestry-pillage-and-plunder = Pillage and Plunder
tapestry-pirate-rule = Pirate Rule
tapestry-revolution = Revolution
tapestry-socialism = Socialism
tapestry-status-quo = Status Quo
tapestry-worlds-fair = „Weltausstellung“ (snad World's Fair)
tech-siegecraft = Siegecraft
tech-radio = Radio
tech-lithium-ion-battery = Lithium-Ion Battery

district-name =
    { $district ->
        [1] levá horní čtvrť
        [2] prostřední horní čtvrť
        [3] pravá horní čtvrť
        [4] levá prostřední čtvrť
        [5] čtvrť uprostřed
        [6] pravá prostřední čtvrť
        [7] levá dolní čtvrť
        [8] prostřední dolní čtvrť
        [9] pravá dolní čtvrť
       *[other] čtvrť { $district }
    }
plot-number =
    { $number ->
        [1] 1 (vlevo nahoře)
        [2] 2 (nahoře uprostřed)
        [3] 3 (vpravo nahoře)
        [4] 4 (vlevo uprostřed)
        [5] 5 (uprostřed)
        [6] 6 (vpravo uprostřed)
        [7] 7 (vlevo dole)
        [8] 8 (dole uprostřed)
       *[9] 9 (vpravo dole)
    }
plot-name = { district-name }, políčko { plot-number }
capital-piece =
    { $piece ->
        [market] tržiště
        [house] dům
        [farm] statek
        [armory] zbrojnice
        [landmark] dominanta
        [printed] předtištěné políčko
       *[other] budova z karty blahobytu
    }

## Události všech scénářů

event-instead =
    { $what ->
        [conquer] { $who }: místo průzkumu dobývá.
        [explore] { $who }: místo dobývání zkoumá.
       *[other] { $who }: místo toho dělá něco jiného.
    }
event-goal =
    { $met ->
        [yes] Cíl scénáře plníš ({ $have }; potřeba je aspoň { $need }).
       *[no] Cíl scénáře neplníš ({ $have }; potřeba je aspoň { $need }).
    }
event-verdict =
    { $who_id ->
        [you] Scénář vyhráváš.
       *[other] Scénář vyhrává: { $who }.
    }
event-campaign_points =
    { $who_id ->
        [you] Kampaň: získáváš body kampaně: { $points } (scénář { $scenario } krát úroveň { $level }).
       *[other] Kampaň: { $who } získává body kampaně: { $points } (scénář { $scenario } krát úroveň { $level }).
    }

## Atlantis 1

event-your_favorite =
    { $former_id ->
        [none] Tvoje oblíbená stupnice je { $track }. Polož dva své žetony na její pole { $space }.
       *[other] Tvoje oblíbená stupnice je teď { $track }. Jeden ze dvou žetonů ze stupnice { $former } polož ke svému nejvzdálenějšímu žetonu tam, na pole { $space }.
    }
event-first_gift = Vezmi si přínos pole { $space } stupnice { $track }, bez bonusu.
event-blockers =
    { $to ->
        [0] Postav tři blokující žetony osídlení na počáteční pole jejich stupnic.
       *[other] Postav tři blokující žetony osídlení na pole { $to } jejich stupnic.
    }
event-blocker_swapped = Přesuň blokující žeton osídlení: { $track } → { $former }.
event-no_favorite = Všechny ostatní stupnice máš dokončené. Oblíbenou stupnici už nemáš; blokující žetony osídlení odstraň.

## Atlantis 4 a 5

event-noted = Místo { $space } tvé karty blahobytu: { $card }.
event-turned_up =
    { $card ->
        [none] Otoč na své kartě blahobytu první kartu tapiserie zleva, která leží lícem dolů (místo { $space }).
       *[other] Otoč na své kartě blahobytu první kartu tapiserie zleva, která leží lícem dolů (místo { $space }): { $card }.
    }

## Kaiju 1

event-kaiju_moved =
    Kaiju se řídí symbolem { $track }. { $to ->
        [1] Přesuň ho do levé horní čtvrti.
        [2] Přesuň ho do prostřední horní čtvrti.
        [3] Přesuň ho do pravé horní čtvrti.
        [4] Přesuň ho do levé prostřední čtvrti.
        [5] Přesuň ho do čtvrti uprostřed.
        [6] Přesuň ho do pravé prostřední čtvrti.
        [7] Přesuň ho do levé dolní čtvrti.
        [8] Přesuň ho do prostřední dolní čtvrti.
       *[9] Přesuň ho do pravé dolní čtvrti.
    }
event-destroyed = Ze hry odchází { capital-piece }: { $plot }. Natrvalo tam polož žeton nepoužité barvy.
event-spared = Kaiju na novém místě nic neničí ({ district-name }).
event-built = Tvoje hlavní město, { $plots }: { capital-piece }.
event-district_full =
    { $resource ->
        [yes] Dokončeno: { district-name }. Získej surovinu.
       *[no] Dokončeno: { district-name }. Leží tam ale žeton, takže žádnou surovinu nezískáš.
    }
event-capital_lines = Tvoje hlavní město: plné řady a sloupce, které bodují: { $full }. S žetonem, tedy bez bodů: { $void }.

## Kaiju 2

event-blockers_back = Polož oba blokátory vedle herní desky.
event-blocker_placed = Postav blokátor na stupnici { $track }.
event-outpost_lost = Kaiju útočí, { hex-name }: odstraň tam ze hry jeden svůj žeton osídlení.
event-kaiju_placed = Postav Kaiju: { hex-name }. Vedle mapy zbývá: { $left }.
event-first_era = Éru { $turn } začínáš jako první. Získej libovolné suroviny podle své karty: { $resources }.
event-extra_cost =
    { $resources ->
        [one] Na stupnici { $track } stojí blokátor. Pokud to byla akce postupu, zaplať navíc 1 libovolnou surovinu.
       *[other] Na stupnici { $track } stojí blokátory. Pokud to byla akce postupu, zaplať navíc { $resources } libovolné suroviny.
    }
event-kaiju_end =
    { $cause ->
        [target] Cílový počet bodů je dosažen: Kaiju jsou poražena.
        [outposts] Na mapě nemáš žádný žeton osídlení: Kaiju zaplavila svět.
        [income] Tvoje poslední zvýšení blahobytu skončilo a cílový počet bodů není dosažen.
       *[other] Končíš dřív, než je cílový počet bodů dosažen.
    }

## Otázky

question-your_favorite = Která stupnice je tvoje oblíbená?
question-first_gift = Co si vezmeš: přínos jednoho z prvních čtyř polí své oblíbené stupnice, nebo její první dominantu?
option-first_gift-1 = Přínos pole 1
option-first_gift-2 = Přínos pole 2
option-first_gift-3 = Přínos pole 3
option-first_gift-4 = Přínos pole 4
option-first_gift-landmark = Dominanta
question-three_cards = Které karty tapiserie položíš na tři místa své karty blahobytu?
option-three_cards-drawn = 3 z 9 tažených
option-three_cards-noted = Ty ze scénáře 4
question-full_building_types = U kolika druhů máš umístěné všechny budovy z karty blahobytu?
question-prediction_vp = Kolik vítězných bodů ti přinesly předpovědi civilizace Mystics?
question-first_building =
    { $at ->
        [d1] Kaiju je v levé horní čtvrti.
        [d2] Kaiju je v prostřední horní čtvrti.
        [d3] Kaiju je v pravé horní čtvrti.
        [d4] Kaiju je v levé prostřední čtvrti.
        [d5] Kaiju je ve čtvrti uprostřed.
        [d6] Kaiju je v pravé prostřední čtvrti.
        [d7] Kaiju je v levé dolní čtvrti.
        [d8] Kaiju je v prostřední dolní čtvrti.
       *[d9] Kaiju je v pravé dolní čtvrti.
    } Na kterém jejím políčku (1 až 9, po řadách) stojí první budova z karty blahobytu? „Žádná“, když tam žádná není nebo není volné políčko.
option-first_building-0 = Žádná
question-atlantis3_all_end_vp = Kolik vítězných bodů dává tvoje kniha pravidel Automovi, když má dokončené všechny tři stupnice? Číslo nemáme, navrhujeme { $proposal }.
question-atlantis3_landmark_vp = Kolik vítězných bodů dává tvoje kniha pravidel na konci za každou dominantu? Číslo nemáme, navrhujeme { $proposal }.
question-atlantis4_cost_any = Kolik libovolných surovin stojí pole stupně { $at } kromě jedné suroviny své stupnice? Najdeš to na kartě s nápovědou; navrhujeme { $proposal }.
question-atlantis4_progress = Tvoje kniha pravidel má příklad na body za pole Vojenství: žeton na Drone Assassins (pole 11). Kolik bodů dává? Navrhujeme 2.
option-atlantis4_progress-mirrored = 2 body
option-atlantis4_progress-steps = 1 bod
question-kaiju1_compass =
    { $at ->
        [military] Který směr má na kompasu v tvé knize pravidel Vojenství? Navrhujeme nahoru.
        [science] Který směr má na kompasu v tvé knize pravidel Věda? Navrhujeme doprava.
        [exploration] Který směr má na kompasu v tvé knize pravidel Průzkum? Navrhujeme dolů.
       *[technology] Který směr má na kompasu v tvé knize pravidel Technologie? Navrhujeme doleva.
    }
option-kaiju1_compass-up = Nahoru
option-kaiju1_compass-right = Doprava
option-kaiju1_compass-down = Dolů
option-kaiju1_compass-left = Doleva

## Části stolu, které lze opravit

part-scenario-favorite = tvoje oblíbená stupnice
part-scenario-first_favorite = tvoje první oblíbená stupnice
part-scenario-gift = tvůj první zisk
part-scenario-blockers =
    { $place ->
        [none] blokátory
       *[other] blokátory ({ $place })
    }
part-scenario-cards =
    { $place ->
        [none] karty tapiserie na tvé kartě blahobytu
       *[other] karta tapiserie na místě { $place } tvé karty blahobytu
    }
part-scenario-district = čtvrť, kde je Kaiju
part-scenario-last = čtvrť, odkud Kaiju přišlo
part-scenario-plots = tvoje hlavní město, { $place }
part-scenario-target = cílový počet bodů
part-scenario-kaiju = Kaiju na mapě
part-scenario-former = tvoje dřívější oblíbené stupnice
part-scenario-die = stupnice kostky vědy
part-scenario-costs = kolik stojí postup ({ $place })
part-scenario-noted = karty poznamenané v minulém scénáři
part-scenario-face_down = karty lícem dolů na tvé kartě blahobytu
part-scenario-lines =
    { $place ->
        [full] plné řádky a sloupce tvého hlavního města, které bodují
       *[other] plné řádky a sloupce tvého hlavního města s žetonem
    }
part-scenario-buildings = budovy v tvém hlavním městě: { $place }
part-scenario-supply = Kaiju v zásobě

## Příkazy jako řádky historie

command-note = Poznamenaná karta tapiserie: { $card }
command-build = Stavíš v hlavním městě

## Odmítnutí

error-unknown-scenario = Scénář „{ $value }“ tu není. Scénáře: { $options }.
error-atlantis-expansion = Kampaň Atlantis se hraje s rozšířením Plans & Ploys a s žádným jiným. Ostatní vynech.
error-atlantis-arts = Kampaň Atlantis se hraje bez stupnice umění. Vynech ji.
error-atlantis-double-strike = Kampaň Atlantis se hraje bez dvojitého úderu. Vynech ho.
error-no-civilization-here = V tomto scénáři Automa žádnou civilizaci nemá. „civs“ vynech.
error-scenario-decides = V tomto scénáři o „{ $field }“ rozhoduje kniha pravidel. Vynech to.
error-you-begin = V tomto scénáři nejsou boti: začínáš ty a fáze Kaiju přichází po každém tvém tahu. „first“ vynech.
error-civ-not-in-scenario = { $civ }: tato civilizace Automy se v tomto scénáři nepoužívá. Vyber jinou.
error-too-many-cards = Na tvou kartu blahobytu se vejdou karty v počtu { $most }. Víc jich neuváděj.
error-bad-title = Název karty má 1 až { $longest } znaků.
error-too-many-marks = Mohou tam ležet nejvýš { $most }. Víc jich neuváděj.
error-bad-parts =
    { $once ->
        [yes] Tady je potřeba hodnota pro každé z těchto: { $parts }. Každá hodnota se objeví právě jednou: { $options }.
       *[no] Tady je potřeba hodnota pro každé z těchto: { $parts }. Možné hodnoty: { $options }.
    }
error-token-is-blocked =
    { $space ->
        [0] Blokující žeton osídlení stojí na počátečním poli stupnice { $track }, takže se tvůj žeton tam nemůže hýbat. Nejdřív postup na oblíbené stupnici.
       *[other] Blokující žeton osídlení stojí na poli { $space } stupnice { $track }, takže se tvůj žeton tam nemůže hýbat. Nejdřív postup na oblíbené stupnici.
    }
error-blocked-on-the-way =
    { $room ->
        [one] Na stupnici { $track } se tvůj žeton dostane jen o 1 pole, k blokujícímu žetonu osídlení.
       *[other] Na stupnici { $track } se tvůj žeton dostane jen o tolik polí, k blokujícímu žetonu osídlení: { $room }.
    }
error-conquer-instead = V tomto scénáři se nezkoumá. Místo toho dobývej území.
error-explore-instead = V tomto scénáři se nedobývá. Místo toho prozkoumej pole.
error-no-regress = V tomto scénáři se žádný žeton nevrací. Možné jsou jen kladné kroky.
error-no-notes = Karty tapiserie si poznamenávají jen scénáře 4 a 5 kampaně Atlantis.
error-no-capital = Tvoje hlavní město zná jen první scénář s Kaiju.
error-capital-not-kept = Tento stůl tvoje hlavní město nevede, ptá se, až když Kaiju přijde. Chceš-li to jinak, začni stůl, který ho povede.
error-unknown-piece = „{ $value }“ do hlavního města umístit nelze. Možné: { $options }.
error-unknown-plot = Políčko „{ $value }“ v tvém hlavním městě není. Políčka jdou od r1c1 (vlevo nahoře) po r9c9 (vpravo dole).
error-plot-is-full = Už tam něco stojí: { $plot }. Vyber volné políčko.
error-plot-is-lost = Leží tam žeton Kaiju: { $plot }. Nelze ho odstranit ani zastavět; vyber jiné políčko.
error-plots-twice = Uveď každé políčko jednou a aspoň jedno.
error-one-plot = Budova z karty blahobytu zabírá právě jedno políčko.
error-kaiju-is-there = Je tam Kaiju, { hex-name }. Nelze tam zkoumat ani dobývat.

## Příprava krok za krokem: co jde ze hry

step-remove-tech = Vyřaď ze hry kartu technologie { $tech }.
step-remove-landmarkcard = Vyřaď ze hry kartu dominanty { $landmark }.
step-remove-automaciv = Automa netáhne civilizaci { $civ }.
step-remove-trap = Vyřaď ze hry 1 ze 7 pastí.
step-remove-traps-all = Vyřaď z balíčku karet tapiserie všechny pasti.
step-remove-space = Vyřaď ze hry všechny dílky vesmíru s trvalým účinkem.
step-remove-civs = Vyřaď všechny civilizace, které umisťují budovy z karty blahobytu nebo dominanty jinam než do hlavního města.
step-remove-advanced-capitals = Pokročilé karty hlavního města nech v krabici.
step-remove-middle = Vyřaď ze hry prostřední dominantu (stupeň III) každé stupnice.

## Příprava krok za krokem: Atlantis

step-aid-card = Přichystej si kartu s nápovědou k tomuto scénáři.
step-your-civ = Hraješ za civilizaci { $civ }. Žádnou jinou netáhni.
step-civ-later = Civilizaci si zatím nevybírej.
step-focus-tokens = Polož dva své žetony na pole 4 své oblíbené stupnice { $track }.
step-focus-landmark-you = Vezmi si první dominantu stupnice { $track }.
step-focus-landmark-automa = První dominantu stupnice { $track } polož do rámečku na kartě blahobytu Automy.
step-focus-blockers = Na počáteční pole každé ze svých tří dalších stupnic postav žeton osídlení nepoužité barvy. Tyto žetony tě blokují.
step-three-civs = Táhni 3 civilizace, 1 si nech a ostatní odhoď.
step-redraw-civs = Když táhneš Militants nebo Nomads, smíš je odhodit a táhnout znovu.
step-before-all = Nejdřív připrav to, co následuje, potom vše ostatní jako obvykle.
step-your-trap = Vezmi si do ruky další past. Ostatní zůstanou v balíčku karet tapiserie.
step-second-outposts = Ty i Automa dostanete navíc všechny žetony osídlení jedné nepoužité barvy. Platí jako vaše vlastní.
step-all-tiles = Na každé prázdné pole mapy polož náhodný dílek území.
step-tiles-any-way = Jak jsou tyto dílky natočené, nehraje roli.
step-no-first-tapestry = Při svém prvním zvýšení blahobytu nezískáš kartu tapiserie.
step-automa-tokens-utopia = Na počáteční pole každé stupnice kromě Vojenství polož jeden žeton Automy.
step-shadow-tokens-utopia = Na počáteční pole každé stupnice kromě Vojenství polož jeden žeton Stínové říše.
step-your-tokens-utopia = Ani ty na Vojenství žeton nepokládáš.
step-automa-tokens-fall = Polož žeton Automy na pole 11 stupnice Vojenství a po jednom na pole 12 ostatních stupnic. Nic za to nezíská.
step-shadow-tokens-fall = Polož žeton Stínové říše na pole 11 stupnice Vojenství a po jednom na pole 12 ostatních stupnic.
step-your-tokens-fall = Tam patří i tvoje žetony: pole 11 u Vojenství, pole 12 u ostatních stupnic. Nic za to nezískáš.
step-automa-favorite-fall = K žetonu na oblíbené stupnici { $track } polož druhý žeton Automy. Oba se pohybují spolu.
step-shadow-favorite-fall = K žetonu na oblíbené stupnici { $track } polož druhý žeton Stínové říše. Oba se pohybují spolu.
step-first-income-fall = Tvoje první zvýšení blahobytu nahrazuje pět kroků. Zadej ho a kroky se vypíší.
step-first-income-premonition = Při prvním zvýšení blahobytu položíš tři karty tapiserie. Zadej ho a jeho kroky se vypíší.

## Příprava krok za krokem: Kaiju

step-kaiju-start = Do pravé horní čtvrti svého hlavního města postav žeton osídlení nepoužité barvy. To je Kaiju; nezabírá žádné políčko.
step-kaiju-tip = Postav Kaiju ke straně, odkud přišlo: tak si zapamatuješ jeho poslední čtvrť.
step-no-bots = Boti tu nejsou. Vynech vše, co k nim patří.
step-kaiju-deck = Zamíchej všech 22 karet rozhodnutí lícem dolů do jednoho balíčku.
step-kaiju-blockers = Polož 2 žetony nepoužité barvy vedle herní desky. To jsou blokátory.
step-kaiju-horde = Vezmi všechny žetony osídlení 4 nepoužitých barev. To jsou Kaiju.
step-kaiju-target = Polož žeton jiné barvy na { $n } vítězných bodů. To je cíl.
step-kaiju-turns = Začínáš ty. Po každém tvém tahu přijde fáze Kaiju.
