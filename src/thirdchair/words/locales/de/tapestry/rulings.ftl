# Rulings: points that the books leave open, why we decide them as we do, and what a table may choose.

## Zwei Menschen und das Schattenreich

ruling-shadow2p-empty-deck-order = Leerer Entscheidungsstapel: Welcher Schritt kommt zuerst?
ruling-shadow2p-empty-deck-order-why = Auf dem deutschen Blatt wird erst die bevorzugte Leiste geprüft und dann gemischt, auf dem englischen und dem tschechischen ist es umgekehrt. Wichtig ist das nur bei Gleichstand. Wir prüfen zuerst, denn dann liegt die letzte Gleichstandkarte noch offen und es braucht keine weitere Karte.
ruling-shadow2p-empty-deck-order-value-favorite-first = erst die bevorzugte Leiste, dann mischen
ruling-shadow2p-empty-deck-order-value-shuffle-first = erst mischen, dann die bevorzugte Leiste

ruling-bots-new-favorite-icon = Wie wird eine neue bevorzugte Leiste bestimmt?
ruling-bots-new-favorite-icon-why = Das Symbol in diesem Satz der Regel ist in unseren Quellen nicht zu lesen. Wir nehmen Flagge und Gebäude, weil andere Umsetzungen es auch tun und weil es zur Aufgabe der Bots passt, dem Rennen um die Wahrzeichen.
ruling-bots-new-favorite-icon-value-landmark = Flagge und Gebäude: nächstes freies Wahrzeichen oder Ende
ruling-bots-new-favorite-icon-value-end = Flagge: nächstes Ende
ruling-bots-new-favorite-icon-value-all = Quadrat: jede noch nicht beendete Leiste

ruling-shadow2p-counts-as-neighbor = Ist das Schattenreich Nachbar und Gegner?
ruling-shadow2p-counts-as-neighbor-why = Das Blatt für zwei sagt es nicht. Im Solospiel ist es Nachbar und Gegner, und es ist dasselbe Reich; also zählt es auch hier.
ruling-shadow2p-counts-as-neighbor-value-yes = ja, für beide
ruling-shadow2p-counts-as-neighbor-value-no = nein

## Solo

ruling-solo-keep-all-traps = Wie viele Fallen bleiben im Stapel der Gobelinkarten?
ruling-solo-keep-all-traps-why = Mit Erweiterungen bleiben laut Regelheft alle Fallen im Spiel, doch mit welchen, ist nicht klar. Für uns genügt eine beliebige, denn jede bringt Gobelinkarten mit und macht die Fallen so seltener.
ruling-solo-keep-all-traps-value-auto = mit einer Erweiterung alle, sonst 5
ruling-solo-keep-all-traps-value-yes = immer alle
ruling-solo-keep-all-traps-value-no = immer 2 weniger

ruling-automa-final-income = Wann machen die Bots ihren fünften Einkommenszug?
ruling-automa-final-income-why = Das Regelheft sagt nicht, ob der letzte Einkommenszug der Bots von selbst kommt oder zusammen mit deinem. Bei uns kommt er wie die anderen, denn die Einkommensübersicht zählt die Züge durch und die Partie endet für alle einzeln.
ruling-automa-final-income-value-own-trigger = sobald ihr Stapel ihn auslöst
ruling-automa-final-income-value-with-human = wenn deine Partie endet

ruling-automa-farthest-metric = Was heißt auf der Karte „am weitesten entfernt“?
ruling-automa-farthest-metric-why = Das Regelheft erklärt den Weg zum nächsten Gebiet, aber nicht, was am weitesten entfernt ist. Wir nehmen für beides denselben Weg; ein unerreichbares Feld ist weiter weg als jedes andere.
ruling-automa-farthest-metric-value-path = der Weg um besetzte Felder herum
ruling-automa-farthest-metric-value-plain-hex = die bloße Zahl der Felder

ruling-automa-topple-icon-when-empty = Symbol des gestürzten Außenpostens, wenn das Schattenreich keinen Außenposten mehr hat
ruling-automa-topple-icon-when-empty-why = Die allgemeinen Regeln sagen dazu nichts. Wir übergehen das Symbol dann, so wie es das zweite Atlantis-Szenario vorschreibt.
ruling-automa-topple-icon-when-empty-value-ignore = Symbol übergehen
ruling-automa-topple-icon-when-empty-value-adjacency-only = Symbol zählt weiter für die Auswahl, nur kommt kein Außenposten aufs Feld

ruling-automa-regress-benefit = Bekommt der Automa beim Zurückgehen die Belohnung des Feldes?
ruling-automa-regress-benefit-why = Seine Tabelle sagt nur, dass er zurückgeht. Im Grundspiel bringt das die Belohnung des Feldes, und was die Soloregeln nicht ändern, bleibt gültig; also bekommt er, was seine Tabelle zulässt.
ruling-automa-regress-benefit-value-yes = ja, soweit seine Tabelle sie zulässt
ruling-automa-regress-benefit-value-no = nein

ruling-automa-choice-roll-finished = Der Würfel wählt eine Leiste, die der Automa beendet hat
ruling-automa-choice-roll-finished-why = Beim einfachen Würfelwurf passiert laut Regelheft nichts; wo der Würfel unter genannten Leisten wählt, schweigt es. Wir behandeln beides gleich, denn wo neu gewürfelt werden soll, sagt das Regelheft es.
ruling-automa-choice-roll-finished-value-ignore = nichts passiert
ruling-automa-choice-roll-finished-value-reroll = unter den nicht beendeten neu würfeln

## Doppelschlag

ruling-double-strike-counts-for-favorite = Zählen die Doppelschlag-Marker, wenn die Bots ihre bevorzugte Leiste prüfen?
ruling-double-strike-counts-for-favorite-why = Ein Bot wechselt seine bevorzugte Leiste, wenn dort ein anderer Marker weiter vorn liegt. Das Regelheft lässt die Doppelschlag-Marker nur bei Nachbarn außer Acht und sagt zu dieser Prüfung nichts; also zählen sie dem Wortlaut nach wie jeder andere Marker. Näher liegt: Das Schattenreich kontrolliert beide Sets, also sind es nur für das Schattenreich selbst keine anderen Marker.
ruling-double-strike-counts-for-favorite-value-yes = ja, wie jeder andere Marker
ruling-double-strike-counts-for-favorite-value-automa = beim Automa, aber nicht beim Schattenreich, denn es sind seine eigenen
ruling-double-strike-counts-for-favorite-value-no = nein

## Szenarien

ruling-scenario-tie-counts-as-win = Wie endet ein Szenario, wenn du und der Automa gleich viele Siegpunkte habt?
ruling-scenario-tie-counts-as-win-why = Das Regelheft sagt, dass du die Partie wie gewöhnlich gewinnen musst. Gewöhnlich gewinnt bei Gleichstand, wer noch Rohstoffe hat, und der Automa hat keine; hast auch du keine mehr, hast du nicht gewonnen. Gleichstand in der Kampagne geht an den Automa.
ruling-scenario-tie-counts-as-win-value-usual = wie gewöhnlich: mit übrigen Rohstoffen gewinnst du
ruling-scenario-tie-counts-as-win-value-no = der Automa gewinnt
ruling-scenario-tie-counts-as-win-value-yes = du gewinnst

ruling-atlantis-replay = Darf ein Szenario der Atlantis-Kampagne wiederholt werden?
ruling-atlantis-replay-why = Vom Wiederholen spricht das Regelheft nur bei der Kaiju-Kampagne. Deshalb zählt hier das erste Ergebnis jedes Szenarios.
ruling-atlantis-replay-value-no = nein, das erste Ergebnis zählt
ruling-atlantis-replay-value-yes = ja, das letzte Ergebnis zählt

ruling-atlantis3-all-end-vp = SP des Automa für ein Voranschreiten, wenn alle drei Leisten beendet sind
ruling-atlantis3-all-end-vp-why = Die Zahl fehlt in unserer Quelle. 5 ist geraten: Andere Effekte dieser Art geben 5.

ruling-atlantis3-landmark-vp = SP für jedes Wahrzeichen am Ende von Utopia
ruling-atlantis3-landmark-vp-why = Die Zahl fehlt in unserer Quelle. 5 ist geraten.

ruling-atlantis4-cost-any = Beliebige Rohstoffe, die ein Feld einer Stufe bei „Atlantis’ Untergang“ kostet
ruling-atlantis4-cost-any-why = Die Symbole fehlen in unserer Quelle. Unser Vorschlag kehrt die üblichen Preise um; die Spielhilfekarte des Szenarios nennt die richtigen.

ruling-atlantis4-progress = Wie viele SP gibt ein Marker auf „Kampfdrohnen“ bei „Atlantis’ Untergang“?
ruling-atlantis4-progress-why = Die Zahl des Beispiels fehlt in unserer Quelle. Wir zählen die Felder vom anderen Ende her, damit eine beendete Leiste wie sonst 12 wert ist.
ruling-atlantis4-progress-value-mirrored = 2: Das letzte Feld zählt als erstes
ruling-atlantis4-progress-value-steps = 1: Nur Schritte zählen

ruling-atlantis4-level1-free-advances = Gibt es bei „Atlantis’ Untergang“ das kostenlose Voranschreiten von Level 1?
ruling-atlantis4-level1-free-advances-why = Das Regelheft ersetzt deinen ersten Einkommenszug und erwähnt das kostenlose Voranschreiten von Level 1 nicht. Es macht die Partie leichter, und dafür ist Level 1 da; also bleibt es.
ruling-atlantis4-level1-free-advances-value-yes = ja, umgekehrt, vor dem ersten Schritt
ruling-atlantis4-level1-free-advances-value-no = nein

ruling-kaiju1-compass = Wo auf dem Kompass des Kaiju steht das Symbol welcher Leiste?
ruling-kaiju1-compass-why = Das Bild fehlt in unserer Quelle. Unser Vorschlag gibt jeder Leiste die Seite, auf der sie am Spielplan liegt.

ruling-kaiju2-check-target-before-phase = Wird der SP-Zielmarker vor der Kaiju-Phase geprüft?
ruling-kaiju2-check-target-before-phase-why = Laut Regelheft endet das Spiel am Ende des Zuges; eine Reihenfolge nennt es nicht. Die Kaiju-Phase kommt nach deinem Zug, also gewinnst du vor ihr.
ruling-kaiju2-check-target-before-phase-value-yes = ja, du gewinnst sofort
ruling-kaiju2-check-target-before-phase-value-no = nein, danach

ruling-kaiju2-extra-per-blocker = Kostet ein zweiter Blocker auf einer Leiste noch einen Rohstoff?
ruling-kaiju2-extra-per-blocker-why = Das Regelheft nennt einen zusätzlichen Rohstoff bei mindestens einem Blocker. Also kosten zwei nicht mehr als einer.
ruling-kaiju2-extra-per-blocker-value-no = nein, insgesamt 1 Rohstoff
ruling-kaiju2-extra-per-blocker-value-yes = ja, 1 Rohstoff für jeden
