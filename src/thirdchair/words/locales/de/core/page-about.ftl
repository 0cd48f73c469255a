# Pages: about Third Chair, what is new in each version, and the licences of what is inside.

page-about = Über Third Chair
page-about-ours = freie Software unter der MIT-Lizenz
page-about-news = Was ist neu
page-about-next = Seit der letzten Version
page-about-licences = Lizenzen der Bestandteile
page-about-licences-hint = Third Chair baut auf der Arbeit anderer auf. Jeder Name führt zu der Lizenz, die mit ihm kam.
page-about-pyodide = Pyodide mit Python: MPL-2.0, PSF-2.0 und andere (nur online)

## Was ist neu

news-who-is-who = Ein Gerät, das an einem Tisch mit mehreren Menschen neu ist, wird gefragt, wer darauf spielt.
news-open-fix = Eine Berichtigung, die etwas fragt, bleibt aufgehoben, bis sie vollständig ist oder aufgegeben wird. Kein späterer Schritt fällt stillschweigend weg.
news-cards-back = Mit echten Karten sagt die Rücknahme, welche Karten in welcher Reihenfolge auf welchen Stapel zurückkommen.
news-begins-again = Ein Abend kann von vorn beginnen: Wer da ist, bleibt, wie es angekreuzt war.
news-from-paper = Bevor eine Kampagne vom Papier abgerechnet wird, wird gefragt, was auf ihren Bögen fehlt.
news-files = Eine Datei ändert hier nur, was das Gerät, das sie bringt, auch durch Tippen ändern könnte; sonst wird sie eine Kopie.
news-play-copied = Eine beendete Partie lässt sich als Text oder CSV kopieren.
news-bots = Third Chair übernimmt die künstlichen Gegner seiner Spiele: jeder Modus, jede Erweiterung, jede Kampagne.
news-reasons = Jede Entscheidung nennt die Regeln, die zu ihr geführt haben.
news-undo = Ganze Züge zurücknehmen, einen früheren Schritt berichtigen, alles durch Antippen korrigieren.
news-phones = Viele Handys an einem Tisch, jedes mit seinem Platz.
news-languages = Auf Englisch, Deutsch und Tschechisch.
news-pocket = Im Browser spielt es ohne Server und ohne Netz.
