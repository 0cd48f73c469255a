# Tapestry alone: you, the Automa and the Shadow Empire. An event is an instruction for the hand.

## Dinge

seat-automa = Automa
seat-you = Du
seat-you2 = Dein zweiter Marker
seat-bots = Die Bots

deck-civilization = Stapel der Automa-Zivilisationen
achievement-two_topples = Stürze 2 Außenposten von Mitspielern
achievement-middle_island = Mittlere Insel

civ-engineers = Ingenieure
civ-explorers = Abenteurer
civ-scientists = Wissenschaftler
civ-conquerors = Eroberer

level-1 = Automa, der Schwache
level-2 = Automa, der Durchschnittliche
level-3 = Automa, der (Ein-)Schüchtern(d)e
level-4 = Automa, der Mächtige
level-5 = Automa, der Großartige
level-6 = Automa, der Unüberwindbare

hex-name =
    { $hex ->
        [16] Feld 16 (mittlere Insel)
        [22] { $mode ->
            [kaiju-2] Feld 22 (Gebiet 3/5)
           *[other] Feld 22 (Hauptstadt des Automa)
        }
        [24] Feld 24 (deine Hauptstadt)
       *[other] Feld { $hex }
    }

## Ereignisse

event-civilization =
    { $place ->
        [1] Lege die Zivilisationskarte { $civ } auf das Einkommenstableau des Automa.
       *[other] Lege { $civ } als zweite Zivilisation daneben. Ihre bevorzugte Leiste zählt nicht.
    }
event-level_start = Level { $level }: Zuerst kommt das kostenlose Voranschreiten.
event-income_step =
    { $step ->
        [change_favorite] Einkommen { $turn }: bevorzugte Leisten prüfen.
        [advance_both_bots] Einkommen { $turn }: Beide Bots schreiten mit dem letzten Paar voran.
        [civ_ability] Einkommen { $turn }: Zivilisationsfähigkeit.
        [score_vp] Einkommen { $turn }: Der Automa erhält Siegpunkte.
        [add_progress_cards] Einkommen { $turn }: { $n } Karten vom Entwicklungsstapel kommen auf den Ablagestapel.
        [tapestry_onto_mat] Einkommen { $turn }: Eine Gobelinkarte deckt eine Spalte des Tableaus zu.
        [gain_tapestry] Einkommen { $turn }: Der Automa erhält eine Gobelinkarte.
        [shuffle_decision_deck] Einkommen { $turn }: ein neuer Entscheidungsstapel.
       *[other] Einkommen { $turn }: nächster Schritt.
    }
scored-for =
    { $for ->
        [income] Einkommenstableau
        [era] als Erster in dieser Ära
        [civilization] Zivilisation
        [achievement] Errungenschaft
        [finished] alle Leisten beendet
        [landmarks] Wahrzeichen der Leisten
        [scenario] dieses Szenario
       *[other] eingetragen
    }
event-scored =
    { $who_id ->
        [you] Du: { $points } SP ({ scored-for }).
       *[other] { $who }: Siegpunkte { $from } → { $to } ({ scored-for }).
    }
event-era_bonus =
    { $who_id ->
        [you] Du beginnst Ära { $turn } vor den Bots. Nimm, wie auf deinem Tableau gezeigt, { $resources ->
            [one] 1 beliebigen Rohstoff.
           *[other] { $resources } beliebige Rohstoffe.
        }
       *[other] { $who } beginnt Ära { $turn } zuerst: { $resources } beliebige Rohstoffe.
    }
event-refreshed =
    { $row ->
        [tech] Wirf die 3 offenen Techkarten ab und fülle die Auslage auf.
        [masterpiece] Wirf die 3 offenen Meisterstückkarten ab und lege 3 neue aus.
       *[other] Wirf die 3 offenen Karten ab und fülle die Auslage auf.
    }
event-tapestry =
    { $where ->
        [mat] Lege eine Karte vom Gobelinkartenstapel verdeckt auf das erste freie Feld von links des Automa-Einkommenstableaus ({ $from } → { $to }).
       *[other] Lege eine Karte vom Gobelinkartenstapel verdeckt neben das Einkommenstableau des Automa ({ $from } → { $to }).
    }
event-explored =
    { $who_id ->
        [you] Du erkundest { hex-name }.
       *[other] { $who }: Ziehe ein Gebietsteil und lege es offen und zufällig gedreht auf { hex-name }.
    }
event-tile_laid = Ziehe ein Gebietsteil und lege es offen und zufällig gedreht auf { hex-name }.
event-conquered =
    { $who_id ->
        [you] { $held ->
            [yes] Dein Angriff auf { hex-name } scheitert: Der Automa behält das Gebiet.
           *[no] Du eroberst { hex-name }: Stelle einen deiner Außenposten dorthin.
        }
       *[other] { $kind ->
            [opponent] { $who }: Stelle einen seiner Außenposten auf dein Gebiet, { hex-name }.
           *[other] { $who }: Stelle einen seiner Außenposten auf { hex-name }.
        }
    }
event-toppled =
    { $who_id ->
        [you] Lege deinen Außenposten gestürzt hin: { hex-name }.
       *[other] { $who }: Stürze seinen Außenposten auf { hex-name }.
    }
event-protected = { $who }: Lege einen seiner Außenposten gestürzt auf { hex-name }. Dieses Gebiet ist nun voll.
event-reaction =
    { $who_id ->
        [you] { $tapestry_id ->
            [none] Du spielst eine Falle: { hex-name }.
           *[other] Du spielst „{ $tapestry }“: { hex-name }.
        }
       *[other] { $card ->
            [trap] { $who }, { hex-name }: Eine verdeckte Karte wird abgeworfen. Sie ist eine Falle.
            [other] { $who }, { hex-name }: Eine verdeckte Karte wird abgeworfen. Sie ist keine Falle.
           *[named] { $who }, { hex-name }: Eine verdeckte Karte wird abgeworfen. Es ist „{ $tapestry }“{ $works ->
                [trap] {""}. Sie wirkt wie eine Falle.
                [nothing] {""}, keine Falle: Nichts geschieht.
               *[other] .
            }
        }
    }

## Fragen

question-your_reaction = Der Automa erobert dein Gebiet, { hex-name }. { $count ->
        [2] Spielst du eine Falle?
       *[other] Spielst du eine Reaktionskarte?
    }
option-your_reaction-none = Nein
option-your_reaction-trap = Falle
question-reaction_card = Decke eine der verdeckten Gobelinkarten des Automa auf, ohne auszuwählen. Was ist es?
option-reaction_card-trap = Eine Falle
option-reaction_card-other = Keine Falle

## Befehle als Zeilen des Verlaufs

command-explore = Du erkundest { hex-name }
command-conquer = Du eroberst { hex-name }
command-vp = { $who }: Siegpunkte { $add }

## Ablehnungen

error-bots-have-finished = Die Bots haben ihren letzten Zug hinter sich. Nur du spielst noch weiter, bis zum Ergebnis.
error-unknown-hex = Ein Feld „{ $answer }“ gibt es auf dieser Karte nicht. Die Felder gehen von 0 bis { $last }.
error-already-explored = Auf { hex-name } liegt schon ein Gebiet. Erkunde ein Feld ohne Gebietsteil.
error-no-territory = Auf { hex-name } liegt noch kein Gebiet. Erkunde es zuerst.
error-your-territory = { hex-name } gehört dir schon. Erobere ein anderes Gebiet.
error-full-hex = Auf { hex-name } stehen zwei Spielsteine, niemand kann es mehr erobern. Wähle ein anderes Gebiet.
error-no-outpost-left =
    { $who_id ->
        [you] Alle deine Außenposten sind auf der Karte. Du kannst nicht mehr erobern.
       *[other] { $who } hat keinen Außenposten mehr zum Erobern.
    }
error-no-points = 0 Punkte ändern nichts. Positive Zahlen fügen Punkte hinzu, negative ziehen sie ab.
error-points-out-of-range = Damit wären es { $points } Punkte ({ $who }). Möglich sind 0 bis { $most }.
error-no-second-token = Auf der Leiste { $track } hast du keinen zweiten Marker. Trage ihn zuerst als Berichtigung ein.
error-unknown-civilization = Eine Automa-Zivilisation „{ $value }“ gibt es hier nicht. Zivilisationen: { $options }.
error-wrong-number-of-civs =
    { $count ->
        [one] Auf Level { $level } hat der Automa genau eine Zivilisation.
       *[other] Auf Level { $level } hat der Automa genau { $count } Zivilisationen.
    }
error-same-civilizations = Der Automa braucht zwei verschiedene Zivilisationen.
error-same-favorites = { $track } ist schon die bevorzugte Leiste des Automa. Das Schattenreich braucht eine andere.
error-unknown-expansion = „{ $value }“ ist keine Erweiterung, die hier gespielt werden kann. Sie muss wegfallen.
error-too-many-pieces = Auf ein Feld passen höchstens { $most } Spielsteine.
error-hex-needs-tile = { hex-name }: Spielsteine und gedruckte Gebiete brauchen dort ein Gebiet, "tile" muss true sein.
error-card-twice = Keine Karte kann dort zweimal liegen.

event-joined = Eine Karte des Entwicklungsstapels kommt zum { $deck }. Mische seine { $cards } Karten.
