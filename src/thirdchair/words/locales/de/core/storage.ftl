# What the saved tables are kept on: the disk, backups, and the one server of a folder.

## Der Datenträger

error-store-full =
    { $kept ->
        [browser] Auf diesem Gerät ist kein Platz mehr für deine Spiele. Es wurde nichts geändert. Schaffe Platz auf dem Gerät oder in den Einstellungen des Browsers und versuche es noch einmal.
       *[disk] Für die gespeicherten Tische ({ $file }) ist kein Platz mehr auf dem Datenträger. Es wurde nichts geändert. Bitte Platz schaffen und es noch einmal versuchen.
    }
error-store-read-only =
    { $kept ->
        [browser] Dieser Browser lässt gerade nichts zu deinen Spielen dazuschreiben. Es wurde nichts geändert. Schließe die anderen Tabs mit Third Chair und lade diese Seite neu.
       *[disk] Die gespeicherten Tische ({ $file }) lassen sich nur lesen. Es wurde nichts geändert. Bitte diesem Benutzer dort das Schreiben erlauben oder in THIRDCHAIR_DATA einen anderen Ordner nennen.
    }
error-store-no-access =
    { $kept ->
        [browser] Dieser Browser kann deine Spiele gerade nicht öffnen. Schließe die anderen Tabs mit Third Chair und lade diese Seite neu.
       *[disk] Die gespeicherten Tische ({ $file }) lassen sich nicht öffnen. Dieser Benutzer muss in dem Ordner lesen und schreiben dürfen; ein anderer Ordner lässt sich in THIRDCHAIR_DATA nennen.
    }
error-store-damaged =
    { $kept ->
        [browser] Die Spiele in diesem Browser sind beschädigt. Falls du alles in eine Datei gesichert hast: Lösche in den Einstellungen des Browsers die Daten dieser Website, öffne Third Chair neu und importiere die Datei.
       *[disk] Die gespeicherten Tische ({ $file }) sind beschädigt. Bitte Third Chair beenden und zu einer Sicherung zurückkehren: „thirdchair tables restore“ zeigt sie an.
    }
error-store-unreadable =
    { $kept ->
        [browser] Dieser Browser konnte deine Spiele nicht lesen oder schreiben ({ $reason }). Lade diese Seite neu. Hilft das nicht, schließe den Browser und öffne ihn wieder.
       *[disk] Die gespeicherten Tische ({ $file }) lassen sich nicht benutzen: Lesen oder Schreiben ist fehlgeschlagen ({ $reason }). Bitte den Datenträger prüfen; „thirdchair tables restore“ zeigt die Sicherungen an.
    }
note-disk-low = Auf dem Datenträger mit den gespeicherten Tischen sind nur noch { $left } MB frei. Bitte bald Platz schaffen: Ist er voll, lässt sich kein Zug mehr speichern.

## Was das System meldet

system-error =
    { $reason ->
        [ENOENT] Datei oder Ordner nicht gefunden
        [EACCES] Dieser Benutzer darf das hier nicht
        [EPERM] Dieser Benutzer darf das hier nicht
        [EROFS] Auf diesen Datenträger lässt sich nicht schreiben
        [ENOSPC] Auf dem Datenträger ist kein Platz mehr
        [EDQUOT] Auf dem Datenträger ist kein Platz mehr
        [EFBIG] So groß darf hier keine Datei werden
        [EISDIR] Das ist ein Ordner
        [ENOTDIR] Das ist kein Ordner
        [EADDRINUSE] Ein anderes Programm benutzt ihn schon
        [EADDRNOTAVAIL] Diese Adresse hat dieser Rechner nicht
       *[other] Das System meldet { $reason }
    }
error-file-unusable = { $file }: { system-error }.

## Ein Server je Ordner

serve-already =
    { $address ->
        [none] Third Chair startet gerade. Seine Seite ist gleich da.
       *[other] Third Chair läuft schon: { $address }
    }
error-served-already =
    { $address ->
        [none] Ein anderes Third Chair startet gerade mit denselben gespeicherten Tischen. Bitte erst jenes beenden oder in THIRDCHAIR_DATA einen anderen Ordner nennen.
       *[other] Third Chair läuft schon mit diesen gespeicherten Tischen: { $address }. Bitte erst jenes beenden oder in THIRDCHAIR_DATA einen anderen Ordner nennen.
    }

## Sicherungen

backups-one =
    { $count ->
        [one] { $when }, ein Tisch, { $size } kB
       *[other] { $when }, { $count } Tische, { $size } kB
    }
backups-unreadable = { $when }, nicht lesbar, { $size } kB
backups-how = „thirdchair tables restore 1“ kehrt zur ersten davon zurück. Was jetzt da ist, bleibt in einer eigenen Datei erhalten. Die Sicherungen liegen in { $folder }.
backups-sure = Alle gespeicherten Tische durch diese Sicherung ersetzen ({ $backup })?
backups-restored = Wiederhergestellt: { $backup }.
backups-replaced = Was vorher da war, steht jetzt in { $file }.
error-no-backups = Es gibt noch keine Sicherungen. Third Chair macht eine kurz nach jedem Start und dann täglich, solange es läuft.
error-no-such-backup =
    { $count ->
        [one] Eine Sicherung { $answer } gibt es nicht. Es gibt eine, mit der Nummer 1.
       *[other] Eine Sicherung { $answer } gibt es nicht. Möglich sind die Nummern 1 bis { $count }.
    }
error-backup-damaged = Die Kopie { $file } ist beschädigt und nicht zu gebrauchen. Bitte eine ältere Sicherung wählen.
error-restore-while-serving =
    { $address ->
        [none] Third Chair läuft gerade mit diesen gespeicherten Tischen. Bitte erst beenden, dann wiederherstellen.
       *[other] Third Chair läuft gerade mit diesen gespeicherten Tischen: { $address }. Bitte erst beenden, dann wiederherstellen.
    }
