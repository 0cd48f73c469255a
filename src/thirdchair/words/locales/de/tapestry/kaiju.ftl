# Tapestry: the Rise of the Kaiju.

## Dinge

deck-decision-kaiju-2 = Kaiju-Stapel
seat-kaiju = Die Kaiju

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
        [one] Du beginnst Ära { $turn } als Erstes. Nimm, wie auf deinem Tableau gezeigt, 1 beliebigen Rohstoff.
       *[other] Du beginnst Ära { $turn } als Erstes. Nimm, wie auf deinem Tableau gezeigt, { $resources } beliebige Rohstoffe.
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

question-kaiju1_compass =
    { $at ->
        [military] Wo auf dem Kompass in deinem Regelheft steht das Symbol für Militär? Unser Vorschlag: oben.
        [science] Wo auf dem Kompass in deinem Regelheft steht das Symbol für Wissenschaft? Unser Vorschlag: rechts.
        [exploration] Wo auf dem Kompass in deinem Regelheft steht das Symbol für Entdeckung? Unser Vorschlag: unten.
       *[technology] Wo auf dem Kompass in deinem Regelheft steht das Symbol für Technologie? Unser Vorschlag: links.
    }
option-kaiju1_compass-up = Oben
option-kaiju1_compass-right = Rechts
option-kaiju1_compass-down = Unten
option-kaiju1_compass-left = Links

## Ablehnungen

error-kaiju-is-there = Dort ist ein Kaiju, { hex-name }. Du kannst weder erkunden noch erobern.

## Aufbau Schritt für Schritt: Kaiju

step-kaiju-start = Stelle einen Außenposten einer unbenutzten Farbe in das Stadtviertel oben rechts in deiner Hauptstadt. Das ist das Kaiju; es belegt keinen Platz.
step-kaiju-tip = Stelle das Kaiju an die Seite, von der es kam: So merkst du dir sein letztes Stadtviertel.
step-no-bots = Bots gibt es nicht. Lass alles weg, was zu ihnen gehört.
step-kaiju-deck = Mische alle 22 Entscheidungskarten verdeckt zu einem Stapel. Das ist der Kaiju-Stapel.
step-kaiju-blockers = Lege 2 Marker einer unbenutzten Farbe neben den Spielplan. Das sind die Blocker.
step-kaiju-horde = Nimm alle Außenposten von 4 unbenutzten Farben. Das sind die Kaiju.
step-kaiju-target = Lege einen Marker einer anderen Farbe auf { $n } SP. Das ist der SP-Zielmarker.
step-kaiju-turns = Du beginnst. Nach jedem deiner Züge kommt die Kaiju-Phase.
