# Pages of Tapestry: the bots' turn while it is a human's.

page-solo-not-yet = Jsi na tahu a ještě nic není zadáno.
page-duel-not-yet = Na tahu: { $who }. Ještě nic není zadáno.
