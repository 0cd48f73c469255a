# Pages of Tapestry: after a game, what goes back where.

## Was zurück muss

page-back-cards = Karten und Tableau
page-back-tracks = Leisten und Wahrzeichen
page-back-map = Karte
page-back-box = Zurück in die Stapel
back-decision = Alle { $n } Entscheidungskarten wieder zu einem Stapel.
back-civ = Die Zivilisation { $civ } des Automa: zu den anderen Zivilisationen des Automa.
back-tapestry =
    { $n ->
        [one] Die Gobelinkarte des Automa: zurück zu den Gobelinkarten.
       *[other] Die { $n } Gobelinkarten des Automa: zurück zu den Gobelinkarten.
    }
back-mat =
    { $covered ->
        [yes] Räum das Einkommenstableau des Automa und die Einkommenskarte für Level { $level } weg.
       *[no] Räum das Einkommenstableau des Automa weg.
    }
back-landmark_cards = Alle Wahrzeichenkarten wieder zu einem Stapel, auch deine und die abgelegten.
back-tokens =
    { $mode ->
        [duel] { $who }: Nimm die { $n } Marker von den Leisten und den Außenposten neben { $track } weg.
       *[other] { $who }: Nimm die { $n } Marker von den Leisten und den zweiten auf { $track }.
    }
back-strike = { $who }: { $n } Marker von den Leisten.
back-landmarks =
    { $who_id ->
        [you] Deine Wahrzeichen, an ihre Plätze neben dem Spielplan: { $part }.
        [gone] Wahrzeichen, die aus dem Spiel waren, an ihre Plätze neben dem Spielplan: { $part }.
       *[other] { $who }, Wahrzeichen an ihre Plätze neben dem Spielplan: { $part }.
    }
back-carded =
    { $who_id ->
        [you] Deine Wahrzeichen von Wahrzeichenkarten, zurück in die Schachtel: { $part }.
       *[other] { $who }, Wahrzeichen von Wahrzeichenkarten zurück in die Schachtel: { $part }.
    }
back-achievements =
    { $n ->
        [one] Ein Marker von den Errungenschaften.
       *[other] { $n } Marker von den Errungenschaften.
    }
back-arts = Die Künsteleiste neben { $track }.
back-pool =
    { $n ->
        [one] Das eine Teil aus der Auslage der Hausierer.
       *[other] Die { $n } Teile aus der Auslage der Hausierer.
    }
back-markers =
    { $n ->
        [one] Der Außenposten der Vorreiter an den Leisten.
       *[other] Die { $n } Außenposten der Vorreiter an den Leisten.
    }
back-outposts =
    { $who_id ->
        [you] Deine { $n } Außenposten auf der Karte: Feld { $part }.
       *[other] { $who }, { $n } Außenposten auf der Karte: Feld { $part }.
    }
back-buildings = Deine { $n } Gebäude auf der Karte: Feld { $part }.
back-tiles =
    { $n ->
        [one] Ein Gebietsteil, zurück zu den anderen.
       *[other] { $n } Gebietsteile, zurück zu den anderen.
    }
back-removed =
    { $starred ->
        [yes] { $kind ->
            [tapestry] Gobelinkarten, falls du sie herausgenommen hast: { $part }.
            [civ] Zivilisationen, falls du sie herausgenommen hast: { $part }.
           *[tech] Techkarten, falls du sie herausgenommen hast: { $part }.
        }
       *[no] { $kind ->
            [tapestry] Gobelinkarten, die aus dem Spiel waren: { $part }.
            [civ] Zivilisationen, die aus dem Spiel waren: { $part }.
           *[tech] Techkarten, die aus dem Spiel waren: { $part }.
        }
    }
back-traps =
    { $n ->
        [one] Die Falle, die aus dem Spiel war: zurück zu den Gobelinkarten.
       *[other] Die { $n } Fallen, die aus dem Spiel waren: zurück zu den Gobelinkarten.
    }

## Der Bogen für das Ergebnis eines Szenarios

page-back-scenario = Aus diesem Szenario
back-automacivs = Die Zivilisationen, die der Automa nicht ziehen durfte, zurück zu den anderen: { $part }.
back-landmark_card = Die Wahrzeichenkarte, die aus dem Spiel war: { $part }.
back-all_traps = Alle Fallen: zurück zu den Gobelinkarten.
back-space = Die Weltraumteile mit andauerndem Effekt: zurück zu den anderen.
back-civs = Die Zivilisationen, die aus dem Spiel waren, weil sie außerhalb der Hauptstadt bauen.
back-middle = Das mittlere Wahrzeichen jeder Leiste, an seinen Platz neben dem Spielplan.
back-blockers = Die { $n } Außenposten, die dich blockiert haben, von den Leisten.
back-second_outposts = Die zusätzlichen Außenposten von dir und dem Automa: jeweils zurück zu ihrer Farbe.
back-kaiju_city =
    { $n ->
        [0] Das Kaiju von deinem Hauptstadttableau.
        [one] Das Kaiju und den Marker eines zerstörten Gebäudes von deinem Hauptstadttableau; das Gebäude zurück zu deinen Gebäuden.
       *[other] Das Kaiju und die { $n } Marker zerstörter Gebäude von deinem Hauptstadttableau; die Gebäude zurück zu deinen Gebäuden.
    }
back-kaiju_map =
    { $n ->
        [one] Das Kaiju auf der Karte: Feld { $part }.
       *[other] Die { $n } Kaiju auf der Karte: Feld { $part }.
    }
back-kaiju_markers = Die { $n } Blocker und den SP-Zielmarker.
