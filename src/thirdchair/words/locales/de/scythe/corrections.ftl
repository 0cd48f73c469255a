# Scythe: parts that can be corrected or fixed, and what they are set to.

## Dinge

scythe-part-seat = { $what }, { $name }
scythe-part-star = Sterne „{ $triumph }“, { $name }
scythe-part-tokens = Plättchen: { $kind }
scythe-part-board = wie der Spielplan geführt wird
scythe-part-marker = Rekrutenmarker
scythe-part-abilities = Fähigkeiten im Kampf
scythe-board-tracked = mitgeführt
scythe-board-asked = gefragt
scythe-board-cards = nur Karten
scythe-tracker-at =
    { $sign ->
        [minus] { $amount } vor dem ersten Feld
       *[plus] Feld { $amount }
    }
scythe-value-yes = ja
scythe-value-no = nein
scythe-value-nothing = nichts

## What a fix of the record may touch

scythe-part-reserve = auf dem Tableau: { $unit } ({ $name })
scythe-part-cards =
    { $pile ->
        [deck] Karten im Stapel ({ $name })
        [last] letzte Karte ({ $name })
       *[other] abgelegte Karten ({ $name })
    }
scythe-part-units = Figuren auf dem Spielplan
scythe-part-turn = Züge, die die App spielt
scythe-part-over = Spiel zu Ende
scythe-part-laid = was Module ausgelegt haben
scythe-part-ended = sechster Stern
scythe-part-result = Ergebnis
scythe-part-cooperative = kooperativ
scythe-part-worn = { $name }: auf { $ability }
scythe-part-turned = { $name }: { $mod } benutzt
scythe-part-beside = was bei { $name } liegt
scythe-part-rivals = Sterne auf Heimatgebieten, { $name }
scythe-part-mods = Mech-Modifikationen, { $name }

## The campaign on paper

scythe-part-sheet =
    { $field ->
        [wealth] Vermögen von { $name }
        [wins] Siege von { $name }
        [bonuses] Aufbau-Boni von { $name }
        [log] Erfolgschronik von { $name }
        [perks] benutzte Sofort-Boni von { $name }
        [mech_mods] Mech-Modifikationen von { $name }
        [infrastructure_mods] Infrastruktur-Modifikationen von { $name }
        [base] Heimatbasis von { $name }
       *[level] Stufe von { $name }
    }
scythe-part-most_coins = höchster Aufbau-Bonus an Münzen
scythe-part-name = der Name von { $part }
scythe-part-factions = die Fraktionen
scythe-part-rows = Zeilen der Erfolgschronik
scythe-part-book = das Regelbuch auf dem Tisch
scythe-book-unsure = nicht sicher
scythe-book-de = deutsch, 2018
scythe-book-en = englisch, später
