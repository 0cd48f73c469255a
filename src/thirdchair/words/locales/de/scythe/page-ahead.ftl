# Seiten von Scythe: wie lange, bis der Marker eines Automa etwas bringt.

page-ahead-scythe-star =
    { $n ->
        [0] Aktionsplan II beginnt
        [6] Sechster Stern
       *[other] { $n }. Stern
    }
page-ahead-scythe-turns = Zug { $turns }
page-ahead-scythe-middle = in jedem zweiten Spiel bis Zug { $n }
page-ahead-scythe-lead = Genau gezählt über seine Karten, in seinen eigenen Zügen von jetzt an. Die Spannen gelten in acht von zehn Spielen; der Stern für 16 Stärke zählt mit. Ein Kampf kann früher einen Stern bringen oder die Stärke dafür kosten.
page-ahead-scythe-none = Hier ist nichts zu zählen: Mehrere Automas ziehen von einem Stapel, ein Abend einer Kampagne hat eigene Sterne, eine Frage ist offen, oder alle Sterne liegen.
page-ahead-scythe-held = { $who }: Ein Modul hält Aktionsplan II zurück. Gezählt, als bliebe es dabei.
page-ahead-scythe-modules = Nicht mitgezählt ist, was Module sonst bringen, Sterne oder das Ende: { $modules }.
