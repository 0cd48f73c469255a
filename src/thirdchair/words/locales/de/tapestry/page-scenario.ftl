# Pages of Tapestry: scenarios, what is different tonight, the capital city.

## Ein neues Spiel

page-scenario = Szenario { $number }
page-scenario-which = Welches Szenario?
page-scenario-name = { $campaign } { $number }: { $title }
page-scenario-sum = { $title }, Level { $level }
page-scenario-lead-atlantis = Ein Szenario aus Pläne & Gegenpläne. Andere Erweiterungen bleiben in der Schachtel.
page-scenario-lead-kaiju = Ein Szenario aus Fantasie & Zukunft. Jede andere Erweiterung darf dabei sein.
page-scenario-campaign-hint = Alle nacheinander, mit einem gemeinsamen Ergebnis:
page-scenario-expansions = Erweiterungen im Spiel
page-scenario-cards = Gobelinkarten aus Szenario 4
page-scenario-cards-hint = Wenn du sie notiert hast, kannst du wieder mit ihnen spielen.
page-capital-who = Wer behält deine Hauptstadt im Blick?
page-capital-ask = Ich; die App fragt, wenn das Kaiju kommt
page-capital-track = Die App; ich gebe ein, was ich baue

## Heute

page-tonight = Was heute anders ist
page-tonight-more =
    { $count ->
        [one] Noch eine Regel
       *[other] Noch { $count } Regeln
    }
page-tonight-short = Heute anders
page-tonight-book = Die Geschichte und der volle Wortlaut stehen in deinem Soloheft.
page-tonight-correct = Dieses Szenario
page-tonight-nothing = Dieses Szenario merkt sich nichts außer Leisten und Karte.
page-group-tonight = Das Szenario von heute
page-group-tonight-box = Für dieses Szenario aussortieren
page-held = blockiert
page-extra-cost =
    { $more ->
        [0] { $own } passend
       *[other] { $own } + { $more } beliebig
    }
page-extra-blocker = +{ $count } beliebig
page-printed-high = So steht es fast sicher auch in deinem Heft.
page-printed-medium = So steht es vermutlich in deinem Heft; sieh am besten nach.
page-printed-low = Bitte sieh in deinem Heft nach. Die Antwort kommt in „Meine Schachtel“, gefragt wird nur einmal.
page-map-hint-explore = Tippen: erkunden. Lange drücken: fragen.
page-map-hint-conquer = Tippen: erobern. Lange drücken: fragen.
page-notes = Gobelinkarten auf deinem Einkommenstableau
page-notes-hint = Von links nach rechts. Das nächste Szenario kann sie verwenden.
page-notes-hint-last = Von links nach rechts, auch die verdeckten: Du darfst sie jederzeit ansehen.
page-note-space = Platz { $space }
page-note-do = Notieren

page-fact-focus = Deine bevorzugte Leiste: { $track }
page-fact-blockers =
    { $space ->
        [0] Blockierende Außenposten: Startfeld
       *[other] Blockierende Außenposten: Feld { $space }
    }
page-fact-no-focus = Keine bevorzugte Leiste mehr
page-fact-territories = Gebiete: du { $you }, der Automa { $automa }
page-fact-landmarks = Wahrzeichen der Leisten: du { $you }, die Bots { $automa }
page-fact-noted = Notierte Karten: { $count } von 3
page-fact-card = { event-noted }
page-fact-face-down = Verdeckte Karten: { $count }
page-fact-kaiju-at = Kaiju: { district-name }
page-fact-came-from = Es kam von hier: { district-name }
page-fact-destroyed = Zerstört: { $count }
page-fact-token = Hauptstadt, { $plot }: Marker für immer
page-fact-plot = Hauptstadt, { $plot }: { capital-piece }
page-fact-target = Ziel: { $points } Siegpunkte
page-fact-outposts = Deine Außenposten auf der Karte: { $count }
page-fact-kaiju-left = Kaiju neben der Karte: { $count }
page-fact-blocker = Blocker: { $track }

## Die Hauptstadt

page-see-capital = Stadt
page-capital = Deine Hauptstadt
page-capital-piece = Was baust du?
page-capital-whole = Ganze Stadt
page-capital-hint = Tippe auf ein Stadtviertel, um dort zu bauen.
page-capital-asked-hint = Zu sehen sind nur das Kaiju und seine Marker: Deine Stadt führst du selbst.
page-district-kaiju = hier ist das Kaiju
page-district-plot = { $number }: { $piece }
page-plot-empty = leer
page-plot-token = Marker

## Kaiju auf der Karte

page-due-kaiju = Kaiju-Phase
page-none-yet-kaiju = Noch ist kein Kaiju gekommen.
page-open-kaiju = Die Kaiju-Phase läuft.
page-turn-of-kaiju = Kaiju-Phase { $turn }

## Berichtigungen und das Ende

page-correct-blockers = Blockierender Außenposten auf { $track }
page-correct-blockers-n = Blocker { $place }
page-correct-kaiju = Kaiju auf diesen Feldern (Nummern)
page-correct-plot = Platz (r1c1 ist oben links)
page-correct-piece = Was dort liegt
page-scenario-finish-lead = Du musst die Partie gewinnen und das Ziel des Szenarios erreichen. In allen anderen Fällen gewinnt der Automa.
page-scenario-finish-points = Du gewinnst mit mehr Punkten als der Automa. Ein eigenes Ziel hat dieses Szenario nicht.
page-scenario-finish-tied = Gleichstand: Mit einem übrigen Rohstoff gewinnst du, ohne gewinnt der Automa.
page-target-bots = Du brauchst { $points } Siegpunkte. Mit weniger gewinnt der Automa.
page-target-kaiju = Du brauchst { $points } Siegpunkte. Mit weniger gewinnen die Kaiju.
