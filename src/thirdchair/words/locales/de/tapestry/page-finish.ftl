# Pages of Tapestry: the sheet for the result.

## Hinweise

page-finish-anyway = Stimmt trotzdem
page-finish-early = Einkommenszüge bisher, von { $last }: { $part }. Tragt das Ergebnis nur ein, wenn ihr hier enden wollt.

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

## Mehr, Korrekturen, das Ende

page-solo-finish-lead = Wie viele Siegpunkte hast du? Das Schattenreich zählt nicht mit.
page-solo-finish-yours = Deine Siegpunkte
page-solo-finish-automa = Automa: { $points } Siegpunkte
page-solo-finish-wrong = Korrigieren
page-solo-finish-tied = Gleichstand: Mit einem übrigen Rohstoff gewinnst du, ohne teilt ihr euch den Sieg.
page-solo-finish-resources = Deine übrigen Rohstoffe
page-solo-finish-early = Die Bots haben erst { $taken } von { $last } Einkommenszügen gespielt. Sie würden noch weiterspielen; beende nur, wenn es so zählen soll.

## Das Ende

page-finish-lead = Die Punkte von euch beiden. Das Schattenreich kann nicht gewinnen.
page-finish-points = { $who }: Punkte
page-finish-tied = Gleichstand: Es gewinnt, wer mehr Rohstoffe übrig hat.
page-finish-resources = { $who }: übrige Rohstoffe
