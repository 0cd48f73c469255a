# Pages of Tapestry: my record, the sheet of a game, and the rules in force on paper.

page-record-plot-solo = Dein Abstand zum Automa, Partie für Partie: S Sieg, G geteilt, N Niederlage.
page-record-plot-duel = Abstand, mit dem gewonnen wurde, Partie für Partie; darunter, wer gewann (= geteilt).
