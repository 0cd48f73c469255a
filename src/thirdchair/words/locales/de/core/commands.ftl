# Die Hilfe der Befehlszeile.

cli-usage = Aufruf:
cli-options-here = Optionen
cli-command-here = Befehl
cli-value = Wert
cli-arguments = Angaben
cli-options = Optionen
cli-commands = Befehle
cli-help = Zeigt diese Hilfe.
cli-wrong =
    { $kind ->
        [option] Die Option { $part } gibt es nicht.
        [missing] Es fehlt: { $part }.
        [value] Dieser Wert passt nicht zu { $part }.
       *[other] Third Chair versteht „{ $part }“ nicht.
    }
cli-see-help = Wie es geht, zeigt { $part }.
cli-exit-codes = Exit-Codes: 0 gefunden oder erledigt, 1 nichts gefunden oder nichts getan, 2 falscher Aufruf.
cli-yes = Nicht nachfragen.

## Was wo folgen kann

cli-name-file = Datei
cli-name-query = Wörter
cli-name-which = Tisch
cli-name-folder = Ordner
cli-name-backup = Sicherung

## Befehle und ihre Optionen

cli-thirdchair = Third Chair spielt die Gegner, die an deinem Tisch fehlen. Ohne Befehl startet es und öffnet sich im Browser.
cli-version = Zeigt die Version.
cli-serve = Startet, ohne den Browser zu öffnen. Gespeichertes liegt im Datenordner des Benutzers oder in dem Ordner, den THIRDCHAIR_DATA nennt.
cli-serve-port = Der Port, sonst 8377; 0 nimmt irgendeinen freien.
cli-serve-lan = Lässt Handys im selben Netzwerk mit einem Codewort mitspielen.
cli-serve-https = Im Netzwerk mit oder ohne Verschlüsselung; sonst wie beim letzten Mal.
cli-serve-behind-proxy = Die Adresse der Website, die ein Proxy hieraus macht, etwa https://tisch.example.org. Dann tritt auch dieser Rechner mit dem Codewort bei.
cli-serve-path = Der Pfad, unter dem die Seiten liegen, etwa /thirdchair.
cli-script = Beantwortet Anfragen eines Programms, je eine Zeile JSON.
cli-script-file = Die Anfragen, ein JSON-Objekt je Zeile; sonst die Standardeingabe.
cli-script-strict = Beim ersten Fehler aufhören (Exit-Code 2) oder weitermachen.
cli-script-save = Speichert den Tisch unter diesem Namen.
cli-rules = Sucht in den Regeln. Mit der Kennung einer Regel: woher sie kommt, wo sie entschieden wird und was sie beweist.
cli-rules-query = Wonach du suchst: Wörter, Teile von Wörtern oder eine Kennung.
cli-rules-uncovered = Für Entwickler: Regeln ohne Test oder ohne Stelle im Code.
cli-rules-language = Eine andere Sprache: en, de oder cs.
cli-rules-everything = Auch Regeln, die eine Kampagne erst spät verrät. Fragt vorher nach.
rules-everything-sure = Das zeigt auch, was eine Kampagne erst spät verrät. Weitermachen?
cli-tables = Deine gespeicherten Tische. Ohne Befehl werden sie aufgelistet.
cli-tables-which = Der Name eines Tisches oder seine Kennung.
cli-tables-list = Listet die gespeicherten Tische und Kampagnen auf.
cli-tables-export = Schreibt einen Tisch oder eine Kampagne mit dem ganzen Verlauf in eine Datei.
cli-tables-to = Die Datei; sonst die Standardausgabe.
cli-tables-import = Fügt einen Tisch, eine Kampagne oder alles aus einer Datei hinzu.
cli-tables-from = Eine Datei, die ein Export geschrieben hat.
cli-tables-name = Ein anderer Name für den Tisch.
cli-tables-copy = Fügt ihn hinzu, obwohl er schon hier ist.
cli-tables-replace = Der Tisch hier geht so weiter wie in der Datei.
cli-tables-delete = Löscht einen Tisch oder eine Kampagne endgültig.
cli-restore = Listet die Sicherungen auf oder kehrt zu einer zurück.
cli-restore-which = Ihre Nummer in der Liste; ohne Nummer kommt die Liste.
cli-forecast = Spielt einen gespeicherten Tisch nach seinen Regeln viele Male durch: was kommen kann, und wie wahrscheinlich.
cli-forecast-turns = Züge, die du in jeder Ära machst; bei 0 bleibst du stehen.
cli-forecast-points = Punkte, die du am Ende erwartest: wie wahrscheinlich sie gewinnen.
cli-forecast-games = Wie viele Spiele; ohne Angabe so viele, wie ein Augenblick erlaubt.
cli-study = Spielt viele Spiele mit vielen Einstellungen, bewahrt sie als Parquet auf und erzählt sie als Seite. Nach einem Abbruch macht derselbe Befehl weiter.
cli-study-folder = Wo die Spiele und der Bericht liegen.
cli-study-mode = Was gespielt wird; ohne Angabe, was in der Datei steht, sonst allein mit den Bots.
cli-study-with = Eine Einstellung und ihre Werte, als NAME=WERT,WERT oder NAME=all. Mehrmals möglich.
cli-study-grid = Eine TOML-Datei mit mode, games, seed und den Einstellungen unter [with].
cli-study-games = Spiele mit jeder Kombination.
cli-study-seed = Eine andere Zahl, anderer Zufall.
cli-study-workers = Prozesse, die spielen; ohne Angabe so viele, wie es Kerne gibt.
cli-study-ray = Ein Ray-Cluster mit seiner Adresse, oder „local“.
cli-study-language = Die Sprache des Berichts: en, de oder cs.
forecast-none = An diesem Tisch ist nichts vorherzusehen: Eine Frage ist offen, das Spiel ist zu Ende, oder seine Regeln sieht niemand voraus.
