# Pages of Tapestry: after a pause, where everything lies.

## Nach einer Pause

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
page-lie-deck =
    { $mode ->
        [kaiju-2] Kaiju-Stapel: { $count }
       *[other] Entscheidungsstapel: { $count }
    }
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

# Wo alles liegt
page-lie-pool = In seiner Auslage: { $item } × { $count }
page-lie-arts = Die Künsteleiste liegt neben { $track }
page-lie-marker = { $civ }: ein Außenposten auf { $track }, Feld { $space }

page-lie-yours = Für dich bereit: { $part }
