# Pages of Scythe: tokens on an asked board and on the sheet of the pieces.

page-asked-token-gone = Das Begegnungsplättchen ist weg: { $place_name }
page-asked-token-here = Das Begegnungsplättchen liegt hier: { $place_name }
page-asked-most =
    (nur wenn dort { $count ->
        [one] eine einzige Kampfeinheit steht
       *[other] höchstens { $count } Kampfeinheiten stehen
    })
page-asked-nearest = Tippt an, wohin jemand gekommen ist: Die nächste Figur steht dann dort und nicht mehr am alten Platz. Wessen Figur es ist, zählt nur, wo ihr wählen könnt.
page-asked-largest = Wo Arbeiter gezählt werden, beginnt mit der größten Gruppe.
