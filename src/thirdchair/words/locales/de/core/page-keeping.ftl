# Wo die Spiele liegen, wenn sie in einem Browser liegen, wie man sie herausholt, und wie man die App installiert.

page-kept = Wo deine Spiele liegen
page-kept-here = In diesem Browser, auf diesem Gerät und sonst nirgends. Wer die Daten des Browsers löscht, löscht auch sie.
page-kept-promised = Der Browser hat zugesagt, sie zu behalten.
page-kept-unpromised = Der Browser hat nicht zugesagt, sie zu behalten: Wird der Platz auf dem Gerät knapp, darf er sie löschen.
page-kept-ask = Den Browser bitten, sie zu behalten
page-kept-declined = Der Browser sagt es nicht zu. Oft tut er es, sobald Third Chair installiert ist; eine Datei ist in jedem Fall sicher.
page-kept-room = Third Chair belegt hier { $used }, etwa { $left } sind frei.
page-kept-never = Deine Spiele stehen noch in keiner Datei.
page-kept-ended = Seit der letzten Sicherung ({ $when }) ist eine Partie zu Ende gegangen.
page-kept-played = Seit der letzten Sicherung ({ $when }) wurde weitergespielt.
page-kept-saved = Zuletzt in eine Datei gesichert: { $when }.
page-bring = Aus einer Datei holen
page-install = Third Chair installieren
page-install-hint = Auf dem Startbildschirm öffnet es sich wie jede andere App.
page-install-iphone = Für den Home-Bildschirm: Tippe auf das Teilen-Symbol und dann auf „Zum Home-Bildschirm“.
