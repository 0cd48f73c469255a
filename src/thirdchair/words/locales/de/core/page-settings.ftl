# Pages: settings of a table, handing over chance.

page-cards-app = Third Chair zieht
page-cards-table = Echte Karten zum Eingeben
page-hand-dice = Würfel
page-dice-app = Third Chair würfelt
page-dice-table = Echte Würfel zum Eingeben
page-hand-over-hint = Gilt ab jetzt, auch mitten in einem Zug, und lässt sich jederzeit wieder ändern.
page-hand-over-done =
    { $chance ->
        [app] Gespeichert: Ab jetzt zieht und würfelt Third Chair.
        [cards] Gespeichert: Ab jetzt kommen die Karten vom Tisch.
        [dice] Gespeichert: Ab jetzt kommen die Würfel vom Tisch.
       *[table] Gespeichert: Ab jetzt kommen Karten und Würfel vom Tisch.
    }

## Einstellungen des Tisches

page-settings = Einstellungen des Tisches
page-rename = Umbenennen
page-seat = Wer spielt auf diesem Gerät?
page-seat-both = alle am Tisch, es geht reihum
page-seat-hint = Die Knöpfe dieser Person stehen dann vorn. Alle können weiterhin für alle spielen.
page-follow-yes = folgt von selbst
page-follow-no = wartet auf ein Tippen
page-colors = Farben
page-export = Exportieren
page-delete = Löschen
page-delete-ask = „{ $name }“ mit dem ganzen Verlauf löschen? Das lässt sich nicht rückgängig machen.
page-delete-do = Endgültig löschen
page-piles = So liegen die Karten
page-piles-hint = Zum Sortieren nach einem Wechsel. Die Liste verrät, welche Karten noch kommen können.
page-show-here = Im ganzen Haus zeigen, was diese Kampagne enthüllt hat
page-show-here-hint = Regeln, Listen und Auswahlen außerhalb dieses Tisches verraten dann allen, die hier mitspielen, was diese Kampagne bisher enthüllt hat. Was später kommt, bleibt verborgen, und die Tische anderer Kampagnen behalten ihre eigenen Geheimnisse.
page-show-here-do = Zeigen
page-show-here-done = Was diese Kampagne bisher enthüllt hat, wird jetzt im ganzen Haus gezeigt. In „Meine Schachtel“ lässt es sich wieder verbergen.

page-knows = Ich kenne die Geschichte
page-knows-hint = Dann zeigt die Regelseite auf diesem Gerät alles, auch was noch kommt. Die Seiten der Kampagne und alle anderen Geräte bleiben, wie sie sind. Es endet, sobald dieses Gerät hinter einer Sichtblende weitergegeben wird.
page-knows-do = Hier alles zeigen
page-knows-stripe = Dieses Gerät kennt die Geschichte: Seine Regelseite zeigt alles.
page-knows-off = Wieder verbergen
