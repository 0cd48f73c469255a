### Regeln des Solospiels, Grundspiel, erster Teil, erklärt

rule-tap-solo-comp-mat = Zum Grundspiel gehört ein Automa-Einkommenstableau. Es hat zwei Seiten: eine normale und eine schwere.
rule-tap-solo-comp-decision-base = Das Grundspiel enthält 22 Entscheidungskarten.
rule-tap-solo-comp-incomecards-base = Im Grundspiel gibt es zwei beidseitig bedruckte Automa-Einkommenskarten mit den Einkommensübersichten für die Schwierigkeitslevel 1, 3 und 4.
rule-tap-solo-comp-civ-base = Im Grundspiel gibt es zwei Automa-Zivilisationskarten mit je einer Zivilisation pro Seite, zusammen also vier.
rule-tap-solo-def-bots = Zwei künstliche Gegner füllen die freien Plätze: der Automa und das Schattenreich. Mit „die Bots“ sind beide gemeint.
rule-tap-solo-def-modes = Allein spielst du gegen den Automa und das Schattenreich. Zu zweit kommt nur das Schattenreich dazu, nach den Regeln auf seinem eigenen Blatt.
rule-tap-solo-def-own-rules = Für die Bots gelten andere Regeln als für dich. Sie sind einfacher, damit du mit ihnen wenig Arbeit hast.
rule-tap-solo-def-default = Wo die Soloregeln nicht ausdrücklich etwas anderes sagen, bleibt es bei den normalen Regeln des Mehrpersonenspiels.
rule-tap-solo-remove-tapestry-alliance = Nimm vor dem Solospiel die Gobelinkarte „Allianz“ aus dem Stapel; sie bleibt immer in der Schachtel.
rule-tap-solo-remove-tapestry-dictatorship = Nimm vor dem Solospiel die Gobelinkarte „Diktatur“ aus dem Stapel; sie bleibt immer in der Schachtel.
rule-tap-solo-remove-tapestry-diplomacy =
    Nimm fürs Solospiel die Gobelinkarte „Diplomatie“ aus dem Stapel.
    Das ist freiwillig: Du darfst sie behalten, doch sie verschafft dir entweder einen unfairen Vorteil oder wirft dich weit zurück.
rule-tap-solo-remove-tapestry-steam-tycoon =
    Nimm fürs Solospiel die Gobelinkarte „Eisenbahnmagnat“ aus dem Stapel.
    Das ist freiwillig: Du darfst sie behalten, doch sie verschafft dir entweder einen unfairen Vorteil oder wirft dich weit zurück.
rule-tap-solo-remove-tapestry-trade-economy =
    Nimm fürs Solospiel die Gobelinkarte „Handelswirtschaft“ aus dem Stapel.
    Das ist freiwillig: Du darfst sie behalten, doch sie verschafft dir entweder einen unfairen Vorteil oder wirft dich weit zurück.
rule-tap-solo-remove-tapestry-marriage-of-state = Nimm vor dem Solospiel die Gobelinkarte „Heiratspolitik“ aus dem Stapel; sie bleibt immer in der Schachtel.
rule-tap-solo-remove-tapestry-coal-baron =
    Nimm fürs Solospiel die Gobelinkarte „Kohlebaron“ aus dem Stapel.
    Das ist freiwillig: Du darfst sie behalten, doch sie verschafft dir entweder einen unfairen Vorteil oder wirft dich weit zurück.
rule-tap-solo-remove-tapestry-oil-magnate = Nimm vor dem Solospiel die Gobelinkarte „Ölmagnat“ aus dem Stapel; sie bleibt immer in der Schachtel.
rule-tap-solo-remove-tapestry-olympic-host = Nimm vor dem Solospiel die Gobelinkarte „Olympischer Gastgeber“ aus dem Stapel; sie bleibt immer in der Schachtel.
rule-tap-solo-remove-tapestry-espionage =
    Nimm fürs Solospiel die Gobelinkarte „Spionage“ aus dem Stapel.
    Das ist freiwillig: Du darfst sie behalten, doch sie verschafft dir entweder einen unfairen Vorteil oder wirft dich weit zurück.
rule-tap-solo-remove-tapestry-age-of-sail =
    Nimm fürs Solospiel die Gobelinkarte „Zeitalter der Segelschiffe“ aus dem Stapel.
    Das ist freiwillig: Du darfst sie behalten, doch sie verschafft dir entweder einen unfairen Vorteil oder wirft dich weit zurück.
rule-tap-solo-remove-traps = Spielst du nur mit dem Grundspiel, nimm 2 der 7 Fallen heraus, sodass 5 im Stapel der Gobelinkarten bleiben. Mit einer Erweiterung bleiben alle drin.
rule-tap-solo-remove-civ-inventors =
    Lege fürs Solospiel die Zivilisation „Erfinder“ beiseite.
    Das ist freiwillig: Du darfst sie nutzen, doch sie verschafft dir entweder einen unfairen Vorteil oder wirft dich weit zurück.
rule-tap-solo-remove-civ-futurists =
    Lege fürs Solospiel die Zivilisation „Futuristen“ beiseite.
    Das ist freiwillig: Du darfst sie nutzen, doch sie verschafft dir entweder einen unfairen Vorteil oder wirft dich weit zurück.
rule-tap-solo-remove-civ-traders = Lass die Zivilisation „Händler“ in der Schachtel; im Solospiel wird immer ohne sie gespielt.
rule-tap-solo-remove-civ-heralds = Lege fürs Solospiel die Zivilisation „Heralde“ beiseite. Das ist freiwillig: Du darfst sie nutzen, doch sie verschafft dir entweder einen unfairen Vorteil oder wirft dich weit zurück.
rule-tap-solo-note-name = Die Autoren zum Namen: „Automa“ kommt aus dem Italienischen, weil der erste Automa für ein Spiel entstand, das in Italien angesiedelt ist.
rule-tap-solo-setup-as3p = Bereite alles vor wie für drei Personen. Es kommt also die Spielplanseite für 1–3 Personen zum Einsatz.
rule-tap-solo-setup-start = Dein Startgebiet ist immer das mit 2/4 beschriftete, auch wenn auf deinem Hauptstadttableau eine andere Zahl steht.
rule-tap-solo-setup-normal = Deine eigenen Sachen baust du genauso auf wie in einer Partie mit anderen.
rule-tap-solo-setup-order = Schließe erst deinen eigenen Aufbau ab, bevor du für die Bots aufbaust.
rule-tap-solo-setup-automa-color = Suche für den Automa eine freie Spielerfarbe aus.
rule-tap-solo-setup-automa-color-tip = Die Autoren raten beim Automa zu Blau, weil auch seine Symbole auf den Karten blau sind.
rule-tap-solo-setup-automa-only = Der Automa bekommt nur, was in seinem Aufbau aufgezählt ist. Weiteres Material hat er nicht.
rule-tap-solo-setup-automa-mat = Der Automa bekommt sein Einkommenstableau mit der normalen Seite nach oben. Das ist der übliche Schwierigkeitslevel 2; auf anderen Leveln ist es teils anders.
rule-tap-solo-setup-automa-outposts = Der Automa bekommt sämtliche Außenposten seiner Farbe.
rule-tap-solo-setup-automa-outposts-start = Auf dem mit 3/5 beschrifteten Gebiet stehen zu Beginn 2 Außenposten des Automa.
rule-tap-solo-setup-automa-tokens = Der Automa bekommt sämtliche Spielermarker seiner Farbe.
rule-tap-solo-setup-automa-tokens-vp = Ein Marker des Automa beginnt auf der Siegpunktleiste bei 0.
rule-tap-solo-setup-automa-tokens-tracks = Auf jeder Fortschrittsleiste beginnt ein Marker des Automa auf dem Startfeld.
rule-tap-solo-setup-automa-civ = Ziehe aus allen Automa-Zivilisationen, die im Spiel sind, zufällig eine für den Automa.
rule-tap-solo-setup-automa-civ-place = Die Zivilisationskarte des Automa kommt auf sein Einkommenstableau, und zwar auf das Zivilisationsfeld oben links.
rule-tap-solo-setup-automa-civ-beginner = Solange du noch Erfahrung sammelst, gib dem Automa die Ingenieure, die Abenteurer oder die Wissenschaftler.
rule-tap-solo-setup-automa-fav = Suche das Herz auf der Zivilisationskarte des Automa: Die Leiste daneben ist seine bevorzugte Leiste.
rule-tap-solo-setup-automa-fav-token = Ein zweiter Marker des Automa auf dem Startfeld kennzeichnet seine bevorzugte Leiste.
rule-tap-solo-setup-automa-fav-together = Auf seiner bevorzugten Leiste hat der Automa zwei Marker. Sie bewegen sich immer gemeinsam, vorwärts wie rückwärts.
rule-tap-solo-setup-shadow-color = Suche für das Schattenreich eine weitere freie Spielerfarbe aus.
rule-tap-solo-setup-shadow-color-tip = Die Autoren raten beim Schattenreich zu Grau, weil auch seine Symbole auf den Karten grau sind.
rule-tap-solo-setup-shadow-only = Das Schattenreich bekommt nur, was in seinem Aufbau aufgezählt ist. Weiteres Material hat es nicht.
rule-tap-solo-setup-shadow-outposts = Das Schattenreich bekommt sämtliche Außenposten seiner Farbe. Auf der Karte steht zu Beginn keiner davon.
rule-tap-solo-setup-shadow-tokens = Das Schattenreich bekommt sämtliche Spielermarker seiner Farbe.
rule-tap-solo-setup-shadow-tokens-tracks = Auf jeder Fortschrittsleiste beginnt ein Marker des Schattenreichs auf dem Startfeld.
rule-tap-solo-setup-shadow-fav = Der Wissenschaftswürfel bestimmt die bevorzugte Leiste des Schattenreichs. Zeigt er die des Automa, würfelst du so lange weiter, bis eine andere kommt.
rule-tap-solo-setup-shadow-fav-token = Ein zweiter Marker des Schattenreichs auf dem Startfeld kennzeichnet seine bevorzugte Leiste. (Zu zweit übernimmt das ein Außenposten neben der Leiste.)
rule-tap-solo-setup-shadow-fav-together = Auf seiner bevorzugten Leiste hat das Schattenreich zwei Marker. Sie bewegen sich immer gemeinsam, vorwärts wie rückwärts.
rule-tap-solo-setup-deck-dev = Der Entwicklungsstapel besteht aus den Entscheidungskarten 8–22 mit einem Rechteck um die ID-Nummer; dessen Farbe ist egal. Mische diese 15 Karten und lege sie verdeckt bereit.
rule-tap-solo-setup-deck-decision =
    Die Entscheidungskarten 1–7 mit einem Kreis um die ID-Nummer und die oberste Karte des Entwicklungsstapels ergeben gemischt den verdeckten Entscheidungsstapel.
    Er hat 8 Karten, im Entwicklungsstapel bleiben 14.
rule-tap-solo-setup-deck-use = Was die Bots tun, entscheiden die Karten, die du vom Entscheidungsstapel ziehst.
rule-tap-solo-setup-deck-grow = Der Entscheidungsstapel wächst im Lauf der Partie, denn Karten aus dem Entwicklungsstapel kommen Schritt für Schritt hinzu.
rule-tap-shadow-purpose = Das Schattenreich soll das Rennen um die Wahrzeichen und um „Erreiche das Ende einer Fortschrittsleiste“ verschärfen.
rule-tap-shadow-subset = Von den Regeln des Automa gelten für das Schattenreich nur wenige; der Rest betrifft es nicht.
rule-tap-shadow-neighbour = Für dich wie für den Automa ist das Schattenreich ein Nachbar.
rule-tap-shadow-opponent = Für dich wie für den Automa ist das Schattenreich ein Mitspieler wie jeder andere.
rule-tap-shadow-no-outposts = Von sich aus bringt das Schattenreich keine Außenposten auf die Karte. Dorthin kommen sie nur, wenn der Automa erobert, oder durch seine Zivilisation Conquerors.
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
rule-tap-bots-turn-together = Automa und Schattenreich teilen sich einen Zug: Ein Bot-Zug umfasst beide.
rule-tap-bots-turn-order = Bist du Startperson, kommen die Bots nach dir dran, sonst vor dir. Wer beginnt, sagt das Regelheft nicht; ohne andere Wahl lost Third Chair zwischen dir und den Bots.
rule-tap-bots-turn-first-income = Die Bots beginnen die Partie wie du: Ihr erster Zug ist ein Einkommenszug.
rule-tap-bots-turn-deck-empty =
    In jedem späteren Zug gilt: Brauchst du eine Entscheidungskarte und der Stapel ist leer, machen die Bots statt der üblichen Schritte einen Einkommenszug.
    Das Paar des letzten Zuges bleibt dafür liegen.
rule-tap-bots-turn-1 = Räume zuerst das Paar des vorigen Bot-Zuges ab, falls eines daliegt: Es kommt auf den Ablagestapel.
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
rule-tap-automa-benefit-table = Der Automa hat eine eigene Belohnungstabelle. Kommt er durch Voranschreiten auf ein neues Feld, zählen für ihn nur Symbole, die dort aufgeführt sind.
rule-tap-automa-benefit-ignore = Was auf einem Feld steht, aber nicht in der Belohnungstabelle des Automa, ob Symbol oder Text, hat für ihn keine Wirkung.
rule-tap-automa-benefit-other-source = Auch wenn der Automa auf anderem Weg als durch Voranschreiten an eine Belohnung kommt, zählt sie nur, wenn ihr Symbol in seiner Tabelle steht.
rule-tap-automa-benefit-once = Zeigt ein Feld dieselbe Belohnung mehrmals, bekommt der Automa sie trotzdem nur ein Mal.
rule-tap-shadow-benefit-none = Belohnungen sind nichts für das Schattenreich; es bekommt niemals welche.
rule-tap-bots-bonus-none = Boni sind allein dir vorbehalten; weder der Automa noch das Schattenreich bekommt je einen.
rule-tap-automa-benefit-die = Wissenschaftswürfel: Er wird geworfen, und der Automa schreitet auf der gezeigten Leiste 1 Feld voran. Die dortige Belohnung bekommt er, soweit seine Tabelle sie zulässt.
rule-tap-automa-benefit-die-x = Durchgestrichener Wissenschaftswürfel: Er wird geworfen, und der Automa schreitet auf der gezeigten Leiste 1 Feld voran, aber ohne die dortige Belohnung. Ein Wahrzeichen nimmt er trotzdem.
rule-tap-automa-benefit-die-end = Zeigt der Wissenschaftswürfel eine Leiste, die der Automa schon beendet hat, passiert nichts. Es wird nicht noch einmal gewürfelt.
rule-tap-automa-benefit-tech = Techkarten-Symbol: Der Automa nimmt keine Karte. Stattdessen wandern alle 3 offenen Techkarten auf den Ablagestapel.
rule-tap-automa-benefit-tech-refill = Sind die Techkarten abgeworfen, legst du sofort 3 neue aus.
rule-tap-automa-benefit-conquer = Eroberungssymbol: Der Automa erobert nach seinen eigenen Regeln, und zwar ein Gebiet von dir, wenn er es legal kann, sonst ein neutrales.
rule-tap-automa-benefit-conquer-any = Erobern an einem beliebigen Ort: Der Automa erobert nach seinen üblichen Regeln, das Ziel muss aber nicht an eines seiner Gebiete angrenzen.
rule-tap-automa-benefit-explore = Erkundungssymbol: Der Automa erkundet nach seinen eigenen Regeln ein Feld, das er legal erkunden darf.
rule-tap-automa-benefit-explore-any = Erkunden an einem beliebigen Ort: Der Automa erkundet nach seinen üblichen Regeln, das Feld muss aber nicht an eines seiner Gebiete angrenzen.
rule-tap-automa-benefit-choice =
    Wo du zwischen Leisten wählen dürftest, wählt für den Automa der Wissenschaftswürfel: Wirf ihn, bis eine der angebotenen Leisten kommt;
    auf ihr schreitet der Automa voran oder geht zurück.
rule-tap-automa-benefit-choice-adv =
    Der Automa schreitet auf der erwürfelten Leiste 1 Feld voran und bekommt die dortige Belohnung, soweit seine Tabelle sie zulässt.
    Hat er die Leiste schon beendet, passiert nichts, außer du hast Neuwürfeln eingestellt.
rule-tap-automa-benefit-choice-regress =
    Der Automa geht auf der erwürfelten Leiste (Militär oder Technologie) 1 Feld zurück. Ob er die dortige Belohnung bekommt, sagt das Regelheft nicht;
    bei uns ja, soweit seine Tabelle sie zulässt und du nichts anderes einstellst.
rule-tap-automa-benefit-tapestry = Gobelinkarten-Symbol: Neben das Einkommenstableau des Automa kommt eine Gobelinkarte, und zwar verdeckt.
rule-tap-automa-benefit-note = Warum gerade diese Symbole? Laut den Autoren sind es die, über die man einander beeinflusst.
rule-tap-automa-benefit-spaces-exploration = Auf der Leiste Entdeckung erkundet der Automa auf den Feldern 2, 3, 4 und 7, auf Feld 9 an einem beliebigen Ort. Die anderen Felder haben keine Belohnung für ihn.
rule-tap-automa-benefit-spaces-science =
    Leiste Wissenschaft: 1, 3 und 12 Würfelwurf ohne Belohnung; 5 und 6 mit Belohnung; 2 und 4 Gobelinkarte.
    Per Würfel: 9 und 11 voranschreiten bei Militär, Entdeckung oder Technologie; 10 zurückgehen bei Militär oder Technologie.
rule-tap-automa-benefit-spaces-military =
    Auf der Leiste Militär erobert der Automa auf den Feldern 1, 3, 5, 6, 7 und 12, auf Feld 8 an einem beliebigen Ort.
    Die Felder 2 und 6 bringen ihm eine Gobelinkarte, die übrigen keine Belohnung.
rule-tap-automa-benefit-spaces-technology =
    Auf der Leiste Technologie werden durch die Felder 1, 3, 4 und 7 die offenen Techkarten ausgetauscht, Feld 2 bringt dem Automa eine Gobelinkarte.
    Die übrigen haben keine Belohnung für ihn.
rule-tap-automa-benefit-order =
    Eine Reihenfolge nennt das Regelheft nicht. Bei uns nimmt der Automa zuerst ein Wahrzeichen, dann die Belohnungen des Feldes, wie sie abgedruckt sind;
    bei „dies oder das“ gilt, was in seiner Tabelle steht.
rule-tap-bots-landmark-box = Ganz gleich, welcher Bot ein Wahrzeichen erlangt: Es kommt in die Wahrzeichenbox auf dem Einkommenstableau des Automa.
rule-tap-bots-landmark-owner = Jedes Wahrzeichen in der Box auf seinem Tableau ist Eigentum des Automa, auch wenn das Schattenreich es erlangt hat.
rule-tap-bots-landmark-historians-shadow = Mit den Historikern gilt: Nimmt das Schattenreich ein Wahrzeichen, hat der Automa es nicht erhalten. Liegt dein Historiker-Marker nur beim Automa, wird nichts ausgelöst.
rule-tap-bots-landmark-historians-automa = Mit den Historikern gilt: Nimmt der Automa ein Wahrzeichen, hat das Schattenreich es nicht erhalten. Liegt dein Historiker-Marker nur beim Schattenreich, wird nichts ausgelöst.
