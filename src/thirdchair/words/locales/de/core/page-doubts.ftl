# Pages: a tap that looks like a slip.

page-right-anyway = Es stimmt trotzdem
page-change-it = Ändern
