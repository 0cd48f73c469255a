# Tapestry: the Fate of Atlantis.

## Atlantis 1

event-your_favorite =
    { $former_id ->
        [none] Deine bevorzugte Leiste ist { $track }. Lege zwei deiner Marker auf ihr Feld { $space }.
       *[other] Deine bevorzugte Leiste ist jetzt { $track }. Lege einen deiner beiden Marker von { $former } zu deinem vordersten Marker dort, auf Feld { $space }.
    }
event-first_gift = Nimm die Belohnung von Feld { $space } der Leiste { $track }, ohne Bonus.
event-blockers =
    { $to ->
        [0] Stelle die drei blockierenden Außenposten auf die Startfelder ihrer Leisten.
       *[other] Stelle die drei blockierenden Außenposten auf Feld { $to } ihrer Leisten.
    }
event-blocker_swapped = Stelle den blockierenden Außenposten von { $track } auf { $former }.
event-no_favorite = Alle deine anderen Leisten sind beendet. Du hast keine bevorzugte Leiste mehr; nimm die blockierenden Außenposten weg.

## Atlantis 4 und 5

event-noted = Platz { $space } deines Einkommenstableaus: { $card }.
event-turned_up =
    { $card ->
        [none] Decke auf deinem Einkommenstableau die erste verdeckte Gobelinkarte von links auf (Platz { $space }).
       *[other] Decke auf deinem Einkommenstableau die erste verdeckte Gobelinkarte von links auf (Platz { $space }): { $card }.
    }

## Fragen

question-atlantis3_all_end_vp = Wie viele Siegpunkte gibt dein Regelheft dem Automa, wenn er alle drei Leisten beendet hat? Unser Vorschlag: { $proposal }.
question-atlantis3_landmark_vp = Wie viele Siegpunkte gibt dein Regelheft am Spielende für jedes Wahrzeichen? Unser Vorschlag: { $proposal }.
question-atlantis4_cost_any = Wie viele beliebige Rohstoffe kostet ein Feld der Stufe { $at } neben dem einen seiner Leiste? Sieh auf deine Spielhilfekarte. Unser Vorschlag: { $proposal }.
question-atlantis4_progress = Dein Regelheft hat ein Beispiel für SP je Militär-Feld: ein Marker auf „Kampfdrohnen“ (Feld 11). Wie viele SP gibt er? Unser Vorschlag: 2.
option-atlantis4_progress-mirrored = 2 SP
option-atlantis4_progress-steps = 1 SP

## Ablehnungen

error-atlantis-expansion = Die Atlantis-Kampagne wird mit Pläne & Gegenpläne und keiner anderen Erweiterung gespielt. Lass die anderen weg.
error-atlantis-arts = Die Atlantis-Kampagne wird ohne die Künsteleiste gespielt. Lass sie weg.
error-atlantis-double-strike = Die Atlantis-Kampagne wird ohne den Doppelschlag gespielt. Lass ihn weg.

## Aufbau Schritt für Schritt: Atlantis

step-aid-card = Leg dir die Spielhilfekarte dieses Szenarios bereit.
step-your-civ = Du spielst mit dieser Zivilisation: { $civ }. Zieh keine andere.
step-your-civ-fall = Du spielst mit dieser Zivilisation: { $civ }. Eine zweite kommt in deinem ersten Einkommenszug dazu.
step-civ-later = Such dir noch keine Zivilisation aus.
step-focus-tokens = Lege zwei deiner Marker auf Feld 4 von { $track }, deiner bevorzugten Leiste.
step-focus-gift = Nimm die Belohnung von Feld { $space } der Leiste { $track }, ohne Bonus.
step-focus-landmark-you = Nimm das erste Wahrzeichen der Leiste { $track }.
step-focus-landmark-automa = Stelle das erste Wahrzeichen der Leiste { $track } in die Wahrzeichenbox auf dem Einkommenstableau des Automa.
step-focus-blockers = Stelle auf das Startfeld jeder deiner drei anderen Leisten einen Außenposten einer unbenutzten Farbe. Sie blockieren dich.
step-three-civs = Zieh 3 Zivilisationen, behalte 1 und wirf die anderen ab.
step-redraw-civs = Ziehst du die Militanten oder die Nomaden, darfst du sie abwerfen und neu ziehen.
step-before-all = Baue erst auf, was hier folgt, dann alles andere wie gewohnt.
step-your-trap = Nimm eine weitere Falle auf die Hand. Die übrigen bleiben im Stapel der Gobelinkarten.
step-second-outposts = Du und der Automa bekommt noch alle Außenposten einer unbenutzten Farbe dazu. Sie zählen wie eure eigenen.
step-all-tiles = Lege auf jedes leere Feld der Karte ein zufälliges Gebietsteil.
step-tiles-any-way = Wie herum diese Gebietsteile liegen, ist egal.
step-no-first-tapestry = In deinem ersten Einkommenszug bekommst du keine Gobelinkarte.
step-automa-tokens-utopia = Lege auf das Startfeld jeder Leiste außer Militär einen Marker des Automa.
step-shadow-tokens-utopia = Lege auf das Startfeld jeder Leiste außer Militär einen Marker des Schattenreichs.
step-your-tokens-utopia = Auch du legst keinen Marker auf Militär.
step-automa-tokens-fall = Lege einen Marker des Automa auf Feld 11 von Militär und je einen auf Feld 12 der anderen Leisten. Er bekommt nichts dafür.
step-shadow-tokens-fall = Lege einen Marker des Schattenreichs auf Feld 11 von Militär und je einen auf Feld 12 der anderen Leisten.
step-your-tokens-fall = Dorthin kommen auch deine Marker: Feld 11 bei Militär, Feld 12 bei den anderen Leisten. Du bekommst nichts dafür.
step-automa-favorite-fall = Lege einen zweiten Marker des Automa zu dem auf { $track }, seiner bevorzugten Leiste. Beide bewegen sich zusammen.
step-shadow-favorite-fall = Lege einen zweiten Marker des Schattenreichs zu dem auf { $track }, seiner bevorzugten Leiste. Beide bewegen sich zusammen.
step-first-income-fall = An die Stelle deines ersten Einkommenszuges treten fünf Schritte. Trag den Einkommenszug ein, dann werden sie aufgezählt.
step-first-income-premonition = In deinem ersten Einkommenszug legst du drei Gobelinkarten. Trag ihn ein, dann werden seine Schritte aufgezählt.
