# Pages of Tapestry: my record, the sheet of a game, and the rules in force on paper.

page-record-plot-solo = Your margin over the Automa, game by game: W won, S shared, L lost.
page-record-plot-duel = Margin of the winner, game by game; below, who won (= shared).
