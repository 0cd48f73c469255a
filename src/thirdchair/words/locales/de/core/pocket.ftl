# Die App im Browser, ohne Server: was ihre erste Seite sagt, bevor etwas läuft.

pocket-fetching = Third Chair wird geladen. Das geschieht einmal; danach braucht es keine Verbindung.
pocket-starting = Der Tisch wird vorbereitet …
pocket-insecure = Third Chair läuft in diesem Browser nur über https.
pocket-impossible = Dieser Browser kann für Third Chair keine Spiele aufbewahren. Aktuelle Versionen von Chrome, Edge, Firefox und Safari können es, in einem privaten Fenster aber oft nicht.
pocket-offline = Third Chair ließ sich nicht laden. Der erste Besuch braucht eine Verbindung: Bitte versuch es noch einmal.
pocket-lost = Unter dieser Adresse wurde Third Chair nicht gefunden. Bitte prüfe sie, oder versuch es gleich noch einmal.
pocket-again = Noch einmal versuchen
pocket-failed = Third Chair konnte hier nicht starten. Deine Spiele sind unberührt. Bitte lade diese Seite neu.
pocket-full = Auf diesem Gerät ist kein Platz mehr für deine Spiele. Schaffe dort Platz und lade diese Seite neu.
pocket-asleep = Ein anderer Tab hat deine Spiele offen und antwortet nicht.
pocket-held = Ein anderer Tab hält deine Spiele noch fest, und der Browser gibt sie nicht frei. Schließ jenen Tab und spiel dann hier.
pocket-here = Hier spielen
pocket-broke = Das hat nicht geklappt. Deine Spiele sind so, wie sie beim letzten bestätigten Tippen waren.
pocket-update = Eine neue Version ist bereit.
pocket-update-now = Jetzt aktualisieren
