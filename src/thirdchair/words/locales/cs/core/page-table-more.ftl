page-ask-other-cards = Jiná karta, podle názvu
page-fix-record = Opravit záznam
page-note-lies = Na stole teď stojí: { $parts }.
page-say-from-to = z { $from } na { $to }
page-lie-yours = Připraveno pro tebe: { $part }
page-app-shuffled = Third Chair míchá své karty do nového balíčku.
page-turn-steps = Kroky tohoto tahu
page-start-said =
    { $count ->
        [one] Příprava: jeden krok
        [few] Příprava: { $count } kroky
       *[other] Příprava: { $count } kroků
    }
