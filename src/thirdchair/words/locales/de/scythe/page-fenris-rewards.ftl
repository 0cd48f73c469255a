# Seiten der Kampagne: was ein Abend bringt, die Abstimmung und das Ende des Abends.

page-fenris-chips = Wer fertig ist
page-fenris-chip-done = fertig
page-fenris-chip-open = noch etwas offen
page-fenris-chip-away = nicht da
page-fenris-won = { $name } gewinnt den Abend
page-fenris-tonight = heute
page-fenris-wealth = Vermögen

page-fenris-way-war = Krieg
page-fenris-way-peace = Frieden
page-fenris-influence =
    { $count ->
        [one] Ein Einflussplättchen
       *[other] { $count } Einflussplättchen
    }
page-fenris-vote-lead = Wie soll die Kampagne weitergehen? Alle Plättchen werden eingesetzt.
page-fenris-all-for = alle: { $part }
page-fenris-split = Aufteilen
page-fenris-split-how = Krieg : Frieden
page-fenris-vote = Abstimmen
page-fenris-seal = Versiegeln
page-fenris-sealed = Versiegelt
page-fenris-change = Stimme ändern
page-fenris-missing = Es fehlen noch: { $seats }.
page-fenris-own-phone = { $name } wählt am eigenen Handy.
page-fenris-choose-here = Hier für { $name } wählen
page-fenris-all-sealed = Alle Stimmen sind da
page-fenris-reveal = Stimmen aufdecken
page-fenris-revealed = Die Stimmen
page-fenris-tie = Gleichstand: { $name } hat den Abend gewonnen und entscheidet.
page-fenris-hand-over = Gebt das Handy weiter: { $name }
page-fenris-cover-hint = Niemand sieht, was vorher gewählt wurde: Es wird erst aufgedeckt, wenn alle abgestimmt haben.
page-fenris-i-am = Ich bin { $name }
page-fenris-no-vote = { $name } hat heute keine Stimme.
page-fenris-fists = Wir haben mit Fäusten abgestimmt
page-fenris-fists-hint = Dann zählt hier nur, wie es ausging.

page-fenris-log-star = Wo kreuzt du den Stern an: { $part }?
page-fenris-log-other = Eine andere Spalte
page-fenris-log-take = { $part } nehmen, Kästchen { $n }
page-fenris-rows-hint = Der gedruckte Bogen kann mehr Zeilen haben.

page-fenris-close-name = Abend { $number } ist gespielt
page-fenris-nothing-open = Für diesen Platz ist nichts offen
page-fenris-open-hint = Was noch offen ist, lässt sich nachholen: für jede Person bis zu ihrem nächsten ersten Zug.
page-fenris-influence-sum = Gemeldet: { $n }. Dazu kommt eines: { $rule }
page-fenris-close = Abend beenden
page-fenris-pack = Wegräumen
page-fenris-pack-bag = { $name }: in den Beutel
page-fenris-pack-box = Zurück zum Spiel
page-fenris-pack-pile = In den gemeinsamen Vorrat
page-fenris-pack-noted = { $name } hat nur notiert: { $part }
page-fenris-pack-sheet = Kampagnen-Bogen
page-fenris-pack-faction = Nationstableau und Figuren: { $part }
page-fenris-pack-mods =
    { $count ->
        [one] eine Modifikation
       *[other] { $count } Modifikationen
    }
page-fenris-pack-mats = Spielertableaus: Sie werden neu verteilt
page-fenris-pack-decks = Karten, Münzen, Ressourcen und Plättchen
page-fenris-pack-closed = Verschlossene Schachteln bleiben zu
page-fenris-file = Als Datei sichern
page-fenris-paper = Alle Bögen auf Papier
page-fenris-pack-out = bleibt aus dem Stapel: Automa-Karte { $cards }
page-fenris-close-leaving = Ohne { $seats } beenden
page-fenris-still-choosing = Es wählen noch:
page-fenris-to-card = Zurück zu meiner Karte
page-fenris-close-anyway = Abend schließen und das hier offen lassen
page-fenris-go-on = Weiter mit { $name }
page-fenris-seat-done = { $name } ist fertig
page-fenris-to-evening = Zurück zum Abend
page-fenris-vote-won = Die Abstimmung hat für { $part } entschieden, mit { $n } zu { $other } Einfluss.
page-fenris-vote-tied = Gleichstand mit { $n } zu { $other } Einfluss: { $name } hat für { $part } entschieden.
page-fenris-vote-fists = Ihr habt für { $part } gestimmt.

## Was ist neu

news-shop-of-tonight = Nach Abend 5 kaufen alle mit dem Spielertableau dieses Abends ein.
