# Tapestry: what the expansions and the double strike bring.

## Dinge

expansion-PP = Pläne & Gegenpläne
expansion-AA = Kunst & Architektur
expansion-FF = Fantasie & Zukunft

track-arts = Künste
seat-strike = Doppelschlag
seat-gone = aus dem Spiel

civ-equalizers = Gleichmacher
civ-iconoclasts = Bilderstürmer
civ-hucksters = Hausierer
civ-trailblazers = Vorreiter
civ-advisors = Ratgeber
civ-spies = Spione
civ-genies = Genies
civ-illuminati = Illuminati
civ-weefolk = Weefolk
civ-other = „Andere Karte“
civ-other_2 = „Zweite andere Karte“
civ-other_3 = „Dritte andere Karte“

tapestry-granges = Bauernhöfe
tapestry-high-council = Hoher Rat
tapestry-robot-decoys = Roboter-Lockvögel
tapestry-superpower-regulators = Superkraft-Regulatoren
tapestry-divination = Wahrsagerei
tapestry-double_cross = Doppelspiel
tapestry-stolen_plans = Gestohlene Pläne
tapestry-surrender = Kapitulation
tapestry-retreat = Rückzug
tapestry-surprise_party = Überraschungsgast
tapestry-ghost_ships = Geisterschiffe
tapestry-gremlins = Gremlins
tapestry-kraken = Kraken
tapestry-league_of_the_enchanted = Liga der Verzauberten

landmark-digital_studio = Digitalstudio
landmark-game_store = Spieleladen
landmark-skyscraper = Wolkenkratzer
landmark-tv_station = Fernsehsender
landmark-urban_farm = Städtischer Bauernhof
landmark-birdwatching_perch = Vogelwarte
landmark-bridge = Brücke
landmark-castle = Burg
landmark-villa = Villa
landmark-windmill = Windmühle

item-space = Weltraumteil
item-tapestry = Gobelinkarte
item-tech = Techkarte
item-territory = Gebietsteil
item-masterpiece = Meisterstückkarte

## Ereignisse

event-landmark_card = Du behältst die Wahrzeichenkarte { $landmark }.
event-landmark_removed = Nimm das Wahrzeichen { $landmark } aus der Wahrzeichenbox auf dem Einkommenstableau des Automa und aus dem Spiel.
event-pool = Lege 1 { $item } offen in die Auslage neben dem Einkommenstableau des Automa. Dort liegen jetzt { $cards }.
event-pool_taken = Du nimmst 1 { $item } aus der Auslage des Automa. Dort liegen noch { $cards }.
event-marker = Stelle einen Außenposten einer unbenutzten Farbe auf Feld { $space } der Leiste { $track }.
event-moved =
    { $to ->
        [none] { $who }: den stehenden Außenposten von Feld { $from } zurück in den Vorrat nehmen.
       *[other] { $who }: den stehenden Außenposten von Feld { $from } auf Feld { $to } stellen.
    }
event-civ_card = Einkommen { $turn }: Lies die Zivilisationskarte { $civ }, tu, was dort steht, und gib das Ergebnis ein.
event-civ_note = { $civ }: { $note }
event-unknown_civ =
    { $cards ->
        [0] Den Text dieser Karte hat Third Chair nicht.
        [one] Es ist die Karte, deren Text Third Chair nicht hat. Leg sie bereit.
       *[other] Es ist eine der { $cards } Karten, deren Text Third Chair nicht hat. Wenn du sie nicht selbst gezogen hast, nimm zufällig eine davon.
    } Spielst du sie und tut sie schon beim Aufbau etwas, führe auch das aus.

## Fragen

question-landmark_card = Du ziehst 2 Wahrzeichenkarten. Welche behältst du?
question-automa_landmark_card = Das Wahrzeichen der anderen Karte bekommt der Automa. Welche Karte ist es?
question-extra_landmark_card = Zieh noch eine Wahrzeichenkarte für den Automa. Welche ist es?
question-civ_card = Was tut die Zivilisationskarte als Nächstes?
option-civ_card-done = Das ist alles
option-civ_card-advance = Voranschreiten mit Belohnung
option-civ_card-advance_without_benefit = Voranschreiten ohne Belohnung
option-civ_card-research = Wissenschafts{"\u00AD"}würfel mit Belohnung
option-civ_card-research_without_benefit = Wissenschafts{"\u00AD"}würfel ohne Belohnung
option-civ_card-conquer = Erobern
option-civ_card-explore = Erkunden
option-civ_card-points = Siegpunkte
option-civ_card-tapestry = Gobelinkarte
option-civ_card-landmark = Wahrzeichen
question-civ_track = Auf welcher Leiste schreitet der Automa voran?
question-civ_points = Wie viele Siegpunkte erhält der Automa?
question-civ_landmark = Welches Wahrzeichen erhält der Automa?
question-second_civ = Welche Zivilisation hat der Automa als zweite? Du wählst; ihre bevorzugte Leiste zählt nicht.
question-unknown_civ = Spielst du die Karte von Hand, oder ziehst du ohne sie noch einmal?
option-unknown_civ-by_hand = Von Hand spielen
option-unknown_civ-draw_again = Eine andere ziehen
question-civ_favorite = Welche Leiste steht auf der Karte neben dem Herz?
option-civ_favorite-die = Ein Würfel
question-reaction_condition = Lies die aufgedeckte Karte ({ hex-name }). Erfüllt der Automa ihre Bedingung?
option-reaction_condition-no = Nein
option-reaction_condition-yes = Ja
question-reaction_result = Tu, was auf der Karte steht ({ hex-name }). Was ist aus den Außenposten geworden?
option-reaction_result-you_toppled = Deiner ist gestürzt
option-reaction_result-automa_toppled = Der des Automa ist gestürzt
option-reaction_result-moved = Der angegriffene steht woanders
option-reaction_result-returned = Der angegriffene ist im Vorrat
question-retreat_to = { hex-name }: In welches Gebiet darf der Außenposten gehen?
question-retreat_more = { hex-name }: Darf der Außenposten noch in ein anderes Gebiet gehen?
option-retreat_more-done = Nein

## Teile des Tisches, die sich berichtigen lassen

part-pool =
    { $item_id ->
        [none] Auslage des Automa
       *[other] Auslage des Automa, { $item }
    }
part-markers = Außenposten auf der Leiste { $track }
part-arts = Leiste neben der Künsteleiste

## Befehle als Zeilen des Verlaufs

command-take = Du nimmst 1 { $item } aus der Auslage des Automa

## Ablehnungen

error-arts-without-expansion = Die Künsteleiste gehört zu Kunst & Architektur. Nimm die Erweiterung dazu oder lass die Künsteleiste weg.
error-double-strike-without-arts = Der Doppelschlag braucht die Künsteleiste. Sag, neben welcher Leiste sie liegt, oder lass den Doppelschlag weg.
error-civ-not-in-game = { $civ } gehört zu { $expansion }, und das ist in dieser Partie nicht dabei. Nimm die Erweiterung dazu oder wähle eine andere Zivilisation.
error-civilization-is-known = Die Zivilisation „{ $value }“ kennt Third Chair schon. Gib der aus deiner Schachtel eine andere Kennung.
error-civilization-twice = Zwei Zivilisationen in „Meine Schachtel“ haben dieselbe Kennung. Jede braucht ihre eigene.
error-unknown-back = { $name } soll „{ $value }“ auf der Rückseite haben, doch eine andere Zivilisation mit dieser Kennung gibt es nicht.
error-empty-note = Ein Hinweis von { $name } ist leer. Sag, was der Tisch erfahren soll.
error-no-pool = Nur die Hausierer aus Pläne & Gegenpläne haben eine Auslage, und diese Erweiterung ist nicht dabei.
error-not-in-pool = In der Auslage des Automa liegt kein „{ $value }“. Nimm stattdessen etwas Neues.

## Aufbau

step-keep-traps = Nimm nicht wie sonst 2 Fallen heraus: Mit Erweiterungen gehören alle 7 dazu.
step-new-cards = Tausche die Entscheidungskarten { $cards } gegen die aus Kunst & Architektur. Die alten brauchst du nicht mehr.
step-new-hucksters = Tausche die Automa-Zivilisationskarte Hausierer/Vorreiter gegen die aus Kunst & Architektur. Die alte brauchst du nicht mehr.
step-arts-track = Lege die Künsteleiste neben die Leiste { $track }. Im Uhrzeigersinn folgt sie direkt auf diese.
step-arts-die = Nimm den Wissenschaftswürfel aus Kunst & Architektur, der fünf Leisten zeigt.
step-no-landmark-cards = Verteile die Wahrzeichenkarten nicht nach den normalen Regeln: Dafür steht hier ein eigener Schritt.
step-cover = Lege das Abdeckteil auf das Wertungssymbol für Technologie und Entdeckung auf dem Tableau.
step-arts-income-card = Decke die Einkommensübersicht auf dem Tableau mit der Einkommenskarte aus Kunst & Architektur für Level { $level } ab.
step-arts-hard-chart = Lass die Einkommensübersicht der Seite „Schwer“ offen: Die Karten aus Kunst & Architektur sind für Level 1 bis 4.
step-pool = Lege 1 Weltraumteil und 1 Gobelinkarte offen neben das Einkommenstableau des Automa. Das ist seine Auslage.
step-pool-favorite =
    { $item_id ->
        [tech] Lege eine Techkarte dazu, denn die bevorzugte Leiste ist { $track }.
        [territory] Lege ein Gebietsteil dazu, denn die bevorzugte Leiste ist { $track }.
        [masterpiece] Lege eine Meisterstückkarte dazu, denn die bevorzugte Leiste ist { $track }.
        [space] Lege ein Weltraumteil dazu, denn die bevorzugte Leiste ist { $track }.
       *[other] Lege noch eine Gobelinkarte dazu, denn die bevorzugte Leiste ist { $track }.
    }
step-no-socialism = Nimm die Gobelinkarte Sozialismus aus dem Spiel.
step-marker = Stelle einen Außenposten einer unbenutzten Farbe auf Feld { $space } der Leiste { $track }, der bevorzugten Leiste des Automa.
step-strike-tokens = Wähle eine unbenutzte Farbe für den Doppelschlag und lege je einen Marker davon auf das Startfeld jeder Leiste, auch der Künste.
step-landmark-card = Behalte die Wahrzeichenkarte { $landmark } und halte ihr Wahrzeichen bereit.
step-its-landmark = Stelle das Wahrzeichen { $landmark } von der nicht gewählten Karte in die Wahrzeichenbox auf dem Einkommenstableau des Automa.
step-discard-landmark-card = Wirf die nicht gewählte Wahrzeichenkarte ab.
step-extra-landmark = Stelle auch das Wahrzeichen { $landmark } in diese Box, so wie es die Einkommenskarte dieses Levels zeigt.
step-discard-extra-cards = Wirf auch diese 2 weiteren Wahrzeichenkarten ab.
