# Pages of Tapestry: settings of a table, handing over chance.

page-piles-deck = Decision deck, shuffled ({ $count })
page-piles-progress = Progress deck, shuffled ({ $count })
page-piles-pair = Face up, left and right
page-piles-discard = Discard pile, from bottom to top ({ $count })
