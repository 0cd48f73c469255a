# Pages: after a pause, where everything lies.

## Po přestávce

page-where = Kde jsme skončili?
page-where-last = Co se stalo naposledy
page-where-next = Dál:
page-rebuild = Znovu postavit stůl
page-rebuild-hint = Kde stojí vše, o čem Third Chair ví. Leží něco jinak?
