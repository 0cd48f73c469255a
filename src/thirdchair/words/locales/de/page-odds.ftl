# What the next pair of decision cards can do.

page-odds = Was kann als Nächstes kommen?
page-odds-lead = Genau gezählt über alle Karten, die noch kommen können. Was niemand gesehen hat, bleibt ungesehen.
page-odds-income = Einkommenszug
page-odds-stays = bleibt stehen: alle Leisten beendet
page-odds-percent = { $percent } %
page-odds-none = Es kommt nichts mehr: Die Bots sind fertig.
