# Pages: what the hand moves after undo, redo, or a fix of an earlier step.

page-hands-back = Stell das zurück
page-hands-forth = Stell das wieder um
page-hands-mended = Stell den Tisch um
page-hands-part = { $part }: { $was } → { $now }
page-hands-cards-back =
    { $count ->
        [one] { $part }: { $pieces } wieder obenauf
       *[other] { $part }: wieder obenauf, sodass sie in dieser Reihenfolge kommen: { $pieces }
    }
page-hands-cards-forth = { $part }: wieder von oben weg: { $pieces }
page-hands-cards-shuffled = { $part }: Dazwischen wurde gemischt. Leg die Karten zusammen, die dazugehören, und misch sie.
page-hands-done = Alles umgestellt
page-hands-away = Liste ausblenden
page-undo-which = Was willst du zurücknehmen?
page-undo-one = Nur den letzten Eintrag: { $label }
page-undo-turn =
    { $count ->
        [one] Den ganzen Zug (1 Eintrag): { $label }
       *[other] Den ganzen Zug ({ $count } Einträge): { $label }
    }
page-hands-old =
    { $count ->
        [one] Von der Berichtigung ist noch 1 Handgriff offen
       *[other] Von der Berichtigung sind noch { $count } Handgriffe offen
    }
page-hands-parts =
    { $count ->
        [one] Im Einzelnen: 1 Handgriff
       *[other] Im Einzelnen: { $count } Handgriffe
    }
