# Pages of Tapestry: further ahead than the next pair.

page-ahead-count = Zählen
page-ahead-pace = Dein Tempo
page-ahead-still = Ich bleibe stehen
page-ahead-turns = { $n } Züge je Ära
page-ahead-yours = Punkte, die du erwartest
page-ahead-points = Punkte des Automa am Ende
page-ahead-spread = In der Mitte { $middle }; in acht von zehn Spielen zwischen { $low } und { $high } (je ± { $error }).
page-ahead-win = Mit { $n } Punkten gewinnst du, Gleichstand nicht mitgezählt:
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
page-ahead-places =
    Wo sie in drei Zügen stehen{ $error ->
        [0] { "" }
       *[other] { "" } (± { $error })
    }
page-ahead-error = ± { $error }
page-ahead-lead =
    { $games ->
        [one] Aus einem Spiel, das
       *[other] Aus { $games } Spielen, die
    } die Bots von hier aus weitergespielt haben, mit neu gezogenen Karten. Was niemand gesehen hat, bleibt ungesehen.
page-ahead-supposed =
    { $turns ->
        [0] Von dir ist angenommen: Du bleibst stehen.
        [one] Von dir ist angenommen: von jetzt an ein Zug je Ära, ein Feld auf irgendeiner Leiste, keine Fallen, nichts auf der Karte.
       *[other] Von dir ist angenommen: von jetzt an { $turns } Züge je Ära, je Zug ein Feld auf irgendeiner Leiste, keine Fallen, nichts auf der Karte.
    }
page-ahead-none = Hier gibt es nichts durchzuspielen: Eine Frage ist offen, die Bots sind fertig, oder eine eigene Regel entscheidet.
page-ahead-plot = Wie oft der Automa mit wie vielen Punkten endet: acht von zehn Spielen von { $low } bis { $high }, in der Mitte { $middle }.
page-ahead-plot-yours = du: { $n }
page-ahead-by-kernel = Gespielt hat sie der Kernel.
page-ahead-by-missing = Gespielt hat eine halbe Sekunde lang die Referenz-Engine. Mit dem Zusatz „lab“ spielt der Kernel in dieser Zeit 10.000 Spiele, und die Fehler schrumpfen.
page-ahead-by-browser = Gespielt hat eine halbe Sekunde lang die Referenz-Engine: Im Browser gibt es keinen Kernel.
page-ahead-by-off = Gespielt hat eine halbe Sekunde lang die Referenz-Engine: Der Kernel ist hier abgeschaltet.
page-ahead-by-warming = Gespielt hat eine halbe Sekunde lang die Referenz-Engine: Der Kernel wird gerade bereit gemacht. In etwa einer Minute sind die Zahlen genauer.
page-ahead-by-unkept = Gespielt hat eine halbe Sekunde lang die Referenz-Engine: Der Kernel kann im Cache-Ordner nichts aufheben, und zu kompilieren würde zu lange dauern.
page-ahead-by-broken = Gespielt hat eine halbe Sekunde lang die Referenz-Engine: Der Kernel lässt sich hier nicht laden.
page-ahead-by-scenario = Der Kernel kennt das Szenario „{ $what }“ nicht: Gespielt hat eine halbe Sekunde lang die Referenz-Engine.
page-ahead-by-civ = Der Kernel kennt die Zivilisation „{ $what }“ nicht: Gespielt hat eine halbe Sekunde lang die Referenz-Engine.
page-ahead-by-arts = Der Kernel kennt die Künsteleiste nicht, wie sie in „Meine Schachtel“ steht: Gespielt hat eine halbe Sekunde lang die Referenz-Engine.
page-ahead-by-strike = Der Kernel kennt den Doppelschlag neben deinem zweiten Marker nicht: Gespielt hat eine halbe Sekunde lang die Referenz-Engine.
page-ahead-by-corrected = Der Kernel kennt keinen so korrigierten Tisch: Gespielt hat eine halbe Sekunde lang die Referenz-Engine.
