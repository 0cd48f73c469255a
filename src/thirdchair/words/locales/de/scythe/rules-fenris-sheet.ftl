### Der Kampagnen-Bogen, erklärt

rule-fen-sheet-one-per-player = Alle führen einen eigenen Kampagnen-Bogen.
rule-fen-sheet-field-faction = Oben auf dem Bogen steht die Fraktion.
rule-fen-sheet-wins = Siege: Markiere jede Episode, die du gewonnen hast.
rule-fen-sheet-wealth-ledger = Vermögen: Hier stehen Einnahmen und Ausgaben mit dem laufenden Stand.
rule-fen-sheet-wealth-income = Am Ende jeder Partie kommen deine Münzen, also dein Ergebnis dieser Episode, zum Vermögen.
rule-fen-sheet-setup-apply = Alle angekreuzten Aufbau-Boni erhältst du zu Beginn jeder folgenden Episode.
rule-fen-sheet-instant-buy = Beim Aufbau einer Episode darfst du mit Vermögen einen Sofort-Bonus kaufen.
rule-fen-sheet-instant-deduct = Der Preis des Sofort-Bonus geht vom Vermögen ab.
rule-fen-sheet-instant-mark = Kreuze den gewählten Sofort-Bonus an und nimm dir sofort, was er gibt.
rule-fen-sheet-instant-once = Jeden Sofort-Bonus gibt es für jede Person nur einmal in der ganzen Kampagne.
rule-fen-sheet-instant-limit = Höchstens ein Sofort-Bonus pro Person und Episode.
rule-fen-sheet-instant-order = Sind euch die Sofort-Boni der anderen wichtig, wählt ihr in Spielreihenfolge.
rule-fen-sheet-instant-worker = Sofort-Bonus „+1 Arbeiter“: Er kommt in eine deiner Startregionen.
rule-fen-sheet-instant-list = Die sieben Sofort-Boni: 5 $, 3 Stärke, 2 Zielkarten, 2 Ansehen, 2 Ressourcen, 2 Kampfkarten, 1 Arbeiter.
rule-fen-sheet-log-tick = Nach jeder Partie kreuzt du für jeden Stern auf der Erfolgsleiste das oberste freie Kästchen der passenden Spalte der Erfolgschronik an.
rule-fen-sheet-log-limit = Höchstens ein Kreuz pro Erfolg und Partie.
rule-fen-sheet-log-limit-saxony = Wer für denselben Erfolg mehrere Sterne einsetzen darf, kreuzt dafür trotzdem nur ein Kästchen pro Episode an.
rule-fen-sheet-log-combat-column = Mit nur einem Kampfstern wählst du, welche der beiden Kampfspalten das Kreuz bekommt.
rule-fen-sheet-mods-alternative = Wer die Plättchen nicht für alle getrennt aufbewahren will, notiert die Modifikationen stattdessen auf den Bögen.
rule-fen-sheet-mods-list = Modifikationen: Mech- und Infrastruktur-Modifikationen, jede Sorte in einer eigenen Spalte.
rule-fen-sheet-setup-source = Die Belohnungen mancher Episoden erhöhen Aufbau-Boni; sie stehen auf dem Bogen.
rule-fen-sheet-setup-choose = Für jeden Aufbau-Bonus kreuzt du an, was du möchtest: 1 $, 1 Stärke oder 1 Ansehen.
rule-fen-sheet-setup-max = Jeder Aufbau-Bonus hat einen Höchstwert, der auf dem Bogen steht: 3 für Stärke, 3 für Ansehen; den für Münzen sagt ihr uns.
