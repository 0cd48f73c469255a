# Scythe: what the table is told. An event is an instruction for the hand.

## Ereignisse

event-seated =
    { $kind_id ->
        [automa] { $seat }: Nationstableau { $faction }, Stärke { $power }, Kampfkarten verdeckt: { $cards }, { $coins } $, Ansehen { $popularity }. Anführer ins Heimatgebiet, je ein Arbeiter: { $workers }.
       *[human] { $seat }: Nationstableau { $faction }, Stärke { $power }, Kampfkarten: { $cards }, { $coins } $, Ansehen { $popularity }. Anführer ins Heimatgebiet, je ein Arbeiter: { $workers }.
    }
event-starts = { $seat } ist zuerst am Zug.
event-drew =
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
event-reshuffled = { $seat }: den Automa-Stapel mischen, { $cards } Karten.
event-line = { $seat }, Aktionsplan { $scheme ->
        [2] II
       *[1] I
    }: von links nach rechts versuchen: { $moves }.
event-moved =
    { $stays ->
        [yes] { $seat }: { $unit } bleibt stehen: { $to }.
       *[no] { $seat }: { $unit } umsetzen: { $from } → { $to }.
    }
event-went =
    { $n ->
        [1] { $seat } bewegt: { $unit }, { $from } → { $to }.
       *[other] { $seat } bewegt: { $n } × { $unit }, { $from } → { $to }.
    }
event-marker = Den Rekrutenmarker versetzen: { $from } → { $to }.
event-token =
    { $change_id ->
        [placed] { $kind_id ->
            [trap] { $seat }: eine zufällige scharfe Falle hierher legen: { $at }.
            [influence] { $seat }: ein Einflussplättchen hierher legen: { $at }.
           *[other] { $seat }: { $kind } hierher legen: { $at }.
        }
        [sprung] { $seat } löst eine Falle aus: umdrehen und den Verlust tragen ({ $at }).
        [taken] { $seat } nimmt { $kind }: { $at }.
       *[removed] { $kind } vom Spielplan nehmen: { $at }.
    }
event-factory_card =
    { $pick_id ->
        [top_card] { $seat } nimmt die oberste Fabrikkarte; sie ist aus dem Spiel.
       *[random] { $seat } nimmt eine zufällige Fabrikkarte; sie ist aus dem Spiel.
    }
event-gained =
    { $what_id ->
        [worker] { $seat }: einen Arbeiter vom Tableau ins Heimatgebiet stellen.
        [mech] { $seat }: einen Mech vom Tableau ins Heimatgebiet stellen.
        [character] { $seat }: den Anführer vom Tableau ins Heimatgebiet stellen.
       *[other] { $sign ->
            [minus] { $unless ->
                [ability] { $seat }: −{ scythe-amount }, wenn keine Fähigkeit dieser Fraktion es verhindert.
               *[nothing] { $seat }: −{ scythe-amount }.
            }
           *[plus] { $seat }: +{ scythe-amount }.
        }
    }
event-recruit_bonus = Rekrutierungsbonus, falls aufgedeckt: { scythe-amount } für { $seats }.
event-tracker =
    { $sign ->
        [minus] { $amount ->
            [one] { $seat }: Der Fortschrittsmarker wartet 1 Schritt vor dem ersten Feld.
           *[other] { $seat }: Der Fortschrittsmarker wartet { $amount } Schritte vor dem ersten Feld.
        }
       *[plus] { $to ->
            [0] { $seat }: den Marker auf das erste Feld der Fortschrittskarte setzen.
           *[other] { $seat }: Fortschrittsmarker ein Feld weiter.
        }
    }
event-scheme = { $seat }: Aktionsplan II ab der nächsten Karte.
event-star =
    { $triumph_id ->
        [tracker] { $seat }: für die Fortschrittskarte einen Stern neben den Spielplan legen ({ $count } von 6).
       *[other] { $seat } setzt einen Stern ein: { $triumph } ({ $count } von 6).
    }
event-combat = Kampf, { $at }: { $attacker } { $attacker_total } ({ $attacker_power } + { $attacker_cards }) gegen { $defender } { $defender_total } ({ $defender_power } + { $defender_cards }). { $winner } gewinnt. Beide zahlen diese Stärke und legen die Karten ab.
event-combat-figure = Kampf, { $at }: { $attacker } { $attacker_total } ({ $attacker_power } + { $attacker_cards }) gegen { $defender } { $defender_total } ({ $defender_power } + { $defender_cards }). { $winner } gewinnt. { $payer } zahlt diese Stärke. Ausgespielte Karten werden abgelegt.
event-fought = Kampf, { $at }: { $attacker } gegen { $defender }. { $winner } gewinnt. Stärke, Kampfkarten und die Kampfkarte für den Verlierer bucht ihr selbst.
event-retreated =
    { $n ->
        [0] { $unless ->
            [ability] { $seat }: alle Einheiten aus dieser Region zurück: { $to }. Mit Seetüchtig dürfen Anführer und Mechs auf einen benachbarten See.
           *[nothing] { $seat }: alle Einheiten aus dieser Region zurück: { $to }.
        }
        [1] { $seat }: { $unit } zurück: { $from } → { $to }.
       *[other] { $seat }: { $n } × { $unit } zurück: { $from } → { $to }.
    }
event-resources = Ressourcen hierher legen: { $n } × { $what } ({ $at }).
event-resources_removed = Alle Ressourcen von { $seat } entfernen: { $at }.
event-skipped =
    { $what_id ->
        [turn] { $seat } setzt diesen Zug aus.
        [move] { $seat }: Keine Einheit bewegt sich.
        [worker] { $seat }: Kein Arbeiter ist mehr auf dem Tableau.
        [combat_unit] { $seat }: Keine Kampfeinheit ist mehr auf dem Tableau.
        [power] { $seat }: Mehr Stärke geht nicht.
        [popularity] { $seat }: Mehr Ansehen geht nicht.
        [coins] { $seat }: Mehr Münzen werden nicht gezählt.
        [cards] { $seat }: Mehr Kampfkarten werden nicht gezählt.
        [tracker] { $seat }: Der Fortschrittsmarker ist am Ende.
        [star] { $seat }: Dafür gibt es keinen Stern.
        [star_tile] { $seat }: kein Stern für diesen Sieg, denn kein Erfolgsplättchen für siegreiche Kämpfe ist frei.
        [resources] Dort erscheinen keine Ressourcen.
        [combat] { $seat }: Menschen tragen das ohne die App aus.
        [trap] { $seat }: Die Falle kostet nichts.
       *[other] { $seat }: nicht möglich: { $what }.
    }
event-placed =
    { $n ->
        [1] { $seat }: { $unit } aufgestellt: { $at }.
       *[other] { $seat }: { $n } × { $unit } aufgestellt: { $at }.
    }
event-removed =
    { $n ->
        [1] { $seat }: { $unit } entfernt: { $at }.
       *[other] { $seat }: { $n } × { $unit } entfernt: { $at }.
    }
event-ended = { $seat } hat den sechsten Stern eingesetzt: Das Spiel ist aus. Es folgt die Schlusswertung.
event-ended-by-rule = { $seat } beendet das Spiel. { $part } Es folgt die Schlusswertung.
event-corrected = Berichtigt: { $part }: { $was } → { $now }.
event-result =
    { $winners ->
        [one] { $winner } gewinnt: { $points }.
       *[other] { $winner } gewinnen gemeinsam: { $points }.
    }
scythe-points = { $name } { $total } $
event-difficulty =
    { $change ->
        [0] Nächste Partie: { $seat } beginnt wie bisher.
        [1] Nächste Partie: { $seat } beginnt 1 Feld weiter vorn.
       *[other] Nächste Partie: { $seat } beginnt 1 Feld weiter hinten.
    }

## Fragen

question-draw =
    { $deck_id ->
        [automa] { $seat }: eine Automa-Karte ziehen. Welche ist es?
        [combat]
            { $seat_id ->
                [horde] Die Horde: Zieht die oberste Karte vom Kampfkartenstapel. Welchen Wert hat sie?
               *[other] { $seat }: eine seiner Kampfkarten aufdecken. Welchen Wert hat sie?
            }
        [faction] Welche Fraktion zieht { $seat }?
        [mech_mods] { $seat }: Zieh zufällig eine Mech-Modifikation. Welche ist es?
        [infrastructure_mods] { $seat }: Zieh zufällig eine Infrastruktur-Modifikation. Welche ist es?
        [agents] { $seat } trifft auf Agenten: Deckt eine Kampfkarte vom Stapel auf. Welchen Wert hat sie?
        [search] { $seat } sucht: Deckt die Karten auf. Ist die Vesna-Karte dabei?
        [order] In allem gleich: Wer wählt zuerst?
        [base] In welchem Heimatgebiet beginnt { $seat }?
        [crest] Welches Wappen zieht { $seat }?
        [ability_token] Welches Fähigkeitsplättchen zieht { $seat }?
        [tile] Legt die Erfolgsplättchen von links nach rechts aus. Welches kommt als Nächstes?
        [discard] { $seat } wirft seine Kampfkarten in zufälliger Reihenfolge ab. Welche zuerst?
       *[mat] Welches Spielertableau zieht { $seat }?
    }
question-units = Was haben die Menschen in diesen Regionen?
question-combat_power = { $seat }: Wie viel Stärke stellst du ein?
question-combat_cards = { $seat }: Was sind deine Kampfkarten zusammen wert?
question-combat_cards_count = { $seat }: Wie viele Kampfkarten sind das?
question-target = { $seat }: Welche dieser Regionen greift er an?
question-attacked = { $seat }: Wen greift er an?
question-combat_winner = { $seat }: Der Kampf wird am Tisch ausgetragen. Wer hat gewonnen?
question-trap = { $seat } hat eine Falle ausgelöst: umdrehen. Was zeigt sie?
question-master = Wer steht hier? Die Einheiten der anderen kommen in ihre Heimatgebiete.
question-lost_unit = { $seat }: Welche seiner Kampfeinheiten wurden dort besiegt?
question-met = { $seat }: Wer stand dort?
question-workers_sent_home = { $seat }: Wie viele Arbeiter hast du vertrieben?
question-final_coins = { $seat }: Wie viele Münzen?
question-final_popularity = { $seat }: Wie viel Ansehen?
question-final_stars = { $seat }: Wie viele Sterne?
question-final_territories =
    { $token ->
        [flag] { $seat }: Wie viele Regionen? Die Fabrik zählt als drei. Eine Flagge in einer kontrollierten Region zählt als eine mehr, außer neben dem Heimatgebiet.
        [trap] { $seat }: Wie viele Regionen? Die Fabrik zählt als drei. Eine scharfe Falle, die allein in einer Region liegt, kontrolliert sie.
       *[none] { $seat }: Wie viele Regionen? Die Fabrik zählt als drei.
    }
question-final_resources = { $seat }: Wie viele Ressourcen?
question-final_structures = { $seat }: Wie viele Münzen für den Gebäudebonus?
question-final_encounters = { $seat }: Wie viele Regionen mit aufgedruckter Begegnung? Zu sechst oder siebt bringt jede 3 $.
question-tie_pieces = Gleichstand. { $seat }: Wie viele Arbeiter, Mechs und Gebäude auf dem Spielplan?
question-tie_power = Noch immer Gleichstand. { $seat }: Wie viel Stärke?

## Befehle, als Zeilen des Verlaufs

command-new = Aufbau
command-automa_turn = { $seat }: Zug
command-move = { $seat }: Bewegung ({ $part })
command-move-open = { $seat }: Bewegung
command-place = { $seat }: { $n } × { $unit } aufgestellt
command-remove = { $seat }: { $n } × { $unit } entfernt
command-gain = { $seat }: { $n } { $what }
command-star = { $seat }: Stern für { $triumph }
command-correct = Berichtigung: { $part }
command-finish = Schlusswertung

## What a fix of the record may touch

event-kept = Der Verlauf ist berichtigt. Lasst alle Figuren stehen, wo sie sind.
command-kept = Verlauf berichtigt, Figuren bleiben
page-scythe-together =
    { $count ->
        [one] Dieses eine
       *[other] Diese { $count }
    }
error-drawn-together =
    { $count ->
        [0] Gerade wird nicht gezogen: Es ist eine andere Frage offen, oder keine.
       *[other] Tippt genau { $count } an, so viele wurden gezogen; angetippt: { $n }.
    }
