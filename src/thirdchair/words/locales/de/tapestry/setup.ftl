# Tapestry: the set-up as a list of steps.

## Karten und Zivilisationen, die aus dem Spiel kommen

tapestry-alliance = Allianz
tapestry-dictatorship = Diktatur
tapestry-diplomacy = Diplomatie
tapestry-steam-tycoon = Eisenbahnmagnat
tapestry-trade-economy = Handelswirtschaft
tapestry-marriage-of-state = Heiratspolitik
tapestry-coal-baron = Kohlebaron
tapestry-oil-magnate = Ölmagnat
tapestry-olympic-host = Olympischer Gastgeber
tapestry-espionage = Spionage
tapestry-age-of-sail = Zeitalter der Segelschiffe
civ-inventors = Erfinder
civ-futurists = Futuristen
civ-traders = Händler
civ-heralds = Heralde

step-remove-tapestry = Nimm die Gobelinkarte { $tapestry } aus dem Spiel.
step-remove-civ = Nimm die Zivilisation { $civ } aus dem Spiel.
step-remove-civ-ours = Unser Rat, nicht im Regelheft: Nimm die Zivilisation { $civ } aus dem Spiel.
step-remove-traps = Nimm { $n } Fallen aus dem Stapel der Gobelinkarten. 5 von 7 bleiben.

## Du und das Brett

step-three-players = Baue den Spielplan wie für drei auf, mit der kleinen Karte, und dich selbst nach den normalen Regeln.
step-your-start = Stelle { $n } deiner Außenposten auf das Gebiet 2/4 (Feld 24), egal welches Hauptstadttableau du hast.

## Der Automa

step-automa-color = Wähle eine Farbe für den Automa. Blau passt zu seinen Symbolen.
step-mat-normal = Lege das Einkommenstableau des Automa mit der normalen Seite nach oben aus.
step-mat-hard = Lege das Einkommenstableau des Automa mit der Seite „Schwer“ nach oben aus.
step-income-card = Decke die Einkommensübersicht auf dem Tableau mit der Einkommenskarte für Level { $level } ab.
step-automa-outposts = Gib dem Automa alle Außenposten seiner Farbe und stelle { $n } davon auf das Gebiet 3/5 (Feld 22).
step-automa-points = Lege einen Marker des Automa auf 0 Siegpunkte.
step-automa-tokens = Lege je einen Marker des Automa auf das Startfeld jeder Leiste.
step-civilization-1 = Lege die Zivilisationskarte { $civ } auf das Einkommenstableau des Automa.
step-civilization-2 = Lege { $civ } als zweite Zivilisation daneben. Ihre bevorzugte Leiste zählt nicht.
step-automa-favorite = Lege einen zweiten Marker des Automa auf das Startfeld seiner bevorzugten Leiste { $track }. Beide bewegen sich zusammen.

## Das Schattenreich

step-shadow-color = Wähle eine andere Farbe für das Schattenreich. Grau passt zu seinen Symbolen.
step-shadow-outposts = Gib dem Schattenreich alle Außenposten seiner Farbe. Keiner beginnt auf der Karte.
step-shadow-tokens = Lege je einen Marker des Schattenreichs auf das Startfeld jeder Leiste.
step-shadow-favorite = Lege einen zweiten Marker des Schattenreichs auf das Startfeld seiner bevorzugten Leiste { $track }. Beide bewegen sich zusammen.

## Stapel und der erste Zug

step-app-cards = Die Entscheidungskarten bleiben in der Schachtel: Third Chair zieht sie.
step-progress-deck = Mische die Entscheidungskarten 8 bis 22 zum verdeckten Entwicklungsstapel.
step-decision-deck = Zieh dessen oberste Karte und gib sie hier ein. Mische sie erst dann mit den Karten 1 bis 7 zum verdeckten Entscheidungsstapel.
step-your-free-advances = Dein erster Einkommenszug beginnt mit einem kostenlosen Schritt auf jeder Leiste. Trage den Einkommenszug ein, dann rücken die Marker vor.
step-first-you = Du beginnst. Der Zug der Bots folgt auf jeden deiner Züge.
step-first-bots = Die Bots beginnen. Dein Zug folgt auf jeden ihrer Züge.

## Zwei Menschen und das Schattenreich

step-duel-color = { $color } ist die Farbe des Schattenreichs.
step-duel-favorite = Die bevorzugte Leiste ist { $track }.
step-duel-1 = Sucht die Figuren dieser Farbe heraus.
step-duel-2a = Stellt auf das Startfeld jeder Leiste einen Marker des Schattenreichs.
step-duel-2b = Legt einen weiteren Marker neben den Spielplan.
step-duel-3a = Werft einmal den Wissenschaftswürfel.
step-duel-3b = Stellt einen Außenposten des Schattenreichs neben diese Leiste.
step-duel-4a = Sucht die Entscheidungskarten 1 bis 12 heraus: Ihre Nummer steht auf grauem Grund.
step-duel-4c = Mischt die zwölf Karten und legt sie verdeckt bereit.
step-duel-4d = Lasst die Karten 13 bis 22 in der Schachtel.
