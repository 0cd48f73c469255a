# Pages of Tapestry: what else happens.

## Der Bogen für das Ergebnis eines Szenarios

page-more-points-target = Trage ein, was du an Punkten bekommst: Mit { $points } oder mehr gewinnst du am Ende deines Zuges.

## Mehr, Berichtigungen, das Ende

page-solo-more = Mehr
page-solo-more-hint = Was selten vorkommt. Alles steht danach im Verlauf.
page-more-points = Siegpunkte
page-more-points-hint = Für den Automa: Punkte, von denen Third Chair nichts wissen kann. Deine werden erst am Ende gebraucht.
page-more-points-add = Punkte (negativ zieht ab)
page-more-points-do = Punkte eintragen
page-more-far = Eroberung auf Distanz, ein anderer Spielstein
page-more-far-hint = Tippe irgendein Feld der Karte an: Wenn eine Karte es erlaubt, gilt es. Andere Spielsteine trägst du beim Feld ein.
page-more-second = Ein zweiter Marker auf einer Leiste
page-more-second-hint = Trage ihn als Berichtigung ein; dann hat die Leiste unten einen Knopf für ihn.
page-more-switch-app = Ab jetzt zieht und würfelt Third Chair
page-more-switch-table = Ab jetzt mit echten Karten und echtem Würfel
page-solo-steps-hint = Wahrzeichen auf dem Weg bekommst du mit.

## Berichtigungen und was sonst noch geschieht

page-more-landmark = Ein Wahrzeichen auf anderem Weg
page-more-landmark-hint = Durch eine Karte oder eine Zivilisation, nicht durch Voranschreiten.
page-more-landmark-do = Wahrzeichen nehmen
page-more-no-landmark = Alle Wahrzeichen sind vergeben.
page-more-steps = Ein Marker geht weiter oder zurück
page-more-steps-hint = Wahrzeichen auf dem Weg zählen mit. Das Schattenreich zieht danach nicht.
page-more-steps-do = Marker setzen
page-landmark = Wahrzeichen
page-who = Wer?
page-track = Leiste
page-steps = Schritte
page-cards-lead =
    { $mode ->
        [kaiju-2] { $count ->
            [0] Der Kaiju-Stapel ist leer.
            [one] Im Kaiju-Stapel liegt noch eine Karte.
           *[other] Im Kaiju-Stapel liegen noch { $count } Karten.
        }
       *[other] { $count ->
            [0] Der Entscheidungsstapel ist leer.
            [one] Im Entscheidungsstapel liegt noch eine Karte.
           *[other] Im Entscheidungsstapel liegen noch { $count } Karten.
        }
    }
page-cards-none = Der Ablagestapel ist leer.
