### Mad Tesla, erklärt

scythe-module-mad_tesla = Mad Tesla
page-scope-mad_tesla = Aufstieg der Fenris: Mad Tesla
scythe-actor-mad_tesla = Mad Tesla
rule-fen-madtesla-components = Mad Tesla ist die Figur aus Box E, sein Plättchen liegt auf Stanzbogen 6.
rule-fen-madtesla-unit = Mad Tesla wird von niemandem gespielt. Alle können gegen ihn kämpfen, als Angreifer wie als Verteidiger.
rule-fen-madtesla-end = Mit Mad Tesla endet die Partie sofort, wenn er vernichtet wird oder wenn jemand den sechsten Stern einsetzt.
rule-fen-madtesla-setup-figure = Stellt die Tesla-Figur auf die Fabrik.
rule-fen-madtesla-setup-discard2 = Legt die ersten 2 Karten des Kampfkartenstapels auf den Ablagestapel. Sind es dort später einmal weniger als 2, legt ebenso vom Stapel nach.
rule-fen-madtesla-setup-health = Setzt den Ansehensmarker einer unbenutzten Farbe auf die 16 der Stärkeskala: seine Lebenskraft.
rule-fen-madtesla-health-not-spent = Seine Lebenskraft gibt Mad Tesla im Kampf nicht aus.
rule-fen-madtesla-setup-last = Mad Tesla ist in jeder Runde als Letzter am Zug.
rule-fen-madtesla-setup-tile = Legt das Mad-Tesla-Plättchen zwischen letzten und ersten Platz, ausgerichtet wie der Spielplan. Es lenkt seine Bewegung.
rule-fen-madtesla-discard-order = Nach jedem Kampf, auch unter euch, wirft erst der Angreifer seine Kampfkarten ab, dann obenauf der Verteidiger.
rule-fen-madtesla-control = Mad Tesla beherrscht die Region, in der er steht, wie jede andere Einheit.
rule-fen-madtesla-workers = Arbeiter ohne Kampfeinheit ziehen sich zurück, wenn Mad Tesla kommt.
rule-fen-madtesla-attack-by-player = Alle dürfen Mad Tesla angreifen. Bei mehreren Kämpfen in einem Zug bestimmt der Angreifer die Reihenfolge.
rule-fen-madtesla-attack-by-tesla = Mad Tesla greift alle an, auf die er trifft.
rule-fen-madtesla-move-roll = In seinem Zug bewegt sich Mad Tesla nach dem blauen Würfel.
rule-fen-madtesla-move-direction = Das Plättchen zeigt, wohin jede Zahl führt.
rule-fen-madtesla-move-second = Kam es nach der Bewegung zu keinem Kampf, wird noch einmal gewürfelt und bewegt.
rule-fen-madtesla-move-no-third = Danach endet sein Zug; ein drittes Mal bewegt er sich nie.
rule-fen-madtesla-move-off-board = Eine Bewegung aus dem Plan hinaus führt ihn zurück zur Fabrik. Heimatgebiete liegen außerhalb.
rule-fen-madtesla-move-off-board-combat = Wer dann auf der Fabrik steht, muss gegen ihn kämpfen.
rule-fen-madtesla-move-rivers = Flüsse halten ihn nicht auf.
rule-fen-madtesla-move-lakes = Er darf sich auf Seen bewegen.
rule-fen-madtesla-move-no-tunnels = Tunnel nutzt er nicht.
rule-fen-madtesla-combat-unit = Für Bewegung und Begegnung gilt Mad Tesla als Kampfeinheit.
rule-fen-madtesla-no-tokens = Plättchen auf dem Plan sind ihm gleich: Begegnungen, Fallen, Einfluss.
rule-fen-madtesla-combat-1 = Schritt 1: Wer gegen Mad Tesla kämpft, erhält 1 Ansehen, auch als Verteidiger.
rule-fen-madtesla-combat-2 = Schritt 2: Stärkescheibe einstellen und Kampfkarten wählen wie immer.
rule-fen-madtesla-combat-base = Seine Grundstärke ist die Summe der beiden obersten Kampfkarten im Ablagestapel. Dazu kommt der orange Würfel.
rule-fen-madtesla-combat-no-npc = Modifikationen und Mech-Fähigkeiten, die Stärke oder Kampfkarten des Gegners betreffen, wirken gegen ihn nicht.
rule-fen-madtesla-combat-self = Kampffähigkeiten, die nur dich selbst betreffen, darfst du nutzen.
rule-fen-madtesla-combat-no-reduce = Nichts macht Mad Tesla schwächer.
rule-fen-madtesla-combat-3 = Schritt 3: Der orange Würfel kommt zu seiner Grundstärke dazu.
rule-fen-madtesla-combat-4 = Schritt 4: Die höhere Summe gewinnt, bei Gleichstand der Angreifer.
rule-fen-madtesla-lose-normal = Wer gegen ihn verliert, verfährt wie nach jedem verlorenen Kampf.
rule-fen-madtesla-lose-retreat = Nach seinem Sieg geht Mad Tesla zurück zur Fabrik; hat er dort gekämpft, bleibt er.
rule-fen-madtesla-lose-retreat-combat = Auf der Fabrik kann er auf die Nächsten treffen.
rule-fen-madtesla-win-retreat = Schritt a nach einem Sieg über ihn: Mad Tesla zieht sich zur Fabrik zurück.
rule-fen-madtesla-win-order = Wen er dort antrifft, der kämpft erst, wenn die Schritte a bis d getan sind.
rule-fen-madtesla-win-popularity = Schritt b: 1 weiteres Ansehen für den Sieg.
rule-fen-madtesla-win-star = Schritt c: ein Stern für den Sieg, wenn du einen einsetzen kannst.
rule-fen-madtesla-win-damage = Schritt d: Seine Lebenskraft sinkt um die Differenz beider Summen.
rule-fen-madtesla-win-damage-tie = Bei einem Gleichstand, den du gewinnst, sinkt seine Lebenskraft um 1.
rule-fen-madtesla-destroyed = Bei Lebenskraft 0 ist Mad Tesla vernichtet und verlässt den Plan.
rule-fen-madtesla-destroyed-coins = Wer Mad Tesla vernichtet, erhält 10 $.
rule-fen-madtesla-destroyed-finish-turn = Wer Mad Tesla vernichtet hat, führt den Zug zu Ende, dann ist die Partie vorbei.
rule-fen-madtesla-destroyed-his-turn = Mad Tesla wurde in seinem eigenen Zug vernichtet: Die Partie ist sofort vorbei.
rule-fen-madtesla-win-on-factory = Auf der Fabrik besiegt, zieht er sich in eine angrenzende Region zurück, in der niemand steht; wer gewonnen hat, wählt sie.
rule-fen-madtesla-win-on-factory-full = Steht überall jemand, entscheiden blauer Würfel und Plättchen, und es kann zum Kampf kommen.
rule-fen-madtesla-automa-discard = Der Automa wirft seine Kampfkarten in zufälliger Reihenfolge ab.
rule-fen-madtesla-automa-enemy = Für alle seine Bewegungen gilt Mad Tesla dem Automa als gegnerische Kampfeinheit.
rule-fen-madtesla-automa-popularity = Wie ihr erhält der Automa 1 Ansehen für einen Kampf mit Mad Tesla und 1 für einen Sieg.
rule-fen-madtesla-automa-popularity-start = Das Ansehen des Automa beginnt bei 10.
rule-fen-madtesla-automa-popularity-only = Sonst ändert sich das Ansehen des Automa nie.
rule-fen-madtesla-automa-reroll = Steht dort eine Einheit eines Automa, wird der blaue Würfel einmal neu geworfen, und das gilt.
rule-fen-madtesla-automa-factory-win = Besiegt ihn ein Automa auf der Fabrik und sind mehrere angrenzende Regionen frei, wählen Würfel und Plättchen eine davon. Ist nur eine frei, ist es diese.
rule-fen-madtesla-automa-factory-win-reroll = Gewürfelt wird, bis eine Region kommt, in der niemand steht.
rule-fen-madtesla-automa-score = Das Ansehen des Automa kann sich geändert haben und damit auch seine Münzen am Ende.

event-discarded = { $seat }: Wirf die Kampfkarten in dieser Reihenfolge ab: { $cards }.
question-tesla_goes = Wohin geht Mad Tesla, wie es euer Plättchen zeigt?
question-tesla_meets = Steht jemand dort, wohin Mad Tesla kommt?
question-tesla_retreat = { $seat }: Wohin geht Mad Tesla?
question-tesla_free = Steht dort niemand?
question-discard_top = Die oberste Kampfkarte im Ablagestapel: ihr Wert?
question-discard_under = Und die Karte darunter?
question-tesla_face_1 = Euer Mad-Tesla-Plättchen: Wohin zeigt die 1?
question-tesla_face_2 = Euer Mad-Tesla-Plättchen: Wohin zeigt die 2?
question-tesla_face_3 = Euer Mad-Tesla-Plättchen: Wohin zeigt die 3?
question-tesla_face_4 = Euer Mad-Tesla-Plättchen: Wohin zeigt die 4?
question-tesla_face_5 = Euer Mad-Tesla-Plättchen: Wohin zeigt die 5?
question-tesla_face_6 = Euer Mad-Tesla-Plättchen: Wohin zeigt die 6?
option-tesla_free-yes = Niemand
option-tesla_free-no = Jemand
option-tesla_free-none = Überall steht jemand
scythe-arrow-n = ↑ oben
scythe-arrow-s = ↓ unten
scythe-arrow-ne = ↗ rechts oben
scythe-arrow-e = → rechts
scythe-arrow-se = ↘ rechts unten
scythe-arrow-sw = ↙ links unten
scythe-arrow-w = ← links
scythe-arrow-nw = ↖ links oben
scythe-part-arrow =
    { $mode ->
        [horde] Horde-Plättchen, Pfeil der { $face }
       *[other] Mad-Tesla-Plättchen, Pfeil der { $face }
    }
scythe-arrow-open = noch offen
scythe-arrow-shown = jedes Mal auf dem Plättchen nachsehen
scythe-arrow-off = vom Plan hinunter
scythe-arrow-none = überall steht jemand
error-doubted-arrow = Jede Zahl auf dem Plättchen zeigt auf eine eigene Seite, und von einer anderen habt ihr gesagt, dass sie dorthin zeigt. Wählt eine andere Seite, oder sagt, dass es trotzdem stimmt: Nach jener anderen Zahl wird dann wieder gefragt.
page-doubted-arrow = Das war schon die Seite einer anderen Zahl. Es stimmt trotzdem, und nach jener wird wieder gefragt:
scythe-met-tesla-combat = { $name }, mit Kampfeinheiten
scythe-met-tesla-workers = { $name }, nur Arbeiter
question-die =
    { $die ->
        [blue] Wirf den blauen Würfel: Was zeigt er?
        [orange] Wirf den orangen Würfel: Was zeigt er?
       *[other] Wirf einen Würfel: Was zeigt er?
    }
deck-discard = Ablagestapel
page-scoring-mad_tesla = Mad Tesla vernichtet
ruling-scythe-a60 = Wie oft wird man für Mad Teslas Ende bezahlt?
ruling-scythe-a60-why = Das Heft nennt die 10 $ bei seinem Ende und noch einmal in der Liste der Wertung. Wir lesen das als Erinnerung.
ruling-scythe-a60-value-once = einmal, wenn er fällt
ruling-scythe-a60-value-twice = in der Wertung noch einmal
ruling-scythe-a65 = Wann erhält ein Automa gegen Mad Tesla Ansehen?
ruling-scythe-a65-why = Das Heft sagt: wie ihr, wenn er ihn angreift oder besiegt; davon, dass er angegriffen wird, sagt es nichts.
ruling-scythe-a65-value-always = in jedem Kampf und für einen Sieg
ruling-scythe-a65-value-attacks = nur wenn er angreift, und für einen Sieg
ruling-scythe-a78 = Mehrere Kämpfe in einem Zug, einer davon mit Mad Tesla: Welcher kommt zuerst?
ruling-scythe-a78-why = Das deutsche Heft überlässt die Reihenfolge dem Angreifer; ein späteres englisches kämpft zuerst auf der Fabrik.
ruling-scythe-a78-value-attacker = wie der Angreifer will
ruling-scythe-a78-value-factory = der auf der Fabrik
page-box-arrows = Das Mad-Tesla-Plättchen: wohin jede Zahl zeigt
