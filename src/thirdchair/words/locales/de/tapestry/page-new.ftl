# Pages of Tapestry: a new game.

page-mode-tapestry-duel = Tapestry zu zweit mit dem Schattenreich
page-mode-tapestry-solo = Tapestry solo

## Eine neue Partie

page-game-tapestry = Tapestry
page-new-sum-duel =
    { $order ->
        [last] { $first } und { $last }, dann das Schattenreich
        [middle] { $first } und { $last }, dazwischen das Schattenreich
       *[first] erst das Schattenreich, dann { $first } und { $last }
    }
page-new-sum-solo =
    { $first ->
        [you] Level { $level }, du beginnst
        [bots] Level { $level }, die Bots beginnen
       *[lot] Level { $level }, Startspieler wird ausgelost
    }
page-new-line-order = Reihenfolge: { $part }
page-new-line-color = { $name }: { $color }
page-new-line-level = Level { $level }: { $part }
page-new-line-first =
    { $first ->
        [you] Du beginnst
        [bots] Die Bots beginnen
       *[lot] Der Startspieler wird ausgelost
    }
page-new-line-yours = Deine Farbe: { $color }
page-new-first = Wer beginnt?
page-new-first-p1 = Person 1
page-new-first-p2 = Person 2
page-new-first-lot = Auslosen, unter allen dreien

## Eine neue Partie

page-new-lead = Third Chair spielt die dritte Person am Tisch; ihr bewegt deren Figuren.
page-new-name = Name (Platz { $number })
page-new-color = Farbe (Platz { $number })
page-new-color-shadow = Farbe des Schattenreichs
page-order = Wann ist das Schattenreich am Zug?
page-order-last = Nach euch beiden
page-order-middle = Zwischen euch beiden
page-order-first = Vor euch beiden
page-chance = Entscheidungskarten und Würfel
page-chance-app = Third Chair zieht und würfelt
page-chance-table = Echte Karten, echter Würfel: Ihr gebt sie ein
page-favorite = Erste bevorzugte Leiste
page-favorite-roll = Würfeln
page-new-table-name-hint = Ohne Namen heißt er nach euch beiden.

page-mode-tapestry-atlantis = Tapestry: Das Schicksal von Atlantis
page-mode-tapestry-kaiju = Tapestry: Aufstieg der Kaiju
page-mode-short-atlantis = Atlantis
page-mode-short-kaiju = Kaiju

# Neues Spiel
page-solo-expansions = Erweiterungen
page-solo-with = Mit
page-solo-without = Ohne
page-solo-brings-PP = Wahrzeichenkarten, vier Zivilisationen für den Automa, Reaktionskarten
page-solo-brings-AA = Künsteleiste, Meisterstücke, Wahrzeichenkarten
page-solo-brings-FF = Weitere Reaktionskarten und Zivilisationen
page-solo-arts = Wo liegt die Künsteleiste?
page-solo-arts-hint = Die fünfte Leiste mit eigenem Wissenschaftswürfel. Du legst sie neben eine der vier anderen, oder sie bleibt in der Schachtel.
page-solo-arts-none = ohne Künsteleiste
page-solo-arts-beside = Künste neben { $track }
page-solo-double = Doppelschlag
page-solo-double-hint = Ein zweiter Satz Marker für das Schattenreich: Es jagt dir die Wahrzeichen ab.
page-solo-double-not-yet = Geht erst mit der Künsteleiste: Wähle oben, neben welcher Leiste sie liegt.
page-solo-double-no-box = Geht erst mit Kunst & Architektur und der Künsteleiste: Nimm die Erweiterung oben dazu.
page-solo-civ-hand = Eine andere Karte, von Hand gespielt
page-solo-hand = Die gezogene Karte
page-solo-hand-hint = Ihren Text hat Third Chair nicht. In Einkommenszügen liest du sie, führst sie aus und sagst, was sich geändert hat. Trag sie unter „Meine Schachtel“ ein, dann spielt sie sich selbst.
page-solo-hand-name = Name auf der Karte
page-solo-hand-favorite = Leiste neben dem Herz
page-solo-color-strike = Doppelschlag (eine freie Farbe)
error-civ-needs-name = Die gezogene Karte hat noch keinen Namen. Gib den Namen ein, der darauf steht.
error-civ-needs-expansion = Eine Karte, die du von Hand spielst, ist aus Kunst & Architektur oder Fantasie & Zukunft. Nimm die Erweiterung dazu oder wähle eine andere Zivilisation.
error-second-civ-missing = Auf Level 6 hat der Automa zwei Zivilisationen. Wähle auch die zweite, oder lass die erste ziehen: Dann wählst du die zweite am Tisch.

page-solo-name = Solo, Level { $level }

## Eine neue Partie

page-mode-short-solo = Solo
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
page-your-civ = Deine Zivilisation
page-your-civ-hint = Nur wenn du magst: Für die Historiker und die Auserwählten gibt es gegen die Bots eigene Regeln. Du wirst an sie erinnert, wenn es darauf ankommt.
page-your-civ-unsaid = keine Angabe
page-solo-civ-2 = Zweite Zivilisation
page-solo-civ-any = Zufällig ziehen
page-solo-civ-choose = Bitte wählen
page-solo-civ-2-later = Die zweite Zivilisation wählst du am Tisch, sobald die erste feststeht.
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
