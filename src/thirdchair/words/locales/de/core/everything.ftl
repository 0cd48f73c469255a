# Alles Gespeicherte als eine Datei, und was aus so einer Datei wurde.

page-save-everything = Alles in eine Datei sichern
page-result-save = Alles sichern
page-brought = Aus der Datei geholt
brought-new =
    { $count ->
        [one] Ein Spiel oder eine Kampagne ist jetzt hier.
       *[other] { $count } Spiele und Kampagnen sind jetzt hier.
    }
brought-further =
    { $count ->
        [one] Eines ging so weit weiter wie in der Datei.
       *[other] { $count } gingen so weit weiter wie in der Datei.
    }
brought-copy =
    { $count ->
        [one] Eines ist hier anders verlaufen und steht jetzt als Kopie daneben:
       *[other] { $count } sind hier anders verlaufen und stehen jetzt als Kopien daneben:
    }
brought-stays =
    { $count ->
        [one] Eines lässt sich von diesem Gerät aus jetzt nicht ändern und bleibt, wie es ist; das aus der Datei steht als Kopie daneben:
       *[other] { $count } lassen sich von diesem Gerät aus jetzt nicht ändern und bleiben, wie sie sind; die aus der Datei stehen als Kopien daneben:
    }
brought-here =
    { $count ->
        [one] Eines war schon hier, mindestens so weit, und ist unverändert.
       *[other] { $count } waren schon hier, mindestens so weit, und sind unverändert.
    }
brought-unreadable =
    { $count ->
        [one] Eines ließ sich nicht lesen:
       *[other] { $count } ließen sich nicht lesen:
    }
brought-nothing = In dieser Datei ist kein Spiel.
brought-box = Meine Schachtel ist jetzt wie in der Datei.
everything-saved = Alles steht jetzt in { $file }.
page-left-out = Diese Tische lassen sich nicht mehr lesen und werden in der Datei fehlen: { $names }.
page-left-out-hint = Die Platte hat einen Teil von ihnen verloren. In einer Sicherung der letzten Tage sind sie vielleicht noch ganz: siehe „thirdchair tables restore“.
page-save-the-rest = Alle anderen sichern
everything-left-out = Diese Tische ließen sich nicht lesen und fehlen darin: { $names }.
everything-import-plain = Eine Datei mit allem wird ohne --name, --copy und --replace importiert: Was hier ist, bleibt.
error-broken-everything = Diese Datei ist beschädigt oder wurde von Hand geändert. Hier wurde nichts geändert. Falls es eine andere gibt, nimm die.
error-newer-everything =
    { $kept ->
        [browser] Diese Datei wurde mit einer neueren Version von Third Chair ({ $version }) gesichert als dieser ({ $ours }). Hier wurde nichts geändert. Lade diese Seite mit Verbindung neu, nimm die neue Version, wenn sie angeboten wird, und importiere die Datei dann.
       *[disk] Diese Datei wurde mit einer neueren Version von Third Chair ({ $version }) gesichert als dieser ({ $ours }). Hier wurde nichts geändert. Zum Importieren bitte Third Chair aktualisieren.
    }
cli-tables-save-all = Schreibt alle Tische und Kampagnen in eine Datei.
