# Seiten der Kampagne: Aufbau-Boni, der Laden, neue Fraktionen.

page-fenris-bonus =
    { $count ->
        [one] Kreuze einen Aufbau-Bonus an
       *[other] Kreuze { $count } Aufbau-Boni an
    }
page-fenris-bonus-hint = Von jetzt an beginnst du jeden Abend mit einem mehr davon.
page-fenris-shop = Der Laden
page-fenris-mod-price = je { $n } $
page-fenris-mod-free =
    { $count ->
        [one] die erste ist kostenlos
       *[other] die ersten { $count } sind kostenlos
    }
page-fenris-extra =
    { $count ->
        [one] Gewonnen: ein Plättchen mehr. Welche Art?
       *[other] Gewonnen: { $count } Plättchen mehr. Welche Art?
    }
page-fenris-draw =
    { $count ->
        [one] Zieh ein Plättchen. Tipp es an, wenn du es behältst.
       *[other] Zieh { $count } Plättchen. Tipp nur an, was du behältst.
    }
page-fenris-put-back = Zurücklegen und neu ziehen, auch was doppelt kommt:
page-fenris-app-draws = Die App zieht und hält die Plättchen zurück, bis du dich entschieden hast.
page-fenris-draw-now = Plättchen ziehen
page-fenris-shop-done = Fertig
page-fenris-shop-pay = Fertig: { $n } $ bezahlen
page-fenris-shop-kept = Du behältst:
page-fenris-shop-none =
    { $count ->
        [one] Fertig, ohne die kostenlose
       *[other] Fertig, ohne die kostenlosen
    }
page-fenris-who-draws = Wer zieht?
page-fenris-draws-real = Wir ziehen echte Plättchen und behalten unsere
page-fenris-draws-app = Die App zieht
page-fenris-draws-noted = Wir ziehen echte Plättchen; sie bleiben im Vorrat und werden notiert
page-fenris-worn = Mech-Modifikationen heute
page-fenris-worn-hint = Wie letztes Mal; ändere vor dem ersten Zug, was du willst.
page-fenris-worn-none = wie gedruckt
page-fenris-wear = So verwenden
page-fenris-switch = { $part } behalten?
page-fenris-switch-hint = Wer das Nationstableau abgibt, wählt ein anderes, sobald alle geantwortet haben. Alles andere auf dem Bogen bleibt.
page-fenris-keep = Behalten
page-fenris-give-up = Abgeben
page-fenris-given-up = Abgegeben: { $part }
page-fenris-keep-after-all = Doch behalten
page-fenris-choose = Wähle deine neue Fraktion
page-fenris-chooses-first = Zuerst wählt { $name }
page-fenris-in-order = In dieser Reihenfolge
page-fenris-by =
    { $mods ->
        [0] { $total } $
        [one] { $wealth } $ und eine Modifikation: { $total } $
       *[other] { $wealth } $ und { $mods } Modifikationen: { $total } $
    }
page-fenris-base = Von welchem Heimatgebiet startest du jetzt?

## Boxen und Stanzbögen

page-fenris-open-thing = { $part } öffnen
page-fenris-opens-yours = { $name }, das ist für dich: { $part }
page-fenris-opens-all = Jetzt darf { $part } geöffnet werden.
page-fenris-opens-hint = Wer den Knopf hält, öffnet für alle. Nehmt es erst jetzt aus der Schachtel.
page-fenris-card-box = etwas zu öffnen
page-fenris-still-closed = Noch zu: { $part }
page-fenris-just-opened = Eben geöffnet
page-fenris-shop-pass = Keine behalten, weiter
page-fenris-bonus-none = Den Rest leer lassen
page-fenris-draws = { $name } hat die Fraktion abgegeben und ist an der Reihe
page-fenris-draws-hint = Ein Automa sucht nichts aus: Er zieht eines der Nationstableaus, die niemand spielt. Danach geht es für die anderen weiter.
page-fenris-draws-now = Für ihn ziehen
page-fenris-worn-first = Lege vor dem ersten Zug auf, was du verwendest.
page-fenris-mods-due =
    { $count ->
        [one] Zieh eine Modifikation
       *[other] Zieh { $count } Modifikationen
    }
page-fenris-mods-due-hint = So viele haben die anderen. Welche, sagt der Vorrat: ziehen, hier antippen, auf den Bogen schreiben.
page-fenris-mods-due-none = Keine ziehen
