# Pages of Tapestry: further ahead than the next pair.

page-ahead = Weiter voraus
page-ahead-open = Durchspielen
page-ahead-count = Zählen
page-ahead-pace = Dein Tempo
page-ahead-still = Ich bleibe stehen
page-ahead-turns = { $n } Züge je Ära
page-ahead-yours = Punkte, die du erwartest
page-ahead-points = Punkte des Automa am Ende
page-ahead-spread = In der Mitte { $middle }; in acht von zehn Spielen zwischen { $low } und { $high }.
page-ahead-win = Mit { $n } Punkten gewinnst du:
page-ahead-plain = { $plain } ({ $percent } %, ± { $error }).
page-ahead-landmarks = Wahrzeichen, die ein Bot nimmt
page-ahead-no-landmarks = Keines in den nächsten drei Zügen.
page-ahead-before =
    { $n ->
        [one] vor deinem nächsten Zug
       *[other] vor dem { $n }. Zug von jetzt an
    }
page-ahead-in-words = in { $n } Zügen: { $plain }
page-ahead-era = in dieser Ära
page-ahead-incomes = Der nächste Einkommenszug der Bots
page-ahead-income =
    { $n ->
        [one] in ihrem nächsten Zug
       *[other] im { $n }. Zug von jetzt an
    }
page-ahead-places = Wo sie in drei Zügen stehen
page-ahead-range = { $low } bis { $high }
page-ahead-error = ± { $error }
page-ahead-lead =
    { $games ->
        [one] Aus einem Spiel
       *[other] Aus { $games } Spielen
    }, die die Bots von hier aus weitergespielt haben, mit neu gezogenen Karten. Von dir ist angenommen: in deinem Tempo je Zug ein Feld auf irgendeiner Leiste, keine Fallen, nichts auf der Karte. Was niemand gesehen hat, bleibt ungesehen.
page-ahead-none = Hier gibt es nichts durchzuspielen: Eine Frage ist offen, die Bots sind fertig, oder eine eigene Regel entscheidet.
