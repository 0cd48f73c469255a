# Seiten von Scythe: wie lange, bis der Marker eines Automa etwas bringt.

page-ahead-scythe-star =
    { $n ->
        [0] Aktionsplan II beginnt
        [6] Sechster Stern, das Ende
       *[other] { $n }. Stern
    }
page-ahead-scythe-turns = Zug { $turns }
page-ahead-scythe-middle = in jedem zweiten Spiel bis Zug { $n }
page-ahead-scythe-lead = Genau gezählt über seine Karten, in seinen eigenen Zügen von jetzt an. Die Spannen gelten in acht von zehn Spielen; ein Kampf kann früher einen Stern bringen.
page-ahead-scythe-none = Hier ist nichts zu zählen: Mehrere Automas ziehen von einem Stapel, Module oder ein Abend einer Kampagne reden mit, eine Frage ist offen, oder alle Sterne liegen.
