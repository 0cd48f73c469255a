# Pages: several devices, seats and spectators, playing on a phone, the certificate.

page-screen-hint = Dieser Browser lässt den Bildschirm dunkel werden: Verlängere die Zeit bis dahin in den Anzeige-Einstellungen des Geräts (iPhone: Automatische Sperre).
page-copy = Keine Verbindung. So hat dieses Gerät den Tisch zuletzt gesehen.
page-copy-again = Noch einmal versuchen

## Plätze und Zuschauer

page-device = Dieses Gerät
page-seat-plays = spielt mit
page-seat-held = { $name } (auf: { $devices })
page-seat-take-over = Fehlt ein Handy oder ist der Akku leer, übernimm hier den Platz.
page-seat-watch = niemand, es sieht nur zu
page-seat-watch-alone = sieht nur zu
page-seat-watch-hint = Ein Gerät, das nur zusieht, sieht alles, was offen liegt, und kann nichts ändern, bis es wieder einen Platz einnimmt.
page-watching = Dieses Gerät sieht nur zu.
error-only-watching = Dieses Gerät sieht nur zu. Nimm zuerst in den Einstellungen des Tisches einen Platz ein.

## Das Zertifikat

page-phone-https = So zeigen Handys die Seite nur im Browser. Wie sie sich als App installieren lässt, die auch ohne Verbindung aufgeht, steht in der Anleitung (README) von Third Chair.
page-phone-trust = Browser warnen vor dieser Adresse, bis sie ihrem Zertifikat vertrauen.
page-join-trust = Warnt der Browser vor dieser Adresse?
page-trust = Dem Zertifikat vertrauen
page-trust-lead = Third Chair hat sich sein Zertifikat selbst gemacht, darum kennt es noch kein Browser. Einmal auf jedem Gerät installiert, ist die Warnung weg.
page-trust-get = Zertifikat laden
page-trust-fingerprint = Fingerabdruck (SHA-256)
page-trust-compare = Vergleiche ihn mit dem, den Third Chair auf seinem eigenen Rechner zeigt: im Terminal und auf dieser Seite. Sind sie verschieden, installiere es nicht.
page-trust-android = Android
page-trust-android-how = Lade die Datei. Dann Einstellungen, Sicherheit, Verschlüsselung und Anmeldedaten, Zertifikat installieren, CA-Zertifikat, und wähle die Datei.
page-trust-iphone = iPhone und iPad
page-trust-iphone-how = Lade die Datei in Safari und erlaube das Profil. Dann Einstellungen, Allgemein, VPN und Geräteverwaltung, installiere es. Zuletzt Einstellungen, Allgemein, Info, Zertifikatsvertrauenseinstellungen, schalte es ein.
page-trust-computer = Computer
page-trust-computer-how = Lade die Datei. Dann in den Einstellungen des Browsers, Sicherheit, Zertifikate verwalten, Zertifizierungsstellen, importiere sie für Websites.
page-trust-limits = Es bürgt nur für Adressen in Heimnetzen und für die Namen dieses Rechners. Sein Schlüssel verlässt diesen Rechner nie.
page-trust-gains = Damit lässt sich die App installieren, der Bildschirm bleibt an, und der offene Tisch ist auch ohne Verbindung zu lesen.
page-trust-then = Danach öffne es hier:

page-whom-watch = Ich sehe nur zu
page-whom-everybody = Dieses Gerät geht reihum
page-whom-held = (auf: { $devices })
page-whom-hint = Ein Gerät mit eigenem Platz zeigt zuerst, was dort zu tun ist. Eines, das reihum geht, spielt für alle, die keines haben. In den Einstellungen des Tisches lässt sich das jederzeit ändern.
page-whom-first = Noch ist nichts geschehen: Sag zuerst, wer auf diesem Gerät spielt.
error-seat-taken = { $seat }: Diesen Platz hat gerade ein anderes Gerät eingenommen. Übernimm ihn trotzdem, oder wähle einen anderen.

## Auf dem Handy spielen

page-phone = Auf dem Handy spielen
page-phone-on = an
page-phone-off = Third Chair ist nur von diesem Rechner aus erreichbar.
page-phone-off-hint = Danach können Handys im selben WLAN mit einem Codewort beitreten. Nur in einem Netzwerk verwenden, dem ihr vertraut.
page-phone-open = Für das Netzwerk öffnen
page-phone-close = Für das Netzwerk schließen
page-phone-renew = Neues Codewort
page-phone-lead = Scannt den Code mit einem Handy im selben Netzwerk oder öffnet die Adresse und gebt das Codewort ein.
page-phone-qr = QR-Code mit der Adresse und dem Codewort
page-phone-others = Wenn das nicht klappt, versucht:
page-phone-no-address = Dieser Rechner ist in keinem Netzwerk, das ein Handy erreichen könnte.
page-phone-only-at-home = Das lässt sich nur an dem Rechner ändern, auf dem Third Chair läuft.
page-phone-cannot-open = Das Netzwerk ließ sich nicht öffnen: { system-error }
page-code = Codewort
page-devices = Geräte, die beigetreten sind
page-device-forget = { $name } vergessen
page-device-forget-short = Vergessen
page-join = Beitreten
page-join-lead = Gib das Codewort ein, das „Auf dem Handy spielen“ anzeigt. Dieses Gerät braucht es nur einmal.
page-join-invited = Tippe auf den Knopf, dann spielt dieses Gerät mit. Das ist nur einmal nötig.
page-join-name = Name dieses Geräts
page-join-wrong = Das ist nicht das Codewort. Schau noch einmal bei „Auf dem Handy spielen“ nach.
page-join-wait = Zu viele falsche Codewörter. Warte eine Minute und versuche es dann noch einmal.
