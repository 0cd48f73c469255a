### Erfolgsplättchen, erklärt

scythe-module-triumph_tiles = Erfolgsplättchen
page-scope-triumph_tiles = Aufstieg der Fenris: Erfolgsplättchen
rule-fen-tiles-count = Für ein Spiel gegeneinander gibt es 16 Erfolgsplättchen, vier davon für siegreiche Kämpfe.
rule-fen-tiles-purpose = Mit Erfolgsplättchen entsteht die Erfolgsleiste durch Zufall, oder ihr stellt sie nach Belieben zusammen.
rule-fen-tiles-setup = Mischt als Erstes die Erfolgsplättchen verdeckt und legt auf jedes der 10 Felder der Erfolgsleiste eines offen aus.
rule-fen-tiles-saxony = Wer Sachsen spielt, setzt auch ohne passendes Plättchen beliebig viele Sterne für Ziele und siegreiche Kämpfe ein. Sterne ohne Plättchen liegen neben der Leiste.
rule-fen-tiles-combat-cards8 = Plättchen für 8 Kampfkarten: Wer sie im eigenen Zug auf der Hand hält, darf einen Stern einsetzen.
rule-fen-tiles-encounters3 = Das Plättchen für Begegnungen verlangt 3 eigene Begegnungsplättchen.
rule-fen-tiles-encounters3-timing = Der Stern für das dritte Begegnungsplättchen wird eingesetzt, wenn diese Begegnung abgeschlossen ist.
rule-fen-tiles-factory = Das Plättchen für die Fabrik bringt einen Stern, wenn man eine Fabrikkarte erhält. Karten vom Spielbeginn zählen nicht.
rule-fen-tiles-factory-timing = Der Stern für eine Fabrikkarte wird am Ende des Zuges eingesetzt, in dem man sie erhalten hat.
rule-fen-tiles-resources16 = Das Plättchen für Ressourcen verlangt insgesamt 16; sie dürfen auf mehreren beherrschten Regionen liegen.
event-tiles_laid =
    { $more ->
        [0] Legt diese Erfolgsplättchen von links nach rechts auf die Leiste: { $spaces }.
       *[other] Legt diese Erfolgsplättchen von links nach rechts auf die Leiste und die letzten { $more }, für die dort kein Platz ist, daneben: { $spaces }.
    }
deck-tile = Erfolgsplättchen
error-not-these-tiles = Auf der Leiste liegen { $n } Plättchen, keines öfter, als es vorhanden ist: { $options }.
error-star-on-tile = Auf diesem Plättchen liegt ein Stern von { $seat }: { $triumph }. Nehmt zuerst den Stern herunter.
scythe-part-track = Erfolgsplättchen
ruling-scythe-a57 = Wie viele Plättchen für siegreiche Kämpfe überspringen die Würfel eines Automa?
ruling-scythe-a57-why = Das deutsche Heft überspringt alles, was der Automa erreichen kann; ein späteres englisches nennt drei der vier.
ruling-scythe-a57-value-all = alle
ruling-scythe-a57-value-three = die ersten drei
