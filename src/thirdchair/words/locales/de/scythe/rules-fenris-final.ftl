### Das Ende der Kampagne, erklärt

page-scope-final = Aufstieg der Fenris: das Ende
rule-fen-final-total-double = Am Ende der Kampagne zählt das Ergebnis des letzten Abends doppelt.
rule-fen-final-total-lines = Dazu kommen 25 $ für jede Zeile und jede Spalte deiner Erfolgschronik, die ganz angekreuzt ist.
rule-fen-final-table = Der Gesamtwert eines Platzes: sein letztes Ergebnis, dasselbe noch einmal und die Reihen seiner Erfolgschronik.
rule-fen-final-sheet-download = Weitere Exemplare dieser Übersicht bietet der Verlag zum Herunterladen an.
rule-fen-final-winner = Wer den höchsten Gesamtwert hat, gewinnt die Kampagne. Wer den letzten Abend verpasst hat, kann sie nicht gewinnen.
rule-fen-final-winner-tie = Gleicher Gesamtwert: Sie teilen sich den Sieg in der Kampagne.
rule-fen-final-leadership = Danach dürfen alle ihren Führungsstil ermitteln: aus ihren Rängen in Wirtschaft, Staatsführung und Militär.
rule-fen-final-rank-a = Rang A: der höchste Wert von allen in diesem Bereich.
rule-fen-final-rank-b = Rang B: der zweithöchste Wert in diesem Bereich.
rule-fen-final-rank-c = Rang C: der dritthöchste Wert in diesem Bereich oder ein niedrigerer.
rule-fen-final-governance-infra = Für die Staatsführung zählen deine Infrastruktur-Modifikationen.
rule-fen-final-governance-upgrades = Für die Staatsführung zählen die Kreuze in der Spalte für Entwicklungen.
rule-fen-final-governance-structures = Für die Staatsführung zählen die Kreuze in der Spalte für Gebäude.
rule-fen-final-governance-workers = Für die Staatsführung zählen die Kreuze in der Spalte für Arbeiter.
rule-fen-final-governance-objectives = Für die Staatsführung zählen die Kreuze in der Spalte für Zielkarten.
rule-fen-final-governance-popularity = Für die Staatsführung zählen die Kreuze in der Spalte für Ansehen.
rule-fen-final-rank-governance = Die Staatsführung ist die Summe dieser sechs Zahlen. Gleiche Summen teilen sich einen Rang.
rule-fen-final-military-mech-mods = Für das Militär zählen deine Mech-Modifikationen.
rule-fen-final-military-mechs = Für das Militär zählen die Kreuze in der Spalte für Mechs.
rule-fen-final-military-recruits = Für das Militär zählen die Kreuze in der Spalte für Rekruten.
rule-fen-final-military-combat = Für das Militär zählen die Kreuze in beiden Kampfspalten.
rule-fen-final-military-power = Für das Militär zählen die Kreuze in der Spalte für Stärke.
rule-fen-final-rank-military = Das Militär ist die Summe dieser Zahlen. Gleiche Summen teilen sich einen Rang.
rule-fen-final-rank-economy = Die Wirtschaft ist dein Gesamtwert der Kampagne.
rule-fen-final-text-order = Lest im Heft die Texte zu euren drei Rängen: zuerst alle A, dann B, dann C.
rule-fen-final-text-order-same = Hast du in mehreren Bereichen denselben Rang, bestimmst du die Reihenfolge.
rule-fen-final-text-economy-a = Lies im Heft: Wirtschaft, Rang A.
rule-fen-final-text-governance-a = Lies im Heft: Staatsführung, Rang A.
rule-fen-final-text-military-a = Lies im Heft: Militär, Rang A.
rule-fen-final-text-economy-b = Lies im Heft: Wirtschaft, Rang B.
rule-fen-final-text-governance-b = Lies im Heft: Staatsführung, Rang B.
rule-fen-final-text-military-b = Lies im Heft: Militär, Rang B.
rule-fen-final-text-economy-c = Lies im Heft: Wirtschaft, Rang C.
rule-fen-final-text-governance-c = Lies im Heft: Staatsführung, Rang C.
rule-fen-final-text-military-c = Lies im Heft: Militär, Rang C.

event-last_result = Der letzte Abend hat sein Ergebnis. Wer ihn gewonnen hat, entscheidet das Ende der Kampagne.
event-mat_order = Die Spielertableaus werden in dieser Reihenfolge gewählt: { $points }.
event-mat_chosen = { $seat } nimmt dieses Spielertableau: { $mat }.
event-reckoned =
    { $coins ->
        [none] { $seat }: { $bonus } $ für die Erfolgschronik. Beim letzten Abend nicht dabei.
       *[other] { $seat }: 2 × { $coins } $ + { $bonus } $ für die Erfolgschronik = { $total } $.
    }
event-leads = So hat { $seat } geführt: Wirtschaft { $economy }, Staatsführung { $governance }, Militär { $military }.
event-campaign_won = Die Kampagne geht an: { $winner }.
scythe-mat-order = { $name } ({ $wealth } $)
question-own_mat = { $seat }: Welches Spielertableau nimmst du?
question-log_rows = Wie viele Zeilen hat die Tabelle unten auf eurem Kampagnen-Bogen?
error-fenris-stars-open = Kreuzt erst diese Sterne in der Erfolgschronik an: { $seats }. Ein Kästchen kann eine Reihe wert sein.
error-fenris-winner-later = Wer den letzten Abend gewonnen hat, entscheidet das Ende der Kampagne. Lass es weg.
error-fenris-over = Diese Kampagne ist zu Ende. „Rückgängig“ nimmt ihr Ende zurück; eine neue beginnt auf der Startseite.
ruling-fenris-away-final = Was zählt am Ende für jemanden, der den letzten Abend verpasst hat?
ruling-fenris-away-final-why = Das Heft sagt es nicht. Wir zählen, was auf dem Bogen steht, aber niemand gewinnt, ohne dabei gewesen zu sein.
ruling-fenris-away-final-value-sheet = was auf dem Bogen steht
ruling-fenris-away-final-value-nothing = nichts, es gibt keine Ränge
question-box_e = Wurde Box E am siebten Abend geöffnet, und von wem?
