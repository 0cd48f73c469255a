# Stránky kampaně: listy.

page-fenris-sheets = Listy kampaně
page-fenris-sheets-all = Všechny
page-fenris-wins = Vítězství
page-fenris-mods-mech = Modifikace mechů
page-fenris-mods-infrastructure = Modifikace infrastruktury
page-fenris-bonuses = Bonusy k přípravě
page-fenris-perks = Okamžité bonusy
page-fenris-log = Kronika úspěchů
page-fenris-mend = Opravit jmění
page-fenris-mend-hint = Co bylo zapsáno špatně, v seznamu zůstane; nový zápis to opraví.
page-fenris-mend-amount = O kolik víc (nebo s − méně)
page-fenris-mend-note = Za co
page-fenris-mend-do = Zapsat
