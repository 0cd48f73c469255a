page-ask-other-cards = Eine andere Karte, mit Namen
page-fix-record = Aufzeichnung berichtigen
page-note-lies = Auf dem Tisch steht jetzt: { $parts }.
page-say-from-to = von { $from } auf { $to }
page-lie-yours = Für dich bereit: { $part }
page-app-shuffled = Third Chair mischt seine Karten zu einem neuen Stapel.
page-turn-steps = Die Schritte dieses Zugs
page-start-said =
    { $count ->
        [one] Beim Aufbau: ein Handgriff
       *[other] Beim Aufbau: { $count } Handgriffe
    }
