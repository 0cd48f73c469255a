# Pages of Tapestry: what may come next.

page-odds-lead = Genau gezählt über alle Karten, die noch kommen können. Was niemand gesehen hat, bleibt ungesehen.
page-odds-income = Einkommenszug
page-odds-stays = bleibt stehen: alle Leisten beendet
page-odds-none = Es kommt nichts mehr: Die Bots sind fertig.
page-odds-likely = { $who }: am ehesten { $part } ({ $percent } %).
page-odds-sure = { $who }: sicher { $part }.
page-odds-later = Nicht, solange eine Frage offen ist: Das Paar, das da liegt, entscheidet.
page-odds-unknown = Hier entscheidet eine eigene Regel, was die Bots tun, deshalb gibt es nichts zu zählen.
