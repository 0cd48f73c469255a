# Pages of Tapestry: my record, the sheet of a game, and the rules in force on paper.

page-record-all = Alle
page-record-scenario = Szenario
page-recap-level =
    { $mode ->
        [kaiju-2] Level { $level }
       *[other]
            { $count ->
                [0] Level { $level } – { $name }
               *[other] Level { $level } – { $name } ({ $part })
            }
    }
page-recap-margin = Abstand: { $part }
page-recap-seat = { $who }: Wahrzeichen { $landmarks }, beendete Leisten { $tracks }
page-recap-turns =
    { $mode ->
        [duel] Züge des Schattenreichs: { $count }
        [kaiju-2] Kaiju-Phasen: { $count }
       *[other] Züge der Bots: { $count }
    }
page-record-plot-solo = Dein Abstand zum Automa, Partie für Partie: S Sieg, G geteilt, N Niederlage.
page-record-plot-duel = Abstand, mit dem gewonnen wurde, Partie für Partie; darunter, wer gewann (= geteilt).
page-record-plot-scenario = Dein Abstand zum Automa oder zu den nötigen Punkten, Partie für Partie: S Sieg, N Niederlage. Wer das Ziel verfehlt, verliert trotz mehr Punkten.
