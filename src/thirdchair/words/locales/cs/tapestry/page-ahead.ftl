# Pages of Tapestry: further ahead than the next pair.

page-ahead = Dál dopředu
page-ahead-open = Přehrát
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
page-ahead-spread = Uprostřed { $middle }; v osmi hrách z deseti mezi { $low } a { $high }.
page-ahead-win = S { $n } body vyhraješ:
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
page-ahead-places = Kde budou stát za tři tahy
page-ahead-range = { $low } až { $high }
page-ahead-error = ± { $error }
page-ahead-lead =
    { $games ->
        [one] Z jedné hry
       *[other] Z { $games } her
    }, které boti odsud dohráli s nově taženými kartami. O tobě se předpokládá: tvým tempem každý tah jedno pole na kterékoli stupnici, žádné pasti, nic na mapě. Co nikdo neviděl, zůstává neviděné.
page-ahead-none = Tady není co přehrávat: je otevřená otázka, boti skončili, nebo rozhoduje vlastní pravidlo.
