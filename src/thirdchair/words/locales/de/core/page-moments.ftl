# Der Verlauf und was daran hängt: Momente einer Partie, nach einer Pause, Vorlesen.

page-history-filter = Wessen Schritte
page-history-all = Alle
page-step-shared = hierher führt ein Link

## Ein Moment einer Partie

page-moment = Ein Moment der Partie
page-moment-of = { $name }: ein Moment der Partie
page-moment-short = Ansehen und teilen
page-moment-step = Schritt { $number } ansehen und teilen
page-moment-stood = Der Tisch nach diesem Schritt
page-moment-share = Diesen Moment teilen
page-moment-share-hint = Wer den Link hat, sieht diesen Moment und sonst nichts und kann nichts ändern.
page-moment-only-here = Bisher öffnet sich dieser Link nur auf diesem Gerät. Andere erreichen ihn, sobald „Auf dem Handy spielen“ eingeschaltet ist.
page-moment-make = Link erstellen
page-moment-link = Link
page-moment-qr = QR-Code mit dem Link zu diesem Moment
page-moment-open = Ansehen, was andere sehen
page-moment-withdraw = Link zurückziehen
page-moment-guest = Nur zum Ansehen: So stand der Tisch nach einem Schritt einer Partie.
error-no-such-moment = Dieser Link führt zu keinem Moment einer Partie. Er wurde zurückgezogen, die Partie nahm einen anderen Verlauf, oder der Link ist unvollständig.
page-text-copy = Kopieren
page-text-copied = Kopiert
page-text-share = Teilen

## Nach einer Pause

page-where = Wo waren wir?
page-where-last = Was zuletzt geschah
page-where-next = Als Nächstes:
page-rebuild = Tisch wieder aufbauen
page-rebuild-hint = Wo alles steht, wovon Third Chair weiß. Liegt etwas anders?
page-lie-track = { $track }: { $part }
page-lie-token =
    { $space ->
        [0] { $who } auf dem Startfeld
       *[other] { $who } auf { $space }
    }
page-lie-favorites = Bevorzugte Leisten
page-lie-favorite =
    { $mode ->
        [duel] { $who }: ein Außenposten neben { $track }
       *[other] { $who }: zweiter Marker neben dem ersten auf { $track }
    }
page-lie-landmarks = Wahrzeichen
page-lie-taken = { $who }: { $part }
page-lie-free = Noch frei: { $part }
page-lie-achievements = Errungenschaften
page-lie-achievement = „{ $which }“: { $part }
page-lie-incomes = Gespielte Einkommenszüge
page-lie-income = { $who }: { $turns } von { $last }
page-lie-cards = Entscheidungskarten
page-lie-deck = Entscheidungsstapel: { $count }
page-lie-progress = Entwicklungsstapel: { $count }
page-lie-pair = Offenes Paar: { $left } links, { $right } rechts
page-lie-discard = Ablagestapel, von unten nach oben: { $part }
page-lie-mixed = Sind die Stapel durcheinandergeraten, kann ab jetzt Third Chair ziehen.
page-lie-points = { $who }: { $points } Siegpunkte
page-lie-civ = Zivilisation: { $civ }
page-lie-hand = Verdeckte Gobelinkarten neben dem Tableau: { $count }
page-lie-mat = Gobelinkarten auf dem Tableau: { $count }
page-lie-automa = Tableau und Siegpunkte des Automa
page-lie-supply = Außenposten im Vorrat
page-lie-outposts = { $who }: { $count }

## Vorlesen

page-aloud = Vorlesen
page-aloud-stop = Nicht weiterlesen
