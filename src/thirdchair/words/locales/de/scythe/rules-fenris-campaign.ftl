### Die Kampagne, erklärt

rule-fen-campaign-length = Eine Kampagne besteht aus acht Partien.
rule-fen-campaign-players-may-change = Die Zahl der Mitspielenden darf sich von Episode zu Episode ändern.
rule-fen-campaign-join-faction = Wer später dazukommt, wählt ein Nationstableau, das niemand benutzt.
rule-fen-campaign-join-sheet = Wer später dazukommt, erhält einen Kampagnen-Bogen, dessen Stand zu dem der anderen passt.
rule-fen-campaign-absent = Wer eine Episode aussetzt, legt Bogen und Plättchen unverändert beiseite, bis es weitergeht.
rule-fen-campaign-leave = Wer ganz aufhört, gibt Nationstableau, Plättchen und Bogen in den Vorrat zurück.
rule-fen-campaign-faction-keep = Alle behalten ihre Fraktion, bis die Regeln etwas anderes sagen.
rule-fen-campaign-mat-random = Zu Beginn jeder Episode erhalten alle ein neues, zufälliges Spielertableau.
rule-fen-campaign-end-default = Eine Episode endet wie das Grundspiel, sofern ihre besonderen Regeln nichts anderes sagen.
rule-fen-campaign-wealth-add = Nach der Schlusswertung kommen die Münzen der Episode zum Vermögen auf dem Bogen.
rule-fen-campaign-wealth-not-in-game = Das Vermögen bleibt von Partie zu Partie erhalten, lässt sich im Spiel aber nicht als Münzen ausgeben.
rule-fen-campaign-coins-start = Jede Episode beginnt nur mit den Münzen des Spielertableaus und denen der Aufbau-Boni.
rule-fen-campaign-wealth-spend = Wer Vermögen ausgibt, streicht den alten Stand durch und schreibt den neuen darunter.
rule-fen-campaign-outcome-after-end = Ausgang und Belohnungen werden erst gelesen, wenn die Episode vorbei ist.
rule-fen-campaign-reward-record = Belohnungen werden auf dem Kampagnen-Bogen notiert.
rule-fen-campaign-spoiler-factions = In einer Kampagne stehen nur die Fraktionen des Grundspiels und von „Invasoren aus der Ferne“ zur Wahl, bis die Kampagne selbst weitere einführt.
rule-fen-campaign-wealth-no-debt = Wer etwas mit Vermögen kauft, zahlt den vollen Preis; das Vermögen fällt nie unter 0 $.
