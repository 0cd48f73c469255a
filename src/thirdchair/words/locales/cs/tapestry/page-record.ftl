# Pages of Tapestry: my record, the sheet of a game, and the rules in force on paper.

page-record-all = Všechny
page-record-scenario = Scénář
page-recap-level =
    { $mode ->
        [kaiju-2] Úroveň { $level }
       *[other]
            { $count ->
                [0] { $name }
               *[other] { $name }: { $part }
            }
    }
page-recap-margin = Náskok: { $part }
page-recap-seat = { $who }: dominanty { $landmarks }, dokončené stupnice { $tracks }
page-recap-turns =
    { $mode ->
        [duel] Tahy Stínové říše: { $count }
        [kaiju-2] Fáze Kaiju: { $count }
       *[other] Tahy botů: { $count }
    }
page-record-plot-solo = Tvůj náskok před Automou, hra po hře: V výhra, D dělená výhra, P prohra.
page-record-plot-duel = Náskok při výhře, hra po hře; dole, kdo vyhrál (= děleno).
page-record-plot-scenario = Tvůj náskok před Automou nebo nad potřebnými body, hra po hře: V výhra, P prohra. Kdo nesplní cíl, prohrává i s více body.
