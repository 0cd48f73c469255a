# Pages: links to a moment of a game, and sharing a text.

## Ein Moment einer Partie

page-moment = Ein Moment der Partie
page-moment-of = { $name }: ein Moment der Partie
page-moment-short = Ansehen und teilen
page-moment-step = Schritt { $number } ansehen und teilen
page-moment-stood = Der Tisch nach diesem Schritt
page-moment-share = Diesen Moment teilen
page-moment-share-hint = Wer den Link hat, sieht diesen Moment und sonst nichts und kann nichts ändern.
page-moment-only-here = Bisher öffnet sich dieser Link nur auf diesem Gerät. Andere erreichen ihn, sobald „Auf dem Handy spielen“ eingeschaltet ist.
page-moment-make = Link erstellen
page-moment-link = Link
page-moment-qr = QR-Code mit dem Link zu diesem Moment
page-moment-open = Ansehen, was andere sehen
page-moment-withdraw = Link zurückziehen
page-moment-guest = Nur zum Ansehen: So stand der Tisch nach einem Schritt einer Partie.
error-no-such-moment = Dieser Link führt zu keinem Moment einer Partie. Er wurde zurückgezogen, die Partie nahm einen anderen Verlauf, oder der Link ist unvollständig.
page-text-copy = Kopieren
page-text-copied = Kopiert
page-text-share = Teilen
page-moment-happened = Was geschah
