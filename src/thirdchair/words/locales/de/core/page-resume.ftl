# Pages: after a pause, where everything lies.

## Nach einer Pause

page-where = Wo waren wir?
page-where-last = Was zuletzt geschah
page-where-next = Als Nächstes:
page-rebuild = Tisch wieder aufbauen
page-rebuild-hint = Wo alles steht, wovon Third Chair weiß. Liegt etwas anders?
