# Pages of Scythe: a human's turn ends, and an Automa's begins.

page-scythe-nothing-entered = Für { $name } ist nichts eingegeben. Trotzdem weiter?
page-scythe-not-yet = Noch nicht
page-scythe-done-first =
    { $count ->
        [one] { $name } ist fertig
       *[other] { $name } sind fertig
    }
