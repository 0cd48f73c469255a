scythe-module-frost = Frost
page-scope-frost = Frost

rule-scy-frost-near = Automas ziehen nicht weiter als 2 Schritte von ihrem Heimatstützpunkt weg.
rule-scy-frost-numb = Vor einem Kampf verliert jede Seite 1 Macht.
rule-scy-frost-most = Im Kampf ist niemand stärker als 8.
rule-scy-frost-spared = Wer keine Macht hat, ist für Automas kein Gegner.
rule-scy-frost-fame = Jeder Stern bringt 1 Münze.
rule-scy-frost-round = Gespielt wird gegen den Uhrzeigersinn.
rule-scy-frost-rest = Wer alle Arbeiter auf dem Plan hat, wird übergangen.
