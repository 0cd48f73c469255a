# Shared by all games: refusals and the words that they are made of.

list-two = { $first } und { $last }
list-or = { $first } oder { $last }
yes = ja
no = nein
nobody = niemand
nothing = nichts

## Arten von Werten in einer Anfrage

type-int = eine ganze Zahl
type-float = eine Zahl
type-str = ein Text
type-bool = true oder false
type-array = eine Liste
type-object = ein Objekt
type-null = null

## Ablehnungen: was nicht stimmt, was richtig wäre.

error-not-json = Diese Zeile ist kein JSON. Eine Anfrage ist ein JSON-Objekt in einer Zeile.
error-too-nested = Listen und Objekte dürfen höchstens { $most } tief ineinander liegen.
error-too-much-in-it = Darin ist mehr, als Third Chair je auf einmal liest. Geändert wurde nichts. Bring eine Datei, die Third Chair gespeichert hat; ist sie so groß geworden, dann bring ihre Tische einzeln.
error-too-much-asked = Eine Anfrage darf höchstens { $most } Bytes haben. Geändert wurde nichts. Schick weniger auf einmal.
error-not-an-object = Eine Anfrage ist ein JSON-Objekt, zum Beispiel {"{"}"view": true{"}"}.
error-which-request = Eine Anfrage hat genau einen dieser Schlüssel: { $options }.
error-no-table = Es gibt noch keinen Tisch. "new" eröffnet einen.
error-unknown-game = Ein Spiel „{ $value }“ gibt es nicht. Spiele: { $options }.
error-unknown-mode = Einen Modus „{ $value }“ gibt es nicht. Modi: { $options }.
error-unknown-printing = Eine Ausgabe „{ $value }“ dieses Spiels gibt es nicht. Ausgaben: { $options }.
error-missing-field = Die Angabe „{ $field }“ fehlt.
error-unknown-field = Eine Angabe „{ $field }“ gibt es hier nicht. Sie muss wegfallen.
error-wrong-type = Hier gehört { $expected } hin; angegeben ist { $got }.
error-unknown-value = Der Wert { $value } ist hier nicht möglich.
error-out-of-range = Dieser Wert ist hier zu klein, zu groß oder hat die falsche Länge.
error-text-too-long = Das ist zu lang: höchstens { $most } Zeichen.
error-number-too-large = Diese Zahl ist zu groß: höchstens { $most }.
error-number-too-small = Diese Zahl ist zu klein: mindestens { $least }.
error-malformed = Das hat nicht die Form, die hier erwartet wird.
error-not-an-option = „{ $answer }“ steht nicht zur Wahl. Möglich sind: { $options }.
error-not-in-range = „{ $answer }“ passt nicht. Gebraucht wird eine ganze Zahl von { $min } bis { $max }.
error-not-places = Gebraucht werden für jeden Ort die Figuren, die dort stehen, als ganze Zahlen ab 0.
error-not-a-count = „{ $answer }“ ist keine Anzahl. Gebraucht wird eine ganze Zahl ab 1.
error-other-question = Diese Antwort gehört zu einer anderen Frage. Zu beantworten ist die offene.
error-answer-first = Eine Frage ist offen. Sie muss zuerst beantwortet oder der Befehl rückgängig gemacht werden.
error-no-question = Es ist keine Frage offen, also gibt es nichts zu beantworten oder zurückzunehmen. Ein ganzer Befehl lässt sich rückgängig machen.
error-nothing-to-take-back =
    { $count ->
        [0] Es gibt noch keine Antwort zum Zurücknehmen.
        [one] Nur eine Antwort lässt sich zurücknehmen.
       *[other] Nur { $count } Antworten lassen sich zurücknehmen.
    }
error-nothing-to-undo =
    { $count ->
        [0] Es gibt nichts rückgängig zu machen: Das ist der Anfang des Tisches.
        [one] Nur ein Befehl lässt sich rückgängig machen.
       *[other] Nur { $count } Befehle lassen sich rückgängig machen.
    }
error-nothing-to-redo =
    { $count ->
        [0] Es gibt nichts zu wiederholen.
        [one] Nur ein Befehl lässt sich wiederholen.
       *[other] Nur { $count } Befehle lassen sich wiederholen.
    }
error-view-is-true = Um den Tisch anzusehen, genügt "view": true.
error-internal = Bei uns ist etwas schiefgegangen. Der Tisch ist, wie er vorher war.
error-game-over = Die Partie ist zu Ende. Rückgängig führt wieder hinein.
error-not-correctable = „{ $path }“ lässt sich nicht berichtigen. Möglich sind: { $options }.
error-unknown-part = Diesen Teil des Tisches gibt es nicht. Teile hier: { $options }.
error-unknown-ruling = Eine Auslegung „{ $value }“ gibt es hier nicht. Auslegungen: { $options }.
error-unknown-seat = „{ $value }“ kann das hier nicht tun. Mögliche Plätze: { $options }.
error-wrong-number-of-players =
    { $count ->
        [one] Genau ein Name wird gebraucht.
       *[other] Genau { $count } Namen werden gebraucht.
    }
error-bad-name = Jeder Name braucht 1 bis { $longest } Zeichen.
error-same-names = Zwei Namen sind gleich. Jeder Platz braucht einen eigenen.
error-bad-order = Die Reihenfolge muss jeden dieser Plätze einmal nennen: { $options }.
error-unknown-box-entry = Einen Eintrag „{ $value }“ gibt es in „Meine Schachtel“ nicht. Einträge: { $options }.
error-bad-parts =
    { $once ->
        [yes] Hier braucht es einen Wert für jedes von diesen: { $parts }. Jeder Wert kommt genau einmal vor: { $options }.
       *[no] Hier braucht es einen Wert für jedes von diesen: { $parts }. Mögliche Werte: { $options }.
    }
