# Tapestry: what the scenarios share. An event is an instruction for the hand.

## Titel

campaign-atlantis = Das Schicksal von Atlantis
campaign-kaiju = Aufstieg der Kaiju
scenario-atlantis-1 = Fokus
scenario-atlantis-2 = Weltkrieg
scenario-atlantis-3 = Utopia
scenario-atlantis-4 = Atlantis’ Untergang
scenario-atlantis-5 = Vorahnung
scenario-kaiju-1 = Die Kaiju-Meister
scenario-kaiju-2 = Unausweichlich

## Dinge

civ-alchemists = Alchemisten
civ-aliens = Außerirdische
civ-chosen = Die Auserwählten
civ-tinkerers = Tüftler
civ-isolationists = Isolationisten
civ-militants = Militante
civ-riverfolk = Flussvolk
civ-utilitarians = Utilitarier
civ-leaders = Anführer
civ-islanders = Insulaner
civ-historians = Historiker
civ-mystics = Mystiker

tapestry-astronomy = Astronomie
tapestry-broker-of-peace = Friedensvermittler
tapestry-cartography = Kartographie
tapestry-dark-ages = Dunkles Zeitalter
tapestry-dystopia = Dystopie
tapestry-exploitation = Ausbeutung
tapestry-great-expansion = Große Expansion
tapestry-infrastructure = Infrastrukturaufbau
tapestry-militarism = Militarismus
tapestry-pillage-and-plunder = Plündern und Brandschatzen
tapestry-pirate-rule = Herrschaft der Piraten
tapestry-revolution = Revolution
tapestry-socialism = Sozialismus
tapestry-status-quo = Status Quo
tapestry-worlds-fair = Weltausstellung
tech-siegecraft = Belagerungsmaschinen
tech-radio = Radio
tech-lithium-ion-battery = Lithium-Ionen Batterie

district-name =
    { $district ->
        [1] Stadtviertel oben links
        [2] Stadtviertel oben in der Mitte
        [3] Stadtviertel oben rechts
        [4] Stadtviertel links in der Mitte
        [5] Stadtviertel im Zentrum
        [6] Stadtviertel rechts in der Mitte
        [7] Stadtviertel unten links
        [8] Stadtviertel unten in der Mitte
        [9] Stadtviertel unten rechts
       *[other] Stadtviertel { $district }
    }
plot-number =
    { $number ->
        [1] 1 (oben links)
        [2] 2 (oben Mitte)
        [3] 3 (oben rechts)
        [4] 4 (Mitte links)
        [5] 5 (Mitte)
        [6] 6 (Mitte rechts)
        [7] 7 (unten links)
        [8] 8 (unten Mitte)
       *[9] 9 (unten rechts)
    }
plot-name = { district-name }, Platz { plot-number }
capital-piece =
    { $piece ->
        [market] Markt
        [house] Haus
        [farm] Bauernhof
        [armory] Waffenschmiede
        [landmark] Wahrzeichen
        [printed] gedruckter Platz
        [token] Marker des Kaiju
       *[other] Einkommensgebäude
    }

## Ereignisse aller Szenarien

event-instead =
    { $what ->
        [conquer] { $anywhere ->
            [yes] { $who } erobert, statt zu erkunden, und zwar an einem beliebigen Ort.
           *[no] { $who } erobert, statt zu erkunden.
        }
        [explore] { $anywhere ->
            [yes] { $who } erkundet, statt zu erobern, und zwar an einem beliebigen Ort.
           *[no] { $who } erkundet, statt zu erobern.
        }
        [roll] { $who }: Die Militärleiste gibt es hier nicht. Der Wissenschaftswürfel wählt die Leiste für seine Zivilisation.
       *[other] { $who } macht stattdessen etwas anderes.
    }
event-goal =
    { $met ->
        [yes] Du erreichst das Szenarioziel ({ $have }; nötig sind mindestens { $need }).
       *[no] Du verfehlst das Szenarioziel ({ $have }; nötig sind mindestens { $need }).
    }
event-verdict =
    { $who_id ->
        [you] Du hast das Szenario gewonnen.
       *[other] { $who } gewinnt das Szenario.
    }
event-campaign_points =
    { $who_id ->
        [you] Kampagne: Du erhältst { $points } Kampagnenpunkte (Szenario { $scenario } mal Level { $level }).
       *[other] Kampagne: { $who } erhält { $points } Kampagnenpunkte (Szenario { $scenario } mal Level { $level }).
    }

## Fragen

question-your_favorite =
    { $at ->
        [none] Welche Leiste ist deine bevorzugte?
       *[other] Deine bevorzugte Leiste ist beendet, und auf diesen bist du gleich weit. Welche ist jetzt deine bevorzugte?
    }
question-first_gift = Was nimmst du: die Belohnung eines der ersten vier Felder deiner bevorzugten Leiste oder ihr erstes Wahrzeichen?
option-first_gift-1 = Belohnung von Feld 1
option-first_gift-2 = Belohnung von Feld 2
option-first_gift-3 = Belohnung von Feld 3
option-first_gift-4 = Belohnung von Feld 4
option-first_gift-landmark = Das Wahrzeichen
question-three_cards = Welche Gobelinkarten legst du auf die drei Plätze deines Einkommenstableaus?
option-three_cards-drawn = 3 von 9 gezogenen
option-three_cards-noted = Die aus Szenario 4
question-full_building_types = Von wie vielen Arten hast du alle Einkommensgebäude eingesetzt?
question-prediction_vp = Wie viele Siegpunkte haben dir die Vorhersagen der Mystiker gebracht?
question-first_building =
    { $at ->
        [d1] Das Kaiju ist im Stadtviertel oben links.
        [d2] Das Kaiju ist im Stadtviertel oben in der Mitte.
        [d3] Das Kaiju ist im Stadtviertel oben rechts.
        [d4] Das Kaiju ist im Stadtviertel links in der Mitte.
        [d5] Das Kaiju ist im Stadtviertel im Zentrum.
        [d6] Das Kaiju ist im Stadtviertel rechts in der Mitte.
        [d7] Das Kaiju ist im Stadtviertel unten links.
        [d8] Das Kaiju ist im Stadtviertel unten in der Mitte.
       *[d9] Das Kaiju ist im Stadtviertel unten rechts.
    } Auf welchem seiner Plätze (1 bis 9, Reihe für Reihe) steht das erste Einkommensgebäude? „Keines“, wenn dort keines steht oder kein Platz leer ist.
option-first_building-0 = Keines

## Teile des Tisches, die sich berichtigen lassen

part-scenario-favorite = deine bevorzugte Leiste
part-scenario-first_favorite = deine zuerst gewählte Leiste
part-scenario-gift = deine erste Gabe
part-scenario-blockers =
    { $place ->
        [none] Blocker
       *[other] Blocker ({ $place })
    }
part-scenario-cards =
    { $place ->
        [none] Gobelinkarten deines Einkommenstableaus
       *[other] Gobelinkarte auf Platz { $place } deines Einkommenstableaus
    }
part-scenario-district = Stadtviertel des Kaiju
part-scenario-last = Stadtviertel, aus dem das Kaiju kam
part-scenario-plots = deine Hauptstadt, { $place }
part-scenario-target = SP-Zielmarker
part-scenario-kaiju = Kaiju auf der Karte
part-scenario-former = deine früheren bevorzugten Leisten
part-scenario-die = Leisten des Wissenschaftswürfels
part-scenario-costs = was ein Fortschritt kostet ({ $place })
part-scenario-noted = im Szenario davor notierte Karten
part-scenario-face_down = verdeckte Karten deines Einkommenstableaus
part-scenario-lines =
    { $place ->
        [full] volle Zeilen und Spalten deiner Hauptstadt, die zählen
       *[other] volle Zeilen und Spalten deiner Hauptstadt mit einem Marker
    }
part-scenario-buildings = Gebäude in deiner Hauptstadt: { $place }
part-scenario-supply = Kaiju im Vorrat

## Befehle als Zeilen des Verlaufs

command-note = Gobelinkarte notiert: { $card }
command-build = Du baust in deiner Hauptstadt

## Ablehnungen

error-unknown-scenario = Ein Szenario „{ $value }“ gibt es hier nicht. Szenarien: { $options }.
error-campaign-other-next = Szenario { $value } ist in dieser Kampagne nicht an der Reihe. Als Nächstes: { $options }.
error-no-civilization-here = In diesem Szenario hat der Automa keine Zivilisation. Lass „civs“ weg.
error-scenario-decides = In diesem Szenario bestimmt das Regelheft über „{ $field }“. Lass es weg.
error-you-begin = In diesem Szenario gibt es keine Bots: Du beginnst, und die Kaiju-Phase folgt auf jeden deiner Züge. Lass „first“ weg.
error-civ-not-in-scenario = { $civ }: Diese Zivilisation des Automa kommt in diesem Szenario nicht vor. Wähle eine andere.
error-too-many-cards = Dein Einkommenstableau hat Platz für { $most } Karten. Nenne nicht mehr.
error-bad-title = Der Titel einer Karte hat 1 bis { $longest } Zeichen.
error-too-many-marks = Dort liegen höchstens { $most }. Nenne nicht mehr.
error-token-is-blocked =
    { $space ->
        [0] Der blockierende Außenposten steht auf dem Startfeld der Leiste { $track }, dein Marker dort kann sich nicht bewegen. Schreite zuerst auf deiner bevorzugten Leiste voran.
       *[other] Der blockierende Außenposten steht auf Feld { $space } der Leiste { $track }, dein Marker dort kann sich nicht bewegen. Schreite zuerst auf deiner bevorzugten Leiste voran.
    }
error-blocked-on-the-way =
    { $room ->
        [one] Auf der Leiste { $track } kommt dein Marker nur 1 Feld weit, bis zum blockierenden Außenposten.
       *[other] Auf der Leiste { $track } kommt dein Marker nur { $room } Felder weit, bis zum blockierenden Außenposten.
    }
error-conquer-instead = In diesem Szenario wird nicht erkundet. Erobere stattdessen ein Gebiet.
error-explore-instead = In diesem Szenario wird nicht erobert. Erkunde stattdessen ein Feld.
error-no-regress = In diesem Szenario geht kein Marker zurück. Nur positive Schritte sind möglich.
error-no-notes = Gobelinkarten notieren nur die Szenarien 4 und 5 von Atlantis.
error-no-capital = Nur das erste Kaiju-Szenario kennt deine Hauptstadt.
error-capital-not-kept = Dieser Tisch führt deine Hauptstadt nicht mit, sondern fragt, wenn das Kaiju kommt. Beginne einen Tisch, der sie mitführt, wenn du das möchtest.
error-unknown-piece = „{ $value }“ lässt sich nicht in einer Hauptstadt platzieren. Möglich: { $options }.
error-unknown-plot = Einen Platz „{ $value }“ hat deine Hauptstadt nicht. Die Plätze gehen von r1c1 (oben links) bis r9c9 (unten rechts).
error-plot-is-full = { $plot }: Dort steht schon etwas. Wähle einen leeren Platz.
error-plot-is-lost = { $plot }: Dort liegt ein Marker des Kaiju. Er kann weder entfernt noch überbaut werden; wähle einen anderen Platz.
error-plots-twice = Nenne jeden Platz einmal und mindestens einen.
error-no-building-left =
    { $piece ->
        [market] Alle { $most } Märkte deines Einkommenstableaus stehen schon in deiner Hauptstadt. Mehr gibt es nicht.
        [house] Alle { $most } Häuser deines Einkommenstableaus stehen schon in deiner Hauptstadt. Mehr gibt es nicht.
        [farm] Alle { $most } Bauernhöfe deines Einkommenstableaus stehen schon in deiner Hauptstadt. Mehr gibt es nicht.
       *[armory] Alle { $most } Waffenschmieden deines Einkommenstableaus stehen schon in deiner Hauptstadt. Mehr gibt es nicht.
    }
error-no-bots-to-strike = In diesem Szenario gibt es keine Bots, also auch keinen Doppelschlag. Lass „double_strike“ weg.
error-one-plot = Ein Einkommensgebäude nimmt genau einen Platz ein.

## Aufbau Schritt für Schritt: was in die Schachtel kommt

step-remove-tech = Nimm die Techkarte { $tech } aus dem Spiel.
step-remove-landmarkcard = Nimm die Wahrzeichenkarte { $landmark } aus dem Spiel.
step-remove-automaciv = Der Automa zieht die Zivilisation { $civ } nicht.
step-remove-trap = Nimm 1 der { $n } Fallen aus dem Spiel.
step-remove-traps-all = Nimm alle Fallen aus dem Stapel der Gobelinkarten.
step-remove-space = Nimm alle Weltraumteile mit andauerndem Effekt aus dem Spiel.
step-remove-civs = Nimm alle Zivilisationen heraus, die Einkommensgebäude oder Wahrzeichen anderswo als in der Hauptstadt platzieren.
step-remove-advanced-capitals = Lass die fortgeschrittenen Hauptstadttableaus in der Schachtel.
step-remove-middle = Nimm von jeder Leiste das mittlere Wahrzeichen (Stufe III) aus dem Spiel.
