# Pages of Scythe: the card of a finished game.

page-result-coins = { $n } $
page-result-wins = Vyhrává { $name }!
page-result-shared = Společné vítězství: { $winner }
page-result-together-human = Vyhráváte společně!
page-result-together-automa = Vyhrávají Automové
page-result-together-both = Nikdo nevede
page-result-points = { $high } $ : { $low } $, náskok { $margin } $ před dalším.
page-result-tie = Stejně mincí jako další: { $points } $. Po mincích se počítají dělníci, mechové a stavby na plánu, pak síla, popularita, suroviny, území a hvězdy.
page-result-even = Shoda až do konce: každý { $points } $.
page-result-average = Průměrně { $part } $ : { $other } $.
page-result-average-even = Obě strany mají průměrně { $part } $. Po mincích se počítají figurky na plánu, pak síla a zbytek listu.
page-result-other = Ostatní
page-result-curve-stars = Hvězdy po tazích Automů
page-result-curve-power = Síla po tazích Automů
page-result-curve-coins = Mince po tazích Automů
page-record-plot-scythe = Nejlepší z vás proti nejlepšímu Automovi, hra po hře: V výhra, D dělená výhra, P prohra.
