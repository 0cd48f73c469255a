# Pages of Tapestry: what may come next.

page-odds-income = Einkommenszug
page-odds-stays = bleibt stehen: alle Leisten beendet
page-odds-none = Es kommt nichts mehr: Die Bots sind fertig.
page-odds-later = Beantworte zuerst die offene Frage: Das Paar, das da liegt, entscheidet.
page-odds-unknown = Hier entscheidet eine eigene Regel, was die Bots tun, deshalb gibt es nichts zu zählen.
