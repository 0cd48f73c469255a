# Die Seiten des Solospiels: neue Partie, Tisch, Karte.

page-solo-name = Solo, Level { $level }
page-home-your-turn = du bist am Zug

## Eine neue Partie

page-new-mode = Was wird gespielt?
page-mode-short-solo = Allein
page-mode-short-duel = Zu zweit
page-solo-lead = Third Chair spielt den Automa und das Schattenreich; du bewegst ihre Figuren.
page-solo-level = Schwierigkeitslevel
page-level-1 = Du schreitest am Anfang auf jeder Leiste einmal kostenlos voran. Der Automa hat keine Zivilisationsfähigkeit und erhält in Einkommenszügen keine Gobelinkarten.
page-level-2 = Das normale Spiel.
page-level-3 = Ab dem zweiten Einkommenszug schreiten beide Bots dabei noch einmal voran.
page-level-4 = Wie Level 3, und ihre Ären werden länger.
page-level-5 = Schwere Seite des Tableaus, längere Ären, Vorsprung auf den bevorzugten Leisten.
page-level-6 = Schwere Seite des Tableaus, zwei Zivilisationen, Vorsprung auf allen Leisten.
page-solo-civ = Zivilisation des Automa
page-solo-civ-2 = Zweite Zivilisation
page-solo-civ-any = Zufällig ziehen
page-solo-first = Wer beginnt?
page-solo-first-lot = Auslosen
page-solo-first-you = Du
page-solo-first-bots = Die Bots
page-solo-chance-app = Third Chair zieht und würfelt
page-solo-chance-table = Echte Karten, echter Würfel: Du gibst sie ein
page-solo-favorites = Bevorzugte Leisten am Anfang
page-solo-favorites-hint = Nur wenn sie nicht von der Zivilisationskarte und vom Würfel kommen sollen.
page-solo-favorite-automa = Automa
page-solo-favorite-shadow = Schattenreich
page-solo-favorite-civ = Nach seiner Zivilisation
page-solo-favorite-die = Würfeln
page-solo-colors = Farben
page-solo-color-you = Du
page-solo-color-automa = Automa (Blau passt zu seinen Symbolen)
page-solo-color-shadow = Schattenreich (Grau passt zu seinen Symbolen)
page-solo-name-hint = Ohne Namen heißt er nach seinem Level.

## Der Aufbau

page-solo-checklist-lead = Alles, was diese Partie braucht. Hake ab, was erledigt ist.
page-solo-checklist-draw = Third Chair fragt noch nach einigen Karten und dem Würfel. Die Schritte, die davon abhängen, kommen danach.
page-solo-checklist-to-draws = Zu den Karten
page-solo-checklist-answered = Aus deinen Karten und Antworten
page-group-box = Aus der Schachtel
page-group-you = Spielplan und du
page-group-automa = Automa
page-group-shadow = Schattenreich
page-group-start = Stapel und Beginn
page-box-out = Das kommt aus dem Spiel:
page-box-starred = Das darf bleiben, bevorzugt dich aber unfair oder schadet dir stark. Hake an, was du herausnimmst:
page-box-sorted = Meine Schachtel ist für Solo sortiert
page-box-sorted-hint = Blendet diese Liste aus, auch bei den nächsten Tischen.
page-box-unsorted = Liste wieder zeigen
page-removed =
    { $tapestry_id ->
        [none] { $civ } (Zivilisation)
       *[other] { $tapestry }
    }

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
        [you] deiner Hauptstadt
        [automa] { $mode ->
            [kaiju-2] dem Gebiet 3/5
           *[other] der Hauptstadt des Automa
        }
        [free] dem Gebiet 1/6
       *[island] der mittleren Insel
    }
page-place-toward =
    { $toward ->
        [you] deine Hauptstadt
        [automa] { $mode ->
            [kaiju-2] Gebiet 3/5
           *[other] Hauptstadt des Automa
        }
        [free] Gebiet 1/6
        [island] mittlere Insel
        [N] Militärleiste
        [NE] Ecke Militär/Wissenschaft
        [SE] Ecke Wissenschaft/Entdeckung
        [S] Entdeckungsleiste
        [SW] Ecke Entdeckung/Technologie
        [NW] Ecke Technologie/Militär
       *[none] nirgendwohin
    }
page-place =
    { $steps ->
        [0] { page-place-at }
        [1] ein Schritt von { page-place-from } in Richtung { page-place-toward }
        [2] zwei Schritte von { page-place-from } in Richtung { page-place-toward }
        [3] drei Schritte von { page-place-from } in Richtung { page-place-toward }
       *[other] { $steps } Schritte von { page-place-from } in Richtung { page-place-toward }
    }

## Was die Bots getan haben, für die Hand

page-dye =
    { $color ->
        [red] rote
        [yellow] gelbe
        [green] grüne
        [blue] blaue
       *[gray] graue
    }
page-dyes =
    { $color ->
        [red] roten
        [yellow] gelben
        [green] grünen
        [blue] blauen
       *[gray] grauen
    }
page-dye-token =
    { $color ->
        [red] Roter Marker
        [yellow] Gelber Marker
        [green] Grüner Marker
        [blue] Blauer Marker
       *[gray] Grauer Marker
    }
page-do-moved =
    { $tokens ->
        [2] { $back ->
            [yes] Beide { page-dyes } Marker zurück: { $track } { $from } → { $to }
           *[no] Beide { page-dyes } Marker auf { $track } { $from } → { $to }
        }
       *[other] { $back ->
            [yes] { page-dye-token } zurück: { $track } { $from } → { $to }
           *[no] { page-dye-token } auf { $track } { $from } → { $to }
        }
    }
page-do-landmark = Wahrzeichen { $landmark } in die Box auf dem Automa-Tableau
page-do-hex =
    { $what ->
        [explored] Gebietsteil ziehen, offen und zufällig gedreht hinlegen
        [tile_laid] Gebietsteil ziehen, offen und zufällig gedreht hinlegen
        [conquered] { $kind ->
            [opponent] Einen { page-dyes } Außenposten auf dein Gebiet stellen
           *[neutral] Einen { page-dyes } Außenposten hinstellen
        }
        [toppled] { $whose ->
            [you] Deinen Außenposten stürzen
           *[bot] Den { page-dyes } Außenposten stürzen
        }
       *[protected] Einen { page-dyes } Außenposten gestürzt dazulegen
    }
page-do-favorite =
    { $same ->
        [yes] Die { page-dyes } Marker bleiben auf der bevorzugten Leiste { $track }
       *[no] Den zweiten { page-dyes } Marker neben den ersten auf { $track }
    }
page-do-tapestry =
    { $where ->
        [mat] Gobelinkarte verdeckt aufs Tableau, linkes freies Feld ({ $from } → { $to })
       *[hand] Gobelinkarte verdeckt neben das Tableau ({ $from } → { $to })
    }
page-do-refreshed =
    { $row ->
        [tech] Die 3 offenen Techkarten abwerfen, Auslage auffüllen
        [masterpiece] Die 3 offenen Meisterstücke abwerfen, Auslage auffüllen
       *[other] Die 3 offenen Karten abwerfen, Auslage auffüllen
    }
page-do-points = Automa-Siegpunkte { $from } → { $to }
page-sum-counted =
    { $what ->
        [landmarks] Wahrzeichen { $count }
        [territories] Gebiete { $count }
        [exploration] Entdeckung { $count }
        [science] Wissenschaft { $count }
        [military] Militär { $count }
        [arts] Künste { $count }
       *[technology] Technologie { $count }
    }
page-sum-row = ({ $what }) × { $times } = { $points }
page-sum-other = { scored-for }: { $points }
page-did = Erledigt

## Warum?

page-why-top = Nr. { $count } von oben
page-why-far = Abstand { $count }
page-why-scan = Nr. { $count } der Gebietswahlhilfe
page-why-cut = nicht erreichbar
page-why-chosen-hex = Also Feld { $hex }.
page-why-all-stay =
    { $count ->
        [one] Das eine Feld bleibt.
       *[other] Das ändert nichts: Alle { $count } Felder bleiben.
    }
page-why-not-hex = Warum kein anderes Feld? Tippe es an.
page-why-not-here = Warum nicht hier?
page-why-here = Dieses Feld wurde gewählt.
page-why-no-hex = In ihrem letzten Zug haben die Bots kein Feld der Karte gewählt.
page-differently = Wir spielen das anders
page-differently-hint = Gilt ab jetzt und steht im Verlauf.

## Der Tisch

page-stand = Spielstand
page-stand-points = Automa: Siegpunkte
page-stand-income = Einkommenszüge der Bots
page-stand-deck = Karten im Entscheidungsstapel
page-stand-hand = Verdeckte Gobelinkarten des Automa
page-bots-title = Bot-Zug { $turn }
page-bots-income = Bot-Zug { $turn }: Einkommen { $income }
page-bots-none = Die Bots waren noch nicht am Zug.
page-bots-open = Die Bots ziehen ihre Karten.
page-bots-done = Die Bots sind fertig. Du musst nichts mehr eingeben, außer du eroberst Gebiete des Automa.
page-bots-due = Zug der Bots
page-seat-you = Du
page-seat-bots = Bots
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
page-map-look = Nach einem Feld fragen oder es korrigieren
page-map-play = Wieder auf der Karte spielen
page-map-looking = Tippe ein Feld an, um danach zu fragen oder es zu korrigieren.
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

## Fragen

page-ask-role-track = Leistenkarte (links):
page-ask-role-tie = Gleichstandkarte (rechts):
page-ask-role-look = Nur für einen Gleichstand:
page-ask-role-add = Kommt auf den Ablagestapel:
page-ask-role-start = Kommt in den Entscheidungsstapel:
page-ask-traps = Decke die verdeckten Gobelinkarten des Automa ohne auszuwählen nacheinander auf. Welche ist die erste Falle?
page-trap-place = { $place }.
page-trap-none = Keine
page-card-track = Leistenkarte
page-card-tie = Gleichstandkarte
page-card-more = Karte
page-card-die = Würfel
page-card-civ = Zivilisation
page-so-far = Dieser Zug bisher

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

## Mehr, Korrekturen, das Ende

page-solo-more = Mehr
page-solo-more-hint = Seltenes. Jedes davon ist ein Eintrag im Verlauf.
page-more-points = Siegpunkte
page-more-points-hint = Für den Automa: Punkte, von denen Third Chair nichts wissen kann. Deine werden erst am Ende gebraucht.
page-more-points-add = Punkte (negativ zieht ab)
page-more-points-do = Punkte eintragen
page-more-far = Eine Eroberung weit weg, ein anderer Spielstein
page-more-far-hint = Tippe irgendein Feld der Karte an: Wenn eine Karte es erlaubt, gilt es. Andere Spielsteine trägst du beim Feld ein.
page-more-second = Ein zweiter Marker auf einer Leiste
page-more-second-hint = Trage ihn als Korrektur ein; dann hat die Leiste unten einen Knopf für ihn.
page-more-switch-app = Ab jetzt zieht und würfelt Third Chair
page-more-switch-table = Ab jetzt mit echten Karten und echtem Würfel
page-solo-steps-hint = Wahrzeichen auf dem Weg folgen.
page-solo-correct-lead = Stelle jeden Teil so ein, wie er auf dem Tisch liegt. Sonst folgt nichts daraus.
page-solo-correct-points = Punkte, Außenposten, Karten
page-solo-correct-second = Dein zweiter Marker
page-solo-correct-hexes = Felder korrigierst du auf der Karte.
page-solo-none = keiner
page-correct-vp = { $who }: Siegpunkte
page-correct-outposts = { $who }: Außenposten im Vorrat
page-correct-topples = { $who }: gestürzte Außenposten von Mitspielern
page-correct-hand = Automa: verdeckte Gobelinkarten neben dem Tableau
page-correct-mat = Automa: Gobelinkarten auf dem Tableau
page-correct-tiles = Noch Gebietsteile zu ziehen
page-solo-finish-lead = Deine Siegpunkte am Ende deines Spiels. Das Schattenreich zählt nicht mit.
page-solo-finish-yours = Deine Siegpunkte
page-solo-finish-automa = Automa: { $points } Siegpunkte
page-solo-finish-wrong = Korrigieren
page-solo-finish-tied = Gleichstand: Mit einem übrigen Rohstoff gewinnst du, ohne teilt ihr euch den Sieg.
page-solo-finish-resources = Deine übrigen Rohstoffe
page-solo-finish-early = Die Bots haben erst { $taken } von { $last } Einkommenszügen gespielt. Sie würden noch weiterspielen; beende nur, wenn es so zählen soll.
