# Pages: after a game, what goes back where.

## Co vrátit zpět

page-put-back = Uklidit hru
page-put-back-lead = Co je potřeba vrátit. Své věci ukliď jako vždy.
page-put-back-lead-all = Co patří zpátky do krabice, kus po kuse.
