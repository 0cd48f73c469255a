# Pages of Scythe: the sheet for the result.

page-scoring = Schlusswertung
page-scoring-lead =
    { $kept ->
        [browser] Jeder füllt eine Spalte aus. Sie bleibt, bis alle da sind.
       *[disk] Jeder füllt eine Spalte aus, auf irgendeinem Handy. Sie bleibt, bis alle da sind.
    }
page-scoring-coins = Münzen
page-scoring-popularity = Ansehen
page-scoring-stars = Sterne
page-scoring-territories = Regionen
page-scoring-resources = Ressourcen
page-scoring-structures = Gebäudebonus
page-scoring-encounters = Begegnungsregionen (je 3 $)
page-scoring-encounter_bonus = Begegnungsbonus
page-scoring-total = Summe
page-scoring-worth = Wert: Stern { $star }, Region { $land }, zwei Ressourcen { $pair }.
page-scoring-open = Noch nicht abgeschickt.
page-scoring-told = Abgeschickt
page-scoring-edit = Ändern
page-scoring-known = Die Fabrik zählt als drei Regionen. Eingetragen ist, was der Tisch weiß.
page-scoring-flag = Eine Flagge in einer kontrollierten Region zählt als eine Region mehr, außer neben dem Heimatgebiet.
page-scoring-trap = Eine scharfe Falle, die allein in einer Region liegt, kontrolliert sie.
page-scoring-keep = Spalte von { $name } abschicken
page-scoring-end = Spiel beenden
page-scoring-tied = Gleichstand: was ihn entscheidet
page-scoring-tie-pieces = Arbeiter, Mechs und Gebäude auf dem Plan
page-scoring-tie-power = Stärke
page-scoring-won = gewinnt
page-scoring-go = Zur Schlusswertung
error-columns-missing = Auf dem Wertungsbogen fehlt noch: { $seats }. Schickt erst diese Spalten ab.
page-scoring-takes = Nimmt die Spalte so mit, wie sie oben steht; gespeichert ist sie noch nicht: { $name }.
