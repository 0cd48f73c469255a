# Saved tables: refusals, mending, the command line.

## Ablehnungen: der Tisch

error-stale = Am Tisch ging es inzwischen weiter. Hier ist der aktuelle Stand: Bitte ansehen und, wenn es noch passt, noch einmal versuchen.
error-no-such-table = Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht.
error-newer-table =
    { $kept ->
        [browser] An diesem Tisch wurde zuletzt mit einer neueren Version von Third Chair gespielt. Lade diese Seite mit Verbindung neu und nimm die neue Version, wenn sie angeboten wird.
       *[disk] An diesem Tisch wurde zuletzt mit einer neueren Version von Third Chair gespielt. Zum Öffnen bitte Third Chair aktualisieren.
    }
error-unreadable-table = Der gespeicherte Tisch „{ $name }“ ist beschädigt und lässt sich nicht öffnen. Falls es einen Export davon gibt, kann er importiert werden.
error-bad-table-name = Ein Tisch braucht einen Namen mit höchstens { $longest } Zeichen.
error-unknown-device = Dieses Gerät ist noch nicht dabei. Bitte zuerst den Code eingeben.
error-no-step-yet = Der Aufbau ist noch nicht fertig, also gibt es noch keinen Schritt. Erst ist die offene Frage zu beantworten.
error-no-such-step = Einen Schritt { $answer } gibt es hier nicht. Es gibt die Schritte { $first } bis { $last }.
error-no-such-campaign = Diese Kampagne gibt es nicht. Vielleicht wurde sie gelöscht.
error-not-of-campaign = Dieses Spiel gehört nicht zur Kampagne „{ $name }“.
error-campaign-game-open = „{ $name }“ läuft noch. Beende zuerst dieses Spiel, dann geht die Kampagne weiter.
error-campaign-over = Die Kampagne „{ $name }“ ist zu Ende. Beginne eine neue, wenn du magst.

## Ablehnungen: Berichtigen

error-nothing-to-mend = Es gibt noch keinen früheren Schritt zu berichtigen.
error-answers-left-over = Hier wird nicht mehr nach allem gefragt, was damals beantwortet wurde.
error-later-steps-misfit = Spätere Schritte passen nicht mehr ({ $count }). Beantworte sie neu, lass sie weg, oder geh zum ersten davon zurück.
error-asks-again = Hier würde jetzt etwas gefragt, was niemand beantwortet hat.
error-mend-open = Schritt { $step } wird gerade berichtigt. Macht das zuerst fertig oder verwerft es; bis dahin bleibt der Tisch, wie er war.
error-which-mend = Eine Berichtigung nennt einen Schritt mit seiner Art oder sagt genau eines davon: { $options }.
error-no-mend = Gerade wird kein früherer Schritt berichtigt.
error-mend-of-sealed = Eine verdeckte Entscheidung trifft ihr Platz einfach neu. Berichtigt wird sie nicht, wo andere zusehen könnten.
error-sealed-asked = { $seat } muss zuerst sagen, ob die verdeckte Entscheidung bleibt.
error-sealed-no-longer-fits = Deine verdeckte Entscheidung passt nicht mehr. Entscheide danach neu.

## Ablehnungen: Dateien und Speicher

error-foreign-file = Das ist kein exportierter Tisch von Third Chair. Gebraucht wird eine Datei, die ein Export geschrieben hat.
error-broken-file = Dieser exportierte Tisch ist beschädigt oder wurde von Hand geändert. Bitte noch einmal exportieren und diese Datei importieren.
error-newer-file =
    { $kept ->
        [browser] Dieser Tisch wurde mit einer neueren Version von Third Chair ({ $version }) exportiert als dieser ({ $ours }). Lade diese Seite mit Verbindung neu, nimm die neue Version, wenn sie angeboten wird, und importiere die Datei dann.
       *[disk] Dieser Tisch wurde mit einer neueren Version von Third Chair ({ $version }) exportiert als dieser ({ $ours }). Zum Importieren bitte Third Chair aktualisieren.
    }
error-already-here =
    { $likeness ->
        [same] „{ $name }“ ist schon hier, genau wie in der Datei.
        [longer] „{ $name }“ ist schon hier. In der Datei ist das Spiel weiter.
        [shorter] „{ $name }“ ist schon hier und weiter als in der Datei.
       *[other] „{ $name }“ ist schon hier, aber das Spiel in der Datei ist anders verlaufen.
    }
error-file-not-as-far = „{ $name }“ ist hier weiter als in der Datei, und diese Schritte gingen verloren. Füge die Datei stattdessen als Kopie hinzu.
error-file-while-sealed = Bei „{ $name }“ liegen verdeckte Entscheidungen. Bis sie aufgedeckt sind, ersetzt keine Datei dieses Spiel. Öffne es, oder füge die Datei als Kopie hinzu.
error-file-of-another-set-up = Das Spiel in der Datei wurde anders aufgebaut als „{ $name }“, und ein Aufbau bleibt, wie er ist. Füge die Datei als Kopie hinzu.
error-file-for-others = In der Datei oder bei „{ $name }“ stehen Entscheidungen von Plätzen, für die dieses Gerät nicht spielt; deshalb ersetzt die Datei dieses Spiel nicht. Füge sie als Kopie hinzu.
error-file-no-longer-kept = Die Datei liegt nicht mehr bereit. Bitte wähle sie noch einmal aus.
error-unproven-table = Aus dem, was die importierte Datei sagt, lässt sich diese Seite nicht machen. Der Tisch ist unverändert gespeichert; du kannst seine anderen Seiten ansehen, ihn exportieren oder löschen.
error-store-busy =
    { $kept ->
        [browser] Deine Spiele werden gerade in einem anderen Tab benutzt. Versuche es gleich noch einmal.
       *[disk] Die gespeicherten Tische werden gerade von einem anderen Prozess benutzt. Bitte gleich noch einmal versuchen.
    }
error-store-newer =
    { $kept ->
        [browser] Deine Spiele gehören zu einer neueren Version von Third Chair. Lade diese Seite mit Verbindung neu und nimm die neue Version, wenn sie angeboten wird.
       *[disk] Die gespeicherten Tische in { $file } gehören zu einer neueren Version von Third Chair. Zum Öffnen bitte Third Chair aktualisieren.
    }
error-store-foreign =
    { $kept ->
        [browser] Was dieser Browser hier aufbewahrt, gehört nicht zu Third Chair. Lösche in den Einstellungen des Browsers die Daten dieser Website und öffne Third Chair neu.
       *[disk] Die Datenbank { $file } gehört einem anderen Programm. Third Chair braucht einen eigenen Ort.
    }
error-several-tables = Mehrere Tische heißen „{ $name }“. Bitte einen davon mit seiner Kennung nennen: { $options }.

## Verlauf

note-open-dropped = Die Regeln von Third Chair haben sich geändert, und „{ $command }“ ließ sich nicht fortsetzen. Der Tisch steht so da wie davor; bitte diesen Schritt wiederholen.

## Die Kommandozeile

tables-none = Es gibt noch keine gespeicherten Tische.
tables-id = Kennung
tables-name = Name
tables-game = Spiel
tables-changed = Letzte Änderung
tables-state = Stand
tables-playing = läuft
tables-over = beendet
tables-setting-up = im Aufbau
tables-exported = „{ $name }“ steht jetzt in { $file }.
tables-imported = „{ $name }“ ist importiert. Die Kennung ist { $table }.
tables-import-choose = Nichts wurde geändert. Mit --copy kommt sie neben das Spiel, das schon hier ist.
tables-import-replace = Nichts wurde geändert. Mit --copy kommt sie neben das Spiel, das schon hier ist, mit --replace geht das hiesige so weiter wie in der Datei.
tables-import-one-way = Entweder --copy oder --replace, nicht beides.
tables-delete-sure = „{ $name }“ endgültig löschen?
tables-delete-campaign = Die Kampagne „{ $name }“ mit allen ihren Spielen endgültig löschen?
tables-deleted = „{ $name }“ ist gelöscht.

error-not-for-the-app = Gerade wird weder nach einer Karte noch nach einem Würfel gefragt, Third Chair kann also nichts ziehen.
