# Pages: after a game, what goes back where.

## Was zurück muss

page-put-back = Alles zurücklegen
page-put-back-lead = Was du zurücklegen musst. Deine eigenen Sachen räumst du wie immer weg.
page-put-back-lead-all = Was zurück in die Schachtel muss, Stück für Stück.
