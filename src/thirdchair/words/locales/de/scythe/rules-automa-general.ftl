### Allgemeine Automa-Regeln, erklärt

rule-fen-automa-stars-way-a = Ein Weg zu einem Stern: Der Automa erfüllt im Spiel eine Bedingung der Erfolgsleiste, wie ein Mensch auch.
rule-fen-automa-stars-way-b = Der andere Weg zu einem Stern: Sein Fortschrittsmarker erreicht ein Stern-Feld der Fortschrittskarte.
rule-fen-automa-difficulty-change = Zwischen zwei Partien darf der Schwierigkeitsgrad des Automa geändert werden.
rule-fen-automa-difficulty-auto = Auf Wunsch passt sich der Schwierigkeitsgrad beim Aufbau der nächsten Partie von selbst an.
rule-fen-automa-difficulty-auto-diff = Es zählt die Anzahl der vom Menschen gewonnenen Partien, abzüglich der vom Automa gewonnenen.
rule-fen-automa-difficulty-auto-move = Um so viele Felder beginnt der Marker weiter vorn, zusätzlich zu allem anderen Vorrücken beim Aufbau.
rule-fen-automa-difficulty-auto-negative = Ist die Summe negativ, wartet der Marker vor dem ersten Feld und braucht so viele Schritte, um es zu betreten; Entwicklungswürfel zählen mit.
