# Seiten der Kampagne: Prolog und Aufbau eines Abends. Titel wie gedruckt.

page-fenris-title-1 = Episode 1: Eine neue Ära
page-fenris-title-2a = Episode 2a: Krieg
page-fenris-title-2b = Episode 2b: Frieden
page-fenris-title-3 = Episode 3: Vesnas Bitte
page-fenris-prologue = Prolog
page-fenris-prologue-text = Lest den Prolog im Regelheft oder seine Zusammenfassung.
page-fenris-reads = Heute liest { $name } vor.
page-fenris-read = Gelesen
page-fenris-skip = Überspringen
page-fenris-ring = Spielreihenfolge
page-fenris-different = Heute anders
page-fenris-usual = Der übliche Aufbau, und der Tisch gezeichnet
page-fenris-goals = Was heute zählt
page-fenris-perk = Sofort-Bonus
page-fenris-perk-free = heute kostenlos, höchstens einer
page-fenris-perk-price = { $n } $ von { $has } $, es bleiben { $left } $
page-fenris-perk-used = genutzt an Abend { $number }
page-fenris-perk-none = keinen
page-fenris-worker-at = Wo beginnt der Arbeiter?
page-fenris-late-name = Kommt später
page-fenris-is-here = { $name } ist da
page-fenris-ready = { $name } ist bereit
page-fenris-ready-alone = Bereit
page-fenris-to-board = Zum Spielplan
page-fenris-no-steps = Noch ist nichts auszulegen: Der Aufbau kommt, wenn der Abend beginnt.
page-fenris-checklist = Zuerst das, was heute anders ist, dann der übliche Aufbau.
