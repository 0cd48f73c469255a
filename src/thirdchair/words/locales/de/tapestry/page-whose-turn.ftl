# Pages of Tapestry: the bots' turn while it is a human's.

page-solo-not-yet = Du bist am Zug und hast noch nichts eingegeben.
page-duel-not-yet = { $who } ist am Zug, und noch ist nichts eingegeben.
