# Scythe: was dem Tisch gesagt wird. Ein Ereignis ist eine Anweisung für die Hand.

## Dinge

scythe-list-two = { $first } und { $last }
scythe-human = Mensch { $number }
scythe-automa = Automa ({ $faction })
scythe-automa-number = Automa { $number }

scythe-faction-albion = Albion
scythe-faction-nordic = Nordische Königreiche
scythe-faction-rusviet = Rusviet-Union
scythe-faction-togawa = Togawa
scythe-faction-crimea = Krim
scythe-faction-saxony = Sachsen
scythe-faction-polania = Polania

scythe-mat-industrial = Industriell
scythe-mat-engineering = Engineering
scythe-mat-militant = Militant
scythe-mat-patriotic = Patriotisch
scythe-mat-innovative = Innovative
scythe-mat-mechanical = Mechanical
scythe-mat-agricultural = Agricultural

scythe-level-autometta = Autometta
scythe-level-automa = Automa
scythe-level-automaszyna = Automaszyna
scythe-level-ultimaszyna = Ultimaszyna

scythe-terrain-mountain = Berg
scythe-terrain-farm = Gehöft
scythe-terrain-tundra = Tundra
scythe-terrain-forest = Wald
scythe-terrain-village = Dorf
scythe-terrain-lake = See
scythe-terrain-factory = Fabrik

scythe-direction-N = nördlich
scythe-direction-NE = nordöstlich
scythe-direction-E = östlich
scythe-direction-SE = südöstlich
scythe-direction-S = südlich
scythe-direction-SW = südwestlich
scythe-direction-W = westlich
scythe-direction-NW = nordwestlich

scythe-territory =
    { $steps ->
        [1] { $terrain } direkt { $direction } der Fabrik
       *[other] { $terrain } { $steps } Schritte { $direction } der Fabrik
    }
scythe-the-factory = Fabrik
scythe-home-base = Heimatgebiet { $faction }
scythe-on-mat = Nationstableau
scythe-somewhere = wo sie stehen

scythe-unit-worker = Arbeiter
scythe-unit-mech = Mech
scythe-unit-character = Anführer
scythe-unit-structure = Gebäude
scythe-unit-token = Plättchen
scythe-unit-all = alle Einheiten

scythe-what-power = Stärke
scythe-what-coins = Münzen
scythe-what-popularity = Ansehen
scythe-what-cards = Kampfkarten
scythe-what-worker = Arbeiter
scythe-what-mech = Mech
scythe-what-character = Anführer
scythe-what-combat_unit = Kampfeinheit
scythe-what-metal = Metall
scythe-what-food = Nahrung
scythe-what-oil = Öl
scythe-what-wood = Holz
scythe-what-any = Ressourcen nach Wahl
scythe-what-turn = Zug
scythe-what-move = Bewegung
scythe-what-move_worker = Arbeiter bewegen
scythe-what-move_mech = Mech bewegen
scythe-what-move_character = Anführer bewegen
scythe-what-encounter_factory = Begegnung/Fabrik
scythe-what-attack = Angriff
scythe-what-worker_attack = Arbeiterangriff
scythe-what-tracker = Fortschrittsmarker
scythe-what-scheme = Aktionsplan
scythe-what-star = Stern
scythe-what-resources = Ressourcen
scythe-what-combat = Kampf
scythe-what-stars = Sterne
scythe-what-factory_card = Fabrikkarte

scythe-amount =
    { $what_id ->
        [coins] { $amount } $
        [cards] { $amount ->
            [one] { $amount } Kampfkarte
           *[other] { $amount } Kampfkarten
        }
       *[other] { $amount } { $what }
    }

scythe-action-move_worker = Arbeiter bewegen
scythe-action-move_mech = Mech bewegen
scythe-action-move_character = Anführer bewegen
scythe-action-encounter_factory = Begegnung/Fabrik
scythe-action-attack = Angriff
scythe-action-attack-needing = Angriff (Stärke { $n })
scythe-action-worker_attack = Arbeiterangriff

scythe-triumph-upgrades = 6 Entwicklungen
scythe-triumph-mechs = 4 Mechs
scythe-triumph-structures = 4 Gebäude
scythe-triumph-recruits = 4 Rekruten
scythe-triumph-workers = 8 Arbeiter
scythe-triumph-objective = Zielkarte
scythe-triumph-combat = siegreicher Kampf
scythe-triumph-popularity = 18 Ansehen
scythe-triumph-power = 16 Stärke
scythe-triumph-tracker = Fortschrittskarte

scythe-kind-human = Mensch
scythe-kind-automa = Automa
scythe-kind-encounter = Begegnungsplättchen
scythe-kind-influence = Einflussplättchen
scythe-kind-flag = Flagge
scythe-kind-trap = Falle
scythe-kind-sprung = ausgelöste Falle
scythe-change-placed = gelegt
scythe-change-removed = entfernt
scythe-change-sprung = ausgelöst
scythe-pick-random = zufällig
scythe-pick-top_card = von oben

deck-automa = Automa-Stapel
deck-combat = Kampfkarten
deck-faction = Nationen
deck-mat = Spielertableaus

scythe-met-combat = { $name }: Kampfeinheiten
scythe-met-workers = { $name }: nur Arbeiter
scythe-nobody = niemand

scythe-part-seat = { $what }, { $name }
scythe-part-star = Sterne für { $triumph }, { $name }
scythe-part-tokens = Plättchen: { $kind }
scythe-part-board = wie der Spielplan geführt wird
scythe-part-marker = Rekrutenmarker
scythe-part-abilities = Fähigkeiten vor einem Kampf
scythe-board-tracked = mitgeführt
scythe-board-asked = gefragt
scythe-board-cards = nur Karten
scythe-value-yes = ja
scythe-value-no = nein
scythe-value-nothing = nichts

scythe-mark-found = So steht es in den Regelheften.
scythe-mark-found-app = Das kennen wir nur aus anderen Programmen, nicht aus dem Regelheft.
scythe-mark-inferred = Das schließen wir aus anderen Regeln; das Regelheft lag nicht vor.
scythe-mark-not-found = Dazu gibt es keine Quelle. Es ist unsere Auslegung, und der Tisch darf sie ändern.

## Ereignisse

scythe-event-seated =
    { $kind_id ->
        [automa] { $seat }: Nationstableau { $faction }, Stärke { $power }, Kampfkarten verdeckt: { $cards }, { $coins } $, Ansehen { $popularity }. Anführer ins Heimatgebiet, je ein Arbeiter: { $workers }.
       *[human] { $seat }: Nationstableau { $faction }, Stärke { $power }, Kampfkarten: { $cards }, { $coins } $, Ansehen { $popularity }. Anführer ins Heimatgebiet, je ein Arbeiter: { $workers }.
    }
scythe-event-starts = { $seat } ist zuerst am Zug.
scythe-event-drew =
    { $deck_id ->
        [automa] { $purpose ->
            [combat] { $seat }: Automa-Karte { $card } für den Kampf.
           *[turn] { $seat }: Automa-Karte { $card }.
        }
        [combat] { $by_app ->
            [yes] { $seat }: Kampfkarte { $card }, von der App aus allen 42 Karten gezogen.
           *[no] { $seat }: Kampfkarte { $card }.
        }
        [faction] { $seat } spielt { $faction }.
       *[mat] { $seat } erhält das Spielertableau { $mat }.
    }
scythe-event-reshuffled = { $seat }: den Automa-Stapel mischen, { $cards } Karten.
scythe-event-line = { $seat }, Aktionsplan { $scheme ->
        [2] II
       *[1] I
    }: von links nach rechts versuchen: { $moves }.
scythe-event-moved =
    { $stays ->
        [yes] { $seat }: { $unit } bleibt stehen: { $to }.
       *[no] { $seat }: { $unit } umsetzen: { $from } → { $to }.
    }
scythe-event-went =
    { $n ->
        [1] { $seat } bewegt: { $unit }, { $from } → { $to }.
       *[other] { $seat } bewegt: { $n } × { $unit }, { $from } → { $to }.
    }
scythe-event-marker = Den Rekrutenmarker versetzen: { $from } → { $to }.
scythe-event-token =
    { $change_id ->
        [placed] { $kind_id ->
            [trap] { $seat }: eine zufällige scharfe Falle hierher legen: { $at }.
           *[other] { $seat }: { $kind } hierher legen: { $at }.
        }
        [sprung] { $seat } löst eine Falle aus: umdrehen und den Verlust tragen ({ $at }).
       *[removed] { $kind } vom Spielplan nehmen: { $at }.
    }
scythe-event-factory_card =
    { $pick_id ->
        [top_card] { $seat } nimmt die oberste Fabrikkarte; sie ist aus dem Spiel.
       *[random] { $seat } nimmt eine zufällige Fabrikkarte; sie ist aus dem Spiel.
    }
scythe-event-gained =
    { $what_id ->
        [worker] { $seat }: einen Arbeiter vom Tableau ins Heimatgebiet stellen.
        [mech] { $seat }: einen Mech vom Tableau ins Heimatgebiet stellen.
        [character] { $seat }: den Anführer vom Tableau ins Heimatgebiet stellen.
       *[other] { $sign ->
            [minus] { $unless ->
                [ability] { $seat }: −{ scythe-amount }, wenn keine Fähigkeit dieser Nation es verhindert.
               *[nothing] { $seat }: −{ scythe-amount }.
            }
           *[plus] { $seat }: +{ scythe-amount }.
        }
    }
scythe-event-recruit_bonus = Rekrutierungsbonus, falls aufgedeckt: { scythe-amount } für { $seats }.
scythe-event-tracker =
    { $sign ->
        [minus] { $amount ->
            [one] { $seat }: Der Fortschrittsmarker wartet 1 Schritt vor dem ersten Feld.
           *[other] { $seat }: Der Fortschrittsmarker wartet { $amount } Schritte vor dem ersten Feld.
        }
       *[plus] { $to ->
            [0] { $seat }: den Marker auf das erste Feld der Fortschrittskarte setzen.
           *[other] { $seat }: Fortschrittsmarker auf Feld { $to }.
        }
    }
scythe-event-scheme = { $seat }: Aktionsplan II ab der nächsten Karte.
scythe-event-star =
    { $triumph_id ->
        [tracker] { $seat } legt einen Stern neben den Spielplan ({ $count } von 6).
       *[other] { $seat } setzt einen Stern ein: { $triumph } ({ $count } von 6).
    }
scythe-event-combat = Kampf, { $at }: { $attacker } { $attacker_total } ({ $attacker_power } + { $attacker_cards }) gegen { $defender } { $defender_total } ({ $defender_power } + { $defender_cards }). { $winner } gewinnt. Beide zahlen diese Stärke und legen die Karten ab.
scythe-event-retreated =
    { $n ->
        [0] { $seat }: alle Einheiten aus dieser Region zurück: { $to }.
        [1] { $seat }: { $unit } zurück: { $from } → { $to }.
       *[other] { $seat }: { $n } × { $unit } zurück: { $from } → { $to }.
    }
scythe-event-resources = Ressourcen hierher legen: { $n } × { $what } ({ $at }).
scythe-event-resources_removed = Alle Ressourcen von { $seat } entfernen: { $at }.
scythe-event-skipped =
    { $what_id ->
        [turn] { $seat } setzt diesen Zug aus.
        [move] { $seat }: Keine Einheit bewegt sich.
        [worker] { $seat }: Kein Arbeiter ist mehr auf dem Tableau.
        [combat_unit] { $seat }: Keine Kampfeinheit ist mehr auf dem Tableau.
        [power] { $seat }: Mehr Stärke geht nicht.
        [popularity] { $seat }: Mehr Ansehen geht nicht.
        [tracker] { $seat }: Der Fortschrittsmarker ist am Ende.
        [star] { $seat }: Dafür gibt es keinen Stern mehr.
        [resources] Dort erscheinen keine Ressourcen.
        [combat] { $seat }: Menschen tragen das ohne die App aus.
       *[other] { $seat }: nicht möglich: { $what }.
    }
scythe-event-placed =
    { $n ->
        [1] { $seat }: { $unit } aufgestellt: { $at }.
       *[other] { $seat }: { $n } × { $unit } aufgestellt: { $at }.
    }
scythe-event-removed =
    { $n ->
        [1] { $seat }: { $unit } entfernt: { $at }.
       *[other] { $seat }: { $n } × { $unit } entfernt: { $at }.
    }
scythe-event-ended = { $seat } hat den sechsten Stern eingesetzt: Das Spiel ist aus. Es folgt die Schlusswertung.
scythe-event-corrected = Berichtigt: { $part }: { $was } → { $now }.
scythe-event-result =
    { $winners ->
        [one] { $winner } gewinnt: { $points }.
       *[other] { $winner } gewinnen gemeinsam: { $points }.
    }
scythe-points = { $name } { $total } $
scythe-event-difficulty =
    { $change ->
        [0] Nächste Partie: { $seat } beginnt wie bisher.
        [1] Nächste Partie: { $seat } beginnt 1 Feld weiter vorn.
       *[other] Nächste Partie: { $seat } beginnt 1 Feld weiter hinten.
    }

## Fragen

scythe-question-draw =
    { $deck_id ->
        [automa] { $seat }: eine Automa-Karte ziehen. Welche ist es?
        [combat] { $seat }: eine seiner Kampfkarten aufdecken. Welchen Wert hat sie?
        [faction] Welche Nation zieht { $seat }?
       *[mat] Welches Spielertableau zieht { $seat }?
    }
question-units = Was haben die Menschen in diesen Regionen?
question-combat_power = { $seat }: Wie viel Stärke stellst du ein?
question-combat_cards = { $seat }: Was sind deine Kampfkarten zusammen wert?
question-combat_cards_count = { $seat }: Wie viele Kampfkarten sind das?
question-combat_loss_power = { $seat }: Wie viel Stärke verliert der Automa vor dem Kampf durch deine Fähigkeiten?
question-combat_loss_cards = { $seat }: Wie viele Kampfkarten verliert der Automa vor dem Kampf durch deine Fähigkeiten?
question-target = { $seat }: Welche dieser Regionen greift er an?
question-attacked = { $seat }: Wen greift er an?
question-lost_unit = { $seat }: Welche seiner Kampfeinheiten wurden dort besiegt?
question-met = { $seat }: Wer stand dort?
question-workers_sent_home = { $seat }: Wie viele Arbeiter hast du vertrieben?
question-combat_popularity = { $seat }: Wie viel Ansehen kosten dich die vertriebenen Arbeiter? Keines, wenn eine Fähigkeit es verhindert.
question-final_coins = { $seat }: Wie viele Münzen?
question-final_popularity = { $seat }: Wie viel Ansehen?
question-final_stars = { $seat }: Wie viele Sterne?
question-final_territories = { $seat }: Wie viele Regionen? Die Fabrik zählt als drei.
question-final_resources = { $seat }: Wie viele Ressourcen?
question-final_structures = { $seat }: Wie viele Münzen für den Gebäudebonus?
question-tie_pieces = Gleichstand. { $seat }: Wie viele Arbeiter, Mechs und Gebäude auf dem Spielplan?
question-tie_power = Noch immer Gleichstand. { $seat }: Wie viel Stärke?

## Befehle, als Zeilen des Verlaufs

scythe-command-new = Aufbau
scythe-command-automa_turn = { $seat }: Zug
scythe-command-move = { $seat }: Bewegung ({ $part })
scythe-command-move-open = { $seat }: Bewegung
scythe-command-place = { $seat }: { $n } × { $unit } aufgestellt
scythe-command-remove = { $seat }: { $n } × { $unit } entfernt
scythe-command-gain = { $seat }: { $n } { $what }
scythe-command-star = { $seat }: Stern für { $triumph }
scythe-command-correct = Berichtigung: { $part }
scythe-command-finish = Schlusswertung

## Ablehnungen

error-unknown-module = Ein Modul „{ $value }“ gibt es in diesem Modus nicht. Es muss wegfallen.
error-wrong-number-of-seats = Gebraucht werden { $min } bis { $max } Plätze.
error-no-automa = Mindestens ein Platz muss ein Automa sein.
error-nobody-to-cooperate = Ein kooperatives Spiel braucht mindestens einen Menschen.
error-unknown-faction = Eine Nation „{ $value }“ gibt es hier nicht. Nationen: { $options }.
error-unknown-mat = Ein Spielertableau „{ $value }“ gibt es hier nicht. Spielertableaus: { $options }.
error-human-without-level = Nur ein Automa hat Schwierigkeitsgrad und Vorsprung. Bei einem Menschen müssen sie wegfallen.
error-automa-without-mat = Ein Automa hat kein Spielertableau. Es muss wegfallen.
error-forbidden-pair = Die Regeln verbieten { $faction } mit dem Spielertableau { $mat }. Gebraucht wird ein anderes.
error-faction-twice = Die Nation „{ $value }“ ist doppelt. Jeder Platz braucht eine eigene.
error-mat-twice = Das Spielertableau „{ $value }“ ist doppelt. Jeder Mensch braucht ein eigenes.
error-unknown-place = Einen Ort „{ $value }“ gibt es hier nicht. Orte sind Regionen wie r4c4 und Heimatgebiete wie base:crimea.
error-sixth-star-placed = { $seat } hat den sechsten Stern eingesetzt: Das Spiel ist aus. Es bleiben Schlusswertung oder Rückgängig.
error-unknown-triumph = Einen Erfolg „{ $value }“ gibt es nicht. Erfolge: { $options }.
error-no-more-stars = { $seat } hat alle sechs Sterne eingesetzt. Einen siebten gibt es nicht.
error-triumph-taken = { $seat } hat alle Sterne, die dieser Erfolg gibt: { $triumph }.
error-too-many-units = { $seat } hat davon nur { $most }: { $unit }. Bitte noch einmal zählen.
error-no-moves = Eine Bewegungsaktion braucht mindestens eine Bewegung.
error-no-way = Die Bewegung endet, wo sie begann: { $at }. Gebraucht wird ein anderes Ziel.
error-not-that-many-there =
    { $n ->
        [0] { $seat } hat davon keine hier: { $unit }, { $at }.
       *[other] { $seat } hat davon nur { $n } hier: { $unit }, { $at }.
    }
error-workers-cannot-enter = Arbeiter allein dürfen nicht in eine Region mit Einheiten von { $seat }: { $at }. Ein Anführer oder Mech muss dabei sein.
error-not-that-many-on-mat =
    { $n ->
        [0] { $seat } hat davon nichts mehr auf dem Tableau: { $unit }. Alle { $most } sind auf dem Spielplan.
       *[other] { $seat } hat davon nur noch { $n } auf dem Tableau: { $unit }. Insgesamt gibt es { $most }.
    }
error-no-room-for-structure = Hier kann kein Gebäude stehen: { $at }. Erlaubt ist eines je Region an Land.
error-no-token-there = Hier kann kein Plättchen liegen: { $at }. Dort liegt schon eines, oder es ist keines übrig.
error-no-tokens = Die Nation von { $seat } hat keine eigenen Plättchen.
error-no-such-token = Hier liegt kein Plättchen dieses Platzes: { $at }.
error-no-gain = Ein Gewinn von 0 ist keiner. Positive Zahlen kommen hinzu, negative gehen ab.
error-not-that-much = { $seat } hat davon nur { $n }: { $what }.
error-not-territories = Gebraucht wird eine Liste von Regionen, jede einmal.

# What a fix of the record may touch

scythe-event-kept = Der Verlauf ist berichtigt. Lasst alle Figuren stehen, wo sie sind.
scythe-command-kept = Verlauf berichtigt, Figuren bleiben
scythe-part-reserve = auf dem Tableau: { $unit } ({ $name })
scythe-part-cards =
    { $pile ->
        [deck] Karten im Stapel ({ $name })
        [last] letzte Karte ({ $name })
       *[other] abgelegte Karten ({ $name })
    }
scythe-part-units = Figuren auf dem Spielplan
scythe-part-turn = Züge der Automas
scythe-part-over = Spiel zu Ende
scythe-part-ended = sechster Stern
scythe-part-result = Ergebnis
scythe-part-cooperative = kooperativ
