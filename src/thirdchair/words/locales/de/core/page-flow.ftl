# Wie eine Partie läuft: neu in drei Handgriffen, Überraschung, was anders ist, was zurück muss.

## Eine neue Partie

page-game-tapestry = Tapestry
page-game-scythe = Scythe
page-new-again = Los
page-new-surprise = Überraschung
page-new-change = Etwas ändern
page-new-like-last = Wie zuletzt: { $part }
page-new-as-usual = Wie üblich: { $part }
page-new-first-time = Hier noch nie gespielt: erst ein paar Fragen.
page-new-missing = Nicht in deiner Schachtel: { $part }.
page-new-sum-duel =
    { $order ->
        [last] { $first } und { $last }, dann das Schattenreich
        [middle] { $first } und { $last }, dazwischen das Schattenreich
       *[first] erst das Schattenreich, dann { $first } und { $last }
    }
page-new-sum-solo =
    { $first ->
        [you] Level { $level }, du beginnst
        [bots] Level { $level }, die Bots beginnen
       *[lot] Level { $level }, das Los sagt, wer beginnt
    }
page-new-line-order = Reihenfolge: { $part }
page-new-line-color = { $name }: { $color }
page-new-line-level = Level { $level }: { $part }
page-new-line-civs = Zivilisation des Automa: { $part }
page-new-line-first =
    { $first ->
        [you] Du beginnst
        [bots] Die Bots beginnen
       *[lot] Das Los sagt, wer beginnt
    }
page-new-line-yours = Deine Farbe: { $color }
page-surprise = Überraschung
page-surprise-lead = Das kam heraus. Alles andere bleibt, wie es ist.
page-surprise-other = Etwas anderes
page-new-first = Wer beginnt?
page-new-first-p1 = Person 1
page-new-first-p2 = Person 2
page-new-first-lot = Das Los, unter allen dreien

## Hinweise

page-first-income = { $who }: zuerst ein Einkommenszug.
page-first-income-yours = Dein erster Zug ist ein Einkommenszug.
page-finish-early = Einkommenszüge bisher, von { $last }: { $part }. Tragt das Ergebnis nur ein, wenn ihr hier enden wollt.

## Was zurück muss

page-put-back = Alles zurücklegen
page-put-back-lead = Was diese Partie von seinem Platz genommen hat und wohin es gehört. Eigenes Material wandert wie immer zurück.
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
        [yes] Das Einkommenstableau des Automa, und die Einkommenskarte für Level { $level } herunter.
       *[no] Das Einkommenstableau des Automa.
    }
back-landmark_cards = Alle Wahrzeichenkarten wieder zu einem Stapel, auch deine und die abgelegten.
back-tokens =
    { $mode ->
        [duel] { $who }: { $n } Marker von den Leisten, und der Außenposten neben { $track }.
       *[other] { $who }: { $n } Marker von den Leisten, und der zweite auf { $track }.
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
        [one] Das eine Teil aus dem Vorrat der Hausierer.
       *[other] Die { $n } Teile aus dem Vorrat der Hausierer.
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

## Was anders ist als zuletzt

page-differing =
    { $count ->
        [0] Alles wird aufgebaut wie bei „{ $name }“.
        [one] Ein Schritt ist anders als bei „{ $name }“.
       *[other] { $count } Schritte sind anders als bei „{ $name }“.
    }
page-differing-gone = Diesmal nicht:
page-differing-only = Nur zeigen, was anders ist
page-differing-all = Alle Schritte zeigen
page-differs-new = diesmal neu
page-differs-changed = anders als zuletzt

## Startseite

page-home-none-open = Keine Partie ist im Gang. Zeit für eine neue.
page-home-finished =
    { $count ->
        [one] Eine beendete Partie
       *[other] { $count } beendete Partien
    }
serve-code = Codewort für Handys: { $code }

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
