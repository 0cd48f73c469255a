# Pages of Tapestry: a turn of the bots in few words beside icons, and its banners.

## Krátce vedle symbolů

page-turn-of-shadow = Stínová říše, tah { $turn }
page-short-advanced = { $track }
page-short-regressed = { $track } zpět
page-short-landmark = Dominanta { $landmark }
page-short-landmark_removed = { $landmark } ze hry
page-short-hex =
    { $what ->
        [explored] Dílek, pole { $hex }
        [tile_laid] Dílek, pole { $hex }
        [conquered] { $kind ->
            [opponent] Na tvé pole { $hex }
           *[neutral] Žeton osídlení, pole { $hex }
        }
        [toppled] { $whose ->
            [you] Převrhni svůj, pole { $hex }
           *[bot] Převrhni, pole { $hex }
        }
       *[protected] Převržený k němu, pole { $hex }
    }
page-short-favorite = Druhý na { $track }
page-short-favorite-duel = Žeton osídlení na { $track }
page-short-tapestry =
    { $where ->
        [mat] Tapiserie na kartu
       *[hand] Tapiserie vedle
    }
page-short-refreshed =
    { $row ->
        [tech] Vyměň 3 technologie
        [masterpiece] Vyměň 3 mistrovská díla
       *[other] Vyměň 3 karty
    }
page-short-pool = 1 { $item } do nabídky
page-short-marker = Žeton osídlení: { $track } { $space }
page-short-points = Body +{ $points }
page-short-achievement = Úspěch, místo { $place }
page-short-drew =
    { $goes ->
        [discard] Karta { $card } na odhoz
       *[none] Kartu { $card } zamíchej zpět
    }
page-short-reshuffled = Zamíchej { $cards } karet
page-short-kaiju_moved =
    { $to ->
        [1] Kaiju: vlevo nahoře
        [2] Kaiju: nahoře uprostřed
        [3] Kaiju: vpravo nahoře
        [4] Kaiju: vlevo uprostřed
        [5] Kaiju: střed
        [6] Kaiju: vpravo uprostřed
        [7] Kaiju: vlevo dole
        [8] Kaiju: dole uprostřed
       *[9] Kaiju: vpravo dole
    }
page-short-destroyed = Políčko { plot-number }: zničeno
page-short-spared = Nic není zničeno
page-short-kaiju_placed = Kaiju, pole { $hex }
page-short-outpost_lost = Tvůj žeton pryč, pole { $hex }
page-short-blockers_back = Oba blokující žetony stranou
page-short-blocker_placed = Blokující žeton: { $track }

## Co nesmí nikdo přehlédnout

page-banner-landmarks =
    { $count ->
        [one] Jedna dominanta je pryč!
        [few] { $count } dominanty jsou pryč!
       *[other] { $count } dominant je pryč!
    }
page-banner-landmark = { $landmark }
page-banner-conquered = Automa dobývá tvé pole { $hex }!
page-banner-repelled = Tvá past sklapla: pole { $hex } zůstává tvé.
page-banner-outpost-lost =
    { $count ->
        [one] Kaiju útočí: přicházíš o žeton osídlení!
        [few] Kaiju útočí: přicházíš o { $count } žetony osídlení!
       *[other] Kaiju útočí: přicházíš o { $count } žetonů osídlení!
    }
page-banner-trap =
    { $place ->
        [1] První karta je past! Odhoď ji.
        [2] Druhá karta je past! Odhoď obě.
        [3] Třetí karta je past! Odhoď všechny tři.
        [4] Čtvrtá karta je past! Odhoď všechny čtyři.
        [5] Pátá karta je past! Odhoď všech pět.
       *[other] Karta { $place } je past! Odhoď všech { $place }.
    }
page-banner-trap-more = { hex-name }: polož tam svůj žeton osídlení převržený.
page-banner-no-trap =
    { $count ->
        [one] Žádná past! Odhoď tu kartu.
        [few] Žádná past! Odhoď všechny { $count } karty.
       *[other] Žádná past! Odhoď všech { $count } karet.
    }
page-banner-no-trap-more = { hex-name } je tvé: tvůj žeton stojí, žeton Automy převrhni.
page-banner-new-favorite = { $former } je u konce: oblíbená stupnice je teď { $track }
page-banner-new-favorite-more = Jeden ze svých dvou žetonů přesuň ze stupnice { $former } na { $track } { $space } a blokující žeton osídlení ze stupnice { $track } na { $former }. Přínos přijde až potom.
page-banner-no-favorite = Všechny tvé stupnice jsou u konce
page-banner-no-favorite-more = Už nemáš oblíbenou stupnici: odeber blokující žetony osídlení.
page-banner-bots-done = Boti skončili.
page-banner-bots-done-more =
    { $left ->
        [0] Zbývá jen výsledek.
        [one] V klidu dohraj: zbývá ti ještě 1 zvýšení blahobytu. Zadávej jen to, co dobudeš na Automovi.
        [few] V klidu dohraj: zbývají ti ještě { $left } zvýšení blahobytu. Zadávej jen to, co dobudeš na Automovi.
       *[other] V klidu dohraj: zbývá ti ještě { $left } zvýšení blahobytu. Zadávej jen to, co dobudeš na Automovi.
    }

## Značky

page-legend = Co znamenají značky?
page-legend-token = Žeton: { $who }
page-legend-favorite = Oblíbená stupnice v barvě toho, čí je
page-legend-landmark = Dominanta, kterou lze získat; s písmenem: obsazená
page-legend-came = Odtud žeton přišel
page-legend-tick = Odškrtni, co máš na stole hotové
page-legend-shuttle = Tkalcovský člunek: táhnou boti
page-stand-short-points = body
page-stand-short-deck = balíček
page-stand-short-hand = lícem dolů
page-stand-short-income = blahobyt
