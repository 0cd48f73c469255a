# Startseite, neue Partie, Aufbau und Spielen auf dem Handy.

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

## Eine neue Partie

page-new-game = Neue Partie
page-new-lead = Third Chair spielt die dritte Person am Tisch; ihr bewegt deren Figuren.
page-new-name = Person { $number }: Name
page-new-color = Person { $number }: Farbe
page-new-color-shadow = Farbe des Schattenreichs
page-order = Wann ist das Schattenreich am Zug?
page-order-last = Nach euch beiden
page-order-middle = Zwischen euch beiden
page-order-first = Vor euch beiden
page-chance = Entscheidungskarten und Würfel
page-chance-app = Third Chair zieht und würfelt
page-chance-table = Echte Karten, echter Würfel: Ihr gebt sie ein
page-favorite = Erste bevorzugte Leiste
page-favorite-roll = Würfeln
page-new-table-name = Name des Tisches
page-new-table-name-hint = Ohne Namen heißt er nach euch beiden.
page-new-start = Tisch aufbauen
page-rulings = Auslegungen
page-rulings-lead = Wo die Regelblätter nichts sagen oder sich widersprechen, entscheidet der Tisch.

## Der Aufbau

page-checklist = Aufbau
page-checklist-lead = Baut Tapestry zu zweit auf wie gewohnt, dann:
page-checklist-app-cards = Third Chair hat die Entscheidungskarten: Die gedruckten bleiben in der Schachtel.
page-tick = Schritt { $number } ist erledigt
page-reminders = Gut zu wissen
page-to-table = Zum Tisch

## Auf dem Handy spielen

page-phone = Auf dem Handy spielen
page-phone-on = an
page-phone-off = Third Chair ist nur von diesem Rechner aus erreichbar.
page-phone-off-hint = Eingeschaltet können Handys im selben Netzwerk mit einem Codewort beitreten. Nur in einem Netzwerk verwenden, dem ihr vertraut.
page-phone-open = Für das Netzwerk öffnen
page-phone-close = Für das Netzwerk schließen
page-phone-renew = Neues Codewort
page-phone-lead = Scannt den Code mit einem Handy im selben Netzwerk oder öffnet die Adresse und gebt das Codewort ein.
page-phone-qr = QR-Code mit der Adresse und dem Codewort
page-phone-others = Wenn das nicht klappt, versucht:
page-phone-no-address = Dieser Rechner ist in keinem Netzwerk, das ein Handy erreichen könnte.
page-phone-only-at-home = Das lässt sich nur an dem Rechner ändern, auf dem Third Chair läuft.
page-phone-cannot-open = Das Netzwerk ließ sich nicht öffnen: { $reason }
page-code = Codewort
page-devices = Geräte, die beigetreten sind
page-device-forget = { $name } vergessen
page-device-forget-short = Vergessen
page-join = Beitreten
page-join-lead = Gib das Codewort ein, das „Auf dem Handy spielen“ anzeigt. Dieses Gerät braucht es nur einmal.
page-join-name = Name dieses Geräts
page-join-wrong = Das ist nicht das Codewort. Schau noch einmal bei „Auf dem Handy spielen“ nach.
page-join-wait = Zu viele falsche Codewörter. Warte eine Minute und versuche es dann noch einmal.
