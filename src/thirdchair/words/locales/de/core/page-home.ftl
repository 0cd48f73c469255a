# Pages: the home page.

## Startseite

page-home-none-open = Keine Partie ist im Gang. Zeit für eine neue.
page-home-finished =
    { $count ->
        [one] Eine beendete Partie
       *[other] { $count } beendete Partien
    }

page-tagline = Setzt die Mitspieler dazu, die fehlen.
page-doors = Was ihr tun könnt
page-tables = Tische
page-no-tables = Es gibt noch keinen Tisch. Zeit für eine neue Partie.
page-home-turn = am Zug: { $name }
page-home-over = beendet
page-home-unreadable = lässt sich nicht lesen
page-home-ended = bereit für das Ergebnis
page-home-setting-up = im Aufbau
page-import = Einen Tisch importieren
page-import-file = Exportierte Datei
page-import-do = Importieren
page-language = Sprache
page-theme = Aussehen
page-theme-auto = Automatisch
page-theme-light = Hell
page-theme-dark = Dunkel

page-home-your-turn = du bist am Zug
