# Pages of Tapestry: after a pause, where everything lies.

## Po přestávce

page-lie-track = { $track }: { $part }
page-lie-token =
    { $space ->
        [0] { $who } na začátku
       *[other] { $who } na poli { $space }
    }
page-lie-favorites = Oblíbené stupnice
page-lie-favorite =
    { $mode ->
        [duel] { $who }: žeton osídlení vedle stupnice { $track }
       *[other] { $who }: druhý žeton vedle prvního na stupnici { $track }
    }
page-lie-landmarks = Dominanty
page-lie-taken = { $who }: { $part }
page-lie-free = Ještě volné: { $part }
page-lie-achievements = Úspěchy
page-lie-achievement = „{ $which }“: { $part }
page-lie-incomes = Provedená zvýšení blahobytu
page-lie-income = { $who }: { $turns } z { $last }
page-lie-cards = Karty rozhodnutí
page-lie-deck =
    { $mode ->
        [kaiju-2] Balíček Kaiju: { $count }
       *[other] Balíček rozhodnutí: { $count }
    }
page-lie-progress = Balíček pokroku: { $count }
page-lie-pair = Otevřená dvojice: { $left } vlevo, { $right } vpravo
page-lie-discard = Odhazovací hromádka odspodu nahoru: { $part }
page-lie-mixed = Pokud se hromádky pomíchaly, může dál losovat Third Chair.
page-lie-points = { $who }: body { $points }
page-lie-civ = Civilizace: { $civ }
page-lie-hand = Karty tapiserie lícem dolů vedle karty blahobytu: { $count }
page-lie-mat = Karty tapiserie na kartě blahobytu: { $count }
page-lie-automa = Karta blahobytu a body Automy
page-lie-supply = Žetony osídlení v zásobě
page-lie-outposts = { $who }: { $count }

# Kde co leží
page-lie-pool = V jeho nabídce: { $item } × { $count }
page-lie-arts = Stupnice umění leží vedle stupnice { $track }
page-lie-marker = { $civ }: žeton osídlení na stupnici { $track }, pole { $space }

page-lie-yours = Připraveno pro tebe: { $part }
