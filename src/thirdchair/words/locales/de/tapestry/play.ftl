# Tapestry: what the table is told. An event is an instruction for the hand.

## Verlauf

command-kept = Verlauf berichtigt, alles bleibt liegen
event-kept = Der Verlauf ist berichtigt. Auf dem Tisch bleibt alles so liegen, wie es liegt.

## Dinge

track-exploration = Entdeckung
track-science = Wissenschaft
track-military = Militär
track-technology = Technologie

seat-shadow = Schattenreich
seat-p1 = Person 1
seat-p2 = Person 2

deck-decision = Entscheidungsstapel
deck-progress = Entwicklungsstapel
die-science = Wissenschaftswürfel
role-track = Leistenkarte
role-tie = Gleichstandkarte
role-none = Karte
landmark = { $track } { $space }
achievement-end_of_track = Erreiche das Ende einer Fortschrittsleiste
points-of = { $who } { $vp }

space-from = von { $from }
space-to = auf { $to }

## Ereignisse

event-drew =
    { $role_id ->
        [track] Karte { $card } ist die Leistenkarte.
        [tie] Karte { $card } ist die Gleichstandkarte.
       *[none] { $goes ->
            [discard] { $mode ->
                [kaiju-2] Karte { $card } vom { $deck } auf den Ablagestapel legen.
               *[other] Karte { $card } vom { $deck } auf den Ablagestapel der Entscheidungskarten legen.
            }
           *[none] Karte { $card } löst einen Gleichstand auf. Danach in den { $deck } zurückmischen.
        }
    }
event-rolled = Der { $die } zeigt { $face }.
event-reshuffled = Alle { $cards } Karten zu einem neuen { $deck } mischen.
event-advanced =
    { $tokens ->
        [2] { $who_id ->
            [you] Setze deine beiden Marker auf { $track } { space-from } { space-to }.
           *[other] { $who }: Beide Marker rücken auf { $track } { space-from } { space-to } vor.
        }
       *[other] { $who_id ->
            [you] Setze deinen Marker auf { $track } { space-from } { space-to }.
            [automa] Der Automa rückt auf { $track } { space-from } { space-to } vor.
            [shadow] Das Schattenreich rückt auf { $track } { space-from } { space-to } vor.
           *[other] { $who } rückt auf { $track } { space-from } { space-to } vor.
        }
    }
event-regressed =
    { $tokens ->
        [2] { $who_id ->
            [you] Setze deine beiden Marker auf { $track } { space-from } { space-to } zurück.
           *[other] { $who }: Beide Marker gehen auf { $track } { space-from } { space-to } zurück.
        }
       *[other] { $who_id ->
            [you] Setze deinen Marker auf { $track } { space-from } { space-to } zurück.
            [automa] Der Automa geht auf { $track } { space-from } { space-to } zurück.
            [shadow] Das Schattenreich geht auf { $track } { space-from } { space-to } zurück.
           *[other] { $who } geht auf { $track } { space-from } { space-to } zurück.
        }
    }
event-landmark =
    { $who_id ->
        [automa] { $who }: das Wahrzeichen { $landmark } in die Wahrzeichenbox auf dem Einkommenstableau des Automa stellen.
        [shadow] { $mode ->
            [duel] { $who }: das Wahrzeichen { $landmark } vom Wahrzeichentableau nehmen. Niemand sonst kann es mehr bekommen.
           *[other] { $who }: das Wahrzeichen { $landmark } in die Wahrzeichenbox auf dem Einkommenstableau des Automa stellen.
        }
        [strike] { $who }: das Wahrzeichen { $landmark } in die Wahrzeichenbox auf dem Einkommenstableau des Automa stellen.
        [you] Nimm dir das Wahrzeichen { $landmark }.
       *[other] { $who }: das Wahrzeichen { $landmark } nehmen.
    }
event-achievement =
    { $vp ->
        [0] { $who }: einen Marker auf Platz { $place } der Errungenschaft „{ $which }“ legen. Siegpunkte gibt es dafür nicht.
       *[other] { $who }: einen Marker auf Platz { $place } der Errungenschaft „{ $which }“ legen ({ $vp } SP).
    }
event-favorite =
    { $mode ->
        [duel] { $trigger ->
            [none] { $who }: Bevorzugte Leiste ist { $track }. Einen seiner Außenposten neben diese Leiste stellen.
           *[other] { $who }: Bevorzugte Leiste ist jetzt { $track }. Der Außenposten gehört neben diese Leiste.
        }
       *[other] { $who }: Bevorzugte Leiste ist { $track }. Der zweite Marker gehört dort neben den ersten.
    }
event-favorite_kept =
    { $mode ->
        [duel] { $who }: { $track } bleibt die bevorzugte Leiste. Der Außenposten bleibt, wo er ist.
       *[other] { $who }: { $track } bleibt die bevorzugte Leiste. Beide Marker bleiben, wo sie sind.
    }
event-income = { $who }: Einkommenszug { $turn }.
event-skipped =
    { $what ->
        [advance] { $who } kann nicht voranschreiten: Alle Leisten sind beendet. Kein Marker bewegt sich.
        [held] { $who } kann nicht voranschreiten: Auf den Leisten, die nicht beendet sind, geht es vorerst nicht weiter. Kein Marker bewegt sich.
        [held_on] { $who }: Auf dieser Leiste geht es für den Marker vorerst nicht weiter. Er bleibt liegen.
        [no_track] { $who } kann dort nicht voranschreiten: Diese Leiste ist nicht im Spiel. Kein Marker bewegt sich.
        [advance_on] { $who } kann dort nicht voranschreiten: Die Leiste ist beendet. Kein Marker bewegt sich.
        [research] { $who }: Die Leiste auf dem Würfel ist beendet. Kein Marker bewegt sich.
        [regress] { $who }: Der Marker auf der gewürfelten Leiste steht schon auf dem Startfeld und bleibt dort.
        [conquer] { $who } erobert diesmal nichts. Kein Außenposten wird gestellt.
        [explore] { $who } erkundet diesmal nichts. Kein Gebietsteil wird gezogen.
        [protect] { $who } schützt diesmal kein Gebiet.
        [blocked] { $track_id ->
            [none] { $who }: Der Marker dort ist blockiert. Er bleibt liegen.
           *[other] { $who }: Der Marker auf der Leiste { $track } ist blockiert. Er bleibt liegen.
        }
        [no_regress] { $who }: In diesem Szenario geht kein Marker zurück. Er bleibt liegen.
        [kaiju] { $who }: Auf jedem Feld steht schon eines. Nichts geschieht.
        [pair] { $who } haben kein offenes Paar, keiner schreitet voran.
        [strike] { $who }: Der Marker auf der nächsten Leiste im Uhrzeigersinn steht am Ende. Kein Marker bewegt sich.
        [reaction] { $who } erfüllt die Bedingung nicht. Die Karte bewirkt nichts.
        [marker] { $who }: Auf keiner Leiste ist Platz für einen weiteren Außenposten.
        [landmark] { $who }: Es ist kein Wahrzeichen mehr zu haben.
       *[other] { $who }: Nichts geschieht.
    }
event-corrected = Berichtigt: { $part }: { $from } → { $to }.
event-tie = Gleichstand bei den Punkten: Es zählen die übrigen Rohstoffe ({ $resources }).
event-result =
    { $winner_id ->
        [you] Du gewinnst ({ $vp }).
        [nobody] Du verlierst ({ $vp }).
        [several] Geteilter Sieg: { $winner } ({ $vp }).
       *[other] { $winner } gewinnt ({ $vp }).
    }

## Fragen

question-draw =
    { $mode ->
        [kaiju-2] Zieh die oberste Karte vom Kaiju-Stapel. Welche ist es?
       *[other] Zieh die oberste Karte vom { $deck }. Welche ist es?
    }
question-die =
    { $at ->
        [automa] Wurf mit dem { $die } für die bevorzugte Leiste des Automa; wirf noch einmal, solange er eine Leiste zeigt, die hier nicht steht. Welche Leiste zeigt er?
        [shadow] Wurf mit dem { $die } für die bevorzugte Leiste des Schattenreichs; wirf noch einmal, solange er die bevorzugte Leiste des Automa zeigt. Welche andere Leiste zeigt er?
        [listed] Wurf mit dem { $die }, bis er eine dieser Leisten zeigt: Welche ist es?
       *[other] { $mode ->
            [duel] Wurf mit dem { $die } für die bevorzugte Leiste des Schattenreichs: Welche Leiste zeigt er?
           *[other] Wurf mit dem { $die }: Welche Leiste zeigt er?
        }
    }
question-vp =
    { $seat_id ->
        [you] { $included ->
            [0] Wie viele Siegpunkte hast du?
           *[other] { $mode ->
                [atlantis-3] Zähle die { $included } SP für deine Wahrzeichen dazu. Wie viele Siegpunkte hast du jetzt, diese mitgerechnet?
               *[other] Zähle die { $included } SP dazu, die dir das Szenario bringt. Wie viele Siegpunkte hast du jetzt, diese mitgerechnet?
            }
        }
       *[other] Wie viele Siegpunkte hat { $seat }?
    }
question-resources =
    { $seat_id ->
        [you] Gleichstand: Wie viele Rohstoffe hast du noch?
       *[other] Gleichstand: Wie viele Rohstoffe hat { $seat } noch?
    }

## Befehle als Zeilen des Verlaufs

command-new = Aufbau
command-bots_turn =
    { $mode ->
        [duel] Zug des Schattenreichs
        [kaiju-2] Kaiju-Phase
       *[other] Zug der Bots
    }
command-advance =
    { $steps ->
        [1] { $who }: { $track }
       *[other] { $who }: { $track } (Schritte: { $steps })
    }
command-income = { $who }: Einkommenszug
command-landmark = { $who }: Wahrzeichen { $landmark }
command-correct = Berichtigung: { $part }
command-finish = Spielende

## Ablehnungen

error-unknown-track = Eine Leiste „{ $value }“ gibt es hier nicht. Leisten: { $options }.
error-unknown-landmark = Ein Wahrzeichen „{ $value }“ gibt es hier nicht. Wahrzeichen: { $options }.
error-landmark-taken = Das Wahrzeichen { $landmark } ist schon vergeben ({ $who }). Ein falscher Eintrag lässt sich berichtigen.
error-no-steps = 0 Schritte sind kein Zug. Positive Schritte gehen vorwärts, negative zurück.
error-held-on-track =
    { $room ->
        [0] Auf der Leiste { $track } kann dein Marker jetzt nicht voranschreiten. { $because }
        [one] Auf der Leiste { $track } kann dein Marker jetzt nur 1 Feld weit voranschreiten. { $because }
       *[other] Auf der Leiste { $track } kann dein Marker jetzt nur { $room } Felder weit voranschreiten. { $because }
    }
error-no-room-on-track =
    { $forward ->
        [yes] { $room ->
            [0] { $mode ->
                [atlantis-4] Auf der Leiste { $track } ist der Marker am Ende. Er bleibt dort.
               *[other] Auf der Leiste { $track } steht der Marker auf dem letzten Feld. Er kann nur zurück.
            }
            [one] Auf der Leiste { $track } ist es nur noch ein Feld bis zum Ende.
           *[other] Auf der Leiste { $track } sind es nur noch { $room } Felder bis zum Ende.
        }
       *[no] { $room ->
            [0] Auf der Leiste { $track } steht der Marker auf dem Startfeld. Er kann nur voran.
            [one] Auf der Leiste { $track } ist es nur ein Feld zurück bis zum Start.
           *[other] Auf der Leiste { $track } sind es nur { $room } Felder zurück bis zum Start.
        }
    }
error-no-more-income =
    { $who_id ->
        [you] Du hast alle { $last } Einkommenszüge hinter dir. Weitere gibt es nicht.
       *[other] { $who } hat alle { $last } Einkommenszüge hinter sich. Weitere gibt es nicht.
    }
error-shadow-has-stopped = Beide haben ihren letzten Einkommenszug hinter sich, das Schattenreich hat aufgehört. Es fehlt nur noch das Ergebnis.
error-bad-achievement = Eine Errungenschaft nimmt eine Liste von höchstens zwei verschiedenen dieser Plätze: { $options }.
