# Pages: after a game, what goes back where.

## Co vrátit zpět

page-put-back = Uklidit hru
page-put-back-lead = Co tato hra vzala ze svých míst a kam to patří. Vlastní díly se vracejí jako vždy.
