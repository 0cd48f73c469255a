# Pages of Tapestry: my record, the sheet of a game, and the rules in force on paper.

page-record-plot-solo = Tvůj náskok před Automou, hra po hře: V výhra, D dělená výhra, P prohra.
page-record-plot-duel = Náskok při výhře, hra po hře; dole, kdo vyhrál (= děleno).
