### Rules of the solo game, explained: components, what leaves the box, the set-up

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

rule-tap-solo-setup-startplayer = Wie du in der Solopartie bestimmst, wer beginnt, steht nicht im Regelheft. Third Chair hält es wie im Grundspiel, wobei beide Bots zusammen als ein Platz zählen; auf Wunsch wird gelost.
