# Seiten einer Kampagne: das Ergebnis eines Abends, das Tor zur Geschichte und die Karte danach.

page-fenris-total = Münzen insgesamt
page-fenris-total-hint = Das ganze Ergebnis der Partie als eine Zahl.
page-fenris-by-source = Nach Quellen zählen
page-fenris-stars = Sterne
page-fenris-send = { $name }: abschicken
page-fenris-columns = Alle Ergebnisse
page-fenris-column-for = Ergebnis von { $name }
page-fenris-column-open = noch offen
page-fenris-column-enter = Eintragen
page-fenris-column-change = Ändern
page-fenris-back = Zurück zur Partie
page-fenris-close-result = Ergebnis abschließen
page-fenris-close-without = Abschließen und fragen: { $seats }
page-fenris-won-by = { $name } gewinnt den Abend
page-fenris-gate = Lest den Ausgang von Episode { $number }
page-fenris-gate-text = Jemand liest ihn aus dem Regelheft vor. Was folgt, kommt danach.
