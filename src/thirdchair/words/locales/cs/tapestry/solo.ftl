# Tapestry alone: you, the Automa and the Shadow Empire. An event is an instruction for the hand.

## Věci

seat-automa = Automa
seat-you = Ty
seat-you2 = Tvůj druhý žeton
seat-bots = Boti

deck-civilization = civilizace Automy
achievement-two_topples = Převrhne 2 žetony osídlení soupeřů
achievement-middle_island = Dobude prostřední ostrov

civ-engineers = Engineers
civ-explorers = Explorers
civ-scientists = Scientists
civ-conquerors = Dobyvatelé

level-1 = Úroveň 1
level-2 = Úroveň 2
level-3 = Úroveň 3
level-4 = Úroveň 4
level-5 = Úroveň 5
level-6 = Úroveň 6

hex-name =
    { $hex ->
        [16] pole 16 (prostřední ostrov)
        [22] { $mode ->
            [kaiju-2] pole 22 (území 3/5)
           *[other] pole 22 (hlavní město Automy)
        }
        [24] pole 24 (tvoje hlavní město)
       *[other] pole { $hex }
    }

## Události

event-civilization =
    { $place ->
        [1] Polož kartu civilizace { $civ } na kartu blahobytu Automy.
       *[other] Polož { $civ } vedle jako druhou civilizaci. Její oblíbená stupnice se nepočítá.
    }
event-level_start = Úroveň { $level }: nejdřív postupy zdarma.
event-income_step =
    { $step ->
        [change_favorite] { $turn }. zvýšení blahobytu: kontrola oblíbených stupnic.
        [advance_both_bots] { $turn }. zvýšení blahobytu: oba boti postupují podle poslední dvojice karet.
        [civ_ability] { $turn }. zvýšení blahobytu: schopnost civilizace.
        [score_vp] { $turn }. zvýšení blahobytu: Automa boduje.
        [add_progress_cards] { $turn }. zvýšení blahobytu: z balíčku pokroku jdou na odhazovací hromádku další karty ({ $n }).
        [tapestry_onto_mat] { $turn }. zvýšení blahobytu: karta tapiserie zakryje sloupec karty blahobytu.
        [gain_tapestry] { $turn }. zvýšení blahobytu: Automa získá kartu tapiserie.
        [shuffle_decision_deck] { $turn }. zvýšení blahobytu: nový balíček rozhodnutí.
       *[other] { $turn }. zvýšení blahobytu: další krok.
    }
scored-for =
    { $for ->
        [income] karta blahobytu
        [era] první v nové éře
        [civilization] civilizace
        [achievement] úspěch
        [finished] všechny stupnice dokončeny
        [landmarks] dominanty stupnic
        [scenario] tento scénář
       *[other] zadáno
    }
event-scored =
    { $who_id ->
        [you] Ty: vítězné body { $points } ({ scored-for }).
       *[other] { $who }: vítězné body { $from } → { $to } ({ scored-for }).
    }
event-era_bonus =
    { $who_id ->
        [you] Éru { $turn } začínáš dřív než boti. Vezmi si libovolné suroviny podle své karty blahobytu: { $resources }.
       *[other] { $who } začíná éru { $turn } první: libovolné suroviny { $resources }.
    }
event-refreshed =
    { $row ->
        [tech] Odhoď 3 vyložené karty technologií a doplň nabídku.
        [masterpiece] Odhoď 3 vyložené karty mistrovských děl a vylož 3 nové.
       *[other] Odhoď 3 vyložené karty a doplň nabídku.
    }
event-tapestry =
    { $where ->
        [mat] Polož kartu z balíčku karet tapiserie lícem dolů na první volné místo zleva na kartě blahobytu Automy ({ $from } → { $to }).
       *[other] Polož kartu z balíčku karet tapiserie lícem dolů vedle karty blahobytu Automy ({ $from } → { $to }).
    }
event-explored =
    { $who_id ->
        [you] Prozkoumáváš { hex-name }.
       *[other] { $who }: vytáhni dílek území a polož ho na { hex-name }, lícem nahoru a náhodně otočený.
    }
event-tile_laid = Vytáhni dílek území a polož ho na { hex-name }, lícem nahoru a náhodně otočený.
event-conquered =
    { $who_id ->
        [you] { $held ->
            [yes] Tvůj útok na { hex-name } selhal: Automa území drží.
           *[no] Dobýváš { hex-name }: postav tam svůj žeton osídlení.
        }
       *[other] { $kind ->
            [opponent] { $who }: postav jeho žeton osídlení na své území, { hex-name }.
           *[other] { $who }: postav jeho žeton osídlení na { hex-name }.
        }
    }
event-toppled =
    { $who_id ->
        [you] Převrhni svůj žeton osídlení: { hex-name }.
       *[other] { $who }: převrhni žeton osídlení, { hex-name }.
    }
event-protected = { $who }: polož převržený žeton osídlení na { hex-name }. Území je teď plné.
event-reaction =
    { $who_id ->
        [you] { $tapestry_id ->
            [none] Hraješ past: { hex-name }.
           *[other] Hraješ kartu { $tapestry }: { hex-name }.
        }
       *[other] { $card ->
            [trap] { $who }, { hex-name }: karta lícem dolů se odhazuje. Je to past.
            [other] { $who }, { hex-name }: karta lícem dolů se odhazuje. Past to není.
           *[named] { $who }, { hex-name }: karta lícem dolů se odhazuje. Je to { $tapestry }{ $works ->
                [trap] {""}. Funguje jako past.
                [nothing] {""}, past to není: nic se nestane.
               *[other] .
            }
        }
    }

## Otázky

question-your_reaction = Automa dobývá tvoje území, { hex-name }. { $count ->
        [2] Zahraješ past?
       *[other] Zahraješ reakční kartu?
    }
option-your_reaction-none = Ne
option-your_reaction-trap = Past
question-reaction_card = Otoč bez vybírání jednu z karet tapiserie, které má Automa lícem dolů. Co to je?
option-reaction_card-trap = Past
option-reaction_card-other = Není to past

## Příkazy jako řádky historie

command-explore = Prozkoumáváš { hex-name }
command-conquer = Dobýváš { hex-name }
command-vp = { $who }: vítězné body { $add }

## Odmítnutí

error-bots-have-finished = Boti už mají poslední tah za sebou. Dál hraješ jen ty, až do výsledku.
error-unknown-hex = Pole „{ $answer }“ na této mapě není. Pole mají čísla 0 až { $last }.
error-already-explored = Území už tam leží: { hex-name }. Prozkoumej pole bez dílku.
error-no-territory = Území tam ještě neleží: { hex-name }. Nejdřív ho prozkoumej.
error-your-territory = Toto území už ovládáš: { hex-name }. Dobuď jiné.
error-full-hex = Dvě figurky tam už stojí: { hex-name }. Nikdo ho nemůže dobýt, zvol jiné území.
error-no-outpost-left =
    { $who_id ->
        [you] Všechny tvoje žetony osídlení jsou na mapě. Dobývat už nemůžeš.
       *[other] { $who }: žádný žeton osídlení k dobývání už nezbývá.
    }
error-no-points = 0 bodů nic nezmění. Kladná čísla body přidají, záporná uberou.
error-points-out-of-range = To by bylo bodů { $points } ({ $who }). Možné je 0 až { $most }.
error-no-second-token = Na stupnici { $track } druhý žeton nemáš. Nejdřív ho zadej jako opravu.
error-unknown-civilization = Civilizace Automy „{ $value }“ tu není. Civilizace: { $options }.
error-wrong-number-of-civs =
    { $count ->
        [one] Na úrovni { $level } má Automa právě jednu civilizaci.
        [few] Na úrovni { $level } má Automa právě { $count } civilizace.
       *[other] Na úrovni { $level } má Automa právě { $count } civilizací.
    }
error-same-civilizations = Automa potřebuje dvě různé civilizace.
error-same-favorites = { $track } už je oblíbená stupnice Automy. Stínová říše potřebuje jinou.
error-unknown-expansion = „{ $value }“ není rozšíření, které se tu dá hrát. Vynech ho.
error-too-many-pieces = Na jedno pole se vejdou nejvýše { $most } figurky.
error-hex-needs-tile = { hex-name }: figurky a natištěná území tam potřebují dílek, "tile" musí být true.
error-card-twice = Žádná karta tam nemůže ležet dvakrát.

event-joined = Jednu kartu z balíčku pokroku přidej: { $deck }. Zamíchej jeho { $cards } karet.
