# Pages: after a game, what goes back where.

## Was zurück muss

page-put-back = Alles zurücklegen
page-put-back-lead = Was diese Partie von seinem Platz genommen hat und wohin es gehört. Eigenes Material wandert wie immer zurück.
