# Pages: a tap that looks like a slip.

page-right-anyway = Přesto je to správně
page-change-it = Změnit
