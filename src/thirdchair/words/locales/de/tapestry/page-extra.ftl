# Pages of Tapestry: what the page asks beside a turn.

## Deine eigenen Marker

page-extra-research = Wirf den Wissenschaftswürfel. Welche Leiste zeigt er?
page-extra-with = Du schreitest dort voran und erhältst die Belohnung.
page-extra-without = Du schreitest dort voran, ohne Belohnung.
page-extra-advance = Schreite auf einer dieser Leisten voran, mit Belohnung.
page-extra-regress = Geh auf einer dieser Leisten zurück, mit der Belohnung des Feldes.
page-extra-left = (noch { $count })
page-extra-skip =
    { $mode ->
        [duel] Bewegt sich nichts, spielt einfach weiter.
       *[other] Bewegt sich nichts, mach einfach mit dem Zug der Bots weiter.
    }
page-extra-or =
    { $mode ->
        [duel] Oder bau stattdessen ein Haus: Dann spielt einfach weiter.
       *[other] Oder bau stattdessen ein Haus: Dann mach einfach mit dem Zug der Bots weiter.
    }
page-extra-stays = geht nicht
doubt-map-slip =
    { $due ->
        [explore] { $what ->
            [conquer] Du darfst gerade erkunden, aber { hex-name } ist ein Gebiet: Ein Tipp darauf erobert es.
           *[other] Du darfst gerade erkunden, aber { hex-name } liegt nicht neben einem Gebiet von dir.
        }
       *[other] { $what ->
            [explore] Du darfst gerade erobern. Auf { hex-name } liegt kein Gebietsteil: Ein Tipp darauf erkundet es.
           *[other] Du darfst gerade erobern, aber { hex-name } ist außer Reichweite.
        }
    }
