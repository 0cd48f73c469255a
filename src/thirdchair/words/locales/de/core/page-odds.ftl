# Pages: what may come next.

page-odds = Was kann als Nächstes kommen?
page-odds-percent = { $percent } %
page-odds-open = Chancen zeigen
