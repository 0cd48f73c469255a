# Scythe: what is wrong, what would be right.

## Ablehnungen

error-unknown-module = Ein Modul „{ $value }“ gibt es in diesem Modus nicht. Es muss wegfallen.
error-module-twice = Das Modul „{ $value }“ steht zweimal da. Einmal genügt.
error-wrong-number-of-seats = Gebraucht werden { $min } bis { $max } Plätze.
error-no-automa = Ohne Modul muss mindestens ein Platz ein Automa sein, sonst hat die App nichts zu tun. Wählt ein Modul, oder setzt einen Automa an den Tisch.
error-nobody-to-cooperate = Ein kooperatives Spiel braucht mindestens einen Menschen.
error-nobody-to-oppose = Kooperativ geht es gegen Automas: Setzt einen an den Tisch, oder spielt gegeneinander.
error-unknown-faction = Eine Fraktion „{ $value }“ gibt es hier nicht. Fraktionen: { $options }.
error-unknown-mat = Ein Spielertableau „{ $value }“ gibt es hier nicht. Spielertableaus: { $options }.
error-human-without-level = Nur ein Automa hat Schwierigkeitsgrad und Vorsprung. Bei einem Menschen müssen sie wegfallen.
error-automa-without-mat = Ein Automa hat kein Spielertableau. Es muss wegfallen.
error-forbidden-pair = Die Regeln verbieten { $faction } mit dem Spielertableau { $mat }. Gebraucht wird ein anderes.
error-faction-twice = Die Fraktion { $faction } ist doppelt. Jeder Platz braucht eine eigene.
error-mat-twice = Das Spielertableau { $mat } ist doppelt. Jeder Mensch braucht ein eigenes.
error-too-little-to-deal = Fraktionen oder Spielertableaus der Schachtel reichen nicht für alle: Wählt selbst welche, die ihr habt, oder spielt mit weniger Leuten.
error-unknown-place = Einen Ort „{ $value }“ gibt es hier nicht. Orte sind Regionen wie r4c4 und Heimatgebiete wie base:crimea.
error-sixth-star-placed = { $seat } hat den sechsten Stern eingesetzt: Das Spiel ist aus. Es bleiben Schlusswertung oder Rückgängig.
error-end-reached = Das Spiel ist aus. Es bleiben Schlusswertung oder Rückgängig.
error-unknown-triumph = Einen Erfolg „{ $value }“ gibt es nicht. Erfolge: { $options }.
error-no-more-stars = { $seat } hat alle sechs Sterne eingesetzt. Einen siebten gibt es nicht.
error-triumph-taken = { $seat } hat alle Sterne, die dieser Erfolg gibt: { $triumph }.
error-stars-elsewhere = Alle Sterne, die { $seat } noch hat, liegen anderswo: Ein Stern für { $triumph } muss aus dem Vorrat kommen.
error-too-many-units = { $seat } hat davon nur { $most }: { $unit }. Bitte noch einmal zählen.
error-no-moves = Eine Bewegungsaktion braucht mindestens eine Bewegung.
error-start-missing = Es fehlt, woher die Einheiten kommen: Dieser Tisch führt den Spielplan mit.
error-no-way = Die Bewegung endet, wo sie begann: { $at }. Gebraucht wird ein anderes Ziel.
error-not-that-many-there =
    { $n ->
        [0] { $seat } hat davon keine hier: { $unit }, { $at }.
       *[other] { $seat } hat davon nur { $n } hier: { $unit }, { $at }.
    }
error-workers-cannot-enter = Arbeiter allein dürfen nicht in eine Region mit Einheiten von { $seat }: { $at }. Ein Anführer oder Mech muss dabei sein.
error-not-that-many-on-mat =
    { $n ->
        [0] { $seat } hat davon nichts mehr auf dem Tableau: { $unit }. Alle { $most } sind auf dem Spielplan.
       *[other] { $seat } hat davon nur noch { $n } auf dem Tableau: { $unit }. Insgesamt gibt es { $most }.
    }
error-no-room-for-structure = Hier kann kein Gebäude stehen: { $at }. Erlaubt ist eines je Region an Land.
error-no-token-there = Hier kann kein Plättchen liegen: { $at }. Dort liegt schon eines, oder es ist keines übrig.
error-no-tokens = Die Fraktion von { $seat } hat keine eigenen Plättchen.
error-no-such-token = Hier liegt kein Plättchen dieses Platzes: { $at }.
error-no-gain = Ein Gewinn von 0 ist keiner. Positive Zahlen kommen hinzu, negative gehen ab.
error-not-that-much = { $seat } hat davon nur { $n }: { $what }.
error-not-territories = Gebraucht wird eine Liste von Regionen, jede einmal.
error-somebody-stands-there = Hier stehen Einheiten von { $seat }: { $at }. Keine Region hat zwei Herren: Wer dorthin gezogen ist, gibt es als Zug ein, dann folgt der Kampf; sind jene Einheiten nicht mehr dort, erst sie entfernen.
error-nobodys-tokens = Niemand hier spielt eine Fraktion mit diesen Plättchen: { $kind }.
error-no-second-token = Hier liegt schon ein Plättchen einer Fraktion: { $at }. Platz ist für eines.
error-too-many-tokens = Davon gibt es nur { $most }: { $kind }. Es müssen einige wegfallen.
error-no-such-star = Hier liegt kein solcher Stern, den man wegnehmen könnte.
