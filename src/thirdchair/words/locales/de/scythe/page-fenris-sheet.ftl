# Seiten der Kampagne: die Bögen.

page-fenris-sheets = Kampagnen-Bögen
page-fenris-sheets-all = Alle
page-fenris-wins = Siege
page-fenris-mods-mech = Mech-Modifikationen
page-fenris-mods-infrastructure = Infrastruktur-Modifikationen
page-fenris-bonuses = Aufbau-Boni
page-fenris-perks = Sofort-Boni
page-fenris-log = Erfolgschronik
page-fenris-mend = Vermögen berichtigen
page-fenris-mend-hint = Was falsch geschrieben wurde, bleibt in der Liste; ein neuer Eintrag stellt es richtig.
page-fenris-mend-amount = Wie viel mehr (oder mit − weniger)
page-fenris-mend-note = Wofür
page-fenris-mend-do = Eintragen
page-fenris-mend-entry = Diesen Eintrag berichtigen
page-fenris-mend-right = Was es hätte sein sollen
page-fenris-mended = Durch eine eigene Buchung berichtigt
page-fenris-bought = Gekauft: { $part }
page-fenris-instead = { $part }: { $now } statt { $was }
page-fenris-followed = Was davon abhing
page-fenris-followed-hint = Nichts davon ändert sich: Entscheidet am Tisch, was ihr daraus macht.
page-fenris-followed-none = Nichts hing davon ab.
page-fenris-followed-won = Abend { $number }: { $name } hätte gewonnen, mit { $n } $.
page-fenris-followed-paid = Abend { $number }: { $n } $ wurden bezahlt. { $part }
page-fenris-followed-short = Abend { $number }: { $n } $ wurden bezahlt, das wäre zu teuer gewesen. { $part }
page-fenris-followed-order = Abend { $number }: die Reihenfolge, in der Fraktionen gewählt wurden.
