# Pages of Tapestry: the map and one hex.

page-hex-ask =
    { $what ->
        [explore] Erkunden?
       *[conquer] Erobern?
    }
page-hex-not-near = Dieses Feld grenzt an keines deiner Gebiete. Meinst du wirklich dieses? Eine Karte kann es erlauben.
page-hex-anyway =
    { $what ->
        [explore] Trotzdem erkunden
       *[conquer] Trotzdem erobern
    }
page-hex-back = Zurück zur Karte

page-hex-supply = Außenposten im Vorrat passend mitzählen
page-hex-won = Warum hier?

## Wo ein Feld liegt. Die Richtungen sind die des Spielplans: N ist die Seite der Militärleiste.

page-hex = Feld { $hex }
page-place-at =
    { $known ->
        [you] deine Hauptstadt
        [automa] { $mode ->
            [kaiju-2] das Gebiet 3/5
           *[other] die Hauptstadt des Automa
        }
        [free] das Gebiet 1/6
       *[island] die mittlere Insel
    }
page-place-from =
    { $known ->
        [you] von deiner Hauptstadt
        [automa] { $mode ->
            [kaiju-2] vom Gebiet 3/5
           *[other] von der Hauptstadt des Automa
        }
        [free] vom Gebiet 1/6
       *[island] von der mittleren Insel
    }
page-place-toward =
    { $toward ->
        [you] deiner Hauptstadt
        [automa] { $mode ->
            [kaiju-2] des Gebiets 3/5
           *[other] der Hauptstadt des Automa
        }
        [free] des Gebiets 1/6
        [island] der mittleren Insel
        [N] der Militärleiste
        [NE] der Ecke Militär/Wissenschaft
        [SE] der Ecke Wissenschaft/Entdeckung
        [S] der Entdeckungsleiste
        [SW] der Ecke Entdeckung/Technologie
        [NW] der Ecke Technologie/Militär
       *[none] nirgendwohin
    }
page-place =
    { $steps ->
        [0] { page-place-at }
        [1] ein Feld { page-place-from } in Richtung { page-place-toward }
        [2] zwei Felder { page-place-from } in Richtung { page-place-toward }
        [3] drei Felder { page-place-from } in Richtung { page-place-toward }
       *[other] { $steps } Felder { page-place-from } in Richtung { page-place-toward }
    }

## Der Tisch

page-see = Was die Seite zeigt
page-see-tracks = Leisten
page-see-map = Karte
page-map = Karte
page-map-turn = Karte drehen
page-map-turn-hint =
    { $track_id ->
        [none] Karte drehen
       *[other] Vor dir liegt { $track }. Drehe die Karte zu einer anderen Seite des Tisches.
    }
page-map-look = Nach einem Feld fragen oder es berichtigen
page-map-play = Wieder auf der Karte spielen
page-map-looking = Tippe ein Feld an, um danach zu fragen oder es zu berichtigen.
page-map-due =
    { $what ->
        [explore] Du darfst erkunden: Tippe ein Feld ohne Gebietsteil an.
        [explore_anywhere] Du darfst überall erkunden: Tippe ein Feld ohne Gebietsteil an.
        [conquer] Du darfst erobern: Tippe ein Gebiet an.
       *[conquer_anywhere] Du darfst überall erobern: Tippe ein Gebiet an.
    }
page-map-theirs = Eroberst du ein Gebiet des Automa? Tippe es an.
page-map-hint = Tippen: erkunden, erobern. Lange drücken: fragen.
page-hex-explore = Erkunden
page-hex-conquer = Erobern
page-second-token = Zweiter Marker: { $track }

## Ein Feld

page-hex-do = Was du dort tust
page-hex-far = Wie weit es weg ist, spielt hier keine Rolle: Eine Karte kann es erlauben.
page-hex-nothing = Dieses Feld kannst du jetzt weder erkunden noch erobern.
page-hex-correct = Was dort liegt
page-hex-tile = Gebiet
page-hex-tile-yes = Ein Gebietsteil liegt dort
page-hex-tile-no = Kein Gebietsteil
page-piece = Spielstein { $number }
page-piece-none = keiner
page-hex-building-hint = Ein Gebäude von dir, wie es manche Zivilisationen haben, belegt einen Platz wie ein Außenposten.
