# Tapestry: the Fate of Atlantis.

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

## Otázky

question-atlantis3_all_end_vp = Kolik vítězných bodů dává tvoje kniha pravidel Automovi, když má dokončené všechny tři stupnice? Navrhujeme { $proposal }.
question-atlantis3_landmark_vp = Kolik vítězných bodů dává tvoje kniha pravidel na konci za každou dominantu? Navrhujeme { $proposal }.
question-atlantis4_cost_any = Kolik libovolných surovin stojí pole stupně { $at } kromě jedné suroviny své stupnice? Najdeš to na kartě s nápovědou; navrhujeme { $proposal }.
question-atlantis4_progress = Tvoje kniha pravidel má příklad na body za pole Vojenství: žeton na Drone Assassins (pole 11). Kolik bodů dává? Navrhujeme 2.
option-atlantis4_progress-mirrored = 2 body
option-atlantis4_progress-steps = 1 bod

## Odmítnutí

error-atlantis-expansion = Kampaň Atlantida se hraje s rozšířením Plans & Ploys a s žádným jiným. Ostatní vynech.
error-atlantis-arts = Kampaň Atlantida se hraje bez stupnice umění. Vynech ji.
error-atlantis-double-strike = Kampaň Atlantida se hraje bez dvojitého úderu. Vynech ho.

## Příprava krok za krokem: Atlantis

step-aid-card = Přichystej si kartu s nápovědou k tomuto scénáři.
step-your-civ = Hraješ za civilizaci { $civ }. Žádnou jinou netáhni.
step-your-civ-fall = Hraješ za civilizaci { $civ }. Druhá přibude při tvém prvním zvýšení blahobytu.
step-civ-later = Civilizaci si zatím nevybírej.
step-focus-tokens = Polož dva své žetony na pole 4 své oblíbené stupnice { $track }.
step-focus-gift = Vezmi si přínos pole { $space } stupnice { $track }, bez bonusu.
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
