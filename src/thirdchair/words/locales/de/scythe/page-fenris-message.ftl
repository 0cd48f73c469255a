# Seiten der Kampagne: zwischen zwei Abenden, die Nachricht an die Gruppe und der Rückblick.

page-fenris-message = Nachricht an die Gruppe
page-fenris-message-all = Für alle
page-fenris-message-all-hint = Sie verrät nichts von dem, was war oder kommt: Auch wer gefehlt hat, darf sie lesen.
page-fenris-message-date = Wann? (freier Text)
page-fenris-message-write = Eintragen
page-fenris-message-text = Zum Kopieren in eure Gruppe
page-fenris-message-head = { $name }: Abend { $number }
page-fenris-message-when = Wann: { $part }
page-fenris-message-people = Am Tisch: { $part }
page-fenris-message-base = Scythe
page-fenris-message-bring = Mitzubringen: { $part }
page-fenris-message-bag = Alle: euren Beutel, so wie ihr ihn letztes Mal gepackt habt.
page-fenris-message-reads = Diesmal liest { $name } vor.
page-fenris-message-took = Unsere Abende dauerten bisher etwa { $part } Stunden.
page-fenris-recap = Für alle, die dabei waren
page-fenris-recap-hint = Was letztes Mal geschah. Wer gefehlt hat, möchte es vielleicht erst im Heft lesen.
page-fenris-recap-text = Zum Kopieren, für alle, die dabei waren
page-fenris-recap-head = { $name }: so war Abend { $number }
page-fenris-recap-stars = Sterne: { $part }
page-fenris-recap-wealth = Vermögen: { $part }
page-fenris-recap-open = Noch offen: { $part }
page-fenris-plays-now = { $name } spielt jetzt { $part }.
