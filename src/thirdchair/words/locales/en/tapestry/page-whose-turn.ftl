# Pages of Tapestry: the bots' turn while it is a human's.

page-solo-not-yet = It is your turn, and nothing is entered yet.
page-duel-not-yet = { $who } is to play, and nothing is entered yet.
