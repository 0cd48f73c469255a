### Regeln der Schattenreich-Variante zu zweit, erklärt

rule-tap-shadow2p-intro-players = Diese Variante ist für genau zwei Menschen gedacht. Als dritter, einfacher Gegner kommt das Schattenreich an euren Tisch.
rule-tap-shadow2p-intro-purpose = Zu zweit geht man sich leicht aus dem Weg. Das Schattenreich sorgt für mehr Wettstreit und dafür, dass ihr mehr miteinander zu tun habt.
rule-tap-shadow2p-intro-not-first = Spielt ihr Tapestry zum ersten Mal, dann lasst das Schattenreich lieber weg, so der Rat der Autoren.
rule-tap-shadow2p-intro-only-advance = Das Schattenreich kann nur eines: auf den Fortschrittsleisten voranschreiten. Andere Aktionen führt es nie aus.
rule-tap-shadow2p-intro-no-benefit = Welche Belohnungen auch immer ein Feld zeigt, das Schattenreich erhält beim Betreten keine davon.
rule-tap-shadow2p-intro-no-bonus = Auch den Bonus eines Feldes, das es betritt, erhält das Schattenreich nie.
rule-tap-shadow2p-intro-landmark = Belohnungen erhält das Schattenreich zwar nicht, doch beim Voranschreiten kann es euch Wahrzeichen wegschnappen.
rule-tap-shadow2p-intro-achievement = Durch Voranschreiten kann das Schattenreich auch die öffentliche Errungenschaft „Erreiche das Ende einer Fortschrittsleiste“ erlangen.
rule-tap-shadow2p-setup-1 = Gebt dem Schattenreich eine Spielerfarbe, die niemand von euch nutzt.
rule-tap-shadow2p-setup-2a = Auf jeder Fortschrittsleiste beginnt ein Spielermarker des Schattenreichs, und zwar auf dem Startfeld.
rule-tap-shadow2p-setup-2b = Legt noch einen Marker seiner Farbe neben den Spielplan. Er markiert später die Errungenschaft für ein erreichtes Leistenende, die das Schattenreich nur einmal erhalten kann.
rule-tap-shadow2p-setup-3a = Werft einmal den Wissenschaftswürfel: Die gezeigte Leiste ist zu Beginn die bevorzugte Leiste des Schattenreichs.
rule-tap-shadow2p-setup-3b = Ein Außenposten des Schattenreichs neben der Leiste zeigt an, welche es bevorzugt. (Im Solospiel dient dazu ein zweiter Spielermarker auf der Leiste.)
rule-tap-shadow2p-setup-4a = In dieser Variante besteht der Entscheidungsstapel aus den Entscheidungskarten 1–12. Ihr erkennt sie am grauen Feld hinter der ID-Nummer.
rule-tap-shadow2p-setup-4b = Ob die ID-Nummer in einem Kreis oder einem Rechteck steht, ist in dieser Variante gleichgültig; achtet nur auf das graue Feld.
rule-tap-shadow2p-setup-4c = Die zwölf Karten werden gemischt und bilden zusammen einen verdeckten Entscheidungsstapel.
rule-tap-shadow2p-setup-4d = Die Entscheidungskarten 13–22 werden nur im Solospiel gebraucht. Zu zweit bleiben sie in der Schachtel.
rule-tap-shadow2p-card-tiebreakers = Von der linken Kartenhälfte braucht ihr nur die senkrechte Symbolreihe mit den vier Leisten und dem Herz. Sie löst Gleichstände zwischen Leisten auf.
rule-tap-shadow2p-card-indicator = Von der rechten Kartenhälfte braucht ihr nur die graue Leistenanzeige mit dem Buchstaben S. Sie gehört zum Schattenreich.
rule-tap-shadow2p-card-id = Die ID-Nummer hilft euch nur beim Sortieren der Karten; während der Partie bewirkt sie nichts.
rule-tap-shadow2p-card-type = Der Kartentyp, also die Form um die ID-Nummer, bewirkt während der Partie nichts.
rule-tap-shadow2p-card-unused = Alles Übrige auf der Karte lasst ihr außer Acht: die blaue Leistenanzeige des Automa, das Einkommenssymbol, die Gebietswahlhilfe und das Symbol des gestürzten Außenpostens.
rule-tap-shadow2p-pair-use = Auf welcher Leiste das Schattenreich voranschreitet, bestimmen in jedem seiner Züge zwei nebeneinanderliegende Entscheidungskarten.
rule-tap-shadow2p-pair-left = Links liegt die Leistenkarte. Sie sagt, welche Leisten infrage kommen.
rule-tap-shadow2p-pair-right = Rechts liegt die Gleichstandkarte. Sie entscheidet, wenn mehrere Leisten infrage kommen.
rule-tap-shadow2p-pair-active = Seht nur auf den lila Bereich, in dem die beiden Karten aneinanderstoßen: Von der linken zählt die Leistenanzeige, von der rechten der Auflöser bei Gleichstand.
rule-tap-shadow2p-turn-order = Das Schattenreich hat wie ihr einen eigenen Platz in der Spielerreihenfolge. Ihr wählt ihn am Anfang; sonst kommt es nach der zweiten Person.
rule-tap-shadow2p-turn-first = Zum ersten Zug schweigt das Blatt. Bei uns beginnt das Schattenreich mit einem gewöhnlichen Kartenpaar, denn es hat weder Einkommenszüge noch Ären.
rule-tap-shadow2p-turn-1 = Seht zu Beginn seines Zuges nach dem Entscheidungsstapel. Nur wenn er leer ist, prüft ihr vor dem Ziehen die bevorzugte Leiste und mischt neu.
rule-tap-shadow2p-turn-1-order-de = Auf dem deutschen Blatt gilt bei leerem Stapel: erst die bevorzugte Leiste prüfen und gegebenenfalls wechseln, dann die 12 Karten mischen.
rule-tap-shadow2p-turn-1-order-cz = Auf dem tschechischen Blatt gilt bei leerem Stapel: erst die 12 Karten mischen, dann die bevorzugte Leiste prüfen und gegebenenfalls wechseln.
rule-tap-shadow2p-turn-1-order-en = Auf dem englischen Blatt gilt bei leerem Stapel: erst die 12 Karten mischen, dann die bevorzugte Leiste prüfen und gegebenenfalls wechseln.
rule-tap-shadow2p-turn-1-order-ruling =
    Die gedruckten Blätter weichen hier voneinander ab.
    Third Chair prüft zuerst die bevorzugte Leiste, solange die letzte Gleichstandkarte noch entscheiden kann, und mischt dann.
    Auf Wunsch gilt die englische und tschechische Reihenfolge.
rule-tap-shadow2p-turn-1-fav-end = Ist der Stapel leer und steht der Marker des Schattenreichs auf dem letzten Feld seiner bevorzugten Leiste, wird diese neu bestimmt.
rule-tap-shadow2p-turn-1-fav-passed = Ist der Stapel leer und steht auf der bevorzugten Leiste ein fremder Spielermarker vor dem des Schattenreichs, wird sie neu bestimmt. Gleichauf zählt nicht.
rule-tap-shadow2p-turn-1-fav-keep = Hat das Schattenreich das Ende seiner bevorzugten Leiste noch nicht erreicht und liegt dort niemand vor ihm, behält es diese Leiste.
rule-tap-shadow2p-turn-1-fav-choose =
    Neue bevorzugte Leiste wird die, auf der das Schattenreich am dichtesten vor einem freien Wahrzeichen oder dem Ende steht.
    So würde auch das graue Symbol mit S, Flagge und Gebäude wählen.
rule-tap-shadow2p-turn-1-fav-tie =
    Wie ein Gleichstand um die neue bevorzugte Leiste aufgelöst wird, steht auf keinem Blatt.
    Wir lesen die Gleichstandkarte des letzten Paares von unten nach oben.
    Mischt ihr zuerst, entscheidet eine neu gezogene Karte, die danach zurückgemischt wird.
rule-tap-shadow2p-turn-1-fav-same = Die Wahl kann auch wieder auf dieselbe Leiste fallen; dann ändert sich nichts.
rule-tap-shadow2p-turn-1-fav-move = Stellt den Außenposten, der die bevorzugte Leiste anzeigt, neben die neu gewählte Leiste.
rule-tap-shadow2p-turn-1-reshuffle = Alle 12 Entscheidungskarten kommen wieder ins Spiel: Mischt sie und bildet daraus einen frischen Entscheidungsstapel.
rule-tap-shadow2p-turn-2 = Deckt die obersten zwei Karten des Entscheidungsstapels auf und legt sie nebeneinander. Sie sind das Paar für diesen Zug.
rule-tap-shadow2p-turn-2-sides = Welche Karte auf welche Seite kommt, ist nicht abgedruckt. Wir legen die zuerst gezogene nach links (Leistenkarte), die zweite nach rechts (Gleichstandkarte).
rule-tap-shadow2p-turn-3 = Das Schattenreich schreitet 1 Feld voran, und zwar auf der Leiste, die das Kartenpaar bestimmt.
rule-tap-shadow2p-turn-4 = Nach dem Voranschreiten kommen beide Karten auf den Ablagestapel. Damit endet der Zug des Schattenreichs.
rule-tap-shadow2p-turn-look = Der Ablagestapel der Entscheidungskarten ist kein Geheimnis: Ihr dürft jederzeit nachsehen, welche Karten schon gespielt sind.
rule-tap-shadow2p-adv-gain-landmark =
    Erreicht das Schattenreich ein Wahrzeichenfeld als Erstes, nehmt ihr das Wahrzeichen vom Wahrzeichentableau. Ihr könnt es nicht mehr bekommen;
    fragt eine Karte danach, gehört es dem Schattenreich.
rule-tap-shadow2p-adv-gain-achievement =
    Erreicht das Schattenreich zum ersten Mal ein Leistenende, kommt sein übriger Marker auf den nächsten freien Platz von „Erreiche das Ende einer Fortschrittsleiste“.
    Punkte erhält es nicht, aber der Platz ist besetzt.
rule-tap-shadow2p-adv-gain-only = Außer Wahrzeichen und der Errungenschaft für ein erreichtes Leistenende kann das Schattenreich nichts erhalten.
rule-tap-shadow2p-adv-indicator = Das graue Symbol mit dem S auf der Leistenkarte sagt euch, welche Leiste oder welche Leisten für das Schattenreich gültig sind.
rule-tap-shadow2p-adv-icon-all = Quadratischer Rahmen mit S: Gültig ist jede Leiste, auf der das Schattenreich noch nicht am Ende steht.
rule-tap-shadow2p-adv-icon-landmark =
    Flagge und Gebäude mit S: Zählt vom Marker des Schattenreichs vorwärts bis zum nächsten freien Wahrzeichen oder zum Ende.
    Gültig ist die Leiste mit den wenigsten Feldern, bei Gleichstand alle diese.
rule-tap-shadow2p-adv-icon-landmark-ended = Sucht ihr das nächste Wahrzeichen oder Leistenende, dann lasst Leisten weg, auf denen das Schattenreich schon am Ende steht.
rule-tap-shadow2p-adv-icon-end = Flagge mit S: Nur der Weg bis zum Ende zählt. Gültig ist die Leiste, auf der dem Marker des Schattenreichs die wenigsten Felder fehlen, bei Gleichstand alle diese.
rule-tap-shadow2p-adv-icon-end-ended = Sucht ihr die Leiste, deren Ende am nächsten ist, dann lasst die weg, auf denen das Schattenreich schon am Ende steht.
rule-tap-shadow2p-adv-single = Ist nur eine Leiste gültig, schreitet das Schattenreich dort voran; die Gleichstandkarte braucht ihr nicht.
rule-tap-shadow2p-adv-tie =
    Sind mehrere Leisten gültig, geht ihr den Auflöser bei Gleichstand auf der rechten Karte von unten nach oben durch.
    Auf der ersten gültigen Leiste, die ihr findet, schreitet das Schattenreich voran.
rule-tap-shadow2p-adv-tie-heart = Das Herz im Auflöser bei Gleichstand steht für die Leiste, die das Schattenreich gerade bevorzugt.
rule-tap-shadow2p-adv-none = Nicht abgedruckt: Hat das Schattenreich alle Leisten beendet, entfällt bei uns sein Voranschreiten. Seine zwei Karten werden trotzdem gezogen und abgeworfen.
rule-tap-shadow2p-end-when = Das Schattenreich spielt weiter, bis ihr beide euren letzten Einkommenszug beendet habt, auch wenn von euch nur noch eine Person im Spiel ist. Dann hört es auf.
rule-tap-shadow2p-end-no-scoring = Für das Schattenreich gibt es keine Schlusswertung; wenn ihr ermittelt, wer gewonnen hat, bleibt es außen vor.
rule-tap-shadow2p-end-winner = Gewinnen kann nur jemand von euch beiden, niemals das Schattenreich.
rule-tap-shadow2p-neighbour = Ob das Schattenreich als Nachbar gilt, sagt das Blatt nicht. Wie im Solospiel zählt es bei uns für Karten und Zivilisationen als Nachbar und Gegner von euch beiden; ihr könnt das abschalten.
rule-tap-shadow2p-versions = Wir haben das deutsche, das tschechische und das englische Blatt verglichen: Inhaltlich stimmen sie überein, nur die Reihenfolge der zwei Schritte bei leerem Stapel ist verschieden.
