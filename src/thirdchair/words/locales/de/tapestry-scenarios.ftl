# Tapestry-Szenarien: das Schicksal von Atlantis und der Aufstieg der Kaiju. Ein Ereignis ist eine
# Anweisung für die Hand.

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

seat-kaiju = Die Kaiju

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
       *[other] Einkommensgebäude
    }

## Ereignisse aller Szenarien

event-instead =
    { $what ->
        [conquer] { $who } erobert, statt zu erkunden.
        [explore] { $who } erkundet, statt zu erobern.
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

## Kaiju 1

event-kaiju_moved =
    Das Kaiju folgt dem Symbol { $track }. { $to ->
        [1] Stelle es in das Stadtviertel oben links.
        [2] Stelle es in das Stadtviertel oben in der Mitte.
        [3] Stelle es in das Stadtviertel oben rechts.
        [4] Stelle es in das Stadtviertel links in der Mitte.
        [5] Stelle es in das Stadtviertel im Zentrum.
        [6] Stelle es in das Stadtviertel rechts in der Mitte.
        [7] Stelle es in das Stadtviertel unten links.
        [8] Stelle es in das Stadtviertel unten in der Mitte.
       *[9] Stelle es in das Stadtviertel unten rechts.
    }
event-destroyed = { $plot }: { capital-piece } aus dem Spiel nehmen. Dorthin kommt für immer ein Marker einer unbenutzten Farbe.
event-spared = { district-name }: Das Kaiju zerstört nichts.
event-built = Deine Hauptstadt, { $plots }: { capital-piece }.
event-district_full =
    { $resource ->
        [yes] { district-name }: vollständig. Nimm einen Rohstoff.
       *[no] { district-name }: vollständig, aber ein Marker liegt darin. Einen Rohstoff gibt es nicht.
    }
event-capital_lines = Deine Hauptstadt: vollständige Reihen und Spalten, die zählen: { $full }. Mit Marker und daher ohne SP: { $void }.

## Kaiju 2

event-blockers_back = Lege beide Blocker neben den Spielplan.
event-blocker_placed = Stelle einen Blocker auf die Leiste { $track }.
event-outpost_lost = Die Kaiju greifen an, { hex-name }: Nimm einen deiner Außenposten dort aus dem Spiel.
event-kaiju_placed = Stelle ein Kaiju auf { hex-name }. Neben der Karte: { $left }.
event-first_era =
    { $resources ->
        [one] Du bist die erste Person in Ära { $turn }. Nimm, wie auf deinem Tableau gezeigt, 1 beliebigen Rohstoff.
       *[other] Du bist die erste Person in Ära { $turn }. Nimm, wie auf deinem Tableau gezeigt, { $resources } beliebige Rohstoffe.
    }
event-extra_cost =
    { $resources ->
        [one] Auf der Leiste { $track } steht ein Blocker. War das deine Voranschreiten-Aktion, zahle zusätzlich 1 beliebigen Rohstoff.
       *[other] Auf der Leiste { $track } stehen Blocker. War das deine Voranschreiten-Aktion, zahle zusätzlich { $resources } beliebige Rohstoffe.
    }
event-kaiju_end =
    { $cause ->
        [target] Du hast den SP-Zielmarker erreicht: Die Kaiju sind besiegt.
        [outposts] Du hast keinen Außenposten mehr auf der Karte: Die Kaiju überrennen die Welt.
        [income] Dein letzter Einkommenszug ist vorbei, und der SP-Zielmarker ist nicht erreicht.
       *[other] Du hörst auf, bevor der SP-Zielmarker erreicht ist.
    }

## Fragen

question-your_favorite = Welche Leiste ist deine bevorzugte?
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
question-atlantis3_all_end_vp = Wie viele Siegpunkte gibt dein Regelheft dem Automa, wenn er alle drei Leisten beendet hat? Wir haben die Zahl nicht und schlagen { $proposal } vor.
question-atlantis3_landmark_vp = Wie viele Siegpunkte gibt dein Regelheft am Spielende für jedes Wahrzeichen? Wir haben die Zahl nicht und schlagen { $proposal } vor.
question-atlantis4_cost_any = Wie viele beliebige Rohstoffe kostet ein Feld der Stufe { $at } neben dem einen seiner Leiste? Sieh auf deine Spielhilfekarte; wir schlagen { $proposal } vor.
question-atlantis4_progress = Dein Regelheft hat ein Beispiel für SP je Militär-Feld: ein Marker auf „Kampfdrohnen“ (Feld 11). Wie viele SP gibt er? Wir schlagen 2 vor.
option-atlantis4_progress-mirrored = 2 SP
option-atlantis4_progress-steps = 1 SP
question-kaiju1_compass =
    { $at ->
        [military] Welche Richtung hat Militär auf dem Kompass in deinem Regelheft? Wir schlagen oben vor.
        [science] Welche Richtung hat Wissenschaft auf dem Kompass in deinem Regelheft? Wir schlagen rechts vor.
        [exploration] Welche Richtung hat Entdeckung auf dem Kompass in deinem Regelheft? Wir schlagen unten vor.
       *[technology] Welche Richtung hat Technologie auf dem Kompass in deinem Regelheft? Wir schlagen links vor.
    }
option-kaiju1_compass-up = Oben
option-kaiju1_compass-right = Rechts
option-kaiju1_compass-down = Unten
option-kaiju1_compass-left = Links

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
error-atlantis-expansion = Die Atlantis-Kampagne wird mit Pläne & Gegenpläne und keiner anderen Erweiterung gespielt. Lass die anderen weg.
error-atlantis-arts = Die Atlantis-Kampagne wird ohne die Künsteleiste gespielt. Lass sie weg.
error-atlantis-double-strike = Die Atlantis-Kampagne wird ohne den Doppelschlag gespielt. Lass ihn weg.
error-no-civilization-here = In diesem Szenario hat der Automa keine Zivilisation. Lass „civs“ weg.
error-scenario-decides = In diesem Szenario bestimmt das Regelheft über „{ $field }“. Lass es weg.
error-you-begin = In diesem Szenario gibt es keine Bots: Du beginnst, und die Kaiju-Phase folgt auf jeden deiner Züge. Lass „first“ weg.
error-civ-not-in-scenario = { $civ }: Diese Zivilisation des Automa kommt in diesem Szenario nicht vor. Wähle eine andere.
error-too-many-cards = Dein Einkommenstableau hat Platz für { $most } Karten. Nenne nicht mehr.
error-bad-title = Der Titel einer Karte hat 1 bis { $longest } Zeichen.
error-too-many-marks = Dort liegen höchstens { $most }. Nenne nicht mehr.
error-bad-parts =
    { $once ->
        [yes] Hier braucht es einen Wert für jedes von diesen: { $parts }. Jeder Wert kommt genau einmal vor: { $options }.
       *[no] Hier braucht es einen Wert für jedes von diesen: { $parts }. Mögliche Werte: { $options }.
    }
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
error-one-plot = Ein Einkommensgebäude nimmt genau einen Platz ein.
error-kaiju-is-there = Dort ist ein Kaiju, { hex-name }. Du kannst weder erkunden noch erobern.

## Aufbau Schritt für Schritt: was in die Schachtel kommt

step-remove-tech = Nimm die Techkarte { $tech } aus dem Spiel.
step-remove-landmarkcard = Nimm die Wahrzeichenkarte { $landmark } aus dem Spiel.
step-remove-automaciv = Der Automa zieht die Zivilisation { $civ } nicht.
step-remove-trap = Nimm 1 der 7 Fallen aus dem Spiel.
step-remove-traps-all = Nimm alle Fallen aus dem Stapel der Gobelinkarten.
step-remove-space = Nimm alle Weltraumteile mit andauerndem Effekt aus dem Spiel.
step-remove-civs = Nimm alle Zivilisationen heraus, die Einkommensgebäude oder Wahrzeichen anderswo als in der Hauptstadt platzieren.
step-remove-advanced-capitals = Lass die fortgeschrittenen Hauptstadttableaus in der Schachtel.
step-remove-middle = Nimm von jeder Leiste das mittlere Wahrzeichen (Stufe III) aus dem Spiel.

## Aufbau Schritt für Schritt: Atlantis

step-aid-card = Leg dir die Spielhilfekarte dieses Szenarios bereit.
step-your-civ = Du spielst mit dieser Zivilisation: { $civ }. Zieh keine andere.
step-civ-later = Such dir noch keine Zivilisation aus.
step-focus-tokens = Lege zwei deiner Marker auf Feld 4 von { $track }, deiner bevorzugten Leiste.
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

## Aufbau Schritt für Schritt: Kaiju

step-kaiju-start = Stelle einen Außenposten einer unbenutzten Farbe in das Stadtviertel oben rechts in deiner Hauptstadt. Das ist das Kaiju; es belegt keinen Platz.
step-kaiju-tip = Stelle das Kaiju an die Seite, von der es kam: So merkst du dir sein letztes Stadtviertel.
step-no-bots = Bots gibt es nicht. Lass alles weg, was zu ihnen gehört.
step-kaiju-deck = Mische alle 22 Entscheidungskarten verdeckt zu einem Stapel.
step-kaiju-blockers = Lege 2 Marker einer unbenutzten Farbe neben den Spielplan. Das sind die Blocker.
step-kaiju-horde = Nimm alle Außenposten von 4 unbenutzten Farben. Das sind die Kaiju.
step-kaiju-target = Lege einen Marker einer anderen Farbe auf { $n } SP. Das ist der SP-Zielmarker.
step-kaiju-turns = Du beginnst. Nach jedem deiner Züge kommt die Kaiju-Phase.
