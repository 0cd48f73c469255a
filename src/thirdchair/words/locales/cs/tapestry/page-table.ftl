# Pages of Tapestry: the table page and what hangs on it.

page-more = Další kroky, dominanty
page-cards = Odhazovací hromádka
page-somebody-due = Na tahu je { $who }.
page-play-anyway = Přesto zahrát tah hráče { $who }

## Rady

page-first-income = { $who }: nejdřív zvýšení blahobytu.
page-first-income-yours = Tvůj první tah je zvýšení blahobytu.

page-track-piece = na poli { $space } stojí žeton osídlení

# Stůl
page-beside-cards = Dominanty z karet
page-beside-ready = připraveno pro tebe
page-beside-pool = Nabídka civilizace { civ-hucksters }: když něco takového získáš, můžeš si to vzít odtud.
page-beside-take = Vzít: { $item } (k mání: { $count })

## Stůl

page-stand = Stav hry
page-stand-points = Automa: body
page-stand-income = Zvýšení blahobytu botů
page-stand-deck =
    { $mode ->
        [kaiju-2] Karty v balíčku Kaiju
       *[other] Karty v balíčku rozhodnutí
    }
page-stand-hand = Skryté karty tapiserie Automy
page-turn-of-bots = { $turn }. tah botů
page-bots-income = { $turn }. tah botů: { $income }. zvýšení blahobytu
page-none-yet-bots = Boti ještě nehráli.
page-open-bots = Boti táhnou karty.
page-due-bots = Tah botů
page-seat-you = Ty
page-seat-bots = Boti

page-turn-steps = Kroky tohoto tahu
page-start-said =
    { $count ->
        [one] Příprava: jeden krok
        [few] Příprava: { $count } kroky
       *[other] Příprava: { $count } kroků
    }

## Stupnice

page-board = Stupnice
page-track-seat = { $who }: pole { $space }
page-track-landmark = dominanta na poli { $space }: { $owner }
page-track-favorite = oblíbená stupnice: { $who }
page-nobody = nikdo

## Tlačítka

page-bots-turn = Tah Stínové říše
page-income = Blahobyt
page-stay = Ještě nejsem u konce
page-to = na
page-track-done = dokončeno
page-back-answer = O jednu odpověď zpět
