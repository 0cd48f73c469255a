# Seiten der Kampagne: eine neue.

page-mode-scythe-fenris = Scythe: die Kampagne „Aufstieg der Fenris“
page-mode-short-fenris = Aufstieg der Fenris
page-fenris-new = Neue Kampagne
page-fenris-new-lead = Wer spielt die Kampagne? Acht Abende; alle führen einen Bogen, auch die Automas.
page-fenris-name =
    { $count ->
        [0] Aufstieg der Fenris
       *[other] Fenris: { $part }
    }
page-fenris-box = Prüft eure Schachtel
page-fenris-box-text = Darin sind fünf verschlossene Schachteln, A bis E, und sechs Stanzbögen. Öffnet nichts davon: Die App sagt, wann es so weit ist.
page-fenris-automas = Mehr zu den Automas
page-fenris-adjusts = Schwierigkeit folgt den Siegen
page-fenris-adjusts-hint = Für jeden Abend, den Menschen öfter gewonnen haben als ein Automa, startet er ein Feld weiter vorn; gewinnt er öfter, weiter hinten.
error-fenris-few-factions = Für so viele Plätze gibt es nur { $n } Fraktionen. Wählt weniger Plätze, oder tragt unter „Meine Schachtel“ ein, dass ihr mehr Fraktionen habt.
page-fenris-on-paper = Wir spielen sie schon auf Papier
page-fenris-paper-which = Welcher Abend kommt als nächster?
page-fenris-paper-price = Alles, was vor diesem Abend liegt, wird allen in dieser Kampagne gezeigt.
page-fenris-paper-do = Vom Papier weiterspielen
page-fenris-paper-now = Jetzt vom Papier weiterspielen
error-fenris-paper-number = Sag, welcher Abend als nächster kommt: Tipp auf seine Nummer.
