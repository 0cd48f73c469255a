scythe-module-thaw = Tauwetter
page-scope-thaw = Tauwetter
scythe-faction-thule = Thule
page-scoring-thaw = Ufer

rule-scy-thaw-setup = Der See neben der Fabrik wird mit einem braunen Zettel bedeckt: Er ist ausgetrocknet.
rule-scy-thaw-ice = Automas ziehen nicht auf einen See.
rule-scy-thaw-shore = In einem Kampf neben einem See zählt der Verteidiger 2 dazu.
rule-scy-thaw-fish = Ein Charakter, der seine Bewegung neben einem See beendet, bekommt 1 Münze.
rule-scy-thaw-calm = Für Macht setzt niemand einen Stern ein.
rule-scy-thaw-swept = Arbeiter einer Automa, die neben einem See vertrieben werden, kommen auf ihr Tableau.
rule-scy-thaw-flood = Das Spiel endet nach dem zehnten Zug der Automas.
rule-scy-thaw-shoreline = Am Ende zählt jedes kontrollierte Gebiet neben einem See 1 Münze.
