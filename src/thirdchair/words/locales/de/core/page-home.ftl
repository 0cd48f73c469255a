# Pages: the home page.

## Startseite

page-home-none-open = Gerade läuft keine Partie. Zeit für eine neue.
page-home-finished =
    { $count ->
        [one] Eine beendete Partie
       *[other] { $count } beendete Partien
    }

page-home-all = Alle { $count } Tische
page-home-pages = Seiten
page-home-newer = Später gespielte
page-home-older = Früher gespielte

page-tagline = Übernimmt die Plätze, die am Tisch leer bleiben.
page-doors = Was ihr tun könnt
page-tables = Tische
page-no-tables = Es gibt noch keinen Tisch. Zeit für eine neue Partie.
page-home-turn = am Zug: { $name }
page-home-asked = { $name }: Antwort gefragt
page-home-over = beendet
page-home-unreadable = lässt sich nicht lesen
page-home-ended = bereit für das Ergebnis
page-home-setting-up = im Aufbau
page-import = Tisch, Kampagne oder alles importieren
page-import-file = Exportierte Datei
page-import-do = Importieren
page-import-open = Öffnen, was hier ist
page-import-replace = Weiter wie in der Datei
page-import-replace-hint =
    { $likeness ->
        [longer] Alles, was hier gespielt wurde, bleibt; die Schritte der Datei folgen.
       *[other] Das Spiel hier nimmt den Verlauf der Datei an. Was jetzt hier ist, bleibt als Kopie.
    }
page-import-copy = Als Kopie hinzufügen
page-import-copy-hint = Sie steht neben dem Spiel, das schon hier ist. In deiner Bilanz zählt die Partie einmal.
page-language = Sprache
page-theme = Aussehen
page-theme-auto = Automatisch
page-theme-light = Hell
page-theme-dark = Dunkel

page-home-your-turn = du bist am Zug
page-home-campaign = Die Kampagne geht weiter
