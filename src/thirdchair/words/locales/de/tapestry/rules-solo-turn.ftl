### Rules of the solo game, explained: the two bots, their cards and their turn

rule-tap-shadow-purpose = Das Schattenreich soll das Rennen um die Wahrzeichen und um „Erreiche das Ende einer Fortschrittsleiste“ verschärfen.
rule-tap-shadow-subset = Von den Regeln des Automa gelten für das Schattenreich nur wenige; der Rest betrifft es nicht.
rule-tap-shadow-neighbour = Für dich wie für den Automa ist das Schattenreich ein Nachbar.
rule-tap-shadow-opponent = Für dich wie für den Automa ist das Schattenreich ein Mitspieler wie jeder andere.
rule-tap-shadow-no-outposts = Von sich aus bringt das Schattenreich keine Außenposten auf die Karte. Dorthin kommen sie nur, wenn der Automa erobert, oder durch seine Zivilisation Eroberer.
rule-tap-bots-only-explicit = Ein Bot erhält nur das, was ihm die Soloregeln ausdrücklich zusprechen, sonst nichts.
rule-tap-bots-no-buildings = Einkommensgebäude sind nichts für die Bots: Keiner von ihnen erhält je eines.
rule-tap-bots-no-resources = Die Bots haben keine Rohstoffe und erhalten auch nie welche.
rule-tap-shadow-no-vp = Das Schattenreich bekommt niemals Siegpunkte, auf keinem Weg.
rule-tap-bots-no-tech-help =
    Für manche Aufwertung einer Techkarte musst du oder ein Nachbar etwas freigelegt haben, etwa „Schrift“.
    Die Bots haben keine Einkommensgebäude und erfüllen so eine Bedingung daher nie für dich.
rule-tap-card-id = Die ID-Nummer dient nur dazu, die Entscheidungskarten zu unterscheiden; im Spiel bewirkt sie nichts.
rule-tap-card-type-circle = Ein Kreis um die ID-Nummer bedeutet: Diese Karte ist von Anfang an im Entscheidungsstapel (Karten 1–7).
rule-tap-card-type-rect = Ein Rechteck um die ID-Nummer bedeutet: Diese Karte gehört beim Aufbau in den Entwicklungsstapel (Karten 8–22).
rule-tap-card-shade = Schattierung und Farbe hinter der ID-Nummer kannst du übergehen. Sie sind nur in der Schattenreich-Variante zu zweit von Belang.
rule-tap-card-parts-left = Liegt eine Karte rechts, zählt ihre linke Hälfte: der Auflöser bei Gleichstand der Leisten, die Gebietswahlhilfe mit schwarzem und grauem Pfeil und das Feld für den gestürzten Außenposten.
rule-tap-card-parts-right =
    Liegt eine Karte links, zählt ihre rechte Hälfte: oben die blaue Leistenanzeige des Automa, darunter die graue des Schattenreichs mit S, dazu das Einkommensfeld, das leer ist oder eine Hand zeigt.
rule-tap-pair-def = Zwei Entscheidungskarten nebeneinander bilden ein Paar. Zusammen verraten sie, was die Bots in diesem Zug tun.
rule-tap-pair-left = Die linke Karte des Paares ist die Leistenkarte. Sie sagt, welche Leisten infrage kommen.
rule-tap-pair-right = Die rechte Karte des Paares ist die Gleichstandkarte. Sie entscheidet bei jedem Gleichstand.
rule-tap-pair-active = In diesem Zug zählt nur der lila Bereich, in dem die beiden Karten aneinanderstoßen; die äußeren Hälften lässt du außer Acht.
rule-tap-bots-turn-together = Automa und Schattenreich teilen sich einen Zug: Ein Zug der Bots umfasst beide.
rule-tap-bots-turn-order = Bist du Startperson, kommen die Bots nach dir dran, sonst vor dir. Wer beginnt, sagt das Regelheft nicht; ohne andere Wahl lost Third Chair zwischen dir und den Bots.
rule-tap-bots-turn-first-income = Die Bots beginnen die Partie wie du: Ihr erster Zug ist ein Einkommenszug.
rule-tap-bots-turn-deck-empty =
    In jedem späteren Zug gilt: Brauchst du eine Entscheidungskarte und der Stapel ist leer, machen die Bots statt der üblichen Schritte einen Einkommenszug.
    Das Paar des letzten Zuges bleibt dafür liegen.
rule-tap-bots-turn-1 = Räume zuerst das Paar des vorigen Zuges der Bots ab, falls eines daliegt: Es kommt auf den Ablagestapel.
rule-tap-bots-turn-2 = Decke dann die obersten zwei Karten des Entscheidungsstapels auf. Nebeneinander sind sie das neue Paar.
rule-tap-bots-turn-2-random = Welche der zwei Karten links liegt und welche rechts, entscheidet der Zufall. Bei gemischtem Stapel genügt es, die erste nach links zu legen.
rule-tap-bots-turn-3 =
    Ist der Entscheidungsstapel durch das Paar leer geworden und zeigt die linke Karte das Einkommenssymbol (die Hand), machen die Bots jetzt einen Einkommenszug.
    Das frische Paar gilt dabei als ihr letztes.
rule-tap-bots-turn-3-skip = Hat das Einkommenssymbol einen Einkommenszug ausgelöst, entfällt in diesem Zug das normale Voranschreiten der Bots.
rule-tap-bots-turn-4a = Ohne Einkommenszug schreiten beide Bots voran; der Automa ist als Erster dran.
rule-tap-bots-turn-4b = Das Schattenreich schreitet erst nach dem Automa voran. Würden beide in diesem Zug dasselbe Wahrzeichen erreichen, nimmt es der Automa.
rule-tap-bots-turn-look = Die abgeworfenen Entscheidungskarten sind kein Geheimnis: Sieh nach, wann immer du willst.
rule-tap-bots-turn-eras = Ära 1 hat 8 Entscheidungskarten, also höchstens 4 Paare; auf Level 2 sind es in Ära 2, 3 und 4 dann 10, 12 und 14. Die Zahl ist immer gerade, eine einzelne Karte bleibt also nie übrig.
rule-tap-bots-adv-indicator-automa = Das blaue Symbol auf der Leistenkarte sagt dir, welche Leiste oder welche Leisten für den Automa gültig sind.
rule-tap-bots-adv-indicator-shadow = Für das Schattenreich gilt das graue Symbol mit dem S. Die Formen bedeuten dasselbe wie beim blauen Symbol des Automa.
rule-tap-bots-adv-icon-all = Quadratischer Rahmen: Gültig ist jede Leiste, auf der dieser Bot noch nicht am Ende steht.
rule-tap-bots-adv-icon-landmark = Flagge und Gebäude: Zähle vom Marker des Bots vorwärts bis zum nächsten freien Wahrzeichen oder zum Ende. Gültig ist die Leiste mit den wenigsten Feldern, bei Gleichstand alle diese.
rule-tap-bots-adv-icon-landmark-ended = Suchst du das nächste Wahrzeichen oder Leistenende, dann lass Leisten weg, auf denen dieser Bot schon am Ende steht.
rule-tap-bots-adv-icon-end = Flagge: Nur der Weg bis zum Ende zählt. Gültig ist die Leiste, auf der dem Bot die wenigsten Felder fehlen, bei Gleichstand alle diese.
rule-tap-bots-adv-icon-end-ended = Suchst du die Leiste, deren Ende am nächsten ist, dann lass die weg, auf denen dieser Bot schon am Ende steht.
rule-tap-bots-adv-tie = Sind mehrere Leisten gültig, entscheidet der Auflöser bei Gleichstand auf der rechten Karte.
rule-tap-bots-adv-tie-automa = Für den Automa gehst du den Auflöser bei Gleichstand von oben nach unten durch; die erste gültige Leiste, die du findest, nimmt er.
rule-tap-bots-adv-tie-shadow = Für das Schattenreich gehst du den Auflöser bei Gleichstand von unten nach oben durch; die erste gültige Leiste, die du findest, nimmt es.
rule-tap-bots-adv-tie-heart = Das Herz im Auflöser bei Gleichstand steht für die bevorzugte Leiste des Bots, der gerade wählt.
rule-tap-bots-adv-regress-valid = Muss der Automa zurückgehen, kann die Wahl auch auf eine Leiste fallen, auf der er noch auf dem Startfeld steht.
rule-tap-bots-adv-regress-start = Muss der Automa dort zurückgehen, wo er noch auf dem Startfeld steht, passiert nichts.
rule-tap-bots-adv-none = Hierzu schweigt das Regelheft: Hat ein Bot alle Leisten beendet, entfällt in Third Chair sein Voranschreiten. Der übrige Zug läuft normal weiter.

rule-tap-bots-adv-dist = Auf einer Leiste zählst du die Felder vom Marker des Bots vorwärts bis zum nächsten freien Wahrzeichen (Felder 4, 7 und 10) oder bis Feld 12. Von Feld 5 aus sind das 5, wenn das Wahrzeichen auf 7 vergeben und das auf 10 noch frei ist.
