### Allgemeine Automa-Regeln, erklärt

rule-fen-automa-stars-way-a = Ein Weg zu einem Stern: Der Automa erfüllt im Spiel eine Bedingung der Erfolgsleiste, wie ein Mensch auch.
rule-fen-automa-stars-way-b = Der andere Weg zu einem Stern: Sein Fortschrittsmarker erreicht ein Stern-Feld der Fortschrittskarte.
rule-fen-automa-difficulty-change = Zwischen zwei Partien darf der Schwierigkeitsgrad des Automa geändert werden.
rule-fen-automa-difficulty-auto = Auf Wunsch passt sich der Schwierigkeitsgrad beim Aufbau der nächsten Partie von selbst an.
rule-fen-automa-difficulty-auto-diff = Es zählt die Anzahl der vom Menschen gewonnenen Partien, abzüglich der vom Automa gewonnenen.
rule-fen-automa-difficulty-auto-move = Um so viele Felder beginnt der Marker weiter vorn, zusätzlich zu allem anderen Vorrücken beim Aufbau.
rule-fen-automa-difficulty-auto-negative = Ist die Summe negativ, wartet der Marker vor dem ersten Feld und braucht so viele Schritte, um es zu betreten; Entwicklungswürfel zählen mit.
rule-fen-automa-sheet = Auch der Automa hat einen Kampagnen-Bogen, mit den folgenden Änderungen.
rule-fen-automa-perks-none = Der Automa kauft und nutzt keine Sofort-Boni.
rule-fen-automa-stars-on-track = In der Kampagne liegen alle Sterne des Automa auf der Erfolgsleiste, wie auch immer er sie erhält.
rule-fen-automa-stars-skip-list = Jede Episode nennt die Felder, die der Automa im Spiel selbst erreichen kann.
rule-fen-automa-stars-skip-for-b = Sterne der Fortschrittskarte überspringen diese Felder.
rule-fen-automa-stars-roll = Für einen Stern der Fortschrittskarte werden zwei Würfel geworfen; die niedrigere Zahl zählt.
rule-fen-automa-stars-count = So viele Felder werden von links nach rechts gezählt, ohne die übersprungenen und ohne die mit einem Stern dieses Automa.
rule-fen-automa-stars-place = Der Stern kommt auf das zuletzt gezählte Feld.
rule-fen-automa-stars-wrap = Nach dem letzten gültigen Feld rechts geht es links weiter.
rule-fen-automa-log-tick = Der Automa kreuzt seine Sterne in seiner Erfolgschronik an wie ein Mensch.
rule-fen-automa-log-combat = Ein Kampfstern kommt in die Kampfspalte mit den meisten Kreuzen, die noch nicht voll ist.
rule-fen-automa-log-any = Ein Stern für eine beliebige Spalte kommt in das erste freie Kästchen, zeilenweise gelesen.
rule-fen-automa-mods-apply = Ab Episode 3 bekommt ein Automa bei jedem Aufbau, was die Modifikationen auf seinem Bogen bringen.
rule-fen-automa-mods-cap = Modifikationen geben einem Automa nie mehr von etwas, als er sonst haben könnte: etwa keinen neunten Arbeiter.
rule-fen-automa-setup-bonus-coins = Für einen Aufbau-Bonus nimmt ein Automa immer Münzen.
