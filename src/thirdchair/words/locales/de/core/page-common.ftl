# Pages: what all pages share.

page-skip = Zum Inhalt springen
page-home = Tische
page-back-table = Zurück zum Tisch
page-menu = Menü
page-save = Speichern
page-ok = OK
page-cancel = Abbrechen
page-default = (Vorgabe)
page-why = Warum?
page-unsaved-browser = Third Chair antwortet nicht. Das letzte Tippen ist noch nicht gespeichert; es wird von selbst noch einmal gesendet.
page-unsaved-disk = Keine Verbindung. Das letzte Tippen ist noch nicht gespeichert; es wird noch einmal gesendet, sobald die Verbindung wieder steht.
page-lost-browser = Third Chair antwortet nicht. Neuer Versuch …
page-lost-disk = Keine Verbindung. Neuer Versuch …
page-hold = Gedrückt halten zum Öffnen
page-hold-hint = Halte den Finger darauf, bis der Balken voll ist. Oder tippe hier:
page-hold-now = Jetzt öffnen

page-color-red = Rot
page-color-yellow = Gelb
page-color-green = Grün
page-color-blue = Blau
page-color-gray = Grau

## Wenn etwas nicht stimmt

page-error-title = Das ging nicht
page-error-not-found = Diese Seite gibt es hier nicht.
page-error-method = So lässt sich diese Seite nicht aufrufen. Bitte von den Tischen aus noch einmal versuchen.
page-error-form = Dieses Formular kam nicht an, wie es soll. Bitte zurückgehen, die Seite neu laden und noch einmal versuchen.
page-error-token = Dieses Formular gilt nicht mehr. Bitte zurückgehen, die Seite neu laden und noch einmal versuchen.
page-error-too-large = Das ist zu viel auf einmal.
page-error-importing = Gerade wird eine andere Datei hereingeholt. Geändert wurde nichts. Versuch es in ein paar Sekunden noch einmal.
page-error-host = Unter diesem Namen antwortet Third Chair nicht. Bitte die Adresse verwenden, die es selbst anzeigt.
page-error-origin = Diese Anfrage kam von einer anderen Website und wurde nicht ausgeführt.
page-error-not-open = Third Chair ist nicht für das Netzwerk geöffnet. „Auf dem Handy spielen“ lässt sich auf dem Rechner selbst einschalten.
page-error-join-first = Dieses Gerät muss zuerst mit dem Codewort beitreten.
error-too-many-pages = Es sind zu viele Seiten offen. Bitte einige schließen und diese neu laden.
error-not-a-number = „{ $answer }“ ist keine ganze Zahl.
error-only-json = Anfragen an die API müssen als application/json gesendet werden.
error-same-colors = Jeder Platz braucht eine eigene Farbe.
