# Tapestry: what the scenarios share. An event is an instruction for the hand.

## Názvy

campaign-atlantis = Osud Atlantidy
campaign-kaiju = Vzestup Kaiju
scenario-atlantis-1 = Zaměření
scenario-atlantis-2 = Světová válka
scenario-atlantis-3 = Utopie
scenario-atlantis-4 = Pád Atlantidy
scenario-atlantis-5 = Předtucha
scenario-kaiju-1 = Páni Kaiju
scenario-kaiju-2 = Nevyhnutelné

## Věci

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

tapestry-astronomy = Astronomie (snad Astronomy)
tapestry-broker-of-peace = Broker of Peace
tapestry-cartography = Cartography
tapestry-dark-ages = Dark Ages
tapestry-dystopia = Dystopia
tapestry-exploitation = Exploitation
tapestry-great-expansion = Velká expanze (snad Manifest Destiny)
tapestry-infrastructure = Infrastruktura (snad Infrastructure)
tapestry-militarism = Militarism
tapestry-pillage-and-plunder = Pillage and Plunder
tapestry-pirate-rule = Pirate Rule
tapestry-revolution = Revolution
tapestry-socialism = Socialism
tapestry-status-quo = Status Quo
tapestry-worlds-fair = Světová výstava (snad World’s Fair)
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
        [token] žeton Kaiju
       *[other] budova z karty blahobytu
    }

## Události všech scénářů

event-instead =
    { $what ->
        [conquer] { $anywhere ->
            [yes] { $who }: místo průzkumu dobývá, a to kdekoli na mapě.
           *[no] { $who }: místo průzkumu dobývá.
        }
        [explore] { $anywhere ->
            [yes] { $who }: místo dobývání zkoumá, a to kdekoli na mapě.
           *[no] { $who }: místo dobývání zkoumá.
        }
        [roll] { $who }: stupnice vojenství tu není. Stupnici pro jeho civilizaci určí kostka vědy.
       *[other] { $who }: místo toho dělá něco jiného.
    }
event-goal =
    { $met ->
        [yes] Cíl scénáře splněn ({ $have }, potřeba je aspoň { $need }).
       *[no] Cíl scénáře nesplněn ({ $have }, potřeba je aspoň { $need }).
    }
event-verdict =
    { $who_id ->
        [you] Scénář vyhráváš.
       *[other] Scénář vyhrává { $who }.
    }
event-campaign_points =
    { $who_id ->
        [you] { $points ->
            [one] Do kampaně získáváš { $points } bod (scénář { $scenario } × úroveň { $level }).
            [few] Do kampaně získáváš { $points } body (scénář { $scenario } × úroveň { $level }).
           *[other] Do kampaně získáváš { $points } bodů (scénář { $scenario } × úroveň { $level }).
        }
       *[other] { $points ->
            [one] Do kampaně získává { $who } { $points } bod (scénář { $scenario } × úroveň { $level }).
            [few] Do kampaně získává { $who } { $points } body (scénář { $scenario } × úroveň { $level }).
           *[other] Do kampaně získává { $who } { $points } bodů (scénář { $scenario } × úroveň { $level }).
        }
    }

## Otázky

question-your_favorite =
    { $at ->
        [none] Která stupnice je tvoje oblíbená?
       *[other] Tvoje oblíbená stupnice je u konce a na těchto jsi stejně daleko. Která je teď tvoje oblíbená?
    }
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

## Části stolu, které lze opravit

part-scenario-favorite = tvoje oblíbená stupnice
part-scenario-first_favorite = tvoje první oblíbená stupnice
part-scenario-gift = tvůj první zisk
part-scenario-blockers =
    { $place ->
        [none] blokující žetony
       *[other] blokující žetony ({ $place })
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
part-scenario-buildings = budovy ve tvém hlavním městě: { $place }
part-scenario-supply = Kaiju v zásobě

## Příkazy jako řádky historie

command-note = Poznamenaná karta tapiserie: { $card }
command-build = Stavíš v hlavním městě

## Odmítnutí

error-unknown-scenario = Scénář „{ $value }“ tu není. Scénáře: { $options }.
error-campaign-other-next = Scénář { $value } v této kampani není na řadě. Další: { $options }.
error-no-civilization-here = V tomto scénáři Automa žádnou civilizaci nemá. „civs“ vynech.
error-scenario-decides = V tomto scénáři o „{ $field }“ rozhoduje kniha pravidel. Vynech to.
error-you-begin = V tomto scénáři nejsou boti: začínáš ty a fáze Kaiju přichází po každém tvém tahu. „first“ vynech.
error-civ-not-in-scenario = { $civ }: tato civilizace Automy se v tomto scénáři nepoužívá. Vyber jinou.
error-too-many-cards = Na tvou kartu blahobytu se vejdou karty v počtu { $most }. Víc jich neuváděj.
error-bad-title = Název karty má 1 až { $longest } znaků.
error-too-many-marks = Mohou tam ležet nejvýš { $most }. Víc jich neuváděj.
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
error-no-notes = Karty tapiserie si poznamenávají jen scénáře 4 a 5 kampaně Atlantida.
error-no-capital = Tvoje hlavní město zná jen první scénář s Kaiju.
error-capital-not-kept = Tento stůl tvoje hlavní město nevede, ptá se, až když Kaiju přijde. Chceš-li to jinak, začni stůl, který ho povede.
error-unknown-piece = „{ $value }“ do hlavního města umístit nelze. Možné: { $options }.
error-unknown-plot = Políčko „{ $value }“ ve tvém hlavním městě není. Políčka jdou od r1c1 (vlevo nahoře) po r9c9 (vpravo dole).
error-plot-is-full = Už tam něco stojí: { $plot }. Vyber volné políčko.
error-plot-is-lost = Leží tam žeton Kaiju: { $plot }. Nelze ho odstranit ani zastavět; vyber jiné políčko.
error-plots-twice = Uveď každé políčko jednou a aspoň jedno.
error-no-building-left =
    { $piece ->
        [market] Všech { $most } tržišť z tvé karty blahobytu už stojí v hlavním městě. Další není.
        [house] Všech { $most } domů z tvé karty blahobytu už stojí v hlavním městě. Další není.
        [farm] Všech { $most } statků z tvé karty blahobytu už stojí v hlavním městě. Další není.
       *[armory] Všech { $most } zbrojnic z tvé karty blahobytu už stojí v hlavním městě. Další není.
    }
error-no-bots-to-strike = V tomto scénáři nejsou boti, a tedy ani dvojitý úder. Vynech „double_strike“.
error-one-plot = Budova z karty blahobytu zabírá právě jedno políčko.

## Příprava krok za krokem: co jde ze hry

step-remove-tech = Vyřaď ze hry kartu technologie { $tech }.
step-remove-landmarkcard = Vyřaď ze hry kartu dominanty { $landmark }.
step-remove-automaciv = Automa netáhne civilizaci { $civ }.
step-remove-trap = { $n ->
        [5] Vyřaď ze hry 1 z 5 pastí.
       *[other] Vyřaď ze hry 1 ze { $n } pastí.
    }
step-remove-traps-all = Vyřaď z balíčku karet tapiserie všechny pasti.
step-remove-space = Vyřaď ze hry všechny dílky vesmíru s trvalým účinkem.
step-remove-civs = Vyřaď všechny civilizace, které umisťují budovy z karty blahobytu nebo dominanty jinam než do hlavního města.
step-remove-advanced-capitals = Pokročilé karty hlavního města nech v krabici.
step-remove-middle = Vyřaď ze hry prostřední dominantu (stupeň III) každé stupnice.
