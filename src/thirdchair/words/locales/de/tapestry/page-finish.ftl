# Pages of Tapestry: the sheet for the result.

## Der Bogen für das Ergebnis eines Szenarios

page-finish-included =
    { $mode ->
        [atlantis-3] Mit { $points } SP für deine Wahrzeichen: Rücke deinen Marker zuerst vor.
       *[other] Mit { $points } SP, die dir das Szenario bringt: Rücke deinen Marker zuerst vor.
    }
page-finish-automa-included =
    { $mode ->
        [atlantis-3] davon { $points } für Wahrzeichen
       *[other] davon { $points } durch das Szenario
    }

## Mehr, Berichtigungen, das Ende

page-solo-finish-lead = Wie viele Siegpunkte hast du? Du gewinnst mit mehr als der Automa; das Schattenreich zählt nicht mit.
page-solo-finish-yours = Deine Siegpunkte
page-solo-finish-automa = Automa: { $points } Siegpunkte
page-solo-finish-wrong = Berichtigen
page-solo-finish-tied = Gleichstand: Mit einem übrigen Rohstoff gewinnst du, ohne teilt ihr euch den Sieg.
page-solo-finish-resources = Deine übrigen Rohstoffe

## Das Ende

page-finish-lead = Die Punkte von euch beiden. Das Schattenreich kann nicht gewinnen.
page-finish-points = { $who }: Punkte
page-finish-tied = Gleichstand: Es gewinnt, wer mehr Rohstoffe übrig hat.
page-finish-resources = { $who }: übrige Rohstoffe

## Was dagegen spricht

page-finish-doubt = Wenn es stimmt, schick es so ab. Was du getippt hast, bleibt.
page-finish-stands = So steht es:
doubt-finish-early =
    { $who_id ->
        [you] Du hast erst { $taken } von { $last } Einkommenszügen eingetragen. Hast du alle gespielt?
        [bots] Die Bots haben erst { $taken } von { $last } Einkommenszügen gespielt. Sie würden noch weiterspielen.
       *[other] { $who } hat erst { $taken } von { $last } Einkommenszügen eingetragen.
    }
doubt-finish-goal = So wie die Karte steht, verfehlst du das Ziel: Du kontrollierst { $have }, nötig sind { $need }. Stimmt die Karte?
