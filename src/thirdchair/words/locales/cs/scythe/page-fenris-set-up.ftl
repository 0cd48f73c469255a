# Stránky kampaně: prolog a příprava večera. České názvy epizod jsme neviděli, proto jen čísla.

page-fenris-title-1 = Epizoda 1
page-fenris-title-2a = Epizoda 2a
page-fenris-title-2b = Epizoda 2b
page-fenris-title-3 = Epizoda 3
page-fenris-prologue = Prolog
page-fenris-prologue-text = Přečtěte si prolog v pravidlech, nebo jeho shrnutí.
page-fenris-reads = Dnes předčítá { $name }.
page-fenris-read = Přečteno
page-fenris-skip = Přeskočit
page-fenris-ring = Pořadí ve hře
page-fenris-different = Dnes jinak
page-fenris-usual = Obvyklá příprava a nákres stolu
page-fenris-goals = Co dnes platí
page-fenris-perk = Okamžitý bonus
page-fenris-perk-free = dnes zdarma, nejvýš jeden
page-fenris-perk-price = { $n } $ z { $has } $, zbude { $left } $
page-fenris-perk-used = využito na večeru { $number }
page-fenris-perk-none = žádný
page-fenris-worker-at = Kde začne dělník?
page-fenris-late-name = Přijde později
page-fenris-is-here = { $name } je tu
page-fenris-ready = { $name }: připraveno
page-fenris-ready-alone = Připraveno
page-fenris-to-board = Na plán
page-fenris-no-steps = Zatím není co chystat: příprava přijde, až večer začne.
page-fenris-checklist = Nejprve to, co je dnes jinak, pak obvyklá příprava.
