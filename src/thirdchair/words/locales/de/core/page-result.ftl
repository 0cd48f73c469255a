# Pages: the card of a finished game.

page-result-won = hat gewonnen
page-result-again = Noch eine Partie
page-result-campaign = Zur Kampagne
page-result-picture = Als Bild teilen
page-result-share = Gespielt mit Third Chair
page-result-picture-failed = Das Bild ließ sich nicht machen
page-result-open = Ergebniskarte
page-play-copy = Ergebnis kopieren
page-play-text = Als Text
page-play-rows = Als CSV, für eine Tabelle
