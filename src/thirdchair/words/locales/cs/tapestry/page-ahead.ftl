# Pages of Tapestry: further ahead than the next pair.

page-ahead-count = Spočítat
page-ahead-pace = Tvé tempo
page-ahead-still = Zůstávám stát
page-ahead-turns =
    { $n ->
        [few] { $n } tahy za éru
       *[other] { $n } tahů za éru
    }
page-ahead-yours = Body, které čekáš
page-ahead-points = Body Automy na konci
page-ahead-spread = Uprostřed { $middle }; v osmi hrách z deseti mezi { $low } a { $high } (každé ± { $error }).
page-ahead-win = S { $n } body vyhraješ, remíza se nepočítá:
page-ahead-plain = { $plain } ({ $percent } %, ± { $error }).
page-ahead-landmarks = Dominanty, které vezme bot
page-ahead-no-landmarks = V příštích třech tazích žádná.
page-ahead-before =
    { $n ->
        [one] před tvým příštím tahem
       *[other] před { $n }. tahem odteď
    }
page-ahead-in-words = za { $n } tahy: { $plain }
page-ahead-era = v této éře
page-ahead-incomes = Příští zvýšení blahobytu botů
page-ahead-income =
    { $n ->
        [one] v jejich příštím tahu
       *[other] v { $n }. tahu odteď
    }
page-ahead-places =
    Kde budou stát za tři tahy{ $error ->
        [0] { "" }
       *[other] { "" } (± { $error })
    }
page-ahead-error = ± { $error }
page-ahead-lead =
    { $games ->
        [one] Z jedné hry, kterou
       *[other] Z { $games } her, které
    } boti odsud dohráli s nově taženými kartami. Co nikdo neviděl, zůstává neviděné.
page-ahead-supposed =
    { $turns ->
        [0] O tobě se předpokládá: zůstáváš stát.
        [one] O tobě se předpokládá: odteď jeden tah za éru, jedno pole na kterékoli stupnici, žádné pasti, nic na mapě.
        [few] O tobě se předpokládá: odteď { $turns } tahy za éru, každý o jedno pole na kterékoli stupnici, žádné pasti, nic na mapě.
       *[other] O tobě se předpokládá: odteď { $turns } tahů za éru, každý o jedno pole na kterékoli stupnici, žádné pasti, nic na mapě.
    }
page-ahead-none = Tady není co přehrávat: je otevřená otázka, boti skončili, nebo rozhoduje vlastní pravidlo.
page-ahead-plot = Jak často Automa končí s kolika body: osm her z deseti od { $low } do { $high }, uprostřed { $middle }.
page-ahead-plot-yours = ty: { $n }
page-ahead-by-kernel = Hrálo je jádro.
page-ahead-by-missing = Půl vteřiny hrál referenční engine. S doplňkem „lab“ odehraje jádro za tu dobu 10 000 her a chyby se zmenší.
page-ahead-by-browser = Půl vteřiny hrál referenční engine: v prohlížeči jádro není.
page-ahead-by-off = Půl vteřiny hrál referenční engine: jádro je tu vypnuté.
page-ahead-by-warming = Půl vteřiny hrál referenční engine: jádro se právě připravuje. Asi za minutu budou čísla přesnější.
page-ahead-by-unkept = Půl vteřiny hrál referenční engine: jádro si ve složce mezipaměti nemůže nic uložit a překlad by trval příliš dlouho.
page-ahead-by-broken = Půl vteřiny hrál referenční engine: jádro se tu nedá načíst.
page-ahead-by-scenario = Jádro nezná scénář „{ $what }“: půl vteřiny hrál referenční engine.
page-ahead-by-civ = Jádro nezná civilizaci „{ $what }“: půl vteřiny hrál referenční engine.
page-ahead-by-arts = Jádro nezná stupnici umění tak, jak je v „Mé krabici“: půl vteřiny hrál referenční engine.
page-ahead-by-strike = Jádro nezná dvojitý úder vedle tvého druhého žetonu: půl vteřiny hrál referenční engine.
page-ahead-by-corrected = Jádro nezná stůl opravený takto: půl vteřiny hrál referenční engine.
