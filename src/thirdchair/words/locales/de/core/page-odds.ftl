# Pages: what may come next.

page-odds = Was kann als Nächstes kommen?
page-odds-percent = { $percent } %
page-odds-open = Chancen zeigen
page-odds-likely = { $who }: am ehesten { $part } ({ $percent } %).
page-odds-sure = { $who }: sicher { $part }.
page-odds-lead = Genau gezählt über alle Karten, die noch kommen können. Was niemand gesehen hat, bleibt ungesehen.

# Weiter voraus als die nächsten Karten.
page-ahead = Weiter voraus
page-ahead-alone = Was kann später kommen?
page-ahead-open = Zeigen
page-ahead-range = { $low } bis { $high }
