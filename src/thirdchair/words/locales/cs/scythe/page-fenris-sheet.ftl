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
page-fenris-mend-entry = Opravit tento zápis
page-fenris-mend-right = Kolik to mělo být
page-fenris-mended = Opraveno vlastním zápisem
page-fenris-bought = Koupeno: { $part }
page-fenris-instead = { $part }: { $now } místo { $was }
page-fenris-followed = Co na tom záviselo
page-fenris-followed-hint = Nic z toho se nemění: rozhodněte u stolu, co s tím.
page-fenris-followed-none = Nic na tom nezáviselo.
page-fenris-followed-won = Večer { $number }: vyhrál by hráč { $name } s { $n } $.
page-fenris-followed-paid = Večer { $number }: zaplaceno { $n } $. { $part }
page-fenris-followed-short = Večer { $number }: zaplaceno { $n } $, což by bylo příliš drahé. { $part }
page-fenris-followed-order = Večer { $number }: pořadí, v němž se vybíraly frakce.
