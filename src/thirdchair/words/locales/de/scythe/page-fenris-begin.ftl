# Seiten der Kampagne: zwischen zwei Abenden, und wer da ist.

page-fenris-strip = Kampagne
page-fenris-for = für: { $name }
page-fenris-beads = Die Abende
page-fenris-next = Als Nächstes: Abend { $number }
page-fenris-last = Letztes Mal: { $name } gewinnt mit { $coins } $.
page-fenris-ahead = Vorsprung: { $n } $.
page-fenris-coins = { $n } $
page-fenris-open = { $name }: { $part }
page-fenris-card-log = ein Stern für die Erfolgschronik
page-fenris-card-bonus = ein Aufbau-Bonus
page-fenris-card-switch = Fraktion behalten?
page-fenris-card-choose = eine neue Fraktion
page-fenris-card-base = das Heimatgebiet
page-fenris-card-shop = der Laden
page-fenris-card-mods = eine Modifikation ziehen
page-fenris-who = Wer ist da?
page-fenris-present = da
page-fenris-late = kommt später
page-fenris-away = nicht da
page-fenris-who-hint = Tippt auf einen Platz: da, später, nicht da. Wer fehlt, verliert nichts.
page-fenris-otherwise = Anders als letztes Mal: Reihenfolge, Tableaus, Schwierigkeit, Spielplan
page-fenris-as-last = wie letztes Mal
page-fenris-order = Platz in der Spielreihenfolge
page-fenris-people = Gast, jemand geht oder kommt wieder
page-fenris-seat = Platz
page-fenris-what = Was geschieht
page-fenris-sits-guest = jemand spielt für diesen Platz
page-fenris-sits-automa = ein Automa spielt für diesen Platz
page-fenris-sits-left = verlässt die Kampagne
page-fenris-sits-present = spielt wieder selbst
page-fenris-guest-name = Wer spielt (falls jemand)
page-fenris-sit = Platz ändern
page-fenris-new-seat = Jemand Neues
page-fenris-new-seat-hint = Der neue Bogen liegt in der Mitte der anderen. Alles darauf lässt sich ändern, hier und später auf dem Bogen.
page-fenris-kind = Mensch oder Automa
page-fenris-join = In die Kampagne aufnehmen
page-fenris-begin = Abend { $number } beginnen
page-fenris-book = Welches Regelheft liegt auf dem Tisch?
page-fenris-book-de = deutsch, 2018
page-fenris-book-en = englisch, später
page-fenris-book-unsure = nicht sicher
page-fenris-comes-back = Jemand kommt zurück
page-fenris-is-back = { $name } ist wieder dabei
page-fenris-new-bonuses = Aufbau-Boni, zuerst Münzen
page-fenris-new-ticks =
    { $count ->
        [0] Kein Kreuz in der Chronik.
        [one] Ein Kreuz in der Chronik, wie auf dem leersten der anderen.
       *[other] { $count } Kreuze in der Chronik, wie auf dem leersten der anderen.
    }
page-fenris-new-mods =
    { $count ->
        [one] Eine Modifikation: zieht sie und tippt sie auf dem Bogen an.
       *[other] { $count } Modifikationen: zieht sie und tippt sie auf dem Bogen an.
    }
page-fenris-played-by = { $name } spielt
page-fenris-played-by-automa = eine Automa spielt
page-fenris-first = Heute einstellen: Reihenfolge, Tableaus, Schwierigkeit, Spielplan
page-fenris-as-chosen = wie gewählt
page-fenris-cards-back = Für eine freie Partie dazwischen: Automa-Karte { $cards } wieder in den Stapel ({ $name }). Vor Abend { $number } kommt sie heraus.
