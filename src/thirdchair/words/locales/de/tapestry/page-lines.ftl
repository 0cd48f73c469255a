# Pages of Tapestry: a turn of the bots in few words beside icons, and its banners.

## Kurz neben den Symbolen

page-turn-of-shadow = Schattenreich, Zug { $turn }
page-short-advanced = { $track }
page-short-regressed = { $track } zurück
page-short-landmark = Wahrzeichen { $landmark }
page-short-landmark_removed = { $landmark } aus dem Spiel
page-short-hex =
    { $what ->
        [explored] Gebietsteil, Feld { $hex }
        [tile_laid] Gebietsteil, Feld { $hex }
        [conquered] { $kind ->
            [opponent] Auf dein Feld { $hex }
           *[neutral] Außenposten, Feld { $hex }
        }
        [toppled] { $whose ->
            [you] Deiner stürzt, Feld { $hex }
           *[bot] Stürzt, Feld { $hex }
        }
       *[protected] Gestürzt dazu, Feld { $hex }
    }
page-short-favorite = 2. Marker zu { $track }
page-short-favorite-duel = Außenposten zu { $track }
page-short-tapestry =
    { $where ->
        [mat] Gobelin aufs Tableau
       *[hand] Gobelin daneben
    }
page-short-refreshed =
    { $row ->
        [tech] 3 Techkarten tauschen
        [masterpiece] 3 Meisterstücke tauschen
       *[other] 3 Karten tauschen
    }
page-short-pool = 1 { $item } in die Auslage
page-short-marker = Außenposten: { $track } { $space }
page-short-points = Siegpunkte +{ $points }
page-short-achievement = Errungenschaft, Platz { $place }
page-short-drew =
    { $goes ->
        [discard] Karte { $card } auf die Ablage
       *[none] Karte { $card } zurückmischen
    }
page-short-reshuffled = { $cards } Karten neu mischen
page-short-kaiju_moved =
    { $to ->
        [1] Kaiju: oben links
        [2] Kaiju: oben Mitte
        [3] Kaiju: oben rechts
        [4] Kaiju: Mitte links
        [5] Kaiju: Zentrum
        [6] Kaiju: Mitte rechts
        [7] Kaiju: unten links
        [8] Kaiju: unten Mitte
       *[9] Kaiju: unten rechts
    }
page-short-destroyed = Platz { plot-number }: zerstört
page-short-spared = Nichts zerstört
page-short-kaiju_placed = Kaiju, Feld { $hex }
page-short-outpost_lost = Dein Außenposten weg, Feld { $hex }
page-short-blockers_back = Beide Blocker daneben
page-short-blocker_placed = Blocker: { $track }

## Was niemand übersehen darf

page-banner-landmarks =
    { $count ->
        [one] Wahrzeichen vergeben!
       *[other] { $count } Wahrzeichen vergeben!
    }
page-banner-landmark = { $landmark }
page-banner-conquered = Der Automa erobert dein Feld { $hex }!
page-banner-repelled = Deine Falle schnappt zu: Feld { $hex } bleibt dein.
page-banner-outpost-lost =
    { $count ->
        [one] Die Kaiju greifen an: Du verlierst einen Außenposten!
       *[other] Die Kaiju greifen an: Du verlierst { $count } Außenposten!
    }
page-banner-trap =
    { $place ->
        [1] Die erste Karte ist eine Falle! Wirf sie ab.
        [2] Die zweite Karte ist eine Falle! Wirf beide ab.
        [3] Die dritte Karte ist eine Falle! Wirf alle drei ab.
        [4] Die vierte Karte ist eine Falle! Wirf alle vier ab.
        [5] Die fünfte Karte ist eine Falle! Wirf alle fünf ab.
       *[other] Karte { $place } ist eine Falle! Wirf alle { $place } ab.
    }
page-banner-trap-more = Lege deinen Außenposten gestürzt auf { hex-name }.
page-banner-no-trap =
    { $count ->
        [one] Keine Falle! Wirf die Karte ab.
       *[other] Keine Falle! Wirf alle { $count } Karten ab.
    }
page-banner-no-trap-more = { hex-name } gehört dir: dein Außenposten steht, der des Automa stürzt.
page-banner-new-favorite = { $former } ist beendet: Jetzt bevorzugst du { $track }
page-banner-new-favorite-more = Lege einen deiner beiden Marker von { $former } auf { $track } { $space } und den blockierenden Außenposten von { $track } auf { $former }. Erst danach kommt die Belohnung.
page-banner-no-favorite = Alle deine Leisten sind beendet
page-banner-no-favorite-more = Du hast keine bevorzugte Leiste mehr: Nimm die blockierenden Außenposten weg.
page-banner-bots-done = Die Bots sind fertig.
page-banner-bots-done-more =
    { $left ->
        [0] Jetzt fehlt nur noch das Ergebnis.
        [one] Spiel in Ruhe zu Ende: 1 Einkommenszug fehlt dir noch. Gib nur noch ein, wenn du den Automa angreifst.
       *[other] Spiel in Ruhe zu Ende: { $left } Einkommenszüge fehlen dir noch. Gib nur noch ein, wenn du den Automa angreifst.
    }

## Die Zeichen

page-legend = Was bedeuten die Zeichen?
page-legend-token = Marker: { $who }
page-legend-favorite = Bevorzugte Leiste in der Farbe dessen, dem sie gehört
page-legend-landmark = Wahrzeichen, noch zu haben; mit Buchstabe: vergeben
page-legend-came = Von hier kam der Marker
page-legend-tick = Hake ab, was du am Tisch getan hast
page-legend-shuttle = Das Weberschiffchen: Die Bots ziehen
page-stand-short-points = Punkte
page-stand-short-deck = Stapel
page-stand-short-hand = verdeckt
page-stand-short-income = Einkommen
