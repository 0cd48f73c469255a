# Pages of Tapestry: what the bots did, for the hand.

## Der Zug der Bots in einer Zeile

page-sum-bot = { $who }: { $part }
page-sum-track = { $track } { $space }
page-sum-landmark = ein Wahrzeichen
page-sum-hex =
    { $what ->
        [explored] Feld { $hex } erkundet
       *[conquered] Feld { $hex } erobert
    }
page-sum-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

page-do-landmark_removed = Wahrzeichen { $landmark } aus der Box und aus dem Spiel nehmen
page-do-pool = 1 { $item } offen in die Auslage des Automa (jetzt { $cards })
page-do-marker = Außenposten einer freien Farbe auf { $track }, Feld { $space }

## Was die Bots getan haben, für die Hand

page-dye =
    { $color ->
        [red] rote
        [yellow] gelbe
        [green] grüne
        [blue] blaue
       *[gray] graue
    }
page-dyes =
    { $color ->
        [red] roten
        [yellow] gelben
        [green] grünen
        [blue] blauen
       *[gray] grauen
    }
page-dye-token =
    { $color ->
        [red] Roter Marker
        [yellow] Gelber Marker
        [green] Grüner Marker
        [blue] Blauer Marker
       *[gray] Grauer Marker
    }
page-do-moved =
    { $tokens ->
        [2] { $back ->
            [yes] Beide { page-dyes } Marker zurück: { $track } { $from } → { $to }
           *[no] Beide { page-dyes } Marker auf { $track } { $from } → { $to }
        }
       *[other] { $back ->
            [yes] { page-dye-token } zurück: { $track } { $from } → { $to }
           *[no] { page-dye-token } auf { $track } { $from } → { $to }
        }
    }
page-do-landmark = Wahrzeichen { $landmark } in die Box auf dem Automa-Tableau
page-do-hex =
    { $what ->
        [explored] Gebietsteil ziehen, offen und zufällig gedreht hinlegen
        [tile_laid] Gebietsteil ziehen, offen und zufällig gedreht hinlegen
        [conquered] { $kind ->
            [opponent] Einen { page-dyes } Außenposten auf dein Gebiet stellen
           *[neutral] Einen { page-dyes } Außenposten hinstellen
        }
        [toppled] { $whose ->
            [you] Deinen Außenposten stürzen
           *[bot] Den { page-dyes } Außenposten stürzen
        }
       *[protected] Einen { page-dyes } Außenposten gestürzt dazulegen
    }
page-do-favorite =
    { $same ->
        [yes] Die { page-dyes } Marker bleiben auf der bevorzugten Leiste { $track }
       *[no] Den zweiten { page-dyes } Marker neben den ersten auf { $track }
    }
page-do-tapestry =
    { $where ->
        [mat] Gobelinkarte verdeckt aufs Tableau, auf das erste freie Feld von links ({ $from } → { $to })
       *[hand] Gobelinkarte verdeckt neben das Tableau ({ $from } → { $to })
    }
page-do-refreshed =
    { $row ->
        [tech] Die 3 offenen Techkarten abwerfen, Auslage auffüllen
        [masterpiece] Die 3 offenen Meisterstücke abwerfen, Auslage auffüllen
       *[other] Die 3 offenen Karten abwerfen, Auslage auffüllen
    }
page-do-points = Automa-Siegpunkte { $from } → { $to }
page-sum-counted =
    { $what ->
        [landmarks] Wahrzeichen { $count }
        [territories] Gebiete { $count }
        [exploration] Entdeckung { $count }
        [science] Wissenschaft { $count }
        [military] Militär { $count }
        [arts] Künste { $count }
       *[technology] Technologie { $count }
    }
page-sum-row = ({ $what }) × { $times } = { $points }
page-sum-other = { scored-for }: { $points }

page-say-from-to = von { $from } auf { $to }

## Was das Schattenreich getan hat

page-hand-open = Das Schattenreich zieht seine Karten.
page-hand-nothing = Das Schattenreich war noch nicht am Zug.
page-cards-pair = Links Leistenkarte { $left }, rechts Gleichstandkarte { $right }
page-card = Entscheidungskarte { $card }
