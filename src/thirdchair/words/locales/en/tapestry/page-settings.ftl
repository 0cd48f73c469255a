# Pages of Tapestry: settings of a table, handing over chance.

page-hand-cards = Decision cards
page-follow = The Shadow Empire's turn
page-piles-deck =
    { $mode ->
        [kaiju-2] Kaiju deck, shuffled ({ $count })
       *[other] Decision deck, shuffled ({ $count })
    }
page-piles-progress = Progress deck, shuffled ({ $count })
page-piles-pair = Face up, left and right
page-piles-discard = Discard pile, from bottom to top ({ $count })
