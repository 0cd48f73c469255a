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
