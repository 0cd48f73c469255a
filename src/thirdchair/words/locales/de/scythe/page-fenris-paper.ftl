# Seiten einer Kampagne: Bögen, die vom Papier abgeschrieben oder geändert werden.

page-fenris-from-paper = Vom Papier
page-fenris-from-paper-hint = Alle schreiben ihren Bogen ab, alle zur selben Zeit. Fraktion, Vermögen, Modifikationen und Boni reichen für heute; der Rest kann folgen.
page-fenris-copy = Bogen abschreiben
page-fenris-copied = abgeschrieben
page-fenris-factions-now = Wer spielt jetzt welche Fraktion?
page-fenris-factions-do = So ist es
page-fenris-sheet-of = Bogen von { $name }
page-fenris-write = Aufschreiben
page-fenris-write-on = Ändern, was auf diesem Bogen steht
page-fenris-write-again = Noch einmal prüfen
page-fenris-write-hint = Tipp an, was auf deinem Papier steht. Ein Tipp auf einen Namen nimmt seine Kreuze weg. Das Vermögen ändert sich durch eine eigene Buchung; sonst folgt nichts daraus.
page-fenris-write-paper = Tipp an, was auf deinem Papier steht; ein Tipp auf einen Namen nimmt seine Kreuze weg. Vermögen, Modifikationen und Boni reichen für heute: Siege, Sofort-Boni und Chronik können bis Abend 8 folgen.
page-fenris-write-play = Das Spiel von heute hat begonnen: Modifikationen und Boni bleiben, wie sie waren. Alles andere lässt sich aufschreiben.
page-fenris-enough = Reicht für heute
page-fenris-home-base = Heimatbasis
page-fenris-typed = Andere, beim Namen (mehrere mit Komma)
page-fenris-slots = Belegte Plätze
page-fenris-slot-gain = Was auf Platz { $n } steht
page-fenris-starts-on =
    { $n ->
        [one] Ihr Marker startet ein Feld weiter.
       *[other] Ihr Marker startet { $n } Felder weiter.
    }
page-fenris-ask-rows = Wie viele Zeilen hat die Tabelle ganz unten auf deinem Bogen?
page-fenris-ask-most_coins = Wie viele Kästchen für Münzen hat dein Bogen bei den Aufbau-Boni?
page-fenris-ask-why = Wie viele der gedruckte Bogen hat, wissen wir nicht: Wir fragen einmal und heben die Antwort in „Meine Schachtel“ auf.
page-fenris-ask-later = später
doubt-sheet-stars = { $seat }: { $n } Sterne an { $evenings ->
        [one] einem Abend
       *[other] { $evenings } Abenden
    }? Mit dem sechsten endet ein Abend.
doubt-sheet-column = { $seat }: { $column } { $n }-mal angekreuzt an { $evenings ->
        [one] einem Abend
       *[other] { $evenings } Abenden
    }? Jeder Abend kreuzt sie einmal an.
doubt-sheet-won = Abend { $number }: gewonnen von { $seat } und von { $who }?
doubt-sheet-wealth = { $seat }: { $n } $ nach { $evenings ->
        [one] einem Abend
       *[other] { $evenings } Abenden
    }?
doubt-sheet-perks = { $seat }: { $n } Sofort-Boni an { $evenings ->
        [one] einem Abend
       *[other] { $evenings } Abenden
    }? Pro Abend gibt es einen.
doubt-sheet-tile = { $seat }: { $mod }? Davon gibt es nur { $n }, und andere haben sie.
doubt-mod-near = { $part }: Fast so heißt { $mod }. Wenn ihr die meint, tippt sie an. Ist es ein anderes Plättchen, bleibt es unter dem getippten Namen.
page-fenris-as-is = so lassen
